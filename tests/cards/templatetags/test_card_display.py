"""How the characteristics of a card are shown."""

from dataclasses import replace

import pytest

from cards.display import show
from cards.models import Card
from cards.templatetags.card_display import cell, face_templates, lead_fields, other_fields, show_words
from rules.games import GAMES, Field

GAME = GAMES["weiss-schwarz"]


def field(key: str) -> Field:
    found = GAME.find_field(key)
    assert found is not None
    return found


def card(**printed: list[str] | int) -> Card:
    numbers = {key: value for key, value in printed.items() if isinstance(value, int)}
    words = {key: value for key, value in printed.items() if not isinstance(value, int)}
    return Card(game=GAME.key, name="Lantern Keeper", numbers=numbers, words=words)


def test_a_number_is_shown_as_printed_even_when_it_is_0() -> None:
    assert show(card(power=0), field("power")) == "0"


def test_a_number_that_is_not_printed_is_a_dash_and_not_0() -> None:
    assert show(card(), field("power")) == '<span class="nothing">–</span>'


def test_a_colour_is_a_letter_and_a_word_as_well_as_a_hue() -> None:
    html = show(card(colour=["green"]), field("colour"))
    assert 'data-colour="green"' in html
    assert ">G</span>" in html
    assert ">Green</span>" in html


def test_two_trigger_icons_are_two_icons() -> None:
    assert show(card(trigger=["soul", "soul"]), field("trigger")).count("#trigger-soul") == 2


def test_traits_are_words_with_a_sign_between() -> None:
    assert show(card(trait=["Music", "Night Watch"]), field("trait")) == "Music · Night Watch"


def test_a_trait_is_escaped() -> None:
    assert show(card(trait=["<b>"]), field("trait")) == "&lt;b&gt;"


def test_a_colour_that_nobody_foresaw_is_shown_all_the_same() -> None:
    assert ">P</span>" in show(card(colour=["purple"]), field("colour"))


def test_a_cell_reads_out_the_name_of_its_field() -> None:
    assert '<span class="visually-hidden">Level: </span>3' in cell(card(level=3), field("level"))


def test_words_of_a_field_that_is_not_printed_are_nothing_at_all() -> None:
    assert show_words(card(), "trigger") == ""
    assert show_words(card(), "no such field") == ""


def test_a_row_begins_with_what_results_are_sorted_by() -> None:
    assert [f.key for f in lead_fields(GAME)] == ["level"]
    assert "level" not in [f.key for f in other_fields(GAME)]
    assert len(lead_fields(GAME)) + len(other_fields(GAME)) == len(GAME.fields)


def test_a_row_leaves_out_what_few_cards_print() -> None:
    rare = replace(GAME, fields=tuple(replace(field, is_rare=field.key == "side") for field in GAME.fields))
    assert [f.key for f in other_fields(rare)] == [f.key for f in other_fields(GAME) if f.key != "side"]


@pytest.mark.parametrize("key", ["weiss-schwarz", "some-other-game"])
def test_the_face_of_a_game_is_found_by_its_key(key: str) -> None:
    assert face_templates(key) == [f"cards/faces/{key}.html", "cards/faces/plain.html"]
