"""Invented rulers, geases and cards to hold against deck construction."""

from itertools import count

from rules.games import GAMES
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation
from rules.printed_card import PrintedCard

GAME = GAMES["gate-ruler"]
BY_RULER = FormatSpec("ruler", "By ruler", source="Format entry By ruler")
PLAIN = {"decksize": 20, "maxcopies": 4}

_number = count(1)


def printed(name: str, type: str, *text: str, **values: int | str) -> PrintedCard:
    """A card; words are separated by commas."""
    numbers = {key: value for key, value in values.items() if isinstance(value, int)}
    words = {key: tuple(value.split(",")) for key, value in values.items() if isinstance(value, str)}
    return PrintedCard(name, numbers, {"type": (type,), **words}, text)


def ruler(*text: str, name: str = "Weaver", quantity: int = 1, code: str = "", **numbers: int) -> DeckLine:
    """A ruler; without numbers it asks for twenty cards, four of a name."""
    card = printed(name, "ruler", *text, life=8, **(numbers or PLAIN))
    return DeckLine(quantity, code or f"GAT-{next(_number):03}", card, "ruler")


def geas(*text: str, target: str = "Weaver", name: str = "Vow", quantity: int = 1, **numbers: int) -> DeckLine:
    card = printed(name, "geas", *text, ruler=target, **numbers)
    return DeckLine(quantity, f"GAT-{next(_number):03}", card, "geas")


def card(
    quantity: int, name: str, *text: str, type: str = "unit", code: str = "", section: str = "main", **values: int | str
) -> DeckLine:
    return DeckLine(quantity, code or f"LOM-{next(_number):03}", printed(name, type, *text, **values), section)


def deck(*lines: DeckLine, size: int = 20) -> DeckList:
    """The given lines, filled up to `size` cards of the deck with plain units, four of each name."""
    missing = size - sum(line.quantity for line in lines if line.section == "main")
    filler = [card(min(4, missing - start), f"Thread {start // 4 + 1}", level=0) for start in range(0, missing, 4)]
    return DeckList((*lines, *filler))


def check(deck_list: DeckList, format_spec: FormatSpec = BY_RULER) -> tuple[Violation, ...]:
    return GAME.check(deck_list, format_spec)


def rules(found: tuple[Violation, ...], severity: Severity = Severity.ERROR) -> list[str]:
    return [violation.rule for violation in found if violation.severity is severity]


def errors(deck_list: DeckList) -> list[str]:
    return rules(check(deck_list))


def warnings(deck_list: DeckList) -> list[str]:
    return rules(check(deck_list), Severity.WARNING)


def only(findings: tuple[Violation, ...]) -> Violation:
    assert len(findings) == 1, findings
    return findings[0]


def mended(deck_list: DeckList, violation: Violation) -> DeckList:
    """The deck after the changes that the violation offers."""
    changes = {(change.section, change.code): change.quantity for change in violation.mend}
    cards = {line.code: line.card for line in deck_list.lines}
    kept = [line for line in deck_list.lines if (line.section, line.code) not in changes]
    set_anew = [DeckLine(q, code, cards[code], section) for (section, code), q in changes.items() if q]
    return DeckList((*kept, *set_anew))
