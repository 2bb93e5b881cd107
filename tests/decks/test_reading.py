"""A pasted list on its way into a deck."""

import pytest

from decks.lists import ListError
from decks.reading import Reading, read_list
from decks.services import Copies
from tests.decks.make import make_deck, make_printing

pytestmark = pytest.mark.django_db


def read(text: str, **chosen: str) -> Reading:
    choices = {field.replace("_", "-"): code for field, code in chosen.items()}
    return read_list(make_deck(), text, lambda field: choices.get(field, ""))


def test_what_is_found_goes_in_and_what_is_not_stays_as_it_stood() -> None:
    printing = make_printing("Bell", code="LNT/W01-E001")
    reading = read("4 LNT/W01-E001 Bell\n2 Nobody at all")
    assert reading.copies == [Copies(printing, "main", 4)]
    assert reading.unread == ("2 Nobody at all",)
    assert reading.count == 4


def test_a_line_that_may_be_several_cards_waits_for_a_choice() -> None:
    one = make_printing("Bell", code="LNT/W01-E001", power=500)
    other = make_printing("Bell", code="EMK/S02-E001", power=1000)
    undecided = read("3 Bell")
    (choice,) = undecided.choices
    assert set(choice.printings) == {one, other}
    assert (undecided.copies, undecided.unread) == ([], ("3 Bell",))
    decided = read("3 Bell", line_1="EMK/S02-E001")
    assert (decided.copies, decided.unread) == ([Copies(other, "main", 3)], ())


def test_a_choice_that_was_not_offered_is_none() -> None:
    make_printing("Bell", code="LNT/W01-E001", power=500)
    make_printing("Bell", code="EMK/S02-E001", power=1000)
    make_printing("Rope", code="LNT/W01-E002")
    assert read("3 Bell", line_1="LNT/W01-E002").unread == ("3 Bell",)


def test_a_suggestion_can_be_chosen_like_a_candidate() -> None:
    printing = make_printing("Lantern Keeper", code="LNT/W01-E001")
    (choice,) = read("2 Lantern Keper").choices
    assert choice.printings == (printing,)
    assert read("2 Lantern Keper", line_1="LNT/W01-E001").copies == [Copies(printing, "main", 2)]


def test_a_list_beyond_all_bounds_is_refused() -> None:
    with pytest.raises(ListError):
        read("x" * 70_000)
