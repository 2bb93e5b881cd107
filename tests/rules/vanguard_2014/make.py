"""Invented cards and decks to hold against deck construction."""

from itertools import count
from typing import Any

from rules.games import GAMES
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation
from rules.printed_card import PrintedCard

GAME = GAMES["vanguard-2014"]
BOOK = FormatSpec("book", "By the book", source="Format entry Book")
CLAN_FIGHT = FormatSpec("clan-fight", "Clan fight", source="Format entry Clan", requirements={"one_clan": True})

_number = count(1)


def card(name: str, *text: str, **printed: Any) -> PrintedCard:
    """A grade 1 unit of Kagero unless said otherwise; an empty word is not printed."""
    kind = "trigger-unit" if printed.get("trigger") else "normal-unit"
    values = {"type": kind, "clan": "Kagero", "grade": 1, "power": 7000, "critical": 1} | printed
    numbers = {key: value for key, value in values.items() if isinstance(value, int)}
    words = {key: (value,) for key, value in values.items() if isinstance(value, str) and value}
    return PrintedCard(name, numbers, words, text)


def line(quantity: int, name: str, *text: str, code: str = "", **values: Any) -> DeckLine:
    """So many copies of a card; without `code` it gets a number of its own."""
    return DeckLine(quantity, code or f"LN01/{next(_number):03}", card(name, *text, **values))


def triggers(number: int = 16, icon: str = "critical", **values: Any) -> list[DeckLine]:
    """So many triggers of an icon, four of a name."""
    return [
        line(min(4, number - at), f"{icon} {at // 4}", grade=0, trigger=icon, **values) for at in range(0, number, 4)
    ]


def deck(*lines: DeckLine, size: int = 50) -> DeckList:
    """The lines, sixteen triggers where they hold none, and cards of other names up to `size`."""
    cards = list(lines)
    if not any(one.card.words.get("trigger") for one in cards):
        cards += triggers()
    missing = size - sum(one.quantity for one in cards)
    return DeckList((*cards, *(line(min(4, missing - at), f"Lamp {at // 4}") for at in range(0, missing, 4))))


def check(deck_list: DeckList, format_spec: FormatSpec = BOOK) -> tuple[Violation, ...]:
    return GAME.check(deck_list, format_spec)


def errors(deck_list: DeckList, format_spec: FormatSpec = BOOK) -> list[str]:
    """The rules that the deck breaks."""
    return [found.rule for found in check(deck_list, format_spec) if found.severity is Severity.ERROR]


def only(findings: tuple[Violation, ...]) -> Violation:
    assert len(findings) == 1, findings
    return findings[0]
