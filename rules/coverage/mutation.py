"""Takes the steps that are one rule out of all procedures, to prove that games depend on them (rules.coverage)."""

import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rules.engine.machine import NEXT, Frame, Game, Procedure, Step

MOST_STEPS = 20_000


class StepLimit(Exception):
    """A game without one of its rules goes on and on."""


class Disabled(Step[Game]):
    """Stands where a step stood, and does nothing."""

    __slots__ = ("left",)

    def __init__(self, rule: str) -> None:
        super().__init__(rule)
        self.left = MOST_STEPS

    def run(self, game: Game, frame: Frame) -> int:
        self.left -= 1
        if not self.left:
            raise StepLimit(f"without rule {self.rule} the game does not end")
        return NEXT


@contextmanager
def without_steps(rule: str) -> Iterator[int]:
    """Let all steps that carry `rule` do nothing within the block, those of procedures made in it too.

    Gives the number of steps found. For interpreted rules only: compiled classes cannot be patched.
    """
    disabled = Disabled(rule)
    changed: list[tuple[Procedure[Any], tuple[Step[Any], ...]]] = []
    for procedure in [one for one in gc.get_objects() if type(one) is Procedure]:
        if any(step.rule == rule for step in procedure.steps):
            changed.append((procedure, procedure.steps))
            procedure.steps = _replaced(procedure.steps, rule, disabled)
    made = Procedure.__init__

    def make(self: Procedure[Any], number: str, *steps: Step[Any]) -> None:
        made(self, number, *_replaced(steps, rule, disabled))

    Procedure.__init__ = make  # type: ignore[assignment,method-assign]
    try:
        yield sum(step.rule == rule for _, steps in changed for step in steps)
    finally:
        Procedure.__init__ = made  # type: ignore[method-assign]
        for procedure, steps in changed:
            procedure.steps = steps


def _replaced(steps: tuple[Step[Any], ...], rule: str, disabled: Disabled) -> tuple[Step[Any], ...]:
    return tuple(disabled if step.rule == rule else step for step in steps)
