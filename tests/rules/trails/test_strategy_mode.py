"""602.4: exactly fifty cards, four of a name and sub-name, Common free."""

import pytest

from rules.legality import FormatSpec, LineChange, Restriction, RestrictionKind, Severity
from tests.rules.trails.make import STRATEGY, card, check, deck, errors, only


@pytest.mark.parametrize(("size", "broken"), [(0, ["602.4a"]), (49, ["602.4a"]), (50, []), (51, ["602.4a"])])
def test_602_4a_exactly_fifty_cards(size: int, broken: list[str]) -> None:
    assert errors(deck(size=size)) == broken


def test_602_4a_says_how_many_to_add_or_remove() -> None:
    assert only(check(deck(size=48))).suggestion == "Add 2 cards."
    assert only(check(deck(size=51))).message == "The deck has 51 cards; it must have exactly 50."


@pytest.mark.parametrize(("quantity", "broken"), [(4, []), (5, ["602.4b"])])
def test_602_4b_four_of_a_name_and_sub_name(quantity: int, broken: list[str]) -> None:
    assert errors(deck(card(quantity, "Tove", "Night Watch"))) == broken


def test_602_4b_counts_over_all_numbers_and_says_which_card() -> None:
    lines = (card(3, "Tove", "Night Watch", code="LNT1-001"), card(2, "Tove", "Night Watch", code="LNTP-001"))
    found = only(check(deck(*lines)))
    assert (found.rule, found.severity, found.cards) == ("602.4b", Severity.ERROR, ("LNT1-001", "LNTP-001"))
    assert "5 cards named “Tove [Night Watch]”" in found.message
    assert found.suggestion == "Remove 1 of “Tove [Night Watch]”."
    assert found.mend == (LineChange("main", "LNTP-001", 1),)


def test_602_4b_one_name_with_two_sub_names_is_two_cards() -> None:
    lines = (card(4, "Tove", "Night Watch"), card(4, "Tove", "Day Watch"), card(42, "Lamp", "Common"))
    assert errors(deck(*lines)) == []


def test_602_4b_a_card_without_a_sub_name_is_another_than_one_with_it() -> None:
    assert errors(deck(card(4, "Tove"), card(4, "Tove", "Night Watch"))) == []
    assert errors(deck(card(3, "Whistle", type="event"), card(2, "Whistle", type="event"))) == ["602.4b"]


def test_602_4b_width_and_quotes_make_no_other_sub_name() -> None:
    lines = (card(3, "Tove", "“Last” Watch"), card(2, "Tove", '"Last" Ｗatch'))
    assert errors(deck(*lines)) == ["602.4b"]


@pytest.mark.parametrize("sub_name", ["Common", "common", "ＣＯＭＭＯＮ"])
def test_602_4b_1_any_number_with_the_sub_name_common(sub_name: str) -> None:
    assert errors(deck(card(50, "Lamp", sub_name))) == []


@pytest.mark.parametrize("sub_name", ["Commoner", "Common Room", "Uncommon"])
def test_602_4b_1_not_with_a_sub_name_that_only_contains_it(sub_name: str) -> None:
    assert errors(deck(card(5, "Lamp", sub_name))) == ["602.4b"]


def test_104_1_a_text_that_allows_more_copies_is_followed() -> None:
    text = "You can put up to six cards with the same card name as this card in your deck."
    assert errors(deck(card(6, "Moth", "Swarm", text))) == []
    assert errors(deck(card(7, "Moth", "Swarm", text))) == ["104.1"]


def test_the_maintainers_name_table_joins_names() -> None:
    joined = FormatSpec("strategy", "Strategy", same_name={"Tove the Elder": "Tove"})
    lines = (card(3, "Tove", "Watch"), card(2, "Tove the Elder", "Watch"))
    assert errors(deck(*lines)) == []
    assert errors(deck(*lines), joined) == ["602.4b"]


def restricting(*names: str) -> FormatSpec:
    return FormatSpec("strategy", "Strategy", restrictions=(Restriction(RestrictionKind.BANNED, names),))


def test_a_restriction_list_names_a_card_with_its_sub_name_or_all_cards_of_the_name() -> None:
    lines = (card(2, "Tove", "Night Watch", code="A-1"), card(2, "Tove", "Day Watch", code="A-2"))
    assert only(check(deck(*lines), restricting("Tove [Day Watch]"))).cards == ("A-2",)
    assert only(check(deck(*lines), restricting("Tove [Day Watch]"))).suggestion == "Remove 2 of “Tove [Day Watch]”."
    assert only(check(deck(*lines), restricting("Tove"))).cards == ("A-1", "A-2")
    assert errors(deck(*lines), restricting("Tove [Dusk Watch]")) == []


def test_a_requirement_that_is_not_known_is_said() -> None:
    found = only(check(deck(), FormatSpec("strategy", "Strategy", requirements={"one_nation": True})))
    assert found.severity is Severity.WARNING
    assert "one_nation" in found.message
    assert errors(deck(), STRATEGY) == []
