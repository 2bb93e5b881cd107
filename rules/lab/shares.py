"""What a share of a sample says about all games: Wilson's 95% interval."""

from math import sqrt
from typing import Final

NORMAL: Final = 1.959964  # 95% of the normal distribution lie within so many standard deviations


def wilson(hits: int, count: int) -> tuple[float, float]:
    """Return the interval of `hits` out of `count`, from 0 to 1; raises ValueError for none of none."""
    if not count:
        raise ValueError("Nothing was counted.")
    share = hits / count
    square = NORMAL**2 / count
    middle = (share + square / 2) / (1 + square)
    half = NORMAL / (1 + square) * sqrt(share * (1 - share) / count + square / (4 * count))
    # Of none and of all, rounding must not push the interval past its own value.
    return min(max(middle - half, 0.0), share), max(min(middle + half, 1.0), share)
