"""Replacement effects: what would happen does not, and something else is done.

A batch is what would happen at once, to several cards or players; each of these, by its number, is an event of its own.
Every effect is applied once to an event at most, whatever it has become by then. The game says which effects there are
and who orders several (the affected player, or who causes the event); what was replaced never happened, so that nothing
waits for it.
"""

from typing import Any, Final, Generic, TypeVar

from rules.engine.machine import JUMP, NEXT, POP, STAY, Frame, Game, Procedure, Step

# Answers to an effect that one may apply or not.
DECLINED: Final = -1
ACCEPTED: Final = 1

G = TypeVar("G", bound=Game)


class Replacement(Generic[G]):
    """An effect that would replace an event. `key` tells it from all others; `player` may decline an optional one."""

    __slots__ = ("is_optional", "key", "player")

    def __init__(self, key: str, player: int, *, is_optional: bool) -> None:
        self.key = key
        self.player = player
        self.is_optional = is_optional

    def may_be_chosen(self, game: G, promised: "list[Replacement[G]]") -> bool:
        """Return whether the choice that an optional effect offers can be made; if not, it is not applied.

        `promised` are the effects that were chosen and have not been performed yet: what they take is spoken for.
        """
        return True

    def perform(self, game: G) -> None:
        """Do what is done instead, or put it on the stack."""
        raise NotImplementedError


class Batch(Generic[G]):
    """What would happen at once. `rule` says who orders the effects that would replace one event. Immutable."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def found(self, game: G, event: int) -> list[Replacement[G]]:
        """Return the effects that would replace an event as things are now."""
        raise NotImplementedError

    def orderer(self, game: G, event: int) -> int:
        """Return the player who says which effect is applied first."""
        raise NotImplementedError

    def happen(self, game: G, events: list[int]) -> int:
        """Let the events happen that nothing replaced; return NEXT, or CALL."""
        raise NotImplementedError

    def done(self, game: G, *, is_replaced: bool) -> None:
        """Everything has happened, what came instead too; the frame below is that of whoever called."""


class ReplacingFrame(Frame):
    """A batch under way: `cards` are the events that stand so far, `card` is the one that something is done instead of.

    `number` is the place of the event that is looked at; `found` has the effects that may be applied to it, `applied`
    those that were applied to an event or declined, and `instead` those that are to be performed, each with its event.
    """

    __slots__ = ("applied", "batch", "found", "instead")

    def __init__(self, procedure: "Procedure[Any]", batch: Batch[Any], events: list[int]) -> None:
        super().__init__(procedure, 0, -1, 0)
        self.batch = batch
        self.cards = events
        self.found: list[Replacement[Any]] = []
        self.applied: list[tuple[int, Replacement[Any]]] = []
        self.instead: list[tuple[int, Replacement[Any]]] = []

    def clone(self) -> "ReplacingFrame":
        """Return a frame that goes on alike."""
        other = ReplacingFrame(self.procedure, self.batch, self.cards[:])
        other.at = self.at
        other.card = self.card
        other.number = self.number
        other.answer = self.answer
        other.found = self.found[:]
        other.applied = self.applied[:]
        other.instead = self.instead[:]
        return other

    def has_applied(self, event: int, key: str) -> bool:
        """Return whether an effect was applied to an event, or declined."""
        return any(of == event and effect.key == key for of, effect in self.applied)


class FindReplacements(Step[Game]):
    """Which effects would replace the event; of several somebody says which is applied first."""

    __slots__ = ("kind",)

    def __init__(self, rule: str, kind: int) -> None:
        super().__init__(rule)
        self.kind = kind

    def run(self, game: Game, frame: Frame) -> int:
        assert isinstance(frame, ReplacingFrame)  # noqa: S101
        batch = frame.batch
        while frame.number < len(frame.cards):
            event = frame.cards[frame.number]
            found = [one for one in batch.found(game, event) if not _is_applied(game, frame, event, one)]
            if found:
                frame.found = found
                frame.answer = 0
                if len(found) == 1:
                    return NEXT
                return game.ask(batch.orderer(game, event), self.kind, batch.rule, list(range(len(found))))
            frame.number += 1
        frame.at += 3
        return JUMP


def _is_applied(game: Game, frame: ReplacingFrame, event: int, effect: Replacement[Any]) -> bool:
    """Return whether the effect was applied to this event, or to the one that this is done instead of."""
    if frame.has_applied(event, effect.key):
        return True
    for below in game.stack:
        if isinstance(below, ReplacingFrame) and below is not frame and below.has_applied(below.card, effect.key):
            return True
    return False


class OfferReplacement(Step[Game]):
    """Whether an effect that may be declined is applied; not asked where the choice that it needs cannot be made."""

    __slots__ = ("kind",)

    def __init__(self, rule: str, kind: int) -> None:
        super().__init__(rule)
        self.kind = kind

    def run(self, game: Game, frame: Frame) -> int:
        assert isinstance(frame, ReplacingFrame)  # noqa: S101
        effect = frame.found[frame.answer]
        frame.found = [effect]
        frame.applied.append((frame.cards[frame.number], effect))
        frame.answer = ACCEPTED
        if not effect.is_optional:
            return NEXT
        if not effect.may_be_chosen(game, _promised(game)):
            frame.at -= 1
            return JUMP
        return game.ask(effect.player, self.kind, self.rule, [DECLINED, ACCEPTED])


def _promised(game: Game) -> list[Replacement[Any]]:
    """Return the effects that are going to be performed."""
    return [effect for frame in game.stack if isinstance(frame, ReplacingFrame) for _, effect in frame.instead]


class ApplyReplacement(Step[Game]):
    """The event will not happen, and the effect's will; or the next effect is looked for."""

    __slots__ = ()

    def run(self, game: Game, frame: Frame) -> int:
        assert isinstance(frame, ReplacingFrame)  # noqa: S101
        if frame.answer != DECLINED:
            frame.instead.append((frame.cards.pop(frame.number), frame.found[0]))
        frame.at -= 2
        return JUMP


class HappenUnreplaced(Step[Game]):
    """What nothing replaced happens, all of it at once."""

    __slots__ = ()

    def run(self, game: Game, frame: Frame) -> int:
        assert isinstance(frame, ReplacingFrame)  # noqa: S101
        frame.number = len(frame.instead)
        return frame.batch.happen(game, frame.cards) if frame.cards else NEXT


class PerformInstead(Step[Game]):
    """What is done instead, one after the other."""

    __slots__ = ()

    def run(self, game: Game, frame: Frame) -> int:
        assert isinstance(frame, ReplacingFrame)  # noqa: S101
        if not frame.instead:
            frame.batch.done(game, is_replaced=frame.number > 0)
            return POP
        frame.card, effect = frame.instead.pop(0)
        effect.perform(game)
        return STAY


def replacing(rule: str, optional: str, *, order_kind: int, may_kind: int) -> "Procedure[Any]":
    """Return the procedure of a game: its rules, and its kinds of requests for the order and for optional effects."""
    return Procedure(
        rule,
        FindReplacements(rule, order_kind),
        OfferReplacement(optional, may_kind),
        ApplyReplacement(rule),
        HappenUnreplaced(rule),
        PerformInstead(rule),
    )
