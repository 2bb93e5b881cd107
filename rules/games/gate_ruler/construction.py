"""Deck construction (5-2).

The order of the checks is the order of the findings within one severity: ruler and geas, then what they say of the
deck, then what holds under every ruler. Without exactly one ruler nothing can be said that depends on it.
"""

from collections.abc import Iterator, Mapping

from rules import copy_limits
from rules.copies import codes, copies, cut, lines_by_name, removal
from rules.copy_texts import read_copy_texts
from rules.games.gate_ruler import attributes, caps, choice, factions
from rules.games.gate_ruler.book import CITATION
from rules.games.gate_ruler.rulers import GEAS, MAIN, RULER, Terms, terms_of
from rules.games.gate_ruler.statements import read_line, speaks_of_construction
from rules.in_force import in_force
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation, by_severity
from rules.printed_card import PrintedCard
from rules.requirements import Check, check_requirements
from rules.restrictions import check_restrictions

Lines = tuple[DeckLine, ...]

# No format asks for anything beyond the book.
REQUIREMENTS: Mapping[str, str] = {}
_REQUIREMENTS: Mapping[str, Check] = {}


def check(deck: DeckList, format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return every finding about `deck` in `format_spec`, errors first."""
    lines = tuple(line for line in deck.part(MAIN) if choice.is_deck_card(line.card))
    everything = (*deck.part(RULER), *deck.part(GEAS), *deck.part(MAIN))
    terms = terms_of(_each(deck, RULER), _each(deck, GEAS))
    return by_severity(
        [
            *choice.check(deck),
            *(_by_ruler(terms, lines, format_spec) if terms is not None else ()),
            *legendary_names(lines, format_spec),
            *_unread(everything),
            *check_restrictions(everything, format_spec),
            *check_requirements(_REQUIREMENTS, everything, format_spec),
        ]
    )


def _each(deck: DeckList, section: str) -> list[PrintedCard]:
    return [line.card for line in deck.part(section) for _ in range(line.quantity)]


def _by_ruler(terms: Terms, lines: Lines, format_spec: FormatSpec) -> Iterator[Violation]:
    """5-2c-1: the deck follows the rules of construction of its ruler."""
    if in_force(CITATION, "5-2c-1"):
        yield from caps.check(terms, lines)
        yield from factions.check(terms, lines)
        yield from attributes.check(terms, lines)
        yield from copy_limits.check(_copy_rule(terms, lines), lines, format_spec)


def _copy_rule(terms: Terms, lines: Lines) -> copy_limits.CopyRule:
    """5-2c-1d; a ruler that names no number allows any, and a text (5-2c-1d-1) may still say less."""
    return copy_limits.CopyRule(
        CITATION,
        rule="5-2c-1d",
        text_rule="5-2c-1d-1",
        reason=f"so “{terms.ruler}” says",
        limit=terms.numbers.get("maxcopies", copies(lines)),
    )


def legendary_names(lines: Lines, format_spec: FormatSpec) -> Iterator[Violation]:
    """5-2c-2: one copy of each legendary card, whatever the ruler and whatever its text say."""
    for group in lines_by_name((line for line in lines if caps.is_legendary(line.card)), format_spec).values():
        count = copies(group)
        if count > 1:
            name, mend = group[0].card.name, cut(group, 1)
            yield Violation(
                rule="5-2c-2",
                book=CITATION,
                severity=Severity.ERROR,
                found=f"{count} of “{name}”",
                wanted="one copy of a legendary card",
                message=f"The deck has {count} of the legendary card “{name}”; no ruler allows more than one.",
                cards=codes(group),
                suggestion=removal(group, mend),
                mend=mend,
            )


def _unread(lines: Lines) -> Iterator[Violation]:
    """Say which text about deck construction was not understood: rulers and cards may ask for anything (1-5a)."""
    for line in lines:
        is_deck_card = choice.is_deck_card(line.card)
        if any((_is_unread_on_a_card if is_deck_card else _is_unread_on_a_ruler)(text) for text in line.card.abilities):
            yield Violation(
                rule="5-2b-2" if choice.home_of(line.card) == GEAS else "5-2c-1",
                book=CITATION,
                severity=Severity.WARNING,
                found=f"text about deck construction on “{line.card.name}” that is not understood",
                wanted="a text that is understood",
                message=f"“{line.card.name}” has text about deck construction that is not understood here; "
                "the deck was checked as if that text were not there.",
                cards=(line.code,),
                suggestion="Read the card, and check that text by hand.",
            )


def _is_unread_on_a_ruler(text: str) -> bool:
    return read_line(text).is_unread


def _is_unread_on_a_card(text: str) -> bool:
    """Texts about copies are read, and their oddities said, by rules.copy_limits."""
    return speaks_of_construction(text) and not read_copy_texts(text)
