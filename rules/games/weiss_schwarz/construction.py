"""Deck construction (5.1.2) and the formats that organised play adds.

The order of the checks is the order of the findings within one severity: the book first, then the format.
"""

from collections.abc import Mapping

from rules import copy_limits
from rules.copies import codes, copies, counted, cut, name_key, removal
from rules.games.weiss_schwarz import side_format, title_format
from rules.games.weiss_schwarz.book import CITATION
from rules.in_force import in_force
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation, by_severity
from rules.requirements import Check, check_requirements
from rules.restrictions import check_restrictions

DECK_SIZE = 50
CLIMAX_LIMIT = 8


def counted_names(line: DeckLine, format_spec: FormatSpec) -> tuple[str, ...]:
    """5.1.2.2.1: cards of one name count together, whatever else differs."""
    name = name_key(line.card.name, format_spec)
    return (name,) if in_force(CITATION, "5.1.2.2.1") else (f"{name} {line.code}",)


COPIES = copy_limits.CopyRule(
    CITATION,
    rule="5.1.2.2",
    text_rule="5.1.2.4",
    reason="all numbers and variants of a name count together (5.1.2.2.1)",
    names_of=counted_names,
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
    count = copies(lines)
    if count == DECK_SIZE:
        return ()
    verb = "Add" if count < DECK_SIZE else "Remove"
    return (
        Violation(
            rule="5.1.2.1",
            book=CITATION,
            severity=Severity.ERROR,
            found=counted(count),
            wanted=f"{DECK_SIZE} cards",
            message=f"The deck has {counted(count)}; it must have exactly {DECK_SIZE}.",
            suggestion=f"{verb} {counted(abs(DECK_SIZE - count))}.",
        ),
    )


def climaxes(lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """5.1.2.3: eight or fewer climax cards; text that lifts the copy limit of a climax does not lift this."""
    found = tuple(line for line in lines if line.card.word("type") == "climax")
    count = copies(found)
    if count <= CLIMAX_LIMIT:
        return ()
    mend = cut(found, CLIMAX_LIMIT)
    return (
        Violation(
            rule="5.1.2.3",
            book=CITATION,
            severity=Severity.ERROR,
            found=counted(count, "climax card"),
            wanted=f"{CLIMAX_LIMIT} climax cards or fewer",
            message=f"The deck has {counted(count, 'climax card')}; it may have {CLIMAX_LIMIT} at most.",
            cards=codes(found),
            suggestion=removal(found, mend),
            mend=mend,
        ),
    )
