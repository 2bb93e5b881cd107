"""Loops that go through choices (11.1), and what makes two situations the same."""

from typing import TYPE_CHECKING, Final

from rules.engine.loops import LOOK_FROM, LoopRules, Loops, Situation
from rules.engine.machine import Frame, ProgramFrame
from rules.engine.replacement import Replacement, ReplacingFrame
from rules.engine.request import Request
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.replacing import CardReplaces
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.zones import NO_CARD, Side

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class WeissLoops(LoopRules["WeissGame"]):
    """11.1.1.2, 11.1.1.3: the turn player says a number first."""

    __slots__ = ()

    def loops(self, game: "WeissGame") -> Loops:
        if game.loops is None:
            game.loops = Loops()
        return game.loops

    def situation(self, game: "WeissGame", request: Request) -> Situation:
        """11.1.1.2: every card in every zone, how characters are turned, and what is under way.

        Neither the order of a zone counts, which a shuffle would change, nor what effects have done to cards so far.
        """
        return (
            request.player,
            request.kind,
            *request.options,
            *[_zones(side) for side in game.sides],
            tuple([game.orientation[card] for side in game.sides for card in side.stage if card != NO_CARD]),
            tuple(sorted(game.face_down)),
            (game.paying, game.trigger_checks, game.attacker, game.defender, game.left_battle, *game.extra_turns),
            tuple(sorted([(key, card, game.incarnation[card] == time) for key, card, time in game.used])),
            *[(one.ability.key, one.master, *_as_now(game, [one.card, one.incarnation])) for one in game.standby],
            *[(one.ability.key, *_frame(game, one.by)) for one in game.timed],
            *[_frame(game, frame) for frame in (*game.after_checks, *game.stack)],
        )

    def leading(self, game: "WeissGame") -> int:
        return game.turn_player

    def note(self, game: "WeissGame", rule: str, player: int, times: int) -> None:
        game.note(rule, words.REPEATED, player, times)

    def times(self, most: int) -> list[int]:
        """1.3.5: 0 or a positive whole number."""
        return list(range(0 if holds("1.3.5") else -1, most + 1))


def _zones(side: Side) -> Situation:
    piles = (side.deck, side.hand, side.waiting_room, side.clock, side.level, side.stock, side.climax, side.memory)
    return (
        *[tuple(sorted(pile)) for pile in piles],
        *[tuple(area) for area in side.markers],
        tuple(side.resolution),
        tuple(side.stage),
        tuple(side.under),
        side.damage,
    )


def _frame(game: "WeissGame", frame: Frame) -> Situation:
    """Return what is under way; an answer has had its effect, or is about to be another one."""
    values = (id(frame.procedure), frame.at, frame.player, frame.card, *frame.cards)
    if isinstance(frame, ReplacingFrame):
        effects = [*[(-1, one) for one in frame.found], *frame.applied, *frame.instead]
        return (*values, frame.number, *[(event, *_replacement(game, one)) for event, one in effects])
    if not isinstance(frame, ProgramFrame):
        return (*values, frame.number)
    return (*values, frame.did, frame.place, *[_as_now(game, slot) for slot in frame.slots])


def _replacement(game: "WeissGame", effect: Replacement["WeissGame"]) -> Situation:
    """Return an effect that would replace something, was applied, or is going to be performed."""
    assert isinstance(effect, CardReplaces)  # noqa: S101
    return (effect.ability.key, *_frame(game, effect.by))


def _as_now(game: "WeissGame", slot: list[int]) -> Situation:
    """Return the cards of a slot, each with whether it still is where it was; a number that a slot keeps as it is."""
    if len(slot) % 2:
        return tuple(slot)
    return tuple([(slot[at], game.incarnation[slot[at]] == slot[at + 1]) for at in range(0, len(slot), 2)])


RULES: Final = WeissLoops("11.1.1.2", "11.1.1.3", words.LOOP)


def ask(game: "WeissGame", request: Request) -> int:
    """Make a request in a turn in which loops are looked for; return ASK, NEXT or OVER."""
    return RULES.loops(game).ask(game, RULES, request, LOOK_FROM - game.unwatched)
