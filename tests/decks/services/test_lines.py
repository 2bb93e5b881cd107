"""Edits of deck lines: quantities, whole lists, and two people editing at once."""

import pytest

from decks.limits import CHANGES_PER_EDIT, LINES_PER_DECK
from decks.services import (
    Copies,
    LimitReached,
    RefusedEdit,
    StaleRevision,
    add_list,
    replace_list,
    set_quantities,
    set_quantity,
)
from tests.decks.make import lines_of, make_deck, make_printing

pytestmark = pytest.mark.django_db


def test_a_quantity_is_set_and_the_revision_moves_on() -> None:
    deck, printing = make_deck(), make_printing()
    after = set_quantity(deck=deck, printing=printing, section="main", quantity=3, base_revision=1)
    assert lines_of(deck) == {printing.code: 3}
    assert after.revision == 2


def test_setting_a_line_again_replaces_its_quantity_and_keeps_its_place() -> None:
    first, second = make_printing("Bell"), make_printing("Rope")
    deck = make_deck((1, first), (2, second))
    after = set_quantity(deck=deck, printing=first, section="main", quantity=4, base_revision=1)
    assert [(entry.quantity, entry.printing) for entry in after.entries.all()] == [(4, first), (2, second)]


def test_zero_removes_the_line() -> None:
    printing = make_printing()
    deck = make_deck((2, printing))
    set_quantity(deck=deck, printing=printing, section="main", quantity=0, base_revision=1)
    assert lines_of(deck) == {}


def test_a_stale_edit_changes_nothing_and_carries_the_current_deck() -> None:
    printing = make_printing()
    deck = make_deck()
    set_quantity(deck=deck, printing=printing, section="main", quantity=3, base_revision=1)
    with pytest.raises(StaleRevision) as stale:
        set_quantity(deck=deck, printing=printing, section="main", quantity=1, base_revision=1)
    assert stale.value.deck.revision == 2
    assert [entry.quantity for entry in stale.value.deck.entries.all()] == [3]
    assert lines_of(deck) == {printing.code: 3}


def test_the_same_edit_sent_again_is_no_conflict_and_is_made_once() -> None:
    deck, printing = make_deck(), make_printing()
    for _ in range(2):
        after = set_quantity(deck=deck, printing=printing, section="main", quantity=3, base_revision=1, edit="edit-one")
    assert after.revision == 2


def test_an_edit_sent_again_after_another_came_between_is_a_conflict() -> None:
    deck, printing = make_deck(), make_printing()
    set_quantity(deck=deck, printing=printing, section="main", quantity=3, base_revision=1, edit="edit-one")
    set_quantity(deck=deck, printing=printing, section="main", quantity=2, base_revision=2, edit="edit-two")
    with pytest.raises(StaleRevision):
        set_quantity(deck=deck, printing=printing, section="main", quantity=3, base_revision=1, edit="edit-one")


@pytest.mark.parametrize("quantity", [-1, 100])
def test_a_quantity_outside_the_bounds_is_refused_by_code(quantity: int) -> None:
    deck, printing = make_deck(), make_printing()
    with pytest.raises(RefusedEdit, match=f"{quantity} copies of {printing.code}"):
        set_quantity(deck=deck, printing=printing, section="main", quantity=quantity, base_revision=1)


def test_an_unknown_section_is_refused_with_the_known_ones() -> None:
    with pytest.raises(RefusedEdit, match="'side'; use one of main"):
        set_quantity(deck=make_deck(), printing=make_printing(), section="side", quantity=1, base_revision=1)


def test_a_card_of_another_game_is_refused() -> None:
    printing = make_printing()
    printing.game = "another-game"
    with pytest.raises(RefusedEdit, match="is not a card of"):
        set_quantity(deck=make_deck(), printing=printing, section="main", quantity=1, base_revision=1)


def test_several_changes_are_made_all_or_none() -> None:
    good, bad = make_printing(), make_printing()
    deck = make_deck()
    with pytest.raises(RefusedEdit):
        set_quantities(deck=deck, changes=[Copies(good, "main", 1), Copies(bad, "main", 100)], base_revision=1)
    assert lines_of(deck) == {}


def test_of_two_changes_of_one_line_the_later_holds() -> None:
    deck, printing = make_deck(), make_printing()
    set_quantities(deck=deck, changes=[Copies(printing, "main", 1), Copies(printing, "main", 4)], base_revision=1)
    assert lines_of(deck) == {printing.code: 4}


def test_an_edit_of_too_many_lines_is_refused() -> None:
    changes = [Copies(make_printing(), "main", 1)] * (CHANGES_PER_EDIT + 1)
    with pytest.raises(RefusedEdit, match="at most"):
        set_quantities(deck=make_deck(), changes=changes, base_revision=1)


def test_a_deck_has_room_for_a_bounded_number_of_lines() -> None:
    printings = [make_printing() for _ in range(LINES_PER_DECK)]
    deck = make_deck(*((1, printing) for printing in printings))
    with pytest.raises(LimitReached, match="Remove some first"):
        set_quantity(deck=deck, printing=make_printing(), section="main", quantity=1, base_revision=1)
    assert len(lines_of(deck)) == LINES_PER_DECK


def test_a_list_replaces_the_deck_and_keeps_what_matched_nothing() -> None:
    old, new = make_printing(), make_printing()
    deck = make_deck((4, old))
    after = replace_list(deck=deck, lines=[Copies(new, "main", 2)], base_revision=1, unread="4 Nobody")
    assert lines_of(deck) == {new.code: 2}
    assert after.unread == "4 Nobody"


def test_a_list_that_names_a_printing_twice_holds_the_sum() -> None:
    deck, printing = make_deck(), make_printing()
    replace_list(deck=deck, lines=[Copies(printing, "main", 2), Copies(printing, "main", 1)], base_revision=1)
    assert lines_of(deck) == {printing.code: 3}


def test_a_list_is_added_to_the_deck_and_to_what_it_keeps() -> None:
    held, new = make_printing(), make_printing()
    deck = make_deck((3, held), unread="1 Nobody")
    after = add_list(
        deck=deck, lines=[Copies(held, "main", 1), Copies(new, "main", 2)], base_revision=1, unread="2 Nowhere"
    )
    assert lines_of(deck) == {held.code: 4, new.code: 2}
    assert after.unread == "1 Nobody\n2 Nowhere"


def test_a_stale_list_leaves_the_deck_as_it_is() -> None:
    printing = make_printing()
    deck = make_deck((4, printing), revision=5)
    with pytest.raises(StaleRevision):
        replace_list(deck=deck, lines=[], base_revision=4)
    assert lines_of(deck) == {printing.code: 4}


def test_more_unmatched_text_than_a_deck_keeps_is_refused() -> None:
    with pytest.raises(LimitReached, match="characters of lines"):
        replace_list(deck=make_deck(), lines=[], base_revision=1, unread="x" * 20_001)
