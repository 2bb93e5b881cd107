"""What the builder's forms may send, and what they may not."""

import pytest
from django.http import QueryDict
from pytest_django import DjangoAssertNumQueries

from decks.errors import RefusedEdit
from decks.forms import read_changes, read_edit, read_revision
from decks.limits import CHANGES_PER_EDIT
from decks.services import Copies
from tests.decks.make import make_deck, make_printing


def sent(**values: str | list[str]) -> QueryDict:
    data = QueryDict(mutable=True)
    for name, value in values.items():
        data.setlist(name, value if isinstance(value, list) else [value])
    return data


@pytest.mark.django_db
def test_buttons_send_section_quantity_and_code() -> None:
    one, other = make_printing(), make_printing()
    data = sent(set=[f"main:3:{one.code}", f"main:0:{other.code}"])
    assert read_changes(make_deck(), data) == (Copies(one, "main", 3), Copies(other, "main", 0))


@pytest.mark.django_db
def test_a_typed_quantity_comes_in_fields_of_its_own() -> None:
    printing = make_printing()
    data = sent(section="main", code=printing.code, quantity=" 4 ")
    assert read_changes(make_deck(), data) == (Copies(printing, "main", 4),)


@pytest.mark.django_db
def test_a_colon_in_a_code_is_part_of_it() -> None:
    printing = make_printing(code="LNT:X/W01-E001")
    assert read_changes(make_deck(), sent(set="main:1:LNT:X/W01-E001")) == (Copies(printing, "main", 1),)


@pytest.mark.django_db
@pytest.mark.parametrize("text", ["", "main", "main:3", "main:3:", "main:3:NOBODY/W01-E001", ":::"])
def test_a_card_that_is_not_there_is_refused(text: str) -> None:
    with pytest.raises(RefusedEdit, match="no card numbered"):
        read_changes(make_deck(), sent(set=text))


@pytest.mark.django_db
@pytest.mark.parametrize("quantity", ["", "-1", "x", "1.5", "²", "9999999999", "1 2"])
def test_a_quantity_that_is_no_whole_number_is_refused(quantity: str) -> None:
    printing = make_printing()
    with pytest.raises(RefusedEdit, match=f"quantity of {printing.code} must be a whole number"):
        read_changes(make_deck(), sent(set=f"main:{quantity}:{printing.code}"))


@pytest.mark.django_db
def test_an_edit_sets_at_least_one_line_and_not_too_many() -> None:
    with pytest.raises(RefusedEdit, match="sets 0"):
        read_changes(make_deck(), sent())
    with pytest.raises(RefusedEdit, match=f"sets {CHANGES_PER_EDIT + 1}"):
        read_changes(make_deck(), sent(set=["main:1:X"] * (CHANGES_PER_EDIT + 1)))


@pytest.mark.django_db
def test_many_lines_are_looked_up_in_one_query(django_assert_num_queries: DjangoAssertNumQueries) -> None:
    deck, printings = make_deck(), [make_printing() for _ in range(5)]
    with django_assert_num_queries(1):
        read_changes(deck, sent(set=[f"main:1:{printing.code}" for printing in printings]))


def test_the_revision_is_asked_for_in_words() -> None:
    assert read_revision(sent(revision="12")) == 12
    with pytest.raises(RefusedEdit, match="revision of the deck"):
        read_revision(sent())


def test_an_edit_may_have_a_name_of_bounded_length() -> None:
    assert read_edit(sent(edit="abc")) == "abc"
    assert read_edit(sent()) == ""
    assert len(read_edit(sent(edit="x" * 99))) == 40
    assert read_edit(sent(edit="ab\x00c")) == "abc"
