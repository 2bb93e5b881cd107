"""What a deck holds, as the frozen values that the rules read."""

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Any

from django.db.models import Q

from cards.models import Ability, CardText, Printing
from decks.models import Deck, DeckEntry
from rules.legality import DeckLine, DeckList
from rules.printed_card import PrintedCard

PREFERRED_LANGUAGE = "en"


def deck_list_of(deck: Deck, on: date) -> DeckList:
    """Return the lines of a saved deck with card texts as of `on`, in two queries."""
    rows = DeckEntry.objects.filter(deck=deck).values_list(
        "section", "quantity", "printing__code", *(f"printing__card__{field}" for field in ("id", *_CARD_FIELDS))
    )
    return _deck_list(list(rows), on)


def deck_list_from(lines: Iterable[tuple[str, int, Printing]], on: date) -> DeckList:
    """Return the lines (section, quantity, printing) of a list that is not saved; fetch printings with their cards."""
    return _deck_list(
        [
            (section, quantity, printing.code, printing.card.pk, *(getattr(printing.card, f) for f in _CARD_FIELDS))
            for section, quantity, printing in lines
        ],
        on,
    )


_CARD_FIELDS = ("name", "numbers", "words")


def _deck_list(rows: list[tuple[Any, ...]], on: date) -> DeckList:
    abilities = abilities_of({row[3] for row in rows}, on)
    return DeckList(
        tuple(
            DeckLine(quantity, code, _printed(name, numbers, words, abilities.get(card, ())), section)
            for section, quantity, code, card, name, numbers, words in rows
        )
    )


def _printed(
    name: str, numbers: Mapping[str, int], words: Mapping[str, list[str]], abilities: tuple[str, ...]
) -> PrintedCard:
    return PrintedCard(name, dict(numbers), {key: tuple(values) for key, values in words.items()}, abilities)


def abilities_of(cards: Iterable[int], on: date) -> dict[int, tuple[str, ...]]:
    """Return the abilities of each card as of `on`: by the last erratum in force, else as printed."""
    rows = (
        Ability.objects.filter(text_of__card__in=set(cards))
        .filter(
            Q(text_of__layer=CardText.Layer.PRINTED)
            | Q(text_of__layer=CardText.Layer.ERRATUM) & (Q(text_of__since=None) | Q(text_of__since__lte=on))
        )
        .order_by("text_of_id", "position")
        .values_list("text_of__card", "text_of", "text_of__layer", "text_of__since", "text_of__language", "text")
    )
    best: dict[int, tuple[Any, ...]] = {}
    texts: dict[int, tuple[str, ...]] = {}
    for card, text_of, layer, since, language, text in rows:
        texts[text_of] = (*texts.get(text_of, ()), text)
        rank = (layer == CardText.Layer.ERRATUM, since or date.min, language == PREFERRED_LANGUAGE, text_of)
        best[card] = max(best.get(card, rank), rank)
    return {card: texts[rank[-1]] for card, rank in best.items()}
