"""Puts the parts of an ability together: what it waits for, its conditions, what is done, and what follows on that."""

from typing import Any

from rules.games.weiss_schwarz.text import meanings as mean
from rules.games.weiss_schwarz.text.linking import Links
from rules.games.weiss_schwarz.text.meanings import Program
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class Assembly:
    """The parts of one ability in the order in which they are said; `has_cost` where something stands in brackets.

    `may_need`: a condition that comes first is one of the ability, not only of what is done.
    """

    def __init__(self, at: int, *, has_cost: bool, may_need: bool = True) -> None:
        self.at = at
        self.may_need = may_need
        self.has_cost = has_cost
        self.is_paid = False
        self.when: mean.When | None = None
        self.conditions: list[Program] = []
        self.gives: list[Program] = []
        self.done: list[Program] = []
        self.is_about_playing = False  # whether the sentence says when the card cannot be played
        self.x: Any = None
        self.times = 0
        self.unplayable: list[Program] = []  # conditions under which the card cannot be played from hand

    def add(self, sentences: list[list[Any]]) -> "Assembly":
        """Add sentences; raises TextError where a part has no place."""
        for sentence in sentences:
            here = self.done
            self.is_about_playing = any(isinstance(part, mean.Unplayable) for part in sentence)
            for number, part in enumerate(sentence):
                here = self._put(part, here, is_first=number == 0)
        return self

    def links(self) -> Links:
        return Links(self.when, self.x, self.at)

    def _put(self, part: Any, here: list[Program], *, is_first: bool) -> list[Program]:
        """Put a part where it belongs, and return where the rest of its sentence does."""
        match part:
            case mean.When() if self.when is None and not self.done:
                self.when = part
            case mean.PerTurn(times):
                self.times = times
            case mean.Equals(amount) if self.x is None:
                self.x = amount
            case mean.Stands(given, more):
                self.gives += [given, *more]
            case mean.Unplayable() if not self.done and self.conditions:
                self.unplayable.append(self.conditions.pop())
            case mean.If(condition):
                return self._condition(condition, here)
            case mean.Do(actions):
                here += [dict(action) for action in actions]
            case mean.May(actions):
                wanted = [dict(action) for action in actions]
                here.append({"may": wanted})
                return wanted
            case mean.ForEach(amount):
                inner: list[Program] = []
                here.append({"repeat": amount, "do": inner})
                return inner
            case mean.Pay() if self.has_cost and not self.done:
                self.is_paid = True
            case mean.IfDone(is_done) if is_first:
                return self._if_done(is_done=is_done)
            case _:
                raise TextError(self.at, UNKNOWN_CONSTRUCT)
        return here

    def _condition(self, condition: Program, here: list[Program]) -> list[Program]:
        """What has to be so before anything is paid or done is a condition of the ability, else one of what follows."""
        if (self.may_need or self.is_about_playing) and not self.done and not self.is_paid:
            self.conditions.append(condition)
            return here
        inner: list[Program] = []
        here.append({"if": condition, "then": inner})
        return inner

    def _if_done(self, *, is_done: bool) -> list[Program]:
        """What follows on paying, or on what one may do."""
        if self.is_paid and not self.done and is_done:
            return self.done
        if not self.done or "may" not in self.done[-1]:
            raise TextError(self.at, UNKNOWN_CONSTRUCT)
        then: list[Program] = []
        self.done[-1]["then" if is_done else "else"] = then
        return then


def if_all(conditions: list[Program]) -> Program:
    """Return the conditions of an ability as its program has them."""
    if not conditions:
        return {}
    return {"if": conditions[0] if len(conditions) == 1 else {"all": conditions}}
