"""5-2c-1d, 5-2c-1d-1: copies of one exact name, and texts that say otherwise."""

from tests.rules.gate_ruler.make import card, check, deck, errors, mended, only, ruler

TEN = "You may have up to 10 copies of this card in your deck."


def test_the_ruler_says_how_many_copies_a_name_may_have() -> None:
    assert errors(deck(ruler(), card(4, "Moth"))) == []
    five = deck(ruler(), card(3, "Moth", level=1), card(2, "Moth", level=2))
    found = only(check(five))
    assert (found.rule, found.found, found.wanted) == ("5-2c-1d", "5 of “Moth”", "4 or fewer")
    assert found.message == "The deck has 5 cards named “Moth”; it may have 4 at most: so “Weaver” says."
    assert errors(mended(five, found)) == ["5-2c-1a"]
    assert errors(deck(ruler(decksize=12, maxcopies=5), card(5, "Moth"), size=12)) == []


def test_names_that_differ_by_a_sign_are_two_names() -> None:
    assert errors(deck(ruler(), card(4, "Moth"), card(4, "Moth!"))) == []


def test_a_ruler_that_names_no_number_allows_any() -> None:
    assert errors(deck(ruler(decksize=20), card(20, "Moth"))) == []


def test_a_text_takes_the_place_of_the_rulers_number() -> None:
    assert errors(deck(ruler(), card(10, "Moth", TEN))) == []
    assert errors(deck(ruler(), card(11, "Moth", TEN))) == ["5-2c-1d-1"]


def test_a_text_may_allow_fewer() -> None:
    text = "You may have up to 1 copy of this card in your deck."
    assert check(deck(ruler(), card(1, "Moth", text))) == ()
    assert errors(deck(ruler(), card(2, "Moth", text))) == ["5-2c-1d-1"]
    assert errors(deck(ruler(decksize=20), card(2, "Moth", text))) == ["5-2c-1d-1"]
