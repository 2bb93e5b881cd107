"""Where the bars of a chart stand."""

from decks.charts import COLUMN_HEIGHT, ROW_LENGTH, draw
from decks.statistics import Bar, Tally
from rules.games import GAMES, Field

GAME = GAMES["weiss-schwarz"]


def field(key: str) -> Field:
    found = GAME.find_field(key)
    assert found is not None
    return found


def test_numbers_stand_upright_and_the_highest_fills_the_height() -> None:
    drawing = draw(Tally("Levels", field("level"), (Bar("0", 4), Bar("1", 16))))
    assert drawing.upright
    assert [mark.height for mark in drawing.marks] == [COLUMN_HEIGHT // 4, COLUMN_HEIGHT]
    assert {mark.y + mark.height for mark in drawing.marks} == {drawing.marks[0].y + drawing.marks[0].height}


def test_words_lie_as_rows() -> None:
    drawing = draw(Tally("Colours", field("colour"), (Bar("red", 10), Bar("blue", 5))))
    assert not drawing.upright
    assert [mark.width for mark in drawing.marks] == [ROW_LENGTH, ROW_LENGTH // 2]


def test_every_mark_lies_inside_the_drawing() -> None:
    bars = tuple(Bar(str(number), 99) for number in range(20))
    for key in ("level", "colour"):
        drawing = draw(Tally("Chart", field(key), bars))
        assert max(mark.x + mark.width for mark in drawing.marks) <= drawing.width
        assert max(mark.y + mark.height for mark in drawing.marks) <= drawing.height
        assert max(mark.count_at[0] for mark in drawing.marks) < drawing.width
        assert max(mark.label_at[1] for mark in drawing.marks) <= drawing.height


def test_one_copy_among_many_is_seen_and_none_is_not() -> None:
    drawing = draw(Tally("Levels", field("level"), (Bar("0", 99), Bar("1", 0), Bar("2", 1))))
    assert [mark.height for mark in drawing.marks[1:]] == [0, 1]


def test_the_chart_is_said_in_a_sentence() -> None:
    tally = Tally("Triggers", field("trigger"), (Bar("soul", 4), Bar("none", 3)))
    assert draw(tally).sentence == "Triggers: Soul 4, none 3."
    assert draw(Tally("Triggers", field("trigger"), ())).sentence == "Triggers: no cards yet."
