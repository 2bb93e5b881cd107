"""From records to sets, cards and printings, and what a second look changes."""

from typing import Any

import pytest

from cards.importing.writing import Outcome
from cards.models import Ability, Card, CardName, CardNumber, CardSet, CardText, CardWord, Printing
from tests.cards.make import card_of, record, write

pytestmark = pytest.mark.django_db
ADDED, CHANGED, UNCHANGED = Outcome.ADDED, Outcome.CHANGED, Outcome.UNCHANGED


def rows_of_everything() -> list[list[Any]]:
    models = (CardSet, Card, CardName, CardText, Ability, CardNumber, CardWord, Printing)
    return [list(model._default_manager.order_by("pk").values()) for model in models]


def test_a_card_is_written_with_every_row_that_repeats_it() -> None:
    write(record(abilities=("【AUTO】 Draw.", "【AUTO】 Draw."), words={"trigger": ("soul", "soul")}))
    card = card_of("ABC/W01-E001")
    assert (card.name, card.search_name, card.first_code) == ("Lantern Cat", "lantern cat", "ABC/W01-E001")
    assert card.numbers == {"level": 0, "cost": 0, "power": 500, "soul": 1}
    assert {row.key: row.value for row in card.number_rows.all()} == card.numbers
    assert card.words["trigger"] == ["soul", "soul"]
    assert list(card.word_rows.filter(key="trigger").values_list("value", "copies")) == [("soul", 2)]
    assert card.abilities() == ("【AUTO】 Draw.", "【AUTO】 Draw.")
    assert card.search_text == "【auto】 draw.\n【auto】 draw."
    assert list(card.names.values_list("name", "folded", "kind")) == [("Lantern Cat", "Lantern Cat", "printed")]
    printing = card.printings.get()
    assert (printing.serial, printing.card_set.code, printing.card_set.prefix) == ("ABCW01E001", "ABC/W01", "ABC")


def test_writing_the_same_again_changes_nothing() -> None:
    records = [record(), record("ABC/W01-E002", "Other Cat", abilities=("Draw.",))]
    assert write(*records) == [ADDED, ADDED]
    before = rows_of_everything()
    assert write(*records) == [UNCHANGED, UNCHANGED]
    assert rows_of_everything() == before


def test_parallels_and_lettered_arts_of_one_face_are_printings_of_one_card() -> None:
    write(record("ABC/W01-E013a"), record("ABC/W01-E013b"), record("ABC/W01-E013SP", rarity="SP"))
    assert card_of("ABC/W01-E013a") == card_of("ABC/W01-E013b") == card_of("ABC/W01-E013SP")


def test_reprints_that_differ_are_cards_of_their_own_with_the_same_name() -> None:
    write(record(), record("ABC/W02-E001", power=1000))
    assert card_of("ABC/W01-E001") != card_of("ABC/W02-E001")
    assert CardName.objects.filter(folded="Lantern Cat").count() == 2


def test_one_name_that_is_an_event_and_a_climax_is_two_cards() -> None:
    write(record(words={"type": ("event",)}), record("ABC/W01-E002", words={"type": ("climax",)}))
    assert card_of("ABC/W01-E001") != card_of("ABC/W01-E002")


def test_quotes_in_a_name_are_kept_and_folded() -> None:
    write(record(name="“Oil & Wick” Cat"), record("ABC/W01-E002", '"Oil & Wick" Cat'))
    card = card_of("ABC/W01-E002")
    assert card == card_of("ABC/W01-E001")
    assert (card.name, card.search_name) == ("“Oil & Wick” Cat", "oil & wick cat")
    assert card.names.get().folded == '"Oil & Wick" Cat'


def test_what_belongs_to_the_printing_alone_changes_the_printing_alone() -> None:
    write(record(flavour="Purr."))
    card = card_of("ABC/W01-E001")
    assert write(record(flavour="Miaow.", rarity="RR")) == [CHANGED]
    printing = Printing.objects.get()
    assert (printing.card, printing.flavour, printing.rarity) == (card, "Miaow.", "RR")


def test_a_new_face_of_an_only_printing_changes_the_card_in_place() -> None:
    write(record(power=500, abilities=("Draw 1 card.",)))
    card = card_of("ABC/W01-E001")
    assert write(record(power=1000, abilities=("Draw 2 cards.",))) == [CHANGED]
    changed = card_of("ABC/W01-E001")
    assert changed.pk == card.pk
    assert (changed.numbers["power"], changed.abilities()) == (1000, ("Draw 2 cards.",))
    assert CardNumber.objects.get(card=card, key="power").value == 1000
    assert Ability.objects.count() == 1
    assert write(record(power=1000, abilities=("Draw 2 cards.",))) == [UNCHANGED]


