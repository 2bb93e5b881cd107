"""5.1.2.4: a card's text about deck construction takes the place of the four copies."""

import pytest

from rules.legality import Severity
from tests.rules.weiss_schwarz.make import card, check, climax, deck, errors, mended, only

SAME = "cards with the same card name as this card"
ANY_NUMBER = f"【CONT】 You can put any number of {SAME} into your deck."
EIGHT = f"【CONT】 You can put up to eight {SAME} in your deck."


def together_with(*names: str, limit: int = 4) -> str:
    listed = " and ".join(f'"{name}"' for name in names)
    return f"【CONT】 You can put up to {limit} {SAME} and cards named {listed} in your deck."


def test_fifty_copies_are_legal_where_the_text_allows_any_number() -> None:
    assert check(deck(card(50, "Moth Swarm", ANY_NUMBER))) == ()


def test_eight_copies_are_legal_where_the_text_allows_eight() -> None:
    assert check(deck(card(8, "Moth Swarm", EIGHT))) == ()


def test_a_ninth_is_not_and_the_rule_is_the_one_for_texts() -> None:
    found = only(check(deck(card(9, "Moth Swarm", EIGHT))))
    assert (found.rule, found.found, found.wanted) == ("5.1.2.4", "9 of “Moth Swarm”", "8 or fewer")
    assert found.message == "The deck has 9 cards named “Moth Swarm”; it may have 8 at most: so its text says."


def test_one_of_each_of_eight_letter_variants_is_legal_and_a_ninth_card_is_not() -> None:
    variants = [card(1, "Eight Lamps", EIGHT, code=f"LNT/W01-E020{letter}", type="event") for letter in "abcdefgh"]
    assert check(deck(*variants)) == ()
    ninth = card(1, "Eight Lamps", EIGHT, code="LNT/W01-E020i", type="event")
    assert errors(deck(*variants, ninth)) == ["5.1.2.4"]


@pytest.mark.parametrize(("limit", "copies"), [("five", 5), ("6", 6), ("7", 7), ("13", 13)])
def test_the_limit_is_the_number_in_the_text(limit: str, copies: int) -> None:
    text = f"【CONT】 You may put up to {limit} {SAME} into your deck."
    assert errors(deck(card(copies, "Moth Swarm", text))) == []
    assert errors(deck(card(copies + 1, "Moth Swarm", text))) == ["5.1.2.4"]


def test_a_text_holds_for_the_name_as_soon_as_one_card_of_the_deck_carries_it() -> None:
    plain, with_text = card(7, "Moth Swarm"), card(1, "Moth Swarm", EIGHT)
    assert errors(deck(plain, with_text)) == []
    assert errors(deck(plain)) == ["5.1.2.2"]


def test_the_most_generous_text_of_a_name_holds() -> None:
    six = f"【CONT】 You can put up to six {SAME} in your deck."
    assert errors(deck(card(4, "Moth Swarm", six), card(4, "Moth Swarm", EIGHT))) == []
    assert errors(deck(card(40, "Moth Swarm", six), card(1, "Moth Swarm", ANY_NUMBER))) == []


def test_the_text_of_one_card_does_nothing_for_another() -> None:
    assert errors(deck(card(8, "Moth Swarm", EIGHT), card(5, "Lantern Keeper"))) == ["5.1.2.2"]


def test_a_text_that_allows_fewer_than_four_holds_too() -> None:
    text = "【CONT】 You can only put up to 1 card with the same card name as this card in your deck."
    assert errors(deck(card(1, "The Only Lamp", text))) == []
    assert errors(deck(card(2, "The Only Lamp", text))) == ["5.1.2.4"]


def test_names_counted_together_are_legal_up_to_their_limit() -> None:
    text = together_with('"Dusk" Keeper')
    assert check(deck(card(2, "Dawn Keeper", text), card(2, '"Dusk" Keeper'))) == ()
    assert check(deck(card(4, "Dawn Keeper", text))) == ()


def test_names_counted_together_are_illegal_beyond_it() -> None:
    both = deck(card(2, "Dawn Keeper", together_with('"Dusk" Keeper')), card(3, "“Dusk” Keeper"))
    found = only(check(both))
    assert (found.rule, found.found, found.wanted) == (
        "5.1.2.4",
        "5 of “Dawn Keeper” and ““Dusk” Keeper”",
        "4 or fewer",
    )
    assert errors(mended(both, found)) == ["5.1.2.1"]


def test_without_the_card_that_counts_them_together_each_name_has_its_own_four() -> None:
    assert errors(deck(card(4, "Dawn Keeper"), card(4, '"Dusk" Keeper'))) == []


def test_a_name_that_differs_by_a_sign_is_not_counted_together() -> None:
    assert errors(deck(card(4, "Dawn Keeper", together_with("Dusk Keeper♪")), card(4, "Dusk Keeper"))) == []


def test_three_names_counted_together() -> None:
    text = together_with("Dusk Keeper", "Noon Keeper")
    assert errors(deck(card(1, "Dawn Keeper", text), card(2, "Dusk Keeper"), card(1, "Noon Keeper"))) == []
    assert errors(deck(card(1, "Dawn Keeper", text), card(2, "Dusk Keeper"), card(2, "Noon Keeper"))) == ["5.1.2.4"]


def test_two_texts_that_name_each_other_are_one_limit() -> None:
    dawn, dusk = together_with("Dusk Keeper"), together_with("Dawn Keeper")
    assert errors(deck(card(3, "Dawn Keeper", dawn), card(2, "Dusk Keeper", dusk))) == ["5.1.2.4"]


def test_five_of_the_counting_card_alone_are_reported_once() -> None:
    assert errors(deck(card(5, "Dawn Keeper", together_with("Dusk Keeper")))) == ["5.1.2.4"]


def test_a_joint_limit_above_four_lifts_every_name_of_it() -> None:
    text = together_with("Dusk Keeper", limit=8)
    assert errors(deck(card(1, "Dawn Keeper", text), card(7, "Dusk Keeper"))) == []
    assert errors(deck(card(2, "Dawn Keeper", text), card(7, "Dusk Keeper"))) == ["5.1.2.4"]


def test_a_joint_limit_stays_where_one_name_alone_may_be_used_freely() -> None:
    swarm = card(4, "Moth Swarm", ANY_NUMBER)
    assert errors(deck(card(1, "Moth Queen", together_with("Moth Swarm")), swarm)) == ["5.1.2.4"]


def test_any_number_together_is_no_limit() -> None:
    text = f'【CONT】 You can put any number of {SAME} and cards named "Moth Swarm" in your deck.'
    assert errors(deck(card(10, "Moth Queen", text), card(12, "Moth Swarm"))) == []


def test_eight_copies_of_a_climax_fill_the_eight_climaxes() -> None:
    assert errors(deck(climax(8, "Endless Tide", EIGHT))) == []
    assert errors(deck(climax(8, "Endless Tide", EIGHT), climax(1, "Harbour Lights"))) == ["5.1.2.3"]


def test_a_text_that_is_not_understood_is_a_warning_and_the_four_copies_stay() -> None:
    odd = f"【CONT】 If the moon is full, you can put any number of {SAME} into your deck."
    warning = only(check(deck(card(4, "Moth Swarm", odd, code="LNT/W01-E001"))))
    assert (warning.rule, warning.severity, warning.cards) == ("5.1.2.4", Severity.WARNING, ("LNT/W01-E001",))
    assert errors(deck(card(5, "Moth Swarm", odd))) == ["5.1.2.2"]
