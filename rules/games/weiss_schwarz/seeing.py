"""Makes a player's view of a game."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

from rules.engine import Step
from rules.engine.machine import ProgramFrame
from rules.engine.replacement import ReplacingFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.choosing import player_meant
from rules.games.weiss_schwarz.abilities.everyone import ByEachInTurn
from rules.games.weiss_schwarz.abilities.looking import Look, LookUpTo, Reveal, See
from rules.games.weiss_schwarz.abilities.replacing import replacing_program
from rules.games.weiss_schwarz.abilities.sets import InSlot
from rules.games.weiss_schwarz.abilities.shuffling import Shuffle, ShuffleFaceDown
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.view import HIDDEN, Asked, Shown, SideView, View, Waiting
from rules.games.weiss_schwarz.zones import DECK, HAND, NO_CARD, STAGE

# What is asked about a card or a program: the frame on top knows both.
_ABOUT_A_CARD: Final = frozenset(
    {
        words.POSITION, words.PAY, words.CHOOSE, words.MAY, words.UP_TO, words.MODE, words.DECLARE, words.ICON_CARD,
        words.ICON_MAY, words.ICON_ZONE,
    }
)  # fmt: skip

Revealed = set[int]


def view_of(game: WeissGame, player: int) -> View:
    """Return what the player may know."""
    revealed = _revealed(game, player)
    sides = (_side(game, 0, player, revealed), _side(game, 1, player, revealed))
    seen = _cards_of(sides)
    size = len(game.specs) // 2
    own = range(player * size, player * size + size)
    specs = game.specs
    changed = game.changed_cards()
    shown = {card: _shown(game, card) for card in changed if card in seen} if changed else {}
    return View(
        player=player,
        request=_asked(game, player, seen),
        result=game.result,
        sides=sides,
        unseen=tuple([card for card in own if card not in seen]),
        specs={card: specs[card] for card in seen.union(own)},
        changed=shown,
        orientation=_orientation(game),
        first_player=game.first_player,
        turn_player=game.turn_player,
        turn=game.turn,
        moment=game.moment,
        attacks=game.attacks,
        attacker=_there(game, game.attacker),
        defender=_there(game, game.defender),
        attack_type=game.attack_type,
        trigger_checks=game.trigger_checks,
        paying=game.paying,
        extra_turns=tuple(game.extra_turns),
        shields=tuple(game.shields),
        used=tuple((key, card) for key, card, time in game.used if card in seen and game.incarnation[card] == time),
        arrived=tuple(
            (card, origin, how) for card, time, origin, how, _ in game.arrived if game.incarnation[card] == time
        ),
        standby=tuple(
            Waiting(one.master, _seen(game, one.card, one.incarnation, seen), one.ability) for one in game.standby
        ),
    )


def _side(game: WeissGame, whose: int, player: int, revealed: Revealed) -> SideView:
    """3.2.2, 3.3.2, 3.7.2, 3.9.2.2, 3.10.2, 3.12.2.2: what is hidden, and from whom; all else is public (3.1.3)."""
    side = game.sides[whose]
    down = game.face_down
    covered = down if whose != player else ()
    mixed = _mixed(game) if down and holds("3.12.2.2.3") else ()
    is_deck_hidden = holds("3.2.2") and (holds("3.1.5.1") or whose == player)
    return SideView(
        deck=_pile(side.deck, revealed) if is_deck_hidden else tuple(side.deck),
        hand=tuple(side.hand) if whose == player or not holds("3.3.2") else _pile(side.hand, revealed),
        waiting_room=tuple(side.waiting_room),
        clock=tuple(side.clock) if holds("3.1.3") else (HIDDEN,) * len(side.clock),
        level=_face_up(side.level, covered if holds("3.9.2.2") else ()) if holds("3.9.2.1") else (),
        stock=(HIDDEN,) * len(side.stock),
        climax=tuple(side.climax),
        memory=_face_up(side.memory, (*covered, *mixed) if holds("3.12.2.2") else ()) if holds("3.12.2.1") else (),
        markers=tuple([_face_up(area, down if holds("3.7.2") else ()) for area in side.markers])
        if holds("3.7.2.1")
        else ((),) * 5,
        resolution=tuple(side.resolution),
        stage=tuple(side.stage) if whose == player or holds("3.5.3") else (HIDDEN,) * 5,
        under=tuple([(card, position) for card, position, _ in side.under]),
        damage=side.damage,
    )


def _pile(cards: list[int], revealed: Revealed) -> tuple[int, ...]:
    if not holds("3.1.2") or not holds("3.1.5.1.1"):
        return ()
    if not revealed:
        return (HIDDEN,) * len(cards)
    return tuple([card if card in revealed else HIDDEN for card in cards])


def _face_up(cards: Sequence[int], covered: Iterable[int]) -> tuple[int, ...]:
    return tuple([HIDDEN if card in covered else card for card in cards]) if covered else tuple(cards)


def _cards_of(sides: tuple[SideView, SideView]) -> set[int]:
    """Return the cards that are seen."""
    seen: set[int] = set()
    for side in sides:
        seen.update(side.deck, side.hand, side.waiting_room, side.clock, side.level, side.climax, side.memory)
        seen.update(side.resolution, side.stage, *side.markers, [card for card, _ in side.under])
    return seen - {HIDDEN, NO_CARD}


def _revealed(game: WeissGame, player: int) -> Revealed:
    """4.8.1: cards of a deck are seen by who looks at them; 4.9.1: revealed ones by all, as long as that goes on."""
    revealed: Revealed = set()
    for frame in game.stack:
        if isinstance(frame, ProgramFrame):
            for step in _done(frame):
                if isinstance(step, Look) and step.is_seen_by(player, frame):
                    revealed.update(_in_slot(game, frame, step.slot))
                elif isinstance(step, Shuffle):  # nobody knows where they are now (3.2.4)
                    side = game.sides[player_meant(frame, is_opponents=step.is_opponents)]
                    revealed.difference_update(side.piles[step.zone])
                elif isinstance(step, Reveal) and (not isinstance(step, See) or frame.player == player):
                    slot = step.cards.slot if isinstance(step.cards, InSlot) else step.slot
                    revealed.update(_in_slot(game, frame, slot))
            step = frame.procedure.steps[min(frame.at, frame.procedure.length - 1)]
            if isinstance(step, LookUpTo) and step.is_seen_by(player, frame):
                revealed.update(frame.cards)  # so far
    return revealed


def _done(frame: ProgramFrame) -> Iterator[Step[Any]]:
    """Yield the steps behind which a program is, and what all players have revealed in them."""
    for step in frame.procedure.steps[: frame.at]:
        yield step
        if isinstance(step, ByEachInTurn):
            yield from (one for one in step.procedure.steps if isinstance(one, Look) and one.is_revealed)


def _mixed(game: WeissGame) -> list[int]:
    """3.12.2.2.3: the cards that were shuffled face down by an effect that still goes on."""
    return [
        card
        for frame in game.stack
        if isinstance(frame, ProgramFrame)
        for step in frame.procedure.steps[: frame.at]
        if isinstance(step, ShuffleFaceDown)
        for card in frame.slots[step.slot][::2]
    ]


def _in_slot(game: WeissGame, frame: ProgramFrame, slot: int) -> list[int]:
    """Return the cards of a slot that are in a deck or a hand, and came there no later than the slot was filled."""
    cards = frame.slots[slot]
    return [
        card
        for card, time in zip(cards[::2], cards[1::2], strict=True)
        if game.where[card] in (DECK, HAND) and game.incarnation[card] == time
    ]


def _asked(game: WeissGame, player: int, seen: set[int]) -> Asked | None:
    request = game.request
    if request is None:
        return None
    if request.player != player:
        return Asked(request.player, request.kind, request.rule)
    frame = game.stack[-1]
    if request.kind not in _ABOUT_A_CARD:
        return Asked(player, request.kind, request.rule, tuple(request.options))
    if isinstance(frame, ReplacingFrame):
        program = replacing_program(frame)
        source = program.card if program.card in seen else HIDDEN
        return Asked(player, request.kind, request.rule, tuple(request.options), source, program.procedure)
    source = frame.card if frame.card in seen else HIDDEN
    if isinstance(frame, ProgramFrame):
        return Asked(player, request.kind, request.rule, tuple(request.options), source, frame.procedure, frame.at)
    return Asked(player, request.kind, request.rule, tuple(request.options), source)


def _shown(game: WeissGame, card: int) -> Shown:
    values = game.values[card]
    return Shown(
        values.power,
        values.soul,
        values.level,
        values.cost,
        values.traits,
        values.colours,
        values.names,
        values.abilities,
        values.limits,
    )


def _orientation(game: WeissGame) -> dict[int, int]:
    orientation = game.orientation
    return {card: orientation[card] for side in game.sides for card in side.stage if card != NO_CARD}


def _there(game: WeissGame, card: int) -> int:
    return card if card != NO_CARD and game.where[card] == STAGE else NO_CARD


def _seen(game: WeissGame, card: int, time: int, seen: set[int]) -> int:
    return card if card in seen and game.incarnation[card] == time else HIDDEN
