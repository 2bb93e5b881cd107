"""Preparing the decks (8.1) and what organised play adds.

The order of the checks is the order of the findings within one severity: the book first, then the format.
"""

from collections.abc import Mapping

from rules import copy_limits
from rules.copies import codes, copies, counted, removal, taken_out
from rules.counts import Count, exactly
from rules.games.vanguard import pool, ride_deck, unity
from rules.games.vanguard.book import CITATION
from rules.games.vanguard.cards import is_crest, is_g, is_pseudo, is_unit
from rules.games.vanguard.g_deck import G_DECK, check_ride_line, g_deck
from rules.games.vanguard.limits import check_trigger_limits, limits, triggers
from rules.games.vanguard.names import counted_names
from rules.games.vanguard.ride_deck import RIDE, Regulation, ride_deck_size
from rules.in_force import in_force
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation, by_severity
from rules.requirements import Check, Parameter, check_requirements
from rules.restrictions import check_restrictions

MAIN = "main"
MAIN_DECK_SIZE = 50

COPIES = copy_limits.CopyRule(
    CITATION,
    rule="8.1.5",
    text_rule="8.1.3",
    reason="all numbers and variants of a name count together (8.1.5.1)",
    names_of=counted_names,
    number_rule="8.1.9",
)

REQUIREMENTS: Mapping[str, str] = {
    "ride_deck": "The ride deck is a unit of each of some grades, and crests.",
    "no_ride_deck": "Nobody has a ride deck.",
    "trigger_limits": "No more than so many triggers of an icon.",
    "g_deck_with": "A G deck only with ride lines that allow it.",
    "one_nation": "All cards are of one nation.",
    "one_clan": "All cards are of one clan.",
    "pool": "Only cards of some releases, told by their numbers.",
    "no_tokens": "No tokens or other pseudo-cards in a deck.",
}

PARAMETERS: Mapping[str, Parameter] = {
    "ride_deck": Parameter({"grades": [int], "crests": int, "counted_in_main": bool}),
    "trigger_limits": Parameter({str: int}),
    "g_deck_with": Parameter({"names": [str]}),
    "one_clan": unity.CLAN_PARAMETER,
    "pool": pool.PARAMETER,
}


def check(deck: DeckList, format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return every finding about `deck` in `format_spec`, errors first."""
    main, ride, g = deck.part(MAIN), deck.part(RIDE), deck.part(G_DECK)
    # Cuts take from the last lines upwards: rather from the main deck than from the ride deck.
    both = (*ride, *main)
    lines = (*both, *g)
    return by_severity(
        [
            *main_deck(main, ride, format_spec),
            *ride_deck_size(ride, format_spec),
            *g_deck(g),
            *copy_limits.check(COPIES, both, format_spec),
            *copy_limits.check(COPIES, g, format_spec),
            *triggers(both),
            *limits(both, lines),
            *first_vanguard(main, ride),
            *check_restrictions(lines, format_spec),
            *check_requirements(CHECKS, lines, format_spec),
        ]
    )


def main_deck(main: tuple[DeckLine, ...], ride: tuple[DeckLine, ...], format_spec: FormatSpec) -> list[Violation]:
    """8.1.2 and 8.1.4.1: there is one, of exactly fifty cards without the subtype G."""
    if not main and in_force(CITATION, "8.1.2"):
        return [_no_main_deck()]
    outside = tuple(line for line in main if is_g(line.card))
    crests = tuple(line for line in main if is_crest(line.card))
    return [
        *exactly(_main_deck_size(ride, format_spec), main),
        *_not_here("8.1.4.1", outside, "card with the subtype G", "cards with the subtype G"),
        *_not_here("2.9.3.6", crests, "ride deck crest", "ride deck crests"),
    ]


def _main_deck_size(ride: tuple[DeckLine, ...], format_spec: FormatSpec) -> Count:
    """Some formats count the ride deck to the fifty."""
    regulation = Regulation.of(format_spec)
    if regulation is None or not regulation.counted_in_main or not ride:
        return Count(CITATION, "8.1.4.1", MAIN_DECK_SIZE, deck="main deck")
    reason = f"{format_spec.title} counts the {counted(copies(ride))} of the ride deck to the {MAIN_DECK_SIZE}"
    return Count(CITATION, "8.1.4.1", MAIN_DECK_SIZE - copies(ride), deck="main deck", reason=reason)


def _no_main_deck() -> Violation:
    return Violation(
        rule="8.1.2",
        book=CITATION,
        severity=Severity.ERROR,
        found="no main deck",
        wanted="a main deck",
        message="There is no card in the main deck; everybody brings one.",
        suggestion="Add the cards of the main deck.",
    )


def _not_here(rule: str, lines: tuple[DeckLine, ...], one: str, many: str) -> tuple[Violation, ...]:
    if not lines:
        return ()
    mend = taken_out(lines)
    found = counted(copies(lines), one, many)
    return (
        Violation(
            rule=rule,
            book=CITATION,
            severity=Severity.ERROR,
            found=found,
            wanted=f"no {one}",
            message=f"The main deck has {found}; it may have none.",
            cards=codes(lines),
            suggestion=removal(lines, mend),
            mend=mend,
        ),
    )


def first_vanguard(main: tuple[DeckLine, ...], ride: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """8.2.1.2: the first vanguard is a grade 0 unit of the ride deck, or of the main deck where there is none."""
    lines, deck = (ride, "ride deck") if ride else (main, "main deck")
    if any(is_unit(line.card) and line.card.numbers.get("grade") == 0 for line in lines):
        return ()
    return (
        Violation(
            rule="8.2.1.2",
            book=CITATION,
            severity=Severity.ERROR,
            found="no grade 0 unit to begin with",
            wanted=f"a grade 0 unit in the {deck}",
            message=f"The {deck} has no grade 0 unit, so there is no first vanguard.",
            suggestion=f"Add a grade 0 unit to the {deck}.",
        ),
    )


def check_no_tokens(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Pseudo-cards are made in a game (15.2.1) and are in no deck."""
    tokens = tuple(line for line in lines if is_pseudo(line.card))
    if not tokens:
        return ()
    mend = taken_out(tokens)
    found = counted(copies(tokens), "token or other pseudo-card", "tokens or other pseudo-cards")
    return (
        Violation(
            rule="tokens",
            book=format_spec.source,
            severity=Severity.ERROR,
            found=found,
            wanted="cards",
            message=f"The deck has {found}; they are made in a game (15.2.1) and are no cards of a deck.",
            cards=codes(tokens),
            suggestion=removal(tokens, mend),
            mend=mend,
        ),
    )


CHECKS: Mapping[str, Check] = {
    "ride_deck": ride_deck.check_makeup,
    "no_ride_deck": ride_deck.check_no_ride_deck,
    "trigger_limits": check_trigger_limits,
    "g_deck_with": check_ride_line,
    "one_nation": unity.check_nation,
    "one_clan": unity.check_clan,
    "pool": pool.check_pool,
    "no_tokens": check_no_tokens,
}
