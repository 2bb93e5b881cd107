"""Numbers as sentences, labels and tables write them."""

from math import isinf

from simulations.figures.intervals import Estimate


def number(value: float) -> str:
    """Return a mean to one decimal place."""
    return f"{value:.1f}"


def percent(share: float) -> str:
    """Return a share from 0 to 1 in percent; only none and all are 0% and 100%."""
    return f"{percent_number(share)}%"


def percent_number(share: float) -> str:
    value = 100 * share
    if value in (0, 100):
        return f"{value:.0f}"
    if 1 <= value <= 99:
        return f"{value:.0f}"
    return f"{min(max(value, 0.1), 99.9):.1f}"


def percent_short(share: float) -> str:
    """Return a share in at most three signs, for a chart: "<1", "37", ">99"."""
    value = 100 * share
    if 0 < value < 1:
        return "<1"
    return ">99" if 99 < value < 100 else f"{value:.0f}"


def plus_minus(estimate: Estimate) -> str:
    """Return the half width of a mean's interval, ", ± 0.1", or nothing where too few games leave it open."""
    if isinf(estimate.margin):
        return ""
    return f", ± {estimate.margin:.1f}" if estimate.margin >= 0.05 else f", ± {estimate.margin:.2f}"


def percent_range(estimate: Estimate) -> str:
    """Return the interval of a share: "92–95%"."""
    return f"{percent_number(estimate.low)}–{percent(estimate.high)}"


def games(count: int) -> str:
    return "1 game" if count == 1 else f"{count:,} games"


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count:,} cards"
