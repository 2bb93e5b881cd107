"""Decks as they are played."""

from datetime import date

import pytest

from cards.names import renew_pairs
from decks.frozen import frozen_deck_of
from rules.bilingual import Pair
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from tests.decks.make import make_deck, make_printing


@pytest.mark.django_db
def test_a_frozen_deck_holds_cards_as_printed_by_number() -> None:
    lamp = make_printing("Lamp", code="LNT/W01-E002", text=("It shines.",), power=1500)
    rope = make_printing("Rope", code="LNT/W01-E001")
    frozen = frozen_deck_of(make_deck((3, lamp), (1, rope), name="Night watch"), date(2025, 1, 1))
    assert (frozen.game, frozen.name, frozen.count, frozen.with_abilities) == ("weiss-schwarz", "Night watch", 4, 3)
    assert [(copies.code, copies.card.name, copies.quantity) for copies in frozen.cards] == [
        ("LNT/W01-E001", "Rope", 1),
        ("LNT/W01-E002", "Lamp", 3),
    ]
    assert frozen.cards[1].card.numbers["power"] == 1500
    assert frozen.cards[1].card.abilities == ("It shines.",)


@pytest.mark.django_db
def test_a_frozen_deck_knows_the_names_in_two_languages_that_the_catalogue_knows() -> None:
    text = 'All of your characters with "Lamp(灯)" or "Moth(蛾)" in their card names get +500 power.'
    lamp = make_printing("Lamp", code="LNT/W01-E002", text=(text,))
    rope = make_printing("Rope", code="LNT/W01-E001", text=("It shines.",))
    deck = make_deck((3, lamp), (1, rope))
    assert [copies.pairs for copies in frozen_deck_of(deck, date(2025, 1, 1)).cards] == [(), ()]
    renew_pairs(WEISS_SCHWARZ)
    assert [copies.pairs for copies in frozen_deck_of(deck, date(2025, 1, 1)).cards] == [(), (Pair("Lamp", "灯"),)]
