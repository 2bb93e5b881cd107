"""Who asks: a frame for tests and conditions outside of programs that run."""

from typing import Any, Final

from rules.engine import Procedure
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import THIS, Ability

_NOTHING: Final[Procedure[Any]] = Procedure("8.1")
_NO_CARDS: Final[list[int]] = []


def ruling(player: int, card: int, time: int) -> ProgramFrame:
    """Return the frame of what the rules themselves do about a card."""
    return ProgramFrame(_NOTHING, player, card, time, [[card, time], _NO_CARDS, _NO_CARDS])


def asking(ability: Ability, player: int, card: int, time: int) -> ProgramFrame:
    """Return the frame in which an ability of `card` is looked at, by the time that the card came to where it is."""
    slots = [_NO_CARDS] * ability.slots
    slots[THIS] = [card, time]
    return ProgramFrame(ability.effect if ability.effect is not None else _NOTHING, player, card, time, slots)
