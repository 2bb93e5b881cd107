"""Deck construction (602): what a deck is made of, and the mode that the format plays (602.2).

A format that does not ask for Blitz Shield is played in Strategy mode. The order of the checks is the order of the
findings within one severity: the book first, then the format.
"""

from collections.abc import Mapping

from rules.copies import codes, copies, counted, cut, removal
from rules.games.trails import blitz_shield, strategy
from rules.games.trails.book import CITATION
from rules.games.trails.cards import DECK_TYPES, full_name
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation, by_severity
from rules.requirements import Check, check_requirements
from rules.restrictions import check_restrictions

REQUIREMENTS: Mapping[str, str] = {
    blitz_shield.REQUIREMENT: "Blitz Shield mode (602.3): the 40 cards of five boosters, any number of a name.",
    blitz_shield.ANY_OF_POOL: "Blitz Shield: any 40 cards out of the pool. Without this the deck is the pool.",
}


def _read_by_the_mode(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    del lines, format_spec
    return ()


_CHECKS: Mapping[str, Check] = dict.fromkeys(REQUIREMENTS, _read_by_the_mode)


def check(deck: DeckList, format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return every finding about `deck` in `format_spec`, errors first."""
    lines = deck.part()
    plays_boosters = format_spec.requirements.get(blitz_shield.REQUIREMENT)
    return by_severity(
        (
            *types_of_cards(lines),
            *(blitz_shield.check(deck, format_spec) if plays_boosters else strategy.check(lines, format_spec)),
            *check_restrictions(lines, format_spec, full_name),
            *check_requirements(_CHECKS, lines, format_spec),
        )
    )


def types_of_cards(lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """602.1: UNIT, ITEM, EVENT and BASE cards; a card of several types has one of these at least (203.2a)."""
    others = tuple(line for line in lines if not set(line.card.words.get("type", ())) & set(DECK_TYPES))
    if not others:
        return ()
    mend = cut(others, 0)
    names = " and ".join(dict.fromkeys(f"“{full_name(line.card)}”" for line in others))
    return (
        Violation(
            rule="602.1",
            book=CITATION,
            severity=Severity.ERROR,
            found=f"{counted(copies(others))} of no such type",
            wanted="UNIT, ITEM, EVENT and BASE cards",
            message=f"A deck is made of UNIT, ITEM, EVENT and BASE cards; {names}: none of these.",
            cards=codes(others),
            suggestion=removal(others, mend, full_name),
            mend=mend,
        ),
    )
