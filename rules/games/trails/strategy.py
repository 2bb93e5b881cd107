"""Strategy mode (602.4)."""

from rules import copy_limits
from rules.counts import Count, exactly
from rules.games.trails.book import CITATION
from rules.games.trails.copies_of_a_card import COPIES
from rules.legality import DeckLine, FormatSpec, Violation

DECK_SIZE = 50


def check(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return what the mode finds: 602.4a exactly fifty cards, 602.4b four of a name and sub-name."""
    return (
        *exactly(Count(CITATION, "602.4a", DECK_SIZE), lines),
        *copy_limits.check(COPIES, lines, format_spec),
    )
