"""Invented cards and decks to hold against deck construction."""

from datetime import date
from itertools import count
from typing import Any

from rules.format_defaults import default_spec
from rules.games import GAMES
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation
from rules.printed_card import PrintedCard

GAME = GAMES["vanguard"]
BOOK = FormatSpec("book", "By the book", source="Format entry Book")

_number = count(1)


def shipped(key: str, on: str = "2026-11-28") -> FormatSpec:
    """The format as it ships, on a day."""
    return default_spec(GAME.folder / "formats", key, date.fromisoformat(on))


STANDARD = shipped("standard")
PREMIUM = shipped("premium")


def card(name: str, *text: str, type: Any = "unit", **printed: Any) -> PrintedCard:
    """A grade 1 unit of the Dragon Empire unless said otherwise; an empty word is not printed."""
    usual: dict[str, Any] = {"type": type, "nation": "Dragon Empire", "grade": 1}
    values = usual | printed
    numbers = {key: value for key, value in values.items() if isinstance(value, int)}
    words = {key: value if isinstance(value, tuple) else (value,) for key, value in values.items() if value != ""}
    return PrintedCard(name, numbers, {key: value for key, value in words.items() if isinstance(value[0], str)}, text)


def line(
    quantity: int, printed: PrintedCard | str, *text: str, code: str = "", section: str = "main", **values: Any
) -> DeckLine:
    """So many copies of a card; without `code` it gets a number of its own."""
    made = card(printed, *text, **values) if isinstance(printed, str) else printed
    return DeckLine(quantity, code or f"D-LN01/{next(_number):03}", made, section)


def triggers(number: int = 16, icon: str = "draw", **values: Any) -> list[DeckLine]:
    """So many triggers of an icon, four of a name."""
    names = range(0, number, 4)
    return [
        line(min(4, number - first), f"{icon} {first // 4}", grade=0, subtype="trigger", trigger=icon, **values)
        for first in names
    ]


def ride_deck(*extra: DeckLine, crest: bool = True) -> list[DeckLine]:
    """A unit of each grade and a crest, and what else is said."""
    units = [line(1, f"Rider {grade}", grade=grade, section="ride") for grade in range(4)]
    crests = [line(1, "Crest", type="ride-deck-crest", nation="", section="ride")] if crest else []
    return [*units, *crests, *extra]


def deck(*lines: DeckLine, size: int = 50, ride: list[DeckLine] | None = None, **values: Any) -> DeckList:
    """The lines, sixteen triggers where they hold none, and cards of other names up to `size` in the main deck."""
    main = [one for one in lines if one.section == "main"]
    if not any(one.card.words.get("trigger") for one in main):
        main += [*triggers(8, "draw", **values), *triggers(8, "front", **values)]
    missing = size - sum(one.quantity for one in main)
    filler = [line(min(4, missing - at), f"Lamp {at // 4}", **values) for at in range(0, missing, 4)]
    rest = [one for one in lines if one.section != "main"]
    return DeckList((*main, *filler, *rest, *(ride_deck() if ride is None else ride)))


def check(deck_list: DeckList, format_spec: FormatSpec = BOOK) -> tuple[Violation, ...]:
    return GAME.check(deck_list, format_spec)


def errors(deck_list: DeckList, format_spec: FormatSpec = BOOK) -> list[str]:
    """The rules that the deck breaks."""
    return [found.rule for found in check(deck_list, format_spec) if found.severity is Severity.ERROR]


def only(findings: tuple[Violation, ...]) -> Violation:
    assert len(findings) == 1, findings
    return findings[0]


def mended(deck_list: DeckList, violation: Violation) -> DeckList:
    """The deck after the changes that the violation offers."""
    left = {(change.section, change.code): change.quantity for change in violation.mend}
    lines = (
        DeckLine(left.get((one.section, one.code), one.quantity), one.code, one.card, one.section)
        for one in deck_list.lines
    )
    return DeckList(tuple(one for one in lines if one.quantity))
