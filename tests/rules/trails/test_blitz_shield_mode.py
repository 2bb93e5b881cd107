"""602.3: the forty cards of five boosters, any number of a name."""

import pytest

from rules.legality import DeckLine, DeckList, Severity
from tests.rules.trails.make import (
    ANY_OF_POOL,
    BLITZ_SHIELD,
    STRATEGY,
    card,
    check,
    deck,
    errors,
    only,
    quantities,
)


def lines(section: str, **copies: int) -> tuple[DeckLine, ...]:
    """Lines of one section: copies by card, whose number is its name."""
    return tuple(card(copies[name], name, "Lit", code=name, section=section) for name in copies)


def pooled(main: dict[str, int], pool: dict[str, int]) -> DeckList:
    return DeckList((*lines("main", **main), *lines("pool", **pool)))


@pytest.mark.parametrize(("size", "broken"), [(39, ["602.3a"]), (40, []), (41, ["602.3a"]), (50, ["602.3a"])])
def test_602_3a_exactly_forty_cards(size: int, broken: list[str]) -> None:
    assert errors(deck(size=size), BLITZ_SHIELD) == broken


def test_602_3b_any_number_of_a_name_and_sub_name() -> None:
    forty = deck(card(40, "Tove", "Night Watch"), size=40)
    assert errors(forty, BLITZ_SHIELD) == []
    assert errors(forty, STRATEGY) == ["602.4a", "602.4b"]


def test_602_3a_without_a_pool_the_deck_is_taken_to_be_it_and_a_note_says_so() -> None:
    found = only(check(deck(size=40), BLITZ_SHIELD))
    assert (found.rule, found.severity) == ("602.3a", Severity.NOTE)
    assert "No pool is kept" in found.message


def test_602_3a_the_deck_is_all_of_the_pool() -> None:
    assert check(pooled({"A": 25, "B": 15}, {"A": 25, "B": 15}), BLITZ_SHIELD) == ()


def test_602_3a_a_card_that_the_boosters_did_not_hold_is_cut() -> None:
    outside, left_out = check(pooled({"A": 25, "B": 13, "C": 2}, {"A": 25, "B": 15}), BLITZ_SHIELD)
    assert outside.message == "The deck has more than the five boosters held: 2 “C [Lit]” and not 0."
    assert quantities(outside.mend) == {("main", "C"): 0}
    assert left_out.found == "2 cards of the pool left out"
    assert quantities(left_out.mend) == {("main", "B"): 15}


def test_602_3a_one_card_left_out_is_said_in_the_singular_and_comes_from_the_pool() -> None:
    short = pooled({"A": 39}, {"A": 39, "B": 1})
    size, left_out = check(short, BLITZ_SHIELD)
    assert (size.suggestion, left_out.suggestion) == ("Add 1 card.", "Add the 1 card from the pool.")
    assert "1 card of the pool is not in it" in left_out.message
    assert quantities(left_out.mend) == {("main", "B"): 1}


def test_602_3a_more_than_three_names_beyond_the_pool_are_counted() -> None:
    found = check(pooled(dict.fromkeys("ABCDE", 8), {"F": 40}), BLITZ_SHIELD)[0]
    assert "and 2 other names" in found.message
    assert found.suggestion == "Remove 40 cards."


def test_602_3a_a_pool_of_another_size_is_no_five_boosters() -> None:
    found = only(tuple(one for one in check(pooled({"A": 40}, {"A": 41}), BLITZ_SHIELD) if "has 41" in one.message))
    assert found.message == "The pool of five boosters has 41 cards; it must have exactly 40."


def test_602_3a_the_same_card_under_another_number_is_the_card_that_was_opened() -> None:
    main = (card(38, "Tove", "Lit", code="A"), card(2, "Tove", "Lit", code="A-foil"))
    assert errors(DeckList((*main, card(40, "Tove", "Lit", code="A", section="pool"))), BLITZ_SHIELD) == []


def test_602_3a_what_is_missing_is_added_by_the_numbers_of_the_pool() -> None:
    pool = (card(2, "Tove", "Lit", code="A", section="pool"), card(38, "Tove", "Lit", code="B", section="pool"))
    found = check(DeckList((card(1, "Tove", "Lit", code="B"), *pool)), BLITZ_SHIELD)[1]
    assert quantities(found.mend) == {("main", "A"): 2, ("main", "B"): 38}


def test_a_format_may_let_players_choose_forty_cards_of_a_larger_pool() -> None:
    larger = pooled({"A": 25, "B": 15}, {"A": 30, "B": 15, "C": 3})
    assert check(larger, ANY_OF_POOL) == ()
    assert errors(larger, BLITZ_SHIELD) == ["602.3a", "602.3a"]
    assert errors(pooled({"A": 31, "B": 9}, {"A": 30, "B": 15}), ANY_OF_POOL) == ["602.3a"]
    assert errors(pooled({"A": 30, "B": 9}, {"A": 30, "B": 15}), ANY_OF_POOL) == ["602.3a"]


def test_in_strategy_mode_a_pool_beside_the_deck_says_nothing() -> None:
    assert check(DeckList((*deck().lines, *lines("pool", A=40))), STRATEGY) == ()
