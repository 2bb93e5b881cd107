"""Names that tell cards apart only with what the game adds to them."""

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from cards.models import Printing
from decks.lists import MatchedList, match, parse_text, write_text
from tests.decks.make import hold
from tests.decks.pooled import ANSA, GAME, PORTER, load, pooled_deck

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def cards(db: None) -> None:
    load()


def found(text: str) -> MatchedList:
    return match(GAME, parse_text(text))


@pytest.mark.parametrize(
    "line",
    [
        "4 Ansa Merrow [Night Conductor]",
        "4x Ansa Merrow (Night Conductor)",
        "Ansa Merrow [night conductor] x4",
        "4 NVL1-003 Ansa Merrow [Night Conductor]",
        "4 NVL1-003 Ansa Merrow",
        "4 ansa merrow [Night-Conductor]",
    ],
)
def test_a_card_is_found_by_name_and_sub_name(line: str) -> None:
    (matched,) = found(line).matched
    assert (matched.printing.code, matched.quantity) == (ANSA, 4)


def test_a_sub_name_of_one_word_is_not_taken_for_a_set() -> None:
    assert found("4 Ilse Varga [Surveyor]").matched[0].printing.code == "NVL1-008"


def test_a_card_printed_in_two_sets_is_one_card_in_a_game_without_titles(client: Client) -> None:
    assert found("4 Corbin Tay [Brakeman]").matched[0].printing.code == "NVL1-005"
    assertNotContains(client.get("/trails/cards/NVL1-005/"), "in no title group")


def test_a_name_alone_that_several_cards_have_is_ambiguous_and_says_which() -> None:
    (line,) = found("4 Ansa Merrow").ambiguous
    assert {printing.code for printing in line.candidates} == {ANSA, "NVL1-004"}
    assert "NVL1-003 Ansa Merrow [Night Conductor] or NVL1-004 Ansa Merrow [Last Train Out]" in line.reason


def test_a_sub_name_that_no_card_of_the_name_has_is_unknown() -> None:
    assert found("4 Ansa Merrow [Day Off]").unknown


def test_a_number_that_contradicts_the_sub_name_is_remarked() -> None:
    (matched,) = found("4 NVL1-004 Ansa Merrow [Night Conductor]").matched
    assert "but NVL1-004 is “Ansa Merrow [Last Train Out]”" in matched.remark


def test_a_list_is_written_with_sub_names() -> None:
    assert f"4 {ANSA} Ansa Merrow [Night Conductor]\n" in write_text(pooled_deck({ANSA: 4}, {}))


def test_the_builder_tells_cards_of_one_name_apart(client: Client) -> None:
    deck = pooled_deck({ANSA: 1}, {})
    hold(client, deck)
    page = client.get(f"/decks/{deck.key}/?q=ansa")
    assertContains(page, 'aria-label="One more of Ansa Merrow [Night Conductor]"')
    assertContains(page, 'aria-label="Add Ansa Merrow [Last Train Out]"')


def test_the_page_of_a_card_does_not_say_that_its_namesakes_count_together(client: Client) -> None:
    page = client.get(f"/trails/cards/{ANSA}/")
    assertContains(page, "Ansa Merrow [Night Conductor]</h1>")
    assertContains(page, "Other cards of this name")
    assertNotContains(page, "count together")
    assert Printing.objects.get(code=PORTER).card.full_name == "Trainee Porter [Common]"
