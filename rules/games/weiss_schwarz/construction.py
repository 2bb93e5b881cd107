"""Deck construction (5.1.2) and the formats that organised play adds."""

from rules.games.weiss_schwarz.book import CITATION
from rules.legality import DeckList, FormatSpec, Severity, Violation

DECK_SIZE = 50


def check(deck: DeckList, format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return every violation of `deck` in `format_spec`."""
    del format_spec
    return deck_size(deck)


def deck_size(deck: DeckList) -> tuple[Violation, ...]:
    """5.1.2.1: exactly fifty cards."""
    count = deck.count()
    if count == DECK_SIZE:
        return ()
    difference = DECK_SIZE - count
    verb = "Add" if difference > 0 else "Remove"
    return (
        Violation(
            rule="5.1.2.1",
            book=CITATION,
            severity=Severity.ERROR,
            found=f"{count} cards",
            wanted=f"{DECK_SIZE} cards",
            message=f"The deck has {count} cards; it must have exactly {DECK_SIZE}.",
            suggestion=f"{verb} {abs(difference)}.",
        ),
    )
