"""Deck construction (5.1.2) and the formats that organised play adds.

The order of the checks is the order of the findings within one severity: the book first, then the format.
"""

from collections.abc import Mapping

from rules import copy_limits
from rules.counts import Count, Kind, at_most, exactly
from rules.games.weiss_schwarz import side_format, title_format
from rules.games.weiss_schwarz.book import CITATION
from rules.legality import DeckLine, DeckList, FormatSpec, Violation, by_severity
from rules.printed_card import PrintedCard
from rules.requirements import Check, check_requirements
from rules.restrictions import check_restrictions

DECK_SIZE = 50
CLIMAX_LIMIT = 8


COPIES = copy_limits.CopyRule(
    CITATION,
    rule="5.1.2.2",
    text_rule="5.1.2.4",
    reason="all numbers and variants of a name count together (5.1.2.2.1)",
    names_of=copy_limits.names_by(CITATION, "5.1.2.2.1"),
)

_REQUIREMENTS: Mapping[str, Check] = {"one_title": title_format.check, "one_side": side_format.check}

REQUIREMENTS: Mapping[str, str] = {
    "one_title": "All cards belong to one title.",
    "one_side": "All cards are Weiß, or all are Schwarz.",
}


def check(deck: DeckList, format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return every finding about `deck` in `format_spec`, errors first."""
    lines = deck.part()
    findings = [
        *deck_size(lines),
        *copy_limits.check(COPIES, lines, format_spec),
        *climaxes(lines),
        *check_restrictions(lines, format_spec),
        *check_requirements(_REQUIREMENTS, lines, format_spec),
    ]
    return by_severity(findings)


def deck_size(lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """5.1.2.1: exactly fifty cards."""
    return exactly(Count(CITATION, "5.1.2.1", DECK_SIZE), lines)


def climaxes(lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """5.1.2.3: eight or fewer climax cards; text that lifts the copy limit of a climax does not lift this."""
    return at_most(Kind(Count(CITATION, "5.1.2.3", CLIMAX_LIMIT, "climax card"), _is_climax), lines)


def _is_climax(card: PrintedCard) -> bool:
    return card.word("type") == "climax"
