"""All that is looked at of a run: the answer, what was not played, the charts in their order."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from rules.lab.tally import Tally
from simulations.figures.answer import answer, further
from simulations.figures.cancel import cancel
from simulations.figures.climaxes_stocked import climaxes_stocked
from simulations.figures.colour_locked import colour_locked
from simulations.figures.damage import damage
from simulations.figures.drawing import Drawing, draw
from simulations.figures.figure import FEWEST, Figure
from simulations.figures.left_out import LeftOut
from simulations.figures.level import opponents_level, own_level
from simulations.figures.refresh import refresh_climaxes, refresh_turn
from simulations.figures.seen import TURNS, SeenCard, seen, seen_cards
from simulations.figures.stock_and_hand import hand, stock
from simulations.figures.table import Table, table_of
from simulations.figures.win_turn import win_turn

# What a figure is called before there are games, and what makes it of a tally; in the order of the page.
FIGURES: Final[tuple[tuple[str, Callable[[Tally], Figure | None]], ...]] = (
    ("damage by turn", damage),
    ("the opponent’s level by turn", opponents_level),
    ("your level by turn", own_level),
    ("the turn of the win", win_turn),
    ("how often damage is cancelled", cancel),
    ("stock by turn", stock),
    ("hand by turn", hand),
    ("the turn of the refresh", refresh_turn),
    ("climaxes in the deck after it", refresh_climaxes),
    ("climaxes lost to stock", climaxes_stocked),
    ("cards in hand that lack their colour", colour_locked),
)


@dataclass(frozen=True, slots=True)
class Chart:
    """A drawing and the table behind it."""

    drawing: Drawing
    table: Table

    @property
    def figure(self) -> Figure:
        return self.drawing.figure


@dataclass(frozen=True, slots=True)
class Seen:
    """When each card is seen, and the chart of the `chosen` one."""

    chosen: str
    chart: Chart
    cards: tuple[SeenCard, ...]

    turns = TURNS


@dataclass(frozen=True, slots=True)
class Report:
    """What the page of a run shows of its tally; `address` is the page itself, where a form chooses the card."""

    address: str
    answer: str
    further: str
    left_out: LeftOut
    charts: tuple[Chart, ...]
    seen: Seen | None

    fewest = FEWEST
    coming = (*(title for title, _ in FIGURES), "when you see each card")


def report_of(tally: Tally, left_out: LeftOut, *, address: str, card: str = "") -> Report:
    """Return the report; `card` names the card whose chart is wanted, else the one seen earliest is shown."""
    enough = tally.count("turns") >= FEWEST
    return Report(
        address=address,
        answer=answer(tally),
        further=further(tally),
        left_out=left_out,
        charts=tuple(charts_of(tally)) if enough else (),
        seen=_seen(tally, card) if enough else None,
    )


def charts_of(tally: Tally) -> list[Chart]:
    """Return the charts for which there is something to draw."""
    figures = (make(tally) for _, make in FIGURES)
    return [_chart(figure) for figure in figures if figure is not None and figure.drawn]


def _seen(tally: Tally, card: str) -> Seen | None:
    cards = seen_cards(tally)
    chosen = card if any(card == row.name for row in cards) else next((row.name for row in cards), "")
    figure = seen(tally, chosen)
    return None if figure is None else Seen(chosen, _chart(figure), cards)


def _chart(figure: Figure) -> Chart:
    return Chart(draw(figure), table_of(figure))
