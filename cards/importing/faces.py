"""Writes the faces of cards, all of one file at a time: the card's columns and the rows that repeat them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache

from cards.importing.bulk import insert_rows, update_rows
from cards.importing.records import CardRecord
from cards.models import Ability, Card, CardName, CardNumber, CardText, CardWord
from rules.folding import fold_name, fold_search

PLACING_COLUMNS = ("places", "sort_key")
TEXT_COLUMNS = ("search_text", "printed_text", "reading", "read_by")
FACE_COLUMNS = ("identity", "name", "search_name", *TEXT_COLUMNS, "numbers", "words", "first_code")


def write_faces(faces: Mapping[str, CardRecord], cards: Mapping[str, Card]) -> None:
    """Give each card of `cards` (by identity) the face of its record in `faces`."""
    new: list[Card] = []
    old: list[Card] = []
    for identity, record in faces.items():
        card = cards[identity]
        _copy_face(card, record)
        (old if card.pk else new).append(card)
    _remove_rows(old)
    update_rows(old, FACE_COLUMNS + PLACING_COLUMNS)
    Card.objects.bulk_create(new)
    pairs = [(cards[identity], record) for identity, record in faces.items()]
    _write_rows(pairs)


def _copy_face(card: Card, record: CardRecord) -> None:
    printed = record.printed
    card.name = printed.name
    card.search_name = fold_search(printed.name)
    if printed.abilities != card.abilities():
        card.reading, card.read_by = Card.Reading.NOT_YET, 0
    card.search_text = "\n".join(map(fold_search, printed.abilities))
    card.printed_text = "\n".join(printed.abilities)
    card.numbers = dict(printed.numbers)
    card.words = {key: list(values) for key, values in printed.words.items()}
    card.first_code = record.code
    card.place()


def _remove_rows(cards: list[Card]) -> None:
    """Remove the rows that the old face wrote; errata, translations and further names stay."""
    CardName.objects.filter(card__in=cards, kind=CardName.Kind.PRINTED).delete()
    CardText.objects.filter(card__in=cards, layer=CardText.Layer.PRINTED).delete()
    CardNumber.objects.filter(card__in=cards).delete()
    CardWord.objects.filter(card__in=cards).delete()


def _write_rows(pairs: list[tuple[Card, CardRecord]]) -> None:
    texts = CardText.objects.bulk_create(CardText(card=card, language=record.language) for card, record in pairs)
    insert_rows(CardName, ("card", "language", "kind", "name", "folded"), _name_rows(pairs))
    insert_rows(
        Ability,
        ("text_of", "position", "text"),
        (
            (text.pk, position, ability)
            for text, (_, record) in zip(texts, pairs, strict=True)
            for position, ability in enumerate(record.printed.abilities, start=1)
        ),
    )
    insert_rows(
        CardNumber,
        ("card", "key", "value"),
        ((card.pk, key, value) for card, record in pairs for key, value in record.printed.numbers.items()),
    )
    insert_rows(CardWord, ("card", "key", "value", "copies"), _word_rows(pairs))


def _name_rows(pairs: list[tuple[Card, CardRecord]]) -> Iterator[tuple[int | str, ...]]:
    for card, record in pairs:
        yield card.pk, record.language, CardName.Kind.PRINTED.value, card.name, fold_name(card.name)


def _word_rows(pairs: list[tuple[Card, CardRecord]]) -> Iterator[tuple[int | str, ...]]:
    for card, record in pairs:
        for key, values in record.printed.words.items():
            for value, copies in Counter(map(_fold_word, values)).items():
                yield card.pk, key, value, copies


@lru_cache(maxsize=4096)
def _fold_word(word: str) -> str:
    return fold_search(word)
