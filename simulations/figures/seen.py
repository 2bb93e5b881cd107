"""Whether a card was in hand by turn t, for each name in the deck."""

from dataclasses import dataclass

from rules.lab.tally import Tally
from simulations.figures.by_turn import last_turn
from simulations.figures.figure import Figure, Point, Unit
from simulations.figures.intervals import Estimate, share_of
from simulations.figures.wording import percent, percent_range

PREFIX = "seen."
TURNS = (1, 3, 5)  # the turns of the table of all cards
_CLAIMED = 3


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card's chances to have been in hand by each of TURNS."""

    name: str
    chances: tuple[Estimate, ...]

    @property
    def written(self) -> tuple[tuple[str, str], ...]:
        """Return each chance and its interval as a table writes them."""
        return tuple((percent(chance.value), percent_range(chance)) for chance in self.chances)


def seen_cards(tally: Tally) -> tuple[SeenCard, ...]:
    """Return all cards that were seen, those seen the earliest first."""
    names = (name.removeprefix(PREFIX) for name in tally if name.startswith(PREFIX))
    rows = (SeenCard(name, tuple(seen_by(tally, name, turn) for turn in TURNS)) for name in names)
    return tuple(sorted(rows, key=lambda row: (*(-chance.value for chance in row.chances), row.name)))


def seen(tally: Tally, name: str) -> Figure | None:
    """Return the chart of one card; None for a name that was never seen."""
    if PREFIX + name not in tally:
        return None
    points = tuple(Point(str(turn), seen_by(tally, name, turn)) for turn in range(last_turn(tally) + 1))
    turn = min(_CLAIMED, last_turn(tally))
    claim = f"“{name}” is in hand by turn {turn} in {percent(points[turn].estimate.value)} of games"
    note = "Turn 0 is the opening hand, after the exchange. A game that ends before the card comes counts as not seen."
    return Figure("seen", claim, "Turn", "% of games", points, Unit.SHARE, note=note)


def seen_by(tally: Tally, name: str, turn: int) -> Estimate:
    first = tally.distribution(PREFIX + name)
    return share_of(sum(count for when, count in first.items() if when <= turn), tally.count("turns"))
