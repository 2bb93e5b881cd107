"""Reads what the forms of runs send."""

from dataclasses import dataclass
from typing import Any

from django.http import QueryDict

from simulations.errors import RefusedRun
from simulations.kinds import GREEDY
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


@dataclass(frozen=True, slots=True)
class WantedMatch:
    """A match as somebody asked for it, to be shown again if it cannot be played."""

    opponent: str = ""
    link: str = ""  # of a shared deck, which goes before `opponent`
    bot: str = GREEDY
    versus: str = GREEDY
    games: str = str(USUAL_GAMES)
    seed: str = ""

    @classmethod
    def read(cls, data: QueryDict) -> "WantedMatch":
        return cls(**{name: data.get(name, getattr(cls(), name)) for name in cls.__slots__})

    def numbers(self) -> dict[str, Any]:
        """Return what start_match takes beside the decks; raises RefusedRun for what is no number."""
        return {
            "bots": (self.bot, self.versus),
            "games": whole(self.games, "The number of games"),
            "seed": whole(self.seed, "The seed") if self.seed.strip() else None,
        }


def whole(text: str, what: str) -> int:
    """Return a whole number of at most ten digits, or say what is wrong with it."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 10):
        raise RefusedRun(f"{what} must be a whole number, not {text[:20]!r}.")
    return int(digits)
