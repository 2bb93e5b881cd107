"""Effects that change cards for a while (8.9.2): how they begin and end."""

from typing import TYPE_CHECKING

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import Cards, Change
from rules.games.weiss_schwarz.abilities.values import Lasting
from rules.games.weiss_schwarz.book import holds

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


def give(game: "WeissGame", cards: list[int], change: Change, by: ProgramFrame, until: int) -> None:
    """8.9.2: change cards as they are now, until the end of the turn of that number, or of the attack."""
    for card in cards:
        game.lasting_zones |= 1 << game.where[card]
    _give(game, change, tuple(game.as_now(cards)), by, until)


def give_all(game: "WeissGame", cards: Cards, change: Change, by: ProgramFrame, until: int) -> None:
    """8.2.1.2: change all such cards, those that come later too: for what says what players can do."""
    game.lasting_zones |= cards.zones(0)
    _give(game, change, (), by, until, cards)


def _give(
    game: "WeissGame",
    change: Change,
    cards: tuple[int, ...],
    by: ProgramFrame,
    until: int,
    kind: Cards | None = None,
) -> None:
    game.time += 1
    game.lasting_limits |= change.limits
    game.lasting_writes |= change.writes
    time = game.time if holds("8.9.1.5.2") else 0
    game.lasting += (Lasting(change, cards, by, until, time, kind),)
    game.is_stale = True


def end_lasting(game: "WeissGame", until: int) -> None:
    """End what lasts until the end of the turn of this number (6.8.1.4), or of the attack."""
    if game.lasting:
        game.lasting = tuple([one for one in game.lasting if not _is_over(one.until, until)])
        if not game.lasting:
            game.lasting_limits = game.lasting_writes = game.lasting_zones = 0
        game.is_stale = True
    if game.timed and until >= 0:
        game.timed = tuple([one for one in game.timed if one.until > until])


def _is_over(until: int, end: int) -> bool:
    """Return whether an effect until `until` is over at `end`, the number of a turn or THIS_ATTACK."""
    return until == end if end < 0 else until < 0 or until <= end
