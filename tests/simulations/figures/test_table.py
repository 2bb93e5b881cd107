"""The table behind a chart."""

from simulations.figures.figure import Figure, Point, Unit
from simulations.figures.intervals import Estimate, mean_of
from simulations.figures.table import table_of


def test_the_table_has_what_is_drawn_and_what_is_not() -> None:
    few = Point("9", mean_of({3: 2}), (3, 3))
    many = Point("1", Estimate(4.42, 4.2, 4.6, 1000), (2, 7))
    table = table_of(Figure("damage", "Claim", "Turn", "Damage dealt", (many, few)))
    assert table.heads == ("Turn", "Damage dealt", "95% interval", "Middle 80%", "Games")
    assert table.rows == (("1", "4.4", "4.2 to 4.6", "2 to 7", "1,000"), ("9", "3.0", "open", "3 to 3", "2"))


def test_shares_are_in_percent_beside_the_exact_chance() -> None:
    point = Point("2", Estimate(0.3, 0.25, 0.35, 50), exact=0.291)
    figure = Figure("cancel", "Claim", "Damage", "% cancelled", (point,), Unit.SHARE, counted="Times dealt")
    table = table_of(figure)
    assert table.heads == ("Damage", "% cancelled", "95% interval", "Exact", "Times dealt")
    assert table.rows == (("2", "30", "25 to 35", "29", "50"),)
