"""What two files say about one number: where they contradict each other, and what one adds to the other."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, TypeVar

from cards.importing.differences import Difference, between_cards
from cards.importing.identity import fold_ability
from cards.importing.records import CardRecord
from cards.models import Printing
from rules.folding import fold_name
from rules.printed_card import PrintedCard

Value = TypeVar("Value")
_OF_PRINTING = {"rarity": "rarity", "product": "product", "flavour": "flavour", "image": "image_url"}


def contradictions(stored: PrintedCard, offered: PrintedCard, unspoken: frozenset[str]) -> tuple[Difference, ...]:
    """Return name, numbers and words in which two faces contradict each other; texts are compared by `is_reworded`.

    `unspoken` are the fields that one of the two files never tells, and so cannot deny.
    """
    return tuple(_contradictions(stored, offered, unspoken))


def _contradictions(stored: PrintedCard, offered: PrintedCard, unspoken: frozenset[str]) -> Iterator[Difference]:
    if fold_name(stored.name).casefold() != fold_name(offered.name).casefold():
        yield Difference("name", stored.name, offered.name)
    for difference in between_cards(stored, offered):
        if difference.field not in {"abilities", *unspoken}:
            yield difference


def is_reworded(stored: PrintedCard, offered: PrintedCard) -> bool:
    """Whether two faces have texts that differ in more than spacing, case and reminders."""
    return _folded(stored) != _folded(offered)


def _folded(card: PrintedCard) -> str:
    return "".join(map(fold_ability, card.abilities))


def record_of(printing: Printing) -> CardRecord:
    """Return what is stored of a printing as a record."""
    return CardRecord(
        code=printing.code,
        printed=printing.card.printed(),
        rarity=printing.rarity,
        product=printing.product,
        flavour=printing.flavour,
        image_url=printing.image_url,
        language=printing.language,
    )


def complete(record: CardRecord, other: CardRecord, unspoken: frozenset[str]) -> CardRecord:
    """Return `record` with the fields that its file never tells (`unspoken`) as `other` has them."""
    face = record.printed
    printed = replace(
        face,
        numbers=_added(face.numbers, other.printed.numbers, unspoken),
        words=_added(face.words, other.printed.words, unspoken),
        abilities=other.printed.abilities if "abilities" in unspoken else face.abilities,
    )
    facts: dict[str, Any] = {
        name: getattr(record, name) or getattr(other, name) for key, name in _OF_PRINTING.items() if key in unspoken
    }
    return replace(record, printed=printed, **facts)


def without(record: CardRecord, unspoken: frozenset[str]) -> CardRecord:
    """Return `record` as a file would tell it that never tells the fields `unspoken`."""
    face = record.printed
    printed = replace(
        face,
        numbers={key: number for key, number in face.numbers.items() if key not in unspoken},
        words={key: words for key, words in face.words.items() if key not in unspoken},
    )
    return replace(record, printed=printed, **{name: "" for key, name in _OF_PRINTING.items() if key in unspoken})


def _added(own: Mapping[str, Value], other: Mapping[str, Value], unspoken: frozenset[str]) -> dict[str, Value]:
    return {key: value for key, value in other.items() if key in unspoken} | dict(own)
