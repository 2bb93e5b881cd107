"""What a new site starts with: the starter set of each game, and whatever else comes with the project."""

from collections.abc import Callable
from operator import attrgetter
from pathlib import Path

from cards.format_defaults import load_formats
from cards.importing import Report, import_starter
from cards.importing.records import Kind
from rules.games import GAMES, Game


def starter_cards(game: Game) -> Path:
    """Return the file of the cards that come with `game`."""
    return game.folder / "starter" / "cards.json"


class StarterBrokenError(RuntimeError):
    """The project's own starter set was refused: a fault of the project, not of its user."""


def load_cards() -> str:
    """Load the starter cards of every game and say what came of it."""
    counts = [load_cards_of(game).cards for game in GAMES.values()]
    added, changed, unchanged = (sum(map(attrgetter(key), counts)) for key in ("added", "changed", "unchanged"))
    return f"starter cards: {added} added, {changed} changed, {unchanged} unchanged"


def load_cards_of(game: Game) -> Report:
    """Load the starter cards of one game; raises StarterBrokenError."""
    report = import_starter(game, starter_cards(game))
    if report.has_refusals:
        refused = [finding for finding in report.findings if finding.kind is Kind.REFUSED]
        raise StarterBrokenError("; ".join(f"{f.code} {f.field}: {f.reason}" for f in refused))
    return report


# Each runs once, in this order, every time the site starts; each is quick when nothing changed and returns one line.
LOADERS: tuple[Callable[[], str], ...] = (load_cards, load_formats)


def load_starter() -> list[str]:
    """Run every loader and return what they say."""
    return [load() for load in LOADERS]
