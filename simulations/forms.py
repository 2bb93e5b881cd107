"""Reads what the forms of runs send."""

from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from simulations.errors import RefusedRun
from simulations.limits import USUAL_GAMES, USUAL_TURNS


@dataclass(frozen=True, slots=True)
class Wanted:
    """The numbers of a run as somebody typed them, to be shown again if they cannot be taken."""

    games: str = str(USUAL_GAMES)
    turns: str = str(USUAL_TURNS)
    seed: str = ""

    @classmethod
    def read(cls, data: QueryDict) -> "Wanted":
        usual = cls()
        return cls(data.get("games", usual.games), data.get("turns", usual.turns), data.get("seed", ""))

    def numbers(self) -> dict[str, Any]:
        """Return what start_run takes; raises RefusedRun for what is no number."""
        return {
            "games": whole(self.games, "The number of games"),
            "turns": whole(self.turns, "The number of turns"),
            "seed": whole(self.seed, "The seed") if self.seed.strip() else None,
        }


def whole(text: str, what: str) -> int:
    """Return a whole number of at most ten digits, or say what is wrong with it."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 10):
        raise RefusedRun(f"{what} must be a whole number, not {text[:20]!r}.")
    return int(digits)
