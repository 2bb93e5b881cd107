"""Invented cards and decks for the tests of decks."""

from collections.abc import Sequence
from itertools import count
from typing import Any

from django.test import Client

from cards.models import Ability, Card, CardName, CardSet, CardText, Printing
from decks.models import Deck, DeckEntry
from rules.folding import fold_name, fold_search
from rules.games.weiss_schwarz.serials import serial_keys

GAME = "weiss-schwarz"
_serial = count(1)


def make_printing(name: str = "Lantern Keeper", *, code: str = "", text: Sequence[str] = (), **values: Any) -> Printing:
    """Store a card with one printing; `values` are printed numbers and words by characteristic, None: not printed."""
    code = code or f"LNT/W01-E{next(_serial):03}"
    printed: dict[str, Any] = {"type": "character", "level": 0, "colour": "red", "side": "weiss"} | values
    numbers = {key: value for key, value in printed.items() if isinstance(value, int)}
    words = {
        key: [value] if isinstance(value, str) else list(value)
        for key, value in printed.items()
        if value is not None and key not in numbers
    }
    card = Card.objects.create(
        game=GAME,
        identity=code,
        name=name,
        search_name=fold_search(name),
        search_text=fold_search(" ".join(text)),
        printed_text="\n".join(text),
        numbers=numbers,
        words=words,
        first_code=code,
    )
    CardName.objects.create(card=card, name=name, folded=fold_name(name))
    if text:
        text_of = CardText.objects.create(card=card)
        Ability.objects.bulk_create(
            Ability(text_of=text_of, position=position, text=ability) for position, ability in enumerate(text, 1)
        )
    return add_printing(card, code)


def add_printing(card: Card, code: str) -> Printing:
    """Store one more printing of a card."""
    prefix = code.split("/", 1)[0]
    card_set, _ = CardSet.objects.get_or_create(game=GAME, code=code.split("-", 1)[0], defaults={"prefix": prefix})
    return Printing.objects.create(game=GAME, card=card, card_set=card_set, code=code, serial=serial_keys(code)[0])


def make_deck(*lines: tuple[int, Printing], **values: Any) -> Deck:
    """Store a deck with the given lines in its main section; without an owner it belongs to its editor key."""
    if values.get("owner") is not None:
        values["editor_key"] = ""
    deck = Deck.objects.create(**({"game": GAME, "format": "standard", "name": "Night watch"} | values))
    DeckEntry.objects.bulk_create(
        DeckEntry(deck=deck, printing=printing, quantity=quantity) for quantity, printing in lines
    )
    return deck


def lines_of(deck: Deck) -> dict[str, int]:
    """Return what a deck holds now: copies by code."""
    return dict(DeckEntry.objects.filter(deck=deck).values_list("printing__code", "quantity"))


def hold(client: Client, *decks: Deck) -> None:
    """Let a client edit decks that nobody owns, as the browser that made them may."""
    session = client.session
    session["decks"] = session.get("decks", {}) | {deck.key: deck.editor_key for deck in decks}
    session.save()
