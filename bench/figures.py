"""What a benchmark hands back."""

from dataclasses import asdict, dataclass


@dataclass(frozen=True)
class Figure:
    """One measured value. `limit` is the most that the project allows itself, `least` the least, where decided."""

    what: str
    value: float
    unit: str
    limit: float | None = None
    least: float | None = None

    @property
    def is_within(self) -> bool:
        return (self.limit is None or self.value <= self.limit) and (self.least is None or self.value >= self.least)

    @property
    def allowed(self) -> str:
        """Return what is allowed, for people; nothing where nothing was decided."""
        if self.least is not None:
            return f"{self.least:,g}+"
        return "" if self.limit is None else f"{self.limit:,g}"

    def as_json(self) -> dict[str, object]:
        return asdict(self)


def percentile(values: list[float], share: float) -> float:
    """Return the value that `share` of all values do not exceed; percentile(times, 0.95) is the p95."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, max(0, round(share * len(ordered)) - 1))]
