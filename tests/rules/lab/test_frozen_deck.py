"""Frozen decks: the same cards are the same deck, and JSON keeps all of it."""

import json
from dataclasses import replace

from rules.bilingual import Pair
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.printed_card import PrintedCard

CAT = PrintedCard("Lantern Cat", {"level": 0, "power": 500}, {"type": ("character",), "traits": ("moon", "cat")})
EVE = PrintedCard("Moonless Eve", {}, {"type": ("climax",)}, ("【AUTO】 Draw a card.", "【CONT】 It is night."))
DECK = FrozenDeck.of("weiss-schwarz", "Night", [Copies("LNT/W01-E002", EVE, 8), Copies("LNT/W01-E001", CAT, 42)])


def test_cards_stand_in_the_order_of_their_numbers() -> None:
    assert DECK.cards == (Copies("LNT/W01-E001", CAT, 42), Copies("LNT/W01-E002", EVE, 8))


def test_cards_and_those_with_abilities_are_counted_by_copies() -> None:
    assert (DECK.count, DECK.with_abilities) == (50, 8)


def test_json_keeps_all_of_it() -> None:
    again = FrozenDeck.from_json(json.loads(json.dumps(DECK.as_json())))
    assert (again, again.digest) == (DECK, DECK.digest)


def test_known_names_in_two_languages_are_kept_and_are_of_what_is_played() -> None:
    deck = FrozenDeck.of("g", "n", [Copies("B", EVE, 1, pairs=(Pair("Lamp", "灯"),))])
    assert FrozenDeck.from_json(json.loads(json.dumps(deck.as_json()))) == deck
    assert deck.digest != FrozenDeck.of("g", "n", [Copies("B", EVE, 1)]).digest


def test_the_digest_is_of_what_is_played() -> None:
    assert DECK.digest == "6cef4c1bf64977e857faf773470e965539a66e70ef5d41a9f4f4469e22770de9"
    backwards = FrozenDeck.of("weiss-schwarz", "Renamed", list(reversed(DECK.cards)))
    assert backwards.digest == DECK.digest
    other_text = [replace_card(copies, replace(copies.card, abilities=())) for copies in DECK.cards]
    assert FrozenDeck.of("weiss-schwarz", "Night", other_text).digest != DECK.digest
    fewer = [Copies("LNT/W01-E001", CAT, 41), Copies("LNT/W01-E002", EVE, 8)]
    assert FrozenDeck.of("weiss-schwarz", "Night", fewer).digest != DECK.digest


def test_the_digest_does_not_depend_on_the_order_in_which_characteristics_are_stored() -> None:
    turned = PrintedCard(CAT.name, dict(reversed(list(CAT.numbers.items()))), dict(reversed(list(CAT.words.items()))))
    one, other = (FrozenDeck.of("g", "n", [Copies("A", card, 1)]) for card in (turned, CAT))
    assert one.digest == other.digest


def test_cards_beside_the_main_section_stand_apart_and_are_kept() -> None:
    deck = FrozenDeck.of("g", "n", [Copies("B", EVE, 1, "ride"), Copies("A", CAT, 4)])
    assert (deck.part(), deck.part("ride")) == ((Copies("A", CAT, 4),), (Copies("B", EVE, 1, "ride"),))
    assert FrozenDeck.from_json(json.loads(json.dumps(deck.as_json()))) == deck


def replace_card(copies: Copies, card: PrintedCard) -> Copies:
    return copies._replace(card=card)


def test_each_copy_of_a_section_is_listed_by_its_number() -> None:
    deck = FrozenDeck.of("g", "n", [Copies("B", EVE, 2), Copies("A", CAT, 1), Copies("C", CAT, 3, "ride")])
    assert (deck.each(), deck.each("ride")) == (["A", "B", "B"], ["C", "C", "C"])
