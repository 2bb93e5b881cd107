"""From a pasted card number to printings."""

import pytest

from cards.serials import resolve, resolve_all
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from tests.cards.make import record, write

pytestmark = pytest.mark.django_db


def codes(text: str) -> list[str]:
    return [printing.code for printing in resolve(WEISS_SCHWARZ, text).printings]


def test_a_printed_number_is_matched_exactly() -> None:
    write(record("ABC/W01-E001"), record("ABC/W01-E001SP"))
    resolution = resolve(WEISS_SCHWARZ, "abc/w01-e001sp")
    assert [printing.code for printing in resolution.printings] == ["ABC/W01-E001SP"]
    assert resolution.exact


def test_a_japanese_number_finds_the_english_printing() -> None:
    write(record("ABC/W01-E001"))
    resolution = resolve(WEISS_SCHWARZ, "ABC/W01-001")
    assert [printing.code for printing in resolution.printings] == ["ABC/W01-E001"]
    assert not resolution.exact


def test_a_foil_finds_the_number_it_is_a_parallel_of() -> None:
    write(record("ABC/W01-E001"), record("ABC/W01-E002", "Other Cat"))
    assert codes("ABC/W01-E001SSP") == ["ABC/W01-E001"]


def test_a_number_with_several_lettered_arts_is_ambiguous() -> None:
    write(record("ABC/W01-E013a"), record("ABC/W01-E013b"), record("ABC/W01-E0130", "Other Cat"))
    assert codes("ABC/W01-E013") == ["ABC/W01-E013a", "ABC/W01-E013b"]
    assert codes("ABC/W01-013") == ["ABC/W01-E013a", "ABC/W01-E013b"]


def test_a_letter_that_is_not_printed_falls_back_to_the_number() -> None:
    write(record("ABC/W01-E013"))
    assert codes("ABC/W01-E013b") == ["ABC/W01-E013"]


def test_an_unknown_number_and_a_name_find_nothing() -> None:
    write(record("ABC/W01-E001"))
    assert codes("ABC/W01-E999") == []
    assert codes("Lantern Cat") == []


def test_a_look_up_takes_at_most_two_queries(django_assert_max_num_queries: object) -> None:
    write(record("ABC/W01-E001"))
    with django_assert_max_num_queries(2):  # type: ignore[operator]
        codes("ABC/W01-E999")


def test_many_numbers_are_resolved_in_as_few_queries(django_assert_max_num_queries: object) -> None:
    write(record("ABC/W01-E001"), record("ABC/W01-E013a"), record("ABC/W01-E013b"))
    numbers = ["abc/w01-001", "ABC/W01-E013", *(f"ABC/W01-E9{n:02}" for n in range(8))]
    with django_assert_max_num_queries(2):  # type: ignore[operator]
        found = resolve_all(WEISS_SCHWARZ, numbers)
    assert {number: len(resolution.printings) for number, resolution in found.items() if resolution.printings} == {
        "abc/w01-001": 1,
        "ABC/W01-E013": 2,
    }
    assert len(found) == len(numbers)
