"""Invented cards and decks to hold against deck construction."""

from itertools import count

from rules.games import GAMES
from rules.legality import DeckLine, DeckList, FormatSpec, LineChange, Severity, Violation
from rules.printed_card import PrintedCard

GAME = GAMES["trails"]
STRATEGY = FormatSpec("strategy", "Strategy", source="Format entry Strategy")
BLITZ_SHIELD = FormatSpec("blitz-shield", "Blitz Shield", source="Format entry", requirements={"blitz_shield": True})
ANY_OF_POOL = FormatSpec(
    "blitz-shield", "Blitz Shield", source="Format entry", requirements={"blitz_shield": True, "any_of_pool": True}
)

_number = count(1)


def card(
    quantity: int,
    name: str,
    sub_name: str = "",
    *text: str,
    type: str = "unit",
    code: str = "",
    section: str = "main",
) -> DeckLine:
    """So many copies of a card; without `code` it gets a number of its own."""
    words = {"type": tuple(type.split())}
    if sub_name:
        words["sub_name"] = (sub_name,)
    return DeckLine(quantity, code or f"LNT1-{next(_number):03}", PrintedCard(name, {}, words, text), section)


def deck(*lines: DeckLine, size: int = 50) -> DeckList:
    """The given lines, filled up to `size` with a Common card."""
    missing = size - sum(line.quantity for line in lines)
    return DeckList((*lines, *((card(missing, "Filler", "Common", code="LNT1-999"),) if missing > 0 else ())))


def check(deck_list: DeckList, format_spec: FormatSpec = STRATEGY) -> tuple[Violation, ...]:
    return GAME.check(deck_list, format_spec)


def errors(deck_list: DeckList, format_spec: FormatSpec = STRATEGY) -> list[str]:
    """The rules that the deck breaks."""
    return [found.rule for found in check(deck_list, format_spec) if found.severity is Severity.ERROR]


def only(findings: tuple[Violation, ...]) -> Violation:
    assert len(findings) == 1, findings
    return findings[0]


def quantities(changes: tuple[LineChange, ...]) -> dict[tuple[str, str], int]:
    return {(change.section, change.code): change.quantity for change in changes}
