"""What a new site starts with: the starter set of Weiß Schwarz, and whatever else comes with the project."""

from collections.abc import Callable
from pathlib import Path

from cards.format_defaults import load_formats
from cards.importing import import_file
from cards.importing.records import Kind
from rules.games import weiss_schwarz

STARTER_CARDS = Path(weiss_schwarz.__file__).parent / "starter" / "cards.json"


class StarterBrokenError(RuntimeError):
    """The project's own starter set was refused: a fault of the project, not of its user."""


def load_cards() -> str:
    """Load the starter cards and say what came of it."""
    report = import_file("starter", STARTER_CARDS)
    if report.has_refusals:
        refused = [finding for finding in report.findings if finding.kind is Kind.REFUSED]
        raise StarterBrokenError("; ".join(f"{f.code} {f.field}: {f.reason}" for f in refused))
    counts = report.cards
    return f"starter cards: {counts.added} added, {counts.changed} changed, {counts.unchanged} unchanged"


# Each runs once, in this order, every time the site starts; each is quick when nothing changed and returns one line.
LOADERS: tuple[Callable[[], str], ...] = (load_cards, load_formats)


def load_starter() -> list[str]:
    """Run every loader and return what they say."""
    return [load() for load in LOADERS]
