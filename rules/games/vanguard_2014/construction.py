"""Constructing a deck (5.1.2) and the clan fight that organised play adds.

The order of the checks is the order of the findings within one severity: the book first, then the format.
"""

from collections.abc import Mapping

from rules import copy_limits
from rules.counts import Count, Kind, at_most, exactly
from rules.games.vanguard.cards import has_trigger
from rules.games.vanguard.keywords import has_keyword
from rules.games.vanguard.nations import also_named
from rules.games.vanguard_2014.book import CITATION
from rules.in_force import in_force
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation, by_severity
from rules.printed_card import PrintedCard
from rules.requirements import Check, check_requirements
from rules.restrictions import check_restrictions
from rules.unity import Unity, check_unity

DECK_SIZE = 50

SIZE = Count(CITATION, "5.1.2.1", DECK_SIZE, reason="the first vanguard is one of them (5.2.2)")
TRIGGERS = Count(CITATION, "5.1.2.3", 16, "card with a trigger", "cards with a trigger")
COPIES = copy_limits.CopyRule(
    CITATION,
    rule="5.1.2.2",
    text_rule="5.1.2.6",
    reason="cards of a name count together, whatever else differs (5.1.2.2.1)",
    names_of=copy_limits.names_by(CITATION, "5.1.2.2.1"),
)

REQUIREMENTS: Mapping[str, str] = {"one_clan": "All cards are of one clan."}


def check(deck: DeckList, format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return every finding about `deck` in `format_spec`, errors first."""
    lines = deck.part()
    triggers = tuple(line for line in lines if has_trigger(line.card))
    return by_severity(
        [
            *exactly(SIZE, lines),
            *copy_limits.check(COPIES, lines, format_spec),
            *exactly(TRIGGERS, triggers),
            *(found for kind in KINDS for found in at_most(kind, lines)),
            *first_vanguard(lines),
            *check_restrictions(lines, format_spec),
            *check_requirements(CHECKS, lines, format_spec),
        ]
    )


def _is_heal(card: PrintedCard) -> bool:
    return has_trigger(card, "heal")


def _is_sentinel(card: PrintedCard) -> bool:
    return has_keyword(card, "sentinel")


# 5.1.2.4 and 5.1.2.5, whatever the names.
KINDS = (
    Kind(Count(CITATION, "5.1.2.4", 4, "heal trigger"), _is_heal),
    Kind(Count(CITATION, "5.1.2.5", 4, "sentinel"), _is_sentinel),
)


def first_vanguard(lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """5.2.2: the first vanguard is a grade 0 card out of the deck."""
    if any(line.card.numbers.get("grade") == 0 for line in lines):
        return ()
    return (
        Violation(
            rule="5.2.2",
            book=CITATION,
            severity=Severity.ERROR,
            found="no grade 0 card to begin with",
            wanted="a grade 0 card",
            message="The deck has no grade 0 card, so there is no first vanguard.",
            suggestion="Add a grade 0 card.",
        ),
    )


def clans_of(card: PrintedCard) -> frozenset[str]:
    """Return the clans that are printed on the card, or that its text adds (2.2.4)."""
    printed = frozenset(card.words.get("clan", ()))
    return printed | also_named(card.abilities) if in_force(CITATION, "2.2.4") else printed


CLAN = Unity("clan", "clan", clans_of, clans_of)


def check_clan(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """All cards are of one clan."""
    return check_unity(CLAN, lines, format_spec)


CHECKS: Mapping[str, Check] = {"one_clan": check_clan}
