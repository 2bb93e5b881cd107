"""The controls that set a line say what they would set, and nothing of a card's name gets out of them."""

import pytest

from decks.controls import edit_fields, setting, steps, typed
from decks.views.inspector import HeldPrinting
from decks.views.place import Place
from tests.decks.make import make_deck, make_printing

pytestmark = pytest.mark.django_db


def held(quantity: int) -> HeldPrinting:
    return HeldPrinting(make_printing(code="LNT/W01-E001"), "main", quantity)


def test_less_than_none_is_none() -> None:
    line = held(0)
    assert (setting(line, -1), setting(line, 1)) == ("main:0:LNT/W01-E001", "main:1:LNT/W01-E001")


def test_the_buttons_set_one_less_and_one_more() -> None:
    buttons = steps(held(2), "Lantern Keeper")
    assert 'value="main:1:LNT/W01-E001" aria-label="One less of Lantern Keeper"' in buttons
    assert 'value="main:3:LNT/W01-E001" aria-label="One more of Lantern Keeper"' in buttons


def test_a_name_with_signs_of_markup_stays_a_name() -> None:
    name, line = '"Lantern" <Keeper>', held(1)
    drawn = steps(line, name) + typed(make_deck(), edit_fields("token", make_deck(), Place()), line, name)
    assert "<Keeper>" not in drawn
    assert drawn.count("&quot;Lantern&quot; &lt;Keeper&gt;") == 3
