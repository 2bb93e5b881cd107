"""8.1.4.2: the ride deck, as the format makes it, and texts that change it (8.1.3)."""

import pytest

from rules.games.vanguard.ride_deck_texts import Allowance, is_unread, read_allowance
from rules.legality import DeckLine, Severity
from tests.rules.vanguard.make import BOOK, PREMIUM, STANDARD, check, deck, errors, line, only, ride_deck

ORDERS = "[CONT]:You may put up to two orders into your ride deck."
INSTEAD = "[CONT]:You may put an over trigger into your ride deck instead of a ride deck crest."


def with_text(text: str, *extra: DeckLine, crest: bool = True) -> list[DeckLine]:
    """A ride deck whose grade 3 carries a text."""
    units = [one for one in ride_deck(crest=crest) if one.card.numbers.get("grade") != 3]
    return [*units, line(1, "Rider 3", text, grade=3, section="ride"), *extra]


def order(quantity: int, name: str) -> DeckLine:
    return line(quantity, name, type="order", section="ride")


def test_by_the_book_a_ride_deck_has_four_cards_or_more_and_none_is_needed() -> None:
    assert errors(deck(ride=[])) == []
    assert errors(deck(ride=ride_deck(crest=False))) == []
    found = only(check(deck(ride=ride_deck()[:3])))
    assert (found.rule, found.message) == ("8.1.4.2", "The ride deck has 3 cards; it must have 4 or more.")


def test_standard_says_what_the_ride_deck_is() -> None:
    found = only(check(deck(ride=[*ride_deck()[:2], line(2, "Twin", grade=2, section="ride")]), STANDARD))
    assert found.rule == "8.1.4.2"
    assert found.message == (
        "The ride deck lacks 1 grade 3 unit and 1 ride deck crest and has “Twin” besides: "
        "in Standard it is a unit of each of the grades 0, 1, 2 and 3 and 1 ride deck crest."
    )
    assert found.suggestion == "Add 1 grade 3 unit and 1 ride deck crest. Remove “Twin”."


def test_standard_is_not_played_without_a_ride_deck_nor_premium_with_one() -> None:
    found = only(check(deck(ride=[]), STANDARD))
    assert (found.rule, found.book) == ("ride deck", STANDARD.source)
    assert errors(deck(), PREMIUM) == ["ride deck"]
    assert errors(deck(ride=[]), PREMIUM) == []


def test_a_text_lets_so_many_of_a_kind_in() -> None:
    assert errors(deck(ride=with_text(ORDERS, order(1, "Verse"), order(1, "Song"))), STANDARD) == []
    found = only(check(deck(ride=with_text(ORDERS, order(3, "Verse"))), STANDARD))
    assert "has “Verse” besides" in found.message
    assert errors(deck(ride=[*ride_deck(), order(1, "Verse")]), STANDARD) == ["8.1.4.2"]


def test_two_cards_with_one_text_let_no_more_in_than_one() -> None:
    more = [line(3, "Rider 3", ORDERS, grade=3), *triggers_of_the_rest()]
    assert errors(deck(*more, ride=with_text(ORDERS, order(2, "Verse"), order(1, "Song"))), STANDARD) == ["8.1.4.2"]


def triggers_of_the_rest() -> list[DeckLine]:
    return [one for one in deck().lines if one.card.words.get("trigger")]


def test_a_text_puts_one_card_in_the_place_of_another() -> None:
    over = line(1, "Dawn", grade=0, trigger="over", nation="Cray Elemental", section="ride")
    fifteen = [*triggers_of_the_rest()[1:], line(3, "Bell", grade=0, trigger="draw")]
    assert errors(deck(*fifteen, ride=with_text(INSTEAD, over, crest=False)), STANDARD) == []
    assert errors(deck(*fifteen, ride=with_text(INSTEAD, over)), STANDARD) == ["8.1.4.2"]
    assert errors(deck(*fifteen, ride=with_text(INSTEAD, crest=False)), STANDARD) == ["8.1.6", "8.1.4.2"]


@pytest.mark.parametrize(
    ("ability", "allowance"),
    [
        (ORDERS, Allowance("order", 2)),
        (INSTEAD, Allowance("over trigger", 1, "ride deck crest")),
        ("[CONT]:You can include any number of grade 1 units in your ride deck.", Allowance("grade 1 unit", None)),
        ("【CONT】 You may put 2 ride deck crests in your ride deck.", Allowance("ride deck crest", 2)),
        (
            "[CONT]:You may put a card named “Kiln Spark” into your ride deck (in the place of another).",
            Allowance('card named "Kiln Spark"', 1),
        ),
    ],
)
def test_texts_about_the_ride_deck_are_read(ability: str, allowance: Allowance) -> None:
    assert read_allowance(ability) == allowance
    assert not is_unread(ability)


@pytest.mark.parametrize(
    "ability",
    [
        "[AUTO]:When this unit is placed, you may put a card from your ride deck into your hand.",
        "[CONT](RC):When you would ride from your ride deck, you may put this unit into your soul instead.",
        "(Ride deck cards return to the ride deck.)",
        "[CONT]:Sentinel",
    ],
)
def test_texts_of_the_game_are_not_about_building_the_ride_deck(ability: str) -> None:
    assert read_allowance(ability) is None
    assert not is_unread(ability)


def test_a_text_about_the_ride_deck_that_is_not_understood_is_a_warning() -> None:
    odd = "[CONT]:If the moon is full, you may put seven lanterns into your ride deck."
    warning = only(check(deck(ride=with_text(odd)), STANDARD))
    assert (warning.rule, warning.severity) == ("8.1.3", Severity.WARNING)
    assert check(deck(ride=with_text(odd)), BOOK) == ()


def test_a_card_by_name_is_let_in() -> None:
    text = '[CONT]:You may put a card named "Kiln Spark" into your ride deck.'
    spark = line(1, "Kiln Spark", grade=0, section="ride")
    assert errors(deck(ride=with_text(text, spark)), STANDARD) == []
    other = line(1, "Flue Spark", grade=0, section="ride")
    assert errors(deck(ride=with_text(text, other)), STANDARD) == ["8.1.4.2"]
