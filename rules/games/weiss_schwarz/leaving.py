"""Characters leave the stage with their markers (3.7.3.2), and abilities that wait for it see them go (8.7.4.1.2)."""

from typing import TYPE_CHECKING

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Happening
from rules.games.weiss_schwarz.abilities.standby import Match, Standby, Timed, matching, moved_on, stand_by
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.zones import STAGE, WAITING_ROOM, take_from_stage

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


def leave_stage(game: "WeissGame", card: int, zone: int, rule: str, seen: list[Match] | None = None) -> int:
    """Put a character from the stage into another zone, its markers into the waiting room (3.7.3.2).

    `seen`: the abilities that wait for it, where others left at once with it.
    """
    what = departure(game, card, zone)
    found = _matching(game, what) if seen is None else seen
    _leave(game, card, zone)
    if found and not holds("8.7.4.1.2"):
        found = _matching(game, what)
    if zone == WAITING_ROOM:
        game.note(rule, words.TO_WAITING_ROOM, what.player, card, what.place)
    stand_by(game, what, found)
    return what.place


def leave_together(game: "WeissGame", leaving: list[tuple[int, str]]) -> None:
    """Put cards into the waiting room at once, each by its rule: all of them see all others go (8.7.4.1.2)."""
    waiting: list[tuple[Happening, list[Match]]] = []
    for card, rule in leaving:
        if game.where[card] == STAGE:
            what = departure(game, card, WAITING_ROOM)
            waiting.append((what, _matching(game, what)))
            game.note(rule, words.TO_WAITING_ROOM, what.player, card, what.place)
    for card, _ in leaving:
        if game.where[card] == STAGE:
            _leave(game, card, WAITING_ROOM)
        elif game.where[card] != WAITING_ROOM:
            game.take_out(card)
            game.put_into_waiting_room(card)
    for what, found in waiting:
        stand_by(game, what, found)


def seen_leaving(game: "WeissGame", cards: list[int], zone: int) -> dict[int, list[Match]]:
    """Return the abilities that wait for each of several cards that leave the stage at once (8.7.4.1.2)."""
    leaving = [card for card in cards if game.where[card] == STAGE]
    return {card: _matching(game, departure(game, card, zone)) for card in leaving} if len(leaving) > 1 else {}


def departure(game: "WeissGame", card: int, zone: int) -> Happening:
    """Return what happens where a card leaves the stage now."""
    place = game.position_of(card)
    return Happening(words.ON_LEAVING, game.holder[card], card, origin=STAGE, target=zone, place=place)


def keep_place(game: "WeissGame", card: int, position: int) -> None:
    """8.11.1: the abilities of a card that is about to leave the stage go on knowing the position that it was on.

    Those that wait, those that wait for a later moment, and those under way.
    """
    if not holds("8.11.1"):
        return
    time = game.incarnation[card]
    for at, one in enumerate(game.standby):
        if one.card == card and one.incarnation == time and one.place != position:
            game.standby[at] = Standby(one.ability, one.master, card, time, position, one.slots)
    for frame in game.stack:
        if isinstance(frame, ProgramFrame) and frame.card == card and frame.number == time:
            frame.place = position
    if any(one.by.card == card for one in game.timed):
        game.timed = tuple(
            [Timed(one.ability, _at(one.by, card, time, position), one.until, one.since) for one in game.timed]
        )
    if game.after_checks:
        game.after_checks = tuple([_at(one, card, time, position) for one in game.after_checks])


def _at(by: ProgramFrame, card: int, time: int, position: int) -> ProgramFrame:
    """Return a frame, which clones of the game share, with the position if it is one of this card."""
    if by.card != card or by.number != time:
        return by
    by = by.clone()
    by.place = position
    return by


def _matching(game: "WeissGame", what: Happening) -> list[Match]:
    return matching(game, what) if game.may_match(what.kind, what.card) else []


def _leave(game: "WeissGame", card: int, zone: int) -> None:
    """3.7.3.2: with the card its markers leave; who was in battle is asked about wherever it goes (8.11.2)."""
    time = game.incarnation[card]
    side = game.sides[game.holder[card]]
    markers = side.take_markers(card, game.position_of(card)) if holds("3.7.3.2") else ()
    position = take_from_stage(side, card)
    keep_place(game, card, position)
    for marker in markers:
        game.put_into_waiting_room(marker)
    game.put(card, zone)
    if game.standby and card in (game.attacker, game.defender) and holds("8.11.2"):
        moved_on(game, card, time)
