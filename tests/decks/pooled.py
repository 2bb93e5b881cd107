"""Decks with a pool beside them, out of the starter cards of the game that has one."""

from collections.abc import Mapping
from typing import Any

from cards.format_defaults import load_formats_of
from cards.models import Printing
from cards.starter import load_cards_of
from decks.models import Deck, DeckEntry
from rules.games import GAMES
from tests.decks.make import make_deck

GAME = GAMES["trails"]
PORTER, MULE, ANSA = "NVL1-001", "NVL1-002", "NVL1-003"


def load() -> None:
    """Store the starter cards and formats of the game."""
    load_cards_of(GAME)
    load_formats_of(GAME)


def pooled_deck(main: Mapping[str, int], pool: Mapping[str, int], format: str = "blitz-shield", **values: Any) -> Deck:
    """Store a deck with copies by number, in the deck itself and in its pool."""
    printings = {printing.code: printing for printing in Printing.objects.filter(game=GAME.key)}
    deck = make_deck(game=GAME.key, format=format, **values)
    DeckEntry.objects.bulk_create(
        DeckEntry(deck=deck, section=section, printing=printings[code], quantity=quantity)
        for section, copies in {"main": main, "pool": pool}.items()
        for code, quantity in copies.items()
    )
    return Deck.objects.with_lines().get(pk=deck.pk)


def held(deck: Deck, section: str) -> dict[str, int]:
    """Return what a section of a deck holds now: copies by number."""
    return dict(deck.entries.filter(section=section).values_list("printing__code", "quantity"))
