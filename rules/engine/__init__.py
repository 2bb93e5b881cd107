"""The kernel that the games share: a stack machine whose programs are the numbered lists of a rulebook."""

from rules.engine.errors import EngineError, IllegalOption, NotWaiting, RecordMismatch
from rules.engine.machine import ASK, CALL, JUMP, NEXT, OVER, POP, STAY, Frame, Game, GoTo, Procedure, Step
from rules.engine.random_source import RandomSource, seeded
from rules.engine.record import Record, replay
from rules.engine.request import Request, Result
from rules.engine.version import ENGINE_VERSION

__all__ = [
    "ASK",
    "CALL",
    "ENGINE_VERSION",
    "JUMP",
    "NEXT",
    "OVER",
    "POP",
    "STAY",
    "EngineError",
    "Frame",
    "Game",
    "GoTo",
    "IllegalOption",
    "NotWaiting",
    "Procedure",
    "RandomSource",
    "Record",
    "RecordMismatch",
    "Request",
    "Result",
    "Step",
    "replay",
    "seeded",
]
