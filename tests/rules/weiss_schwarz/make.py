"""Invented cards and decks to hold against deck construction."""

from collections.abc import Iterable
from itertools import count

from rules.games import GAMES
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, TitleGroup, Violation
from rules.printed_card import PrintedCard

GAME = GAMES["weiss-schwarz"]
STANDARD = FormatSpec("standard", "Standard", source="Format entry Standard")
SIDE = FormatSpec("side", "Side", source="Format entry Side", requirements={"one_side": True})

_number = count(1)


def title_format(*groups: TitleGroup, in_every_title: Iterable[str] = ()) -> FormatSpec:
    return FormatSpec(
        "title",
        "Neo-Standard",
        source="Format entry Title",
        requirements={"one_title": True},
        titles=groups,
        in_every_title=frozenset(in_every_title),
    )


def group(name: str, *prefixes: str, codes: Iterable[str] = ()) -> TitleGroup:
    return TitleGroup(name, frozenset(prefixes), frozenset(codes))


def card(quantity: int, name: str, *text: str, code: str = "", type: str = "character", **words: str) -> DeckLine:
    """So many copies of a card; without `code` it gets a number of its own."""
    printed: dict[str, tuple[str, ...]] = {"type": (type,), "side": ("weiss",)}
    printed |= {key: tuple(value.split()) for key, value in words.items()}
    return DeckLine(quantity, code or f"LNT/W01-E{next(_number):03}", PrintedCard(name, {}, printed, text))


def climax(quantity: int, name: str, *text: str, code: str = "") -> DeckLine:
    return card(quantity, name, *text, code=code, type="climax")


def deck(*lines: DeckLine, size: int = 50, prefix: str = "LNT") -> DeckList:
    """The given lines, filled up to `size` with characters of other names, four of each."""
    missing = size - sum(line.quantity for line in lines)
    filler = [
        card(min(4, missing - start), f"Night Watch {start // 4 + 1}", code=f"{prefix}/W99-E{start // 4 + 1:03}")
        for start in range(0, missing, 4)
    ]
    return DeckList((*lines, *filler))


def check(deck_list: DeckList, format_spec: FormatSpec = STANDARD) -> tuple[Violation, ...]:
    return GAME.check(deck_list, format_spec)


def errors(deck_list: DeckList, format_spec: FormatSpec = STANDARD) -> list[str]:
    """The rules that the deck breaks."""
    return [found.rule for found in check(deck_list, format_spec) if found.severity is Severity.ERROR]


def only(findings: tuple[Violation, ...]) -> Violation:
    assert len(findings) == 1, findings
    return findings[0]


def mended(deck_list: DeckList, violation: Violation) -> DeckList:
    """The deck after the changes that the violation offers."""
    quantities = {(change.section, change.code): change.quantity for change in violation.mend}
    lines = (
        DeckLine(quantities.get((line.section, line.code), line.quantity), line.code, line.card, line.section)
        for line in deck_list.lines
    )
    return DeckList(tuple(line for line in lines if line.quantity))
