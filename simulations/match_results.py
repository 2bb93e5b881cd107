"""What a match came to, as JSON and for people, and the story of one game."""

from collections.abc import Iterator, Mapping
from typing import Any

from rules.engine.machine import Game
from rules.games.game import Versus
from rules.lab.matches import DRAWN, LOST, WON, Match
from rules.lab.not_played import by_name
from rules.lab.record import MatchRecord
from rules.lab.shares import wilson
from simulations.command_line import blank_cards


def result_of(match: Match, outcomes: Mapping[str, int], seconds: float) -> dict[str, Any]:
    """Return the object that `--json` prints: for the first deck, draws are no wins."""
    wins, games = outcomes.get(WON, 0), sum(outcomes.values())
    low, high = wilson(wins, games)
    return {
        "games": games,
        "wins": wins,
        "losses": outcomes.get(LOST, 0),
        "draws": outcomes.get(DRAWN, 0),
        "win_rate": wins / games,
        "interval": [low, high],
        "seconds": round(seconds, 3),
        "not_understood": _not_understood(match),
    }


def _not_understood(match: Match) -> list[dict[str, Any]]:
    """Return how many cards of each name are played without an ability that is not understood."""
    found: list[dict[str, Any]] = []
    for entrant in match.entrants:
        counts = by_name(match.versus.not_understood(entrant.deck))
        found += [{"deck": entrant.deck.name, "name": name, "cards": count} for name, count in counts.items()]
    return found


def for_people(match: Match, result: Mapping[str, Any]) -> str:
    """Return the result in words."""
    one, other = match.entrants
    low, high = result["interval"]
    lines = [
        f"{one.deck.name} ({one.bot}) against {other.deck.name} ({other.bot}): "
        f"{result['games']} games with seed {match.seed} in {result['seconds']} seconds",
        f"{result['wins']} won, {result['losses']} lost, {result['draws']} drawn: "
        f"{result['win_rate']:.1%} won, 95% interval {low:.1%} to {high:.1%}",
    ]
    for entrant in match.entrants:
        lines += blank_cards(entrant.deck, by_name(match.versus.not_understood(entrant.deck)))
    return "\n".join(dict.fromkeys(lines))


def players_of(record: MatchRecord) -> tuple[str, str]:
    """Return what the players are called, by seat."""
    one, other = (f"{name} ({bot})" for name, bot in zip(record.names, record.bots, strict=True))
    return (one, other) if one != other else (f"{one} 1", f"{other} 2")


def story(versus: Versus, game: Game, names: tuple[str, str]) -> Iterator[str]:
    """Yield what happened in a traced game, a line each, its rule first."""
    for event in game.trace or ():
        yield versus.tell(event, game, names)
