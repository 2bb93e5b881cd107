"""Decks as lines of a list: count and verdict."""

from collections.abc import Iterable
from dataclasses import dataclass

from decks.legality import judge
from decks.models import Deck
from rules.games import GAMES, Game
from rules.legality import Verdict


@dataclass(frozen=True, slots=True)
class Summary:
    """One deck in short."""

    deck: Deck
    game: Game
    count: int
    verdict: Verdict


def summaries(decks: Iterable[Deck]) -> list[Summary]:
    """Return the decks (fetched `with_lines`) in short, in the order they come."""
    return [
        Summary(deck, GAMES[deck.game], sum(entry.quantity for entry in deck.entries.all()), judge(deck))
        for deck in decks
    ]
