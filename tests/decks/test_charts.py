"""Where the bars of a chart stand."""

import pytest

from decks.charts import HIGHEST, draw
from decks.statistics import Bar, Tally
from rules.games import GAMES, Field

GAME = GAMES["weiss-schwarz"]


def field(key: str) -> Field:
    found = GAME.find_field(key)
    assert found is not None
    return found


def test_the_highest_bar_fills_the_height_and_all_stand_on_one_floor() -> None:
    drawing = draw(Tally("Levels", field("level"), (Bar("0", 4), Bar("1", 16))))
    assert [mark.height for mark in drawing.marks] == [HIGHEST // 4, HIGHEST]
    assert {mark.y + mark.height for mark in drawing.marks} == {drawing.floor}


def test_every_mark_lies_inside_the_drawing() -> None:
    drawing = draw(Tally("Chart", field("level"), tuple(Bar(str(number), 99) for number in range(20))))
    assert max(mark.x + mark.width for mark in drawing.marks) <= drawing.width
    assert min(mark.y for mark in drawing.marks) > 0
    assert drawing.label_y < drawing.height
    assert drawing.icon_y + drawing.icon_size < drawing.height


def test_one_copy_among_many_is_seen_and_none_is_not() -> None:
    drawing = draw(Tally("Levels", field("level"), (Bar("0", 99), Bar("1", 0), Bar("2", 1))))
    assert [mark.height for mark in drawing.marks[1:]] == [0, 1]


@pytest.mark.parametrize(
    ("key", "value", "label", "icon"),
    [
        ("level", "2", "2", ""),
        ("colour", "yellow", "Yel", ""),
        ("trigger", "soul", "Sou", "trigger-soul"),
        ("trigger", "none", "–", ""),
    ],
)
def test_a_bar_is_labelled_by_number_icon_or_a_few_letters(key: str, value: str, label: str, icon: str) -> None:
    (mark,) = draw(Tally("Chart", field(key), (Bar(value, 1),))).marks
    assert (mark.label, mark.icon) == (label, icon)


def test_the_chart_is_said_in_a_sentence() -> None:
    tally = Tally("Triggers", field("trigger"), (Bar("soul", 4), Bar("none", 3)))
    assert draw(tally).sentence == "Triggers: Soul 4, none 3."
    assert draw(Tally("Triggers", field("trigger"), ())).sentence == "Triggers: no cards yet."
