"""8.1.5, 8.1.9: four of a name over main and ride deck; several names; texts about a name or a card number (8.1.3)."""

from dataclasses import replace

import pytest

from tests.rules.vanguard.make import BOOK, check, deck, errors, line, mended, only, ride_deck

SIXTEEN = "[CONT]:You may have up to sixteen cards with the same card name as this card in your deck."
OF_NUMBER = "[CONT]:You may have up to eight copies of this card in your deck."


def test_main_and_ride_deck_count_together_and_the_cut_spares_the_ride_deck() -> None:
    assert errors(deck(line(3, "Rider 2", grade=2))) == []
    lines = deck(line(4, "Rider 2", grade=2, code="D-LN02/002"))
    found = only(check(lines))
    assert (found.rule, found.found) == ("8.1.5", "5 of “Rider 2”")
    assert found.message.endswith("all numbers and variants of a name count together (8.1.5.1).")
    assert [(change.section, change.quantity) for change in found.mend] == [("main", 3)]
    assert errors(mended(lines, found)) == ["8.1.4.1"]


def test_one_number_in_both_decks_is_cut_in_the_main_deck() -> None:
    riders = [*ride_deck()[:3], line(1, "Rider 3", grade=3, code="D-LN03/001", section="ride")]
    found = only(check(deck(line(4, "Rider 3", grade=3, code="D-LN03/001"), ride=riders)))
    assert found.suggestion == "Remove 1 of “Rider 3”."
    assert [(change.section, change.quantity) for change in found.mend] == [("main", 3)]


@pytest.mark.parametrize(
    "text",
    [
        '[CONT]:This card is also regarded as "Bell".',
        "[CONT]:This card is also regarded as “Bell”. (It is in every zone.)",
        '【CONT】 This card is also regarded as "Gong" and "Bell".',
        'This unit is also regarded as "Bell"',
    ],
)
def test_a_second_name_in_every_zone_counts_in_the_deck(text: str) -> None:
    assert errors(deck(line(2, "Chime", text), line(2, "Bell"))) == []
    found = only(check(deck(line(2, "Chime", text), line(3, "Bell"))))
    assert (found.rule, found.found) == ("8.1.5", "5 of “Chime” and “Bell”")


@pytest.mark.parametrize(
    "text",
    [
        '[CONT](VC/RC):This unit is also regarded as "Bell".',
        '[CONT]:DressUp-"Bell" (During this game, this card is also regarded as "Bell")',
        '[CONT]:During this game, this card is also regarded as "Bell".',
        '[CONT]:When this card would be rode upon, it is also regarded as "Bell".',
        '[AUTO]:When placed, this unit is also regarded as "Bell" until end of turn.',
    ],
)
def test_a_name_of_the_game_only_does_not(text: str) -> None:
    assert errors(deck(line(4, "Chime", text), line(4, "Bell"))) == []


def test_a_text_may_lift_the_limit_of_its_name_or_name_it() -> None:
    assert errors(deck(line(16, "Sailor", SIXTEEN))) == []
    assert errors(deck(line(17, "Sailor", SIXTEEN))) == ["8.1.3"]
    by_name = '[CONT]:You may have up to sixteen cards named "Sailor" in a deck.'
    assert errors(deck(line(1, "Sailor", by_name), line(15, "Sailor"))) == []


def test_a_text_about_this_card_lifts_the_limit_of_its_number() -> None:
    assert errors(deck(line(8, "Sailor", OF_NUMBER))) == []
    found = only(check(deck(line(9, "Sailor", OF_NUMBER))))
    assert (found.rule, found.wanted) == ("8.1.3", "8 or fewer")


def test_the_other_numbers_of_the_name_keep_their_four() -> None:
    assert errors(deck(line(8, "Sailor", OF_NUMBER), line(4, "Sailor"))) == []
    assert errors(deck(line(1, "Sailor", OF_NUMBER), line(5, "Sailor"))) == ["8.1.5"]
    assert errors(deck(line(8, "Sailor", OF_NUMBER), line(8, "Sailor", OF_NUMBER))) == []


def test_the_name_table_joins_names() -> None:
    joined = replace(BOOK, same_name={"Bell (V)": "Bell"})
    assert errors(deck(line(4, "Bell"), line(1, "Bell (V)")), joined) == ["8.1.5"]
