"""Counting copies by name and cutting them down."""

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from rules.copies import copies, counted, cut, lines_by_name, name_key, removal
from rules.legality import FormatSpec, LineChange
from tests.rules.weiss_schwarz.make import STANDARD, card

quantities = st.lists(st.integers(min_value=1, max_value=9), min_size=1, max_size=6)


def test_a_name_counts_as_its_folded_form() -> None:
    assert name_key("“Lamp”  Keeper", STANDARD) == '"Lamp" Keeper'


def test_the_name_table_says_what_a_name_counts_as() -> None:
    spec = FormatSpec("standard", "Standard", same_name={'"Lamp" Keeper': "Lamp Keeper"})
    assert name_key("“Lamp” Keeper", spec) == "Lamp Keeper"


def test_lines_are_grouped_by_name_in_list_order() -> None:
    first, other, second = card(1, "Keeper"), card(2, "Warden"), card(3, "Keeper")
    groups = lines_by_name([first, other, second], STANDARD)
    assert list(groups.items()) == [("Keeper", (first, second)), ("Warden", (other,))]


def test_a_cut_takes_from_the_last_line_first() -> None:
    lines = [card(3, "Keeper", code="A"), card(2, "Keeper", code="B")]
    assert cut(lines, 4) == (LineChange("main", "B", 1),)
    assert cut(lines, 2) == (LineChange("main", "B", 0), LineChange("main", "A", 2))


def test_nothing_is_cut_where_nothing_is_too_much() -> None:
    assert cut([card(3, "Keeper")], 4) == ()


@given(quantities, st.integers(min_value=0, max_value=20))
def test_a_cut_leaves_exactly_the_limit(amounts: list[int], limit: int) -> None:
    lines = [card(amount, "Keeper", code=f"C{n}") for n, amount in enumerate(amounts)]
    left = {line.code: line.quantity for line in lines} | {change.code: change.quantity for change in cut(lines, limit)}
    assert sum(left.values()) == min(limit, copies(lines))
    assert all(0 <= left[line.code] <= line.quantity for line in lines)


def test_a_removal_says_how_many_of_which_names() -> None:
    lines = [card(3, "Keeper", code="A"), card(2, "Keeper", code="B"), card(4, "Warden", code="C")]
    changes = [LineChange("main", "A", 2), LineChange("main", "B", 0), LineChange("main", "C", 1)]
    assert removal(lines, changes) == "Remove 3 of “Keeper” and 3 of “Warden”."
    assert removal(lines, changes[:1]) == "Remove 1 of “Keeper”."


def test_a_card_that_stands_in_two_sections_is_taken_from_the_one_that_is_meant() -> None:
    lines = [card(1, "Keeper", code="A"), replace(card(4, "Keeper", code="A"), section="side")]
    assert removal(lines, [LineChange("side", "A", 3)]) == "Remove 1 of “Keeper”."


def test_a_removal_of_many_names_says_only_how_many_cards() -> None:
    lines = [card(1, f"Lamp {n}", code=f"L{n}") for n in range(4)]
    assert removal(lines, [LineChange("main", f"L{n}", 0) for n in range(4)]) == "Remove 4 cards."


def test_counts_are_said_in_the_singular_and_the_plural() -> None:
    assert (counted(1), counted(2), counted(0)) == ("1 card", "2 cards", "0 cards")
    assert counted(2, "copy", "copies") == "2 copies"


def test_lines_are_found_by_their_name_and_by_the_one_that_tells_them_from_others() -> None:
    day, night = card(1, "Keeper", code="A", type="day"), card(2, "Keeper", code="B", type="night")
    groups = lines_by_name([day, night], STANDARD, lambda card: f"{card.name} [{card.word('type')}]")
    assert groups == {"Keeper": (day, night), "Keeper [day]": (day,), "Keeper [night]": (night,)}
