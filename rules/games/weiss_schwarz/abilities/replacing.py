"""Replacement effects of cards (8.10): which of them would replace what is about to happen, and what they do."""

from typing import TYPE_CHECKING, Final

from rules.engine import NEXT
from rules.engine.costs import each_has_its_own
from rules.engine.machine import ProgramFrame
from rules.engine.replacement import Batch, Replacement, ReplacingFrame, replacing
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import BY, OWN_SLOTS, THAT, Ability, Happening
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.abilities.costs import Payable
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.leaving import departure
from rules.games.weiss_schwarz.zones import CLIMAX_AREA, ELSEWHERE, NO_CARD, STAGE

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

# The slot of a replacement effect that has how much damage would be dealt.
THAT_MANY: Final = OWN_SLOTS

REPLACING: Final = replacing("8.10.1", "8.2.1.3.2", order_kind=words.REPLACEMENT, may_kind=words.MAY)


class CardReplaces(Replacement["WeissGame"]):
    """The replacement effect of a card, and the program of what it does instead."""

    __slots__ = ("ability", "by")

    def __init__(self, key: str, ability: Ability, by: ProgramFrame) -> None:
        super().__init__(key, by.player, is_optional=ability.may)
        self.ability = ability
        self.by = by

    def may_be_chosen(self, game: "WeissGame", promised: list[Replacement["WeissGame"]]) -> bool:
        """8.10.3: not applied where the choice cannot be made, with what was chosen for other events at once."""
        payable = self.ability.payable
        if payable is None or not holds("8.10.3"):
            return True
        return payable.holds(game, self.by) and (not promised or each_has_its_own(_wanted(game, [*promised, self])))

    def perform(self, game: "WeissGame") -> None:
        game.note("8.10.1", words.REPLACED, self.by.player, self.by.card)
        game.stack.append(self.by.clone())


def _wanted(game: "WeissGame", effects: list[Replacement["WeissGame"]]) -> list[list[int]]:
    """Return for each card that the choices of effects take which ones it may be."""
    wanted: list[list[int]] = []
    for effect in effects:
        assert isinstance(effect, CardReplaces)  # noqa: S101
        payable = effect.ability.payable
        if isinstance(payable, Payable):
            wanted += payable.wanted(game, effect.by)
    return wanted


def would(game: "WeissGame", batch: Batch["WeissGame"], events: list[int]) -> None:
    """Let things happen, but for those that are replaced."""
    game.stack.append(ReplacingFrame(REPLACING, batch, events))


def replacing_cards(game: "WeissGame") -> list[int]:
    """Return the cards whose effects would replace the event that somebody is asked about, as the options have them."""
    frame = game.stack[-1]
    assert isinstance(frame, ReplacingFrame)  # noqa: S101
    return [one.by.card for one in frame.found if isinstance(one, CardReplaces)]


def replacing_program(frame: ReplacingFrame) -> ProgramFrame:
    """Return the program of the effect that somebody may apply or decline, before it runs."""
    effect = frame.found[0]
    assert isinstance(effect, CardReplaces)  # noqa: S101
    return effect.by


class Leaving(Batch["WeissGame"]):
    """Cards are about to go from the stage to another zone; of each the master orders what replaces it (8.10.2.1)."""

    __slots__ = ("zone",)

    def __init__(self, zone: int) -> None:
        super().__init__("8.10.2.1")
        self.zone = zone

    def found(self, game: "WeissGame", event: int) -> list[Replacement["WeissGame"]]:
        if game.where[event] != STAGE:
            return []
        return replacements(game, departure(game, event, self.zone))

    def orderer(self, game: "WeissGame", event: int) -> int:
        return game.holder[event] if holds("8.10.2.1") else 1 - game.holder[event]


class Drawing(Batch["WeissGame"]):
    """A player is about to draw, and orders what replaces it (8.10.2.2). `is_kept`: the caller keeps the card."""

    __slots__ = ("is_kept", "origin")

    def __init__(self, origin: str, *, is_kept: bool) -> None:
        super().__init__("8.10.2.2")
        self.origin = origin
        self.is_kept = is_kept

    def found(self, game: "WeissGame", event: int) -> list[Replacement["WeissGame"]]:
        return replacements(game, Happening(words.ON_DRAW, event))

    def orderer(self, game: "WeissGame", event: int) -> int:
        return event if holds("8.10.2.2") else 1 - event

    def happen(self, game: "WeissGame", events: list[int]) -> int:
        card = game.take_top(events[0])
        if card == NO_CARD:
            return NEXT
        game.put_into_hand(card)
        if self.is_kept:
            game.stack[-2].cards[-1] = card
        game.note(self.origin, words.DRAWN, events[0], card)
        return NEXT


def replacements(game: "WeissGame", what: Happening) -> list[Replacement["WeissGame"]]:
    """8.10.1: the effects of cards that would replace what is about to happen, the turn player's first."""
    found: list[Replacement[WeissGame]] = []
    if not holds("8.10.1"):
        return found
    for player in (game.turn_player, 1 - game.turn_player):
        for card, zone in _sources(game, player):
            for ability in game.abilities(card):
                by = _replacing(game, ability, player, card, zone, what)
                if by is not None:
                    key = f"{card} {by.number} {ability.key}"
                    alike = sum(one.key.startswith(key) for one in found)  # a card may have an ability twice
                    found.append(CardReplaces(f"{key} {alike}", ability, by))
    return found


def _sources(game: "WeissGame", player: int) -> list[tuple[int, int]]:
    """Return the player's cards whose replacement effects may be valid, each with its zone."""
    side = game.sides[player]
    found = [(card, STAGE) for card in side.characters()] + [(card, CLIMAX_AREA) for card in side.climax]
    for zone in ELSEWHERE:
        if game.watching.replacing_zones >> zone & 1:
            found += [(card, zone) for card in side.piles[zone]]
    return found


def _replacing(
    game: "WeissGame", ability: Ability, player: int, card: int, zone: int, what: Happening
) -> ProgramFrame | None:
    """Return the program of an ability, about to run, if it would replace this."""
    trigger = ability.replaces
    if trigger is None or trigger.kind != what.kind or not ability.zones >> zone & 1:
        return None
    by = asking(ability, player, card, game.incarnation[card])
    by.place = game.position_of(card)
    by.slots[THAT] = game.as_now([what.card] if what.card != NO_CARD else [])
    by.slots[BY] = game.as_now([what.by] if what.by != NO_CARD else [])
    by.slots[THAT_MANY] = [what.number]
    if not trigger.matches(game, what, by):
        return None
    return by if ability.condition is None or ability.condition.holds(game, by) else None
