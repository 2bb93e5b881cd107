"""Lanterns: a deck of ten cards, and one keeper beside it."""

from collections.abc import Sequence
from pathlib import Path

from rules.copies import codes, copies, counted
from rules.engine.random_source import seeded
from rules.games.game import Chart, Field, FieldKind, Game, Opening, Problem, Section, Validation
from rules.lab.frozen_deck import FrozenDeck
from rules.legality import DeckLine, DeckList, FormatSpec, Severity, Violation, by_severity
from rules.printed_card import PrintedCard

BOOK = "Lanterns Rules 1"
SIZE = 10
HAND = 3


def is_keeper(card: PrintedCard) -> bool:
    return card.word("kind") == "keeper"


def check(deck: DeckList, format_spec: FormatSpec) -> tuple[Violation, ...]:
    """1.1: ten cards. 1.2: one keeper, who keeps beside them."""
    findings = []
    if (count := deck.count("main")) != SIZE:
        findings.append(_violation("1.1", counted(count), f"{SIZE} cards", deck.part("main")))
    if (count := copies(line for line in deck.part("keeper") if is_keeper(line.card))) != 1:
        findings.append(_violation("1.2", counted(count, "keeper"), "1 keeper", deck.part("keeper")))
    return by_severity(findings)


def _violation(rule: str, found: str, wanted: str, lines: tuple[DeckLine, ...]) -> Violation:
    message = f"There should be {wanted}; there are {found}."
    return Violation(rule, BOOK, Severity.ERROR, found, wanted, message, codes(lines))


def validate(card: PrintedCard) -> Validation:
    bright = card.numbers.get("brightness", 0)
    return Validation((Problem("brightness", str(bright), "is above 9"),) if bright > 9 else ())


def hand(deck: FrozenDeck, seed: int, exchanged: Sequence[int]) -> list[str]:
    """Three cards, exchanged one for one."""
    cards = deck.each()
    order = list(range(len(cards)))
    seeded(seed).shuffle(order)
    dealt = [cards[at] for at in order]
    kept = [code for at, code in enumerate(dealt[:HAND]) if at not in exchanged]
    return kept + dealt[HAND : HAND + HAND - len(kept)]


def lacks(deck: FrozenDeck) -> str:
    return "" if sum(copies.quantity for copies in deck.part()) == SIZE else f"A hand is dealt from {SIZE} cards."


def serial_keys(text: str) -> tuple[str, ...]:
    key = "".join(filter(str.isalnum, text)).upper()[:20]
    return (key,) if any(map(str.isdigit, key)) else ()


LANTERNS = Game(
    key="lanterns",
    title="Lanterns",
    book=BOOK,
    fields=(
        Field("kind", "Kind", FieldKind.WORD, ("kd",), {"lantern": ("lamp",), "keeper": ()}),
        Field("brightness", "Brightness", FieldKind.NUMBER, ("bri",), common=(1, 2)),
    ),
    sections=(
        Section("main", "Row of lanterns", SIZE, offers=lambda card: not is_keeper(card)),
        Section("keeper", "Keeper", 1, offers=is_keeper, is_home=is_keeper),
    ),
    group_by="kind",
    charts=(Chart("Brightness", "brightness"),),
    default_format="open",
    default_order=("brightness",),
    check=check,
    validate=validate,
    requirements={},
    set_prefix=lambda code: code.split("-", 1)[0],
    serial_keys=serial_keys,
    folder=Path(__file__).parent,
    opening=Opening(hand, lacks, "Exchange what is too dim."),
)
