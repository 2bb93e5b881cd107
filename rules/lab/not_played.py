"""What is said of a game that has no engine yet, and of cards whose abilities are left out."""

from collections import Counter
from collections.abc import Iterable

from rules.games.game import Game
from rules.lab.frozen_deck import Copies


class NotPlayedError(ValueError):
    """Decks of the game are not played yet; the message says so."""

    def __init__(self, game: Game) -> None:
        super().__init__(f"Decks of {game.title} are built and judged here, but not played yet.")


def by_name(cards: Iterable[Copies]) -> dict[str, int]:
    """Return how many copies there are of each name, by name."""
    counts: Counter[str] = Counter()
    for copies in cards:
        counts[copies.card.name] += copies.quantity
    return dict(sorted(counts.items()))