def test_a_new_face_of_all_printings_changes_the_card_in_place() -> None:
    write(record("ABC/W01-E001"), record("ABC/W01-E001SP"))
    card = card_of("ABC/W01-E001")
    assert write(record("ABC/W01-E001", power=1000), record("ABC/W01-E001SP", power=1000)) == [CHANGED, CHANGED]
    assert card_of("ABC/W01-E001SP").pk == card.pk
    assert Card.objects.get().numbers["power"] == 1000


def test_a_new_face_of_one_of_several_printings_moves_that_printing() -> None:
    write(record("ABC/W01-E001"), record("ABC/W01-E001SP"))
    card = card_of("ABC/W01-E001SP")
    assert write(record("ABC/W01-E001", power=1000)) == [CHANGED]
    assert card_of("ABC/W01-E001").pk != card.pk
    card.refresh_from_db()
    assert (card.first_code, card.numbers["power"]) == ("ABC/W01-E001SP", 500)


def test_a_printing_that_gets_the_face_of_another_card_moves_there_and_leaves_no_orphan() -> None:
    write(record("ABC/W01-E001"), record("ABC/W01-E002", power=1000))
    card = card_of("ABC/W01-E001")
    assert write(record("ABC/W01-E002")) == [CHANGED]
    assert card_of("ABC/W01-E002") == card
    assert Card.objects.count() == 1


def test_two_cards_that_swap_faces_end_with_each_others() -> None:
    write(record("ABC/W01-E001", power=500), record("ABC/W01-E002", power=1000))
    assert write(record("ABC/W01-E001", power=1000), record("ABC/W01-E002", power=500)) == [CHANGED, CHANGED]
    assert card_of("ABC/W01-E001").numbers["power"] == 1000
    assert card_of("ABC/W01-E002").numbers["power"] == 500
    assert Card.objects.count() == 2
    assert {card.first_code for card in Card.objects.all()} == {"ABC/W01-E001", "ABC/W01-E002"}


def test_faces_passed_along_a_chain_of_cards_arrive() -> None:
    codes = [f"ABC/W01-E00{number}" for number in range(1, 5)]
    write(*(record(code, power=500 * n) for n, code in enumerate(codes, start=1)))
    write(*(record(code, power=500 * n) for n, code in enumerate(codes, start=2)))
    assert [card_of(code).numbers["power"] for code in codes] == [1000, 1500, 2000, 2500]
    assert Card.objects.count() == 4


def test_a_card_shows_the_face_of_its_first_printing_whichever_comes_first() -> None:
    write(record("ABC/W02-E001", abilities=("Draw. (It may be canceled)",)))
    card = card_of("ABC/W02-E001")
    assert write(record("ABC/W01-E001", abilities=("Draw.",))) == [ADDED]
    card.refresh_from_db()
    assert (card.first_code, card.abilities()) == ("ABC/W01-E001", ("Draw.",))
    assert write(record("ABC/W02-E001", abilities=("Draw. (It may be canceled)",))) == [UNCHANGED]


def test_a_new_wording_of_the_first_printing_is_a_change_even_if_it_is_the_same_card() -> None:
    write(record(abilities=("Draw.",)))
    card = card_of("ABC/W01-E001")
    assert write(record(abilities=("Draw. (It may be canceled)",))) == [CHANGED]
    card = Card.objects.get(pk=card.pk)
    assert card.abilities() == ("Draw. (It may be canceled)",)


def test_numbers_are_ordered_as_people_count() -> None:
    write(record("ABC/W101-E001"), record("ABC/W83-E001"))
    assert card_of("ABC/W101-E001").first_code == "ABC/W83-E001"


def test_a_change_of_face_keeps_errata_translations_and_further_names() -> None:
    write(record())
    card = card_of("ABC/W01-E001")
    CardText.objects.create(card=card, layer=CardText.Layer.ERRATUM)
    CardName.objects.create(card=card, kind=CardName.Kind.REGARDED, name="Oil", folded="Oil")
    write(record(power=1000))
    assert set(card.texts.values_list("layer", flat=True)) == {"printed", "erratum"}
    assert set(card.names.values_list("name", flat=True)) == {"Lantern Cat", "Oil"}


def test_a_set_is_named_after_what_most_of_its_printings_came_in() -> None:
    write(record("ABC/W01-P01", product="Promotion"))
    assert CardSet.objects.get().name == "Promotion"
    write(
        record("ABC/W01-E001", product="Lanterns"),
        record("ABC/W01-E002", "Other Cat", product="Lanterns"),
    )
    assert CardSet.objects.get().name == "Lanterns"


def test_a_set_without_a_product_is_named_by_its_code() -> None:
    write(record())
    assert CardSet.objects.get().name == "ABC/W01"


def test_the_number_of_queries_does_not_grow_with_the_records(django_assert_max_num_queries: object) -> None:
    with django_assert_max_num_queries(30):  # type: ignore[operator]
        write(*(record(f"ABC/W01-E{n:03}", f"Cat {n}") for n in range(100)))
