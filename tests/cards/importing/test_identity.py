"""When two printings are the same card."""

from typing import Any

import pytest

from cards.importing.identity import fold_ability, identity_of
from rules.printed_card import PrintedCard

NUMBERS = {"level": 1, "cost": 0, "power": 4500, "soul": 1}
WORDS = {"type": ("character",), "colour": ("red",), "trait": ("Harbour", "Lamp"), "trigger": ("soul", "gate")}
TEXT = '【AUTO】 [(1)] When "Oil (油)" attacks, draw 1 card.'


def card(name: str = "Lantern Cat", abilities: tuple[str, ...] = (TEXT,), **changes: Any) -> str:
    numbers = NUMBERS | {key: value for key, value in changes.items() if isinstance(value, int)}
    words = WORDS | {key: value for key, value in changes.items() if isinstance(value, tuple)}
    return identity_of(PrintedCard(name, numbers, words, abilities))


@pytest.mark.parametrize(
    "text",
    [
        TEXT.upper(),
        TEXT.replace("】 ", "】"),
        f"{TEXT} (This damage may be canceled.)",
        TEXT.replace("(油)", "（油）"),
    ],
)
def test_case_spacing_width_and_reminders_do_not_tell_cards_apart(text: str) -> None:
    assert card(abilities=(text,)) == card()


def test_neither_do_lines_of_reminders_alone_nor_where_lines_are_broken() -> None:
    assert card(abilities=(TEXT, "(【GATE】: When this card triggers, draw.)")) == card()
    assert card(abilities=(TEXT[:20], TEXT[20:])) == card()


def test_neither_do_the_order_of_traits_and_icons_and_kinds_of_quotes() -> None:
    assert card(trait=("lamp", "Harbour"), trigger=("gate", "soul")) == card()
    assert card(name="“Oil” Cat") == card(name='"Oil" Cat')


@pytest.mark.parametrize(
    "changes",
    [
        {"name": "Lantern Cat♪"},
        {"name": "lantern Cat"},
        {"level": 2},
        {"power": 5000},
        {"colour": ("blue",)},
        {"type": ("event",)},
        {"trait": ("Harbour",)},
        {"trigger": ("gate",)},
        {"trigger": ("soul", "soul", "gate")},
        {"abilities": ()},
        {"abilities": (TEXT, TEXT)},
        {"abilities": (TEXT.replace("1 card", "2 cards"),)},
        {"abilities": (TEXT.replace("[(1)]", "[(2)]"),)},
        {"abilities": (TEXT.replace("油", "火"),)},
    ],
)
def test_whatever_the_rules_see_tells_cards_apart(changes: dict[str, Any]) -> None:
    assert card(**changes) != card()


def test_a_cost_and_a_name_in_parentheses_are_no_reminders() -> None:
    assert "(1)" in fold_ability("【ACT】 [(1) REST this card] Draw.")
    assert "oil(oilofthelamp)" in fold_ability('Choose "Oil(Oil of the Lamp)".')
    assert "(oilofthelamp)" in fold_ability('If "Lantern Cat (Oil of the Lamp)" attacks, draw.')


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("Draw. (It may be canceled)", "draw."),
        ("Shift, Level 0 (At the beginning of your main phase, draw)", "shift,level0"),
        ("[(1)] (When this card is played, draw)", "[(1)]"),
        ('It gets "Draw. (It may be canceled)"', 'itgets"draw."'),
    ],
)
def test_reminders_are_set_aside_wherever_they_stand(text: str, folded: str) -> None:
    assert fold_ability(text) == folded
