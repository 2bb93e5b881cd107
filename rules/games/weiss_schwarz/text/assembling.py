"""Puts the parts of an ability together: what it waits for, its conditions, what is done, and what follows on that."""

from collections.abc import Callable
from copy import deepcopy
from itertools import chain
from typing import Any, Final

from rules.games.weiss_schwarz.text import durations
from rules.games.weiss_schwarz.text import meanings as mean
from rules.games.weiss_schwarz.text.composition import (
    each_order,
    if_all,
    is_of_some_time,
    last_within,
    stacked,
    under,
    within,
)
from rules.games.weiss_schwarz.text.linking import Links
from rules.games.weiss_schwarz.text.meanings import Program
from rules.text.reading import NOT_PLAYED, UNKNOWN_CONSTRUCT, TextError

# What has to be paid within a quoted text, and what the parts of each sentence of it mean.
Read = Callable[[str], tuple[list[Program] | None, list[list[Any]]]]

# What "if you do" can be about besides what one may do, or pay for: something done with a card that was chosen.
_DONE_WITH_CHOSEN: Final = ("put", "turn", "under", "place")

# Or with cards that nobody has to choose: it is done where there are any.
_ALL_THERE_IS: Final = ({"zone": "waiting_room"}, {"zone": "stock", "top": 1})

MOST_IN_ANY_ORDER: Final = 4  # effects: a program says each of their orders, and that is 24 for four


