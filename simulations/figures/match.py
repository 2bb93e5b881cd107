"""What is looked at of a match: how often the first deck wins, and how much of it going first makes."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.lab.matches import DRAWN, ENDS, LOST, WON
from rules.lab.tally import Tally
from simulations.figures.drawing import draw
from simulations.figures.figure import FEWEST, Figure, Point, Shape, Unit
from simulations.figures.intervals import Estimate, share_of
from simulations.figures.left_out import LeftOut
from simulations.figures.report import Chart
from simulations.figures.table import table_of
from simulations.figures.wording import games, percent, percent_range

MEASURES = {"All games": "end", "Going first": "end_going_first", "Going second": "end_going_second"}
NOTE = "A draw is no win. Each seed is played twice, the second time with the seats exchanged."


@dataclass(frozen=True, slots=True)
class Row:
    """The games of one kind, and how the first deck fared in them."""

    title: str
    games: int
    won: int
    lost: int
    drawn: int
    rate: Estimate

    @property
    def share(self) -> str:
        return percent(self.rate.value)

    @property
    def interval(self) -> str:
        return percent_range(self.rate)


@dataclass(frozen=True, slots=True)
class MatchReport:
    """What the page of a match shows of its tally; `left_out` by name of the deck."""

    answer: str
    left_out: tuple[tuple[str, LeftOut], ...]
    rows: tuple[Row, ...]
    charts: tuple[Chart, ...]

    fewest = FEWEST


def match_report(tally: Tally, left_out: Sequence[tuple[str, LeftOut]]) -> MatchReport:
    """Return the report; a deck against itself is named once."""
    rows = tuple(_row(tally, title, name) for title, name in MEASURES.items() if name in tally)
    figure = _figure(rows)
    charts = (Chart(draw(figure), table_of(figure)),) if figure.drawn else ()
    return MatchReport(_answer(rows), tuple(dict.fromkeys(left_out)), rows, charts)


def _row(tally: Tally, title: str, name: str) -> Row:
    ends = tally.distribution(name)
    won, lost, drawn = (ends.get(ENDS[end], 0) for end in (WON, LOST, DRAWN))
    return Row(title, tally.count(name), won, lost, drawn, share_of(won, tally.count(name)))


def _answer(rows: Sequence[Row]) -> str:
    if not rows:
        return ""
    whole, *split = rows
    parts = [f"{row.title.lower()} {row.share}" for row in split]
    return f"Wins {whole.share} of {games(whole.games)} ({whole.interval})" + "".join(f"; {x}" for x in parts) + "."


def _figure(rows: Sequence[Row]) -> Figure:
    points = tuple(Point(row.title, row.rate) for row in rows)
    claim = f"Wins {rows[0].share} of games" if rows else ""
    return Figure("wins", claim, "Games", "% won", points, Unit.SHARE, Shape.BARS, note=NOTE)
