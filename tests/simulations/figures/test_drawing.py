"""Where the marks of a chart stand."""

from itertools import pairwise

import pytest

from simulations.figures.drawing import FLOOR, LABEL, LEFT, PLOT, TOP, WIDTH, Drawing, draw
from simulations.figures.figure import Figure, Point, Shape, Unit
from simulations.figures.intervals import Estimate
from simulations.figures.scale import scale_of


def figure(*points: Point, unit: Unit = Unit.NUMBER, shape: Shape = Shape.DOTS) -> Figure:
    return Figure("chart", "Claim", "Turn", "Cards", points, unit, shape)


def point(value: float, half: float = 0.0, *, count: int = 100, label: str = "1") -> Point:
    return Point(label, Estimate(value, value - half, value + half, count))


@pytest.mark.parametrize(
    ("highest", "ticks"),
    [
        (0.0, [0, 1]), (0.3, [0, 1]), (4.0, [0, 1, 2, 3, 4]), (4.1, [0, 2, 4, 6]), (9.0, [0, 5, 10]),
        (31.0, [0, 10, 20, 30, 40]), (95.0, [0, 25, 50, 75, 100]), (101.0, [0, 50, 100, 150]),
    ],
)  # fmt: skip
def test_the_axis_ends_at_a_round_number_with_few_lines(highest: float, ticks: list[float]) -> None:
    assert list(scale_of(figure(point(highest))).ticks) == ticks


def test_shares_are_scaled_in_percent() -> None:
    shares = figure(point(0.93, 0.02), unit=Unit.SHARE)
    assert scale_of(shares).ticks == (0, 0.25, 0.5, 0.75, 1)
    assert [line.label for line in draw(shares).lines] == ["0", "25", "50", "75", "100"]


def test_the_axis_holds_interval_middle_and_exact_value() -> None:
    assert scale_of(figure(point(3, 2))).top == 6
    assert scale_of(figure(Point("1", Estimate(3, 3, 3, 100), middle=(1, 8)))).top == 8
    assert scale_of(figure(Point("1", Estimate(3, 3, 3, 100), exact=10.5))).top == 15


def drawings() -> list[Drawing]:
    points = [Point(str(at), Estimate(at, max(at - 0.5, 0), at + 0.5, 100), (0, 30), 30.0) for at in range(31)]
    return [draw(figure(*points)), draw(figure(*points, shape=Shape.BARS)), draw(figure(*points[:1]))]


@pytest.mark.parametrize("drawing", drawings())
def test_every_mark_lies_inside_the_drawing(drawing: Drawing) -> None:
    for mark in drawing.marks:
        assert LEFT <= mark.left < mark.right <= WIDTH
        assert mark.label_y > 9
        assert TOP <= mark.high <= mark.y <= mark.low <= FLOOR
        assert mark.middle is not None
        assert TOP <= mark.middle[0] <= mark.middle[1] <= FLOOR


@pytest.mark.parametrize("drawing", drawings())
def test_labels_leave_one_another_room(drawing: Drawing) -> None:
    labelled = [mark.x for mark in drawing.marks if mark.label]
    assert labelled
    assert all(right - left >= LABEL for left, right in pairwise(labelled))


def test_values_rise_from_the_floor() -> None:
    marks = draw(figure(point(0), point(2), point(4))).marks
    assert [mark.y for mark in marks] == [FLOOR, FLOOR - PLOT / 2, FLOOR - PLOT]
    assert [mark.height for mark in marks] == [0, PLOT / 2, PLOT]


def test_the_value_is_written_above_the_interval_and_the_exact_value() -> None:
    (mark,) = draw(figure(Point("2", Estimate(0.3, 0.2, 0.4, 50), exact=0.45), unit=Unit.SHARE)).marks
    assert mark.exact is not None
    assert mark.label_y < mark.exact < mark.high


def test_what_too_few_games_stand_behind_is_not_drawn() -> None:
    assert [mark.point.label for mark in draw(figure(point(1, count=9), point(2, label="2"))).marks] == ["2"]


def test_the_chart_is_said_in_words() -> None:
    exact = Point("2", Estimate(0.3, 0.25, 0.35, 50), exact=0.29)
    assert draw(figure(exact, unit=Unit.SHARE)).description == "Turn 2: 30 (95% interval 25 to 35), exact 29"
    middle = Point("3", Estimate(4.4, 4.2, 4.6, 50), middle=(2, 7))
    assert draw(figure(middle)).description == "Turn 3: 4.4 (95% interval 4.2 to 4.6), middle 80% 2 to 7"