class Assembly:
    """The parts of one ability in the order in which they are said; `cost` is what stands in brackets.

    `may_need`: a condition that comes first is one of the ability, not only of what is done.
    """

    def __init__(self, at: int, read: Read, *, cost: list[Program] | None = None, may_need: bool = True) -> None:
        self.at = at
        self.read = read
        self.may_need = may_need
        self.cost = cost
        self.is_paid = False
        self.is_block = False  # what is quoted within another one
        self.is_paid_later = False  # within what is done
        self.when: mean.When | None = None
        self.conditions: list[Program] = []
        self.moments: list[Program] = []  # those of them that are parts of what is waited for, once that is said
        self.during: list[Program] = []  # these
        self.gives: list[Program] = []
        self.done: list[Program] = []
        self.performed: tuple[list[Program], list[Program]] = [], []  # where a quoted text was put, and what it says
        self.has_later = False
        self.is_about_playing = False  # whether the sentence says when the card cannot be played
        self.x: Any = None
        self.times = 0
        self.is_colourless = False  # whether the card can be played whatever its colour
        self.unplayable: list[Program] = []  # conditions under which the card cannot be played from hand

    def add(self, sentences: list[list[Any]]) -> "Assembly":
        """Add sentences; raises TextError where a part has no place."""
        for sentence in sentences:
            if not sentence:  # nothing but commas
                raise TextError(self.at, UNKNOWN_CONSTRUCT)
            goes_on = isinstance(sentence[0], mean.IfDone) or all(isinstance(part, mean.Equals) for part in sentence)
            if self.has_later and not goes_on:
                raise TextError(self.at, UNKNOWN_CONSTRUCT)  # it is not said whether it goes on about what comes later
            here = self.done
            before = shared = len(self.gives), len(self.conditions)
            self.is_about_playing = any(isinstance(part, mean.Unplayable) for part in sentence)
            for number, part in enumerate(durations.said_of_all(sentence, self.at)):
                if isinstance(part, mean.If) and len(self.gives) > shared[0]:
                    shared = self._bind_so_far(part.condition, *shared)
                if not isinstance(part, mean.Until):
                    here = self._put(part, here, is_first=number == 0)
            if shared != before:
                self._bind_conditions(*shared)
            if _stands_in_several(sentences):
                self._bind_conditions(*before)
        return self

    def _bind_conditions(self, gives: int, conditions: int) -> None:
        """Of several sentences of a continuous ability each has its own conditions."""
        here = if_all(self.conditions[conditions:])
        if here and len(self.gives) == gives:
            raise TextError(self.at, UNKNOWN_CONSTRUCT)
        del self.conditions[conditions:]
        self.gives[gives:] = [under(given, here) for given in self.gives[gives:]]

    def _bind_so_far(self, condition: Program, gives: int, conditions: int) -> tuple[int, int]:
        """Another condition behind what was given is one of what follows alone; of two turns each has its own.

        Return how many were given, and how many conditions are those of both.
        """
        here = self.conditions[conditions:]
        turns = [one for one in here if "turn" in one]
        if not is_of_some_time(condition) or (turns and "turn" not in condition):
            raise TextError(self.at, UNKNOWN_CONSTRUCT)
        self.conditions[conditions:] = [*(one for one in here if one not in turns), *turns]
        self._bind_conditions(gives, len(self.conditions) - len(turns))
        return len(self.gives), len(self.conditions)

    def links(self) -> Links:
        return Links(self.when, self.x, self.at)

    def _put(self, part: Any, here: list[Program], *, is_first: bool) -> list[Program]:
        """Put a part where it belongs, and return where the rest of its sentence does."""
        match part:
            case mean.When() if self.when is None and not self.done and self.may_need:
                self.when = part
                self.during = [one for one in self.conditions if one in self.moments]
                self.conditions = [one for one in self.conditions if one not in self.moments]
            case mean.When(dict(trigger), "") if (self.done or not self.may_need) and "at" in trigger:
                self.has_later = True
                return within(here, {"later": {"kind": "auto", "when": trigger}}, inner="later")
            case mean.Later(trigger, next_turn):
                self.has_later = True
                not_now = {"next_turn": True} if next_turn else {}
                return within(here, {"later": {"kind": "auto", "when": trigger}, **not_now}, inner="later")
            case mean.PerTurn(times):
                self.times = times
            case mean.Equals(amount) if self.x is None:
                self.x = amount
            case mean.Stands(given, more):
                self.gives += [given, *more]
            case mean.Unplayable(own) if not self.done and (own or self.conditions):
                self.unplayable.append(own or self.conditions.pop())
            case mean.Colourless() if not self.done and not self.may_need:
                self.is_colourless = True
            case mean.Do(actions):
                for action in actions:
                    here.append(stacked(here, action, self.at) if "stack" in action else dict(action))
            case mean.Elsewhere(into, zone):
                self._put_elsewhere(into, zone, here)
            case mean.ForEach(amount):
                return within(here, {"repeat": amount})
            case mean.Perform(text, by_all=True):
                here.append({"all_players": self._block(text)})
            case mean.Perform(text, times):
                block = self._block(text)
                self.performed = here, block
                here += block if times == 1 else [{"repeat": times, "do": block}]
            case mean.Again() if is_first:
                self._again()
            case mean.PerformAll(texts, in_any_order):
                if in_any_order and len(texts) > MOST_IN_ANY_ORDER:
                    raise TextError(self.at, NOT_PLAYED)
                blocks = [self._block(text) for text in texts]
                here += each_order(blocks) if in_any_order else chain.from_iterable(blocks)
            case mean.OneOf(texts, or_none):
                here.append({"one_of": [*(self._block(text) for text in texts), *([[]] if or_none else [])]})
            case _:
                return self._put_condition(part, here, is_first=is_first)
        return here

    def _put_elsewhere(self, into: Program, zone: str, here: list[Program]) -> None:
        """8.10: under a condition what was said before is done with another zone, by whoever likes."""
        before, asked = ([{}, {}, *self.done])[-2:]
        if asked.get("then") is not here or here or before.get("in") != zone:
            raise TextError(self.at, UNKNOWN_CONSTRUCT)
        del self.done[-2]
        here.append({"one_of": [[deepcopy(before)], [{**deepcopy(before), **into}]]})
        asked["else"] = [before]

    def _put_condition(self, part: Any, here: list[Program], *, is_first: bool) -> list[Program]:
        match part:
            case mean.If(condition, is_moment):
                self.moments += [condition] if is_moment else []
                return self._condition(condition, here)
            case mean.May(actions, by_opponent):
                wanted = [dict(action) for action in actions]
                here.append({"may": wanted, **({"by": "opponent"} if by_opponent else {})})
                return wanted
            case mean.Pay() if self.cost is not None and not self.is_paid:
                self.is_paid = True
                if self.done or self.is_block or not self.may_need:
                    self.is_paid_later = True
                    here.append({"pay": self.cost})
                return here
            case mean.IfPaid() if is_first and self._is_about_paying():
                return self._if_done(is_done=True)
            case mean.IfDone(is_done) if is_first:
                return self._if_done(is_done=is_done)
            case mean.IfPerformed(times) if is_first and self.done and self.done[-1].get("trigger_checks") == times:
                return within([], self.done[-1], key="then")
            case mean.IfCancelled() if is_first and "damage" in self._last():
                return within([], self._last(), key="cancelled")
            case mean.Otherwise() if self.done and "if" in self.done[-1] and "else" not in self.done[-1]:
                return within([], self.done[-1], inner="", key="else")
        raise TextError(self.at, UNKNOWN_CONSTRUCT)

    def _block(self, text: str) -> list[Program]:
        """Return what a quoted text within this one says is done."""
        return self.block(*self.read(text))

    def block(self, cost: list[Program] | None, sentences: list[list[Any]]) -> list[Program]:
        """Return what sentences that belong together say is done within this text; raises TextError."""
        block = Assembly(self.at, self.read, cost=cost, may_need=False)
        block.is_block = True
        block.add(sentences)
        if (cost is not None) != block.is_paid:
            raise TextError(self.at, UNKNOWN_CONSTRUCT)
        if block.when or block.gives or block.times or not block.done or (self.x is not None and block.x is not None):
            raise TextError(self.at, UNKNOWN_CONSTRUCT)
        self.x = self.x if block.x is None else block.x
        return block.done

    def _condition(self, condition: Program, here: list[Program]) -> list[Program]:
        """What has to be so before anything is paid or done is a condition of the ability, else one of what follows."""
        if (self.may_need or self.is_about_playing) and not self.done and not self.is_paid:
            self.conditions.append(condition)
            return here
        return within(here, {"if": condition}, key="then")

    def _if_done(self, *, is_done: bool) -> list[Program]:
        """What follows on paying, on what one may do, or on what was done with a card that could be chosen."""
        if self.is_paid and not self.done and is_done:
            return self.done
        where = self._innermost() if is_done else self.done
        last = where[-1] if where else {}
        key = "then" if is_done else "else"
        if ("may" in last or "pay" in last) and key not in last:
            return within([], last, key=key)
        if self.is_paid and not self.is_paid_later and not is_done:
            return self._if_not_paid()
        if is_done and (moved := last.get("put", last.get("under"))) in _ALL_THERE_IS:
            there = {key: value for key, value in moved.items() if key != "top"}
            where[-1] = {"if": {"there_are": there}, "then": [last]}
            then: list[Program] = where[-1]["then"]
            return then
        is_of_chosen = len(where) > 1 and "choose" in where[-2]
        if is_done and is_of_chosen and any(last.get(verb) == mean.IT for verb in _DONE_WITH_CHOSEN):
            return within(where, {"if": {"there_are": {"among": mean.IT}}}, key="then")
        if is_done and last.get("put") == mean.THIS:
            return within(where, {"if": {"there_are": {"among": mean.THIS}}}, key="then")
        raise TextError(self.at, UNKNOWN_CONSTRUCT)

    def _again(self) -> None:
        """What the text before has quoted is done as often as one likes, and once at least."""
        here, block = self.performed
        if not block or here[-len(block) :] != block:
            raise TextError(self.at, UNKNOWN_CONSTRUCT)
        here[-len(block) :] = [{"repeat": mean.AS_OFTEN, "do": block}]

    def _innermost(self) -> list[Program]:
        """Return the list of what was done last, under whatever conditions, or will be done later."""
        where = self.done
        while where and (inner := last_within(where[-1])):
            where = inner
        return where

    def _last(self) -> Program:
        """Return what was done last, under whatever conditions."""
        return (self._innermost() or [{}])[-1]

    def _is_about_paying(self) -> bool:
        return not self.done or (bool(self._innermost()) and self._innermost()[-1].get("pay") is self.cost)

    def _if_not_paid(self) -> list[Program]:
        """8.6.4: something is done too by whoever does not pay, so that paying is among what is done."""
        self.is_paid_later = True
        paying: Program = {"pay": self.cost, **({"then": self.done} if self.done else {})}
        self.done = []
        return within(self.done, paying, key="else")


def _stands_in_several(sentences: list[list[Any]]) -> bool:
    return sum(any(isinstance(part, mean.Stands) for part in sentence) for sentence in sentences) > 1
