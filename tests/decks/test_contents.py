"""What a deck holds, as the rules read it."""

from datetime import date

import pytest
from pytest_django import DjangoAssertNumQueries

from cards.models import Ability, Card, CardText
from decks.contents import abilities_of, deck_list_from, deck_list_of
from decks.models import DeckEntry
from rules.legality import DeckLine
from rules.printed_card import PrintedCard
from tests.decks.make import make_deck, make_printing

pytestmark = pytest.mark.django_db
DAY = date(2026, 3, 1)


def add_text(
    card: Card, *abilities: str, layer: str = "printed", since: date | None = None, language: str = "en"
) -> None:
    text_of = CardText.objects.create(card=card, layer=layer, since=since, language=language)
    for position, text in enumerate(abilities):
        Ability.objects.create(text_of=text_of, position=position, text=text)


def test_a_deck_is_read_with_everything_printed_on_its_cards() -> None:
    printing = make_printing(
        "Lantern Keeper", text=["First ability.", "Second ability."], level=2, trigger=["soul", "soul"]
    )
    words = {"type": ("character",), "colour": ("red",), "side": ("weiss",), "trigger": ("soul", "soul")}
    card = PrintedCard("Lantern Keeper", {"level": 2}, words, ("First ability.", "Second ability."))
    line = DeckLine(3, printing.code, card, "main")
    assert deck_list_of(make_deck((3, printing)), DAY).lines == (line,)
    assert deck_list_from([("main", 3, printing)], DAY).lines == (line,)


def test_a_deck_takes_two_queries_however_many_lines_it_has(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    deck = make_deck(*((1, make_printing(f"Keeper {n}", text=["Some ability."])) for n in range(20)))
    with django_assert_num_queries(2):
        assert deck_list_of(deck, DAY).count() == 20


def test_lines_keep_their_section_and_order() -> None:
    first, second = make_printing("Keeper"), make_printing("Warden")
    deck = make_deck((1, first))
    DeckEntry.objects.create(deck=deck, section="maybe", printing=second, quantity=2)
    assert [(line.card.name, line.section) for line in deck_list_of(deck, DAY).lines] == [
        ("Keeper", "main"),
        ("Warden", "maybe"),
    ]


def test_a_card_without_text_has_no_abilities() -> None:
    assert abilities_of([make_printing().card.pk], DAY) == {}


def test_an_erratum_holds_from_its_day() -> None:
    card = make_printing(text=["As printed."]).card
    add_text(card, "As corrected.", layer="erratum", since=date(2026, 3, 1))
    assert abilities_of([card.pk], date(2026, 2, 28)) == {card.pk: ("As printed.",)}
    assert abilities_of([card.pk], date(2026, 3, 1)) == {card.pk: ("As corrected.",)}


def test_the_last_of_several_errata_holds() -> None:
    card = make_printing(text=["As printed."]).card
    add_text(card, "Corrected twice.", layer="erratum", since=date(2026, 2, 1))
    add_text(card, "Corrected once.", layer="erratum", since=date(2026, 1, 1))
    assert abilities_of([card.pk], DAY) == {card.pk: ("Corrected twice.",)}


def test_the_english_text_is_read_where_there_are_several_and_translations_never() -> None:
    card = make_printing().card
    add_text(card, "原文。", language="ja")
    add_text(card, "As printed.", language="en")
    add_text(card, "As someone translated it.", layer="translation")
    assert abilities_of([card.pk], DAY) == {card.pk: ("As printed.",)}
