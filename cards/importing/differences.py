"""In which fields two faces differ, or a printing and the record that is to change it."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from cards.importing.identity import fold_ability
from cards.importing.records import CardRecord, shown
from cards.models import Printing
from rules.folding import fold_search
from rules.printed_card import PrintedCard


@dataclass(frozen=True, slots=True)
class Difference:
    """One field, and how two sides show it."""

    field: str
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class Change:
    """What an import changed at one printing."""

    code: str
    name: str
    differences: tuple[Difference, ...]

    def as_json(self) -> dict[str, Any]:
        fields = [{"field": d.field, "before": shown(d.before), "after": shown(d.after)} for d in self.differences]
        return {"code": self.code, "name": self.name, "fields": fields}


def between_faces(before: PrintedCard, after: PrintedCard) -> Iterator[Difference]:
    """Yield every field in which two faces differ to the letter."""
    if before.name != after.name:
        yield Difference("name", before.name, after.name)
    for key in sorted(before.numbers.keys() | after.numbers.keys()):
        if before.numbers.get(key) != after.numbers.get(key):
            yield Difference(key, _number(before, key), _number(after, key))
    for key in sorted(before.words.keys() | after.words.keys()):
        if before.words.get(key, ()) != after.words.get(key, ()):
            yield Difference(key, _words(before, key), _words(after, key))
    if before.abilities != after.abilities:
        yield Difference("abilities", _text(before), _text(after))


def between_cards(before: PrintedCard, after: PrintedCard) -> Iterator[Difference]:
    """Yield the fields that make two cards of two faces; wording alone, and the order of words, do not."""
    for difference in between_faces(before, after):
        key = difference.field
        if key == "abilities":
            is_same = _folded_text(before) == _folded_text(after)
        elif key in before.words and key in after.words:
            is_same = _folded_words(before, key) == _folded_words(after, key)
        else:
            is_same = key == "name"
        if not is_same:
            yield difference


def between_printings(printing: Printing, record: CardRecord) -> Iterator[Difference]:
    """Yield what belongs to the printing alone and is to change."""
    pairs = (
        ("rarity", printing.rarity, record.rarity),
        ("product", printing.product, record.product),
        ("flavour", printing.flavour, record.flavour),
        ("image", printing.image_url, record.image_url),
        ("language", printing.language, record.language),
    )
    return (Difference(field, before, after) for field, before, after in pairs if before != after)


def _number(card: PrintedCard, key: str) -> str:
    return str(card.numbers[key]) if key in card.numbers else "none"


def _words(card: PrintedCard, key: str) -> str:
    return ", ".join(card.words.get(key, ())) or "none"


def _text(card: PrintedCard) -> str:
    return " / ".join(card.abilities) or "none"


def _folded_words(card: PrintedCard, key: str) -> list[str]:
    return sorted(map(fold_search, card.words.get(key, ())))


def _folded_text(card: PrintedCard) -> str:
    return "".join(map(fold_ability, card.abilities))
