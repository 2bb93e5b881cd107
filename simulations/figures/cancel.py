"""How often damage of each size is cancelled, beside the exact chance."""

from rules.lab.tally import Tally
from simulations.figures.by_turn import turns_of
from simulations.figures.figure import Figure, Point, Unit
from simulations.figures.intervals import share_of
from simulations.figures.wording import percent

RATE, EXACT = "cancel_rate", "cancel_exact"
_TEN_THOUSANDTHS = 10_000
NOTE = (
    "The dashed line is the exact chance in the decks that were met. "
    "Damage in whose midst the deck was refreshed is left out."
)


def cancel(tally: Tally) -> Figure | None:
    points = tuple(_point(tally, size) for size in turns_of(tally, RATE))
    if not points:
        return None
    claim = _claim(max(points, key=lambda point: point.estimate.count))
    return Figure("cancel", claim, "Damage", "% cancelled", points, Unit.SHARE, counted="Times dealt", note=NOTE)


def _point(tally: Tally, size: int) -> Point:
    rate = tally.distribution(f"{RATE}.{size}")
    exact = tally.mean(f"{EXACT}.{size}") / _TEN_THOUSANDTHS
    return Point(str(size), share_of(rate.get(1, 0), sum(rate.values())), exact=exact)


def _claim(point: Point) -> str:
    found, exact = point.estimate, point.exact or 0.0
    rate = f"Damage of {point.label} is cancelled {percent(found.value)} of the time"
    if found.low <= exact <= found.high:
        return f"{rate}, as the odds say: {percent(exact)}"
    return f"{rate}; the odds say {percent(exact)}"
