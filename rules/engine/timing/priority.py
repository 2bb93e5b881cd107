"""Trails' priority (902): after two passes the newest object resolves, and the primary player has priority again."""

from typing import Any, Final

from rules.engine.machine import GoTo, Procedure
from rules.engine.timing.responding import (
    Act,
    BeginResolving,
    EndResolving,
    EndWithoutObjects,
    GainPriority,
    OfferActions,
    RespondingGame,
    Settle,
)

PRIORITY_PROCESSING: Final[Procedure[RespondingGame[Any]]] = Procedure(
    "902",
    GainPriority("902.2"),
    Settle("902.3"),
    OfferActions("902.4"),
    Act("902.5a", passing="902.5b", settle=1),
    EndWithoutObjects("902.5c"),
    BeginResolving("1205.1"),
    EndResolving("1205.1"),
    GoTo("902.5c", -7),
)
