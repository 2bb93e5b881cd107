"""What players play waits, the last one on top, and either may answer before it resolves.

So it is in the gate of Gate Ruler (3-18, 9) and in the Resolve Standby Zone of Trails (509, 902). Both give priority
alike; they differ in when something resolves, which `gate` and `priority` say.
"""

from typing import Any, Final, TypeVar

from rules.engine.cards import ZonedGame
from rules.engine.machine import CALL, JUMP, NEXT, POP, Event, Frame, Procedure, ProgramFrame, Step
from rules.engine.random_source import RandomSource
from rules.engine.timing.settling import W
from rules.engine.zones import Zone

PASS: Final = -1

# The kind of request: PASS, or what the game's `actions` are.
ACTION: Final = 0


class Chosen:
    """Targets by what a text says of them; they are chosen on playing, and looked at once more on resolving."""

    __slots__ = ()

    def find(self, game: Any, frame: ProgramFrame) -> list[int]:
        """Return the cards that may be targets now."""
        raise NotImplementedError


class Played:
    """A card, an ability or a process that waits. Immutable: clones share it.

    `effect` is the program that runs with its `slots` as it resolves; `targets` says for some slots what must still
    hold of the cards there. `serial` tells it from all others of the game. While it is on top and `resolves_at_once`,
    nobody has priority.
    """

    __slots__ = (
        "card",
        "controller",
        "effect",
        "incarnation",
        "is_card",
        "resolves_at_once",
        "serial",
        "slots",
        "targets",
    )

    def __init__(
        self,
        effect: Procedure[Any],
        controller: int,
        card: int,
        incarnation: int,
        *,
        serial: int,
        is_card: bool = False,
        slots: list[list[int]] | None = None,
        targets: tuple[tuple[int, Chosen], ...] = (),
        resolves_at_once: bool = False,
    ) -> None:
        self.effect = effect
        self.controller = controller
        self.card = card
        self.incarnation = incarnation
        self.serial = serial
        self.is_card = is_card
        self.slots = slots or []
        self.targets = targets
        self.resolves_at_once = resolves_at_once


class RespondingGame(ZonedGame[W]):
    """A game in which what is played waits.

    `waiting` has what was played, the last one on top; `added` counts all that ever was. `priority` is the player who
    may act, `passes` counts those who did not want to, one after the other. `cancelled` has the actions that could not
    be finished and were taken back: there is no sense in them until something else happens.
    """

    __slots__ = ("added", "cancelled", "passes", "priority", "waiting")

    def __init__(
        self, random: RandomSource, on_interrupt: Procedure[Any], zones: tuple[Zone, ...], owners: list[int]
    ) -> None:
        super().__init__(random, on_interrupt, zones, owners)
        self.waiting: list[Played] = []
        self.added = 0
        self.priority = 0
        self.passes = 0
        self.cancelled: list[int] = []

    def copy_into(self, other: ZonedGame[W]) -> None:
        super().copy_into(other)
        assert isinstance(other, RespondingGame)  # noqa: S101
        other.waiting = self.waiting[:]
        other.added = self.added
        other.priority = self.priority
        other.passes = self.passes
        other.cancelled = self.cancelled[:]

    def settling(self) -> Procedure[Any]:
        """Return the procedure by which the game settles."""
        raise NotImplementedError

    def actions(self, player: int) -> list[int]:
        """Return what the player may do now besides passing: nothing of it needs what the player cannot pay."""
        raise NotImplementedError

    def act(self, player: int, action: int, before: "Moment") -> int:
        """Do it, or begin to play it, and return what a step returns; `before` is where to go back to."""
        raise NotImplementedError

    def put(self, played: Played) -> None:
        """Let it wait on top of all others."""
        self.waiting.append(played)
        self.added += 1
        self.unsettled = True

    def remove(self, serial: int) -> Played | None:
        """Take what has this number away, wherever it waits, and return it; None if it is gone."""
        for at, played in enumerate(self.waiting):
            if played.serial == serial:
                del self.waiting[at]
                return played
        return None

    def has_resolved(self, played: Played) -> None:
        """Put a card where it goes once its effect is done."""

    def moment(self, at: int) -> "Moment":
        """Return this moment to go back to; the procedure under way goes on there with the step `at`."""
        before = self.clone()
        before.stack[-1].at = at
        return Moment(before, self.trace)

    def go_back(self, to: "Moment") -> int:
        """Be again what the game was then, as if nothing had happened since, and return JUMP."""
        stack = self.stack  # which the machine is just running
        to.game.copy_into(self)
        stack[:] = self.stack
        self.stack = stack
        if self.trace is not None:
            del self.trace[to.noted if self.trace is to.trace else 0 :]
        return JUMP


class Moment:
    """What a game was. Nobody plays on with it, so that clones can share it.

    `noted` is how long the trace was; one that is kept only since, as by a clone, has nothing of before.
    """

    __slots__ = ("game", "noted", "trace")

    def __init__(self, game: ZonedGame[Any], trace: list[Event] | None) -> None:
        self.game = game
        self.trace = trace
        self.noted = len(trace or ())


R = TypeVar("R", bound=RespondingGame[Any])


class GainPriority(Step[R]):
    """The leading player gains priority."""

    __slots__ = ()

    def run(self, game: R, frame: Frame) -> int:
        game.priority = game.leading_player()
        game.passes = 0
        return NEXT


class Settle(Step[R]):
    """Rule actions and automatic abilities, before anyone may act."""

    __slots__ = ()

    def run(self, game: R, frame: Frame) -> int:
        return game.call(game.settling())


class OfferActions(Step[R]):
    """The player with priority acts or passes; who can do nothing passes without being asked."""

    __slots__ = ()

    def run(self, game: R, frame: Frame) -> int:
        actions = [action for action in game.actions(game.priority) if action not in game.cancelled]
        if not actions:
            frame.answer = PASS
            return NEXT
        return game.ask(game.priority, ACTION, self.rule, [PASS, *actions])


class Act(Step[R]):
    """Whoever acts keeps priority; passing gives it to the other player (rule `passing`), and two passes end this.

    Follows on OfferActions; `settle` is the place of the step before that.
    """

    __slots__ = ("passing", "settle")

    def __init__(self, rule: str, passing: str, settle: int) -> None:
        super().__init__(rule)
        self.passing = passing
        self.settle = settle

    def run(self, game: R, frame: Frame) -> int:
        if frame.answer != PASS:
            return self._act(game, frame)
        game.cancelled = []
        game.passes += 1
        if game.passes == 2:
            return NEXT
        if game.holds(self.passing):
            game.priority = 1 - game.priority
        frame.at = self.settle
        return JUMP

    def _act(self, game: R, frame: Frame) -> int:
        before = game.moment(frame.at - 1)
        player = game.priority
        game.passes = 0
        game.cancelled = []  # which going back brings again
        if not game.holds(self.rule):
            game.priority = 1 - player
        frame.at = self.settle - 1  # the machine goes one step on
        return game.act(player, frame.answer, before)


class EndWithoutObjects(Step[R]):
    """Where nothing waits any more, this ends."""

    __slots__ = ()

    def run(self, game: R, frame: Frame) -> int:
        return NEXT if game.waiting else POP


class BeginResolving(Step[R]):
    """The effect of what is on top, without the targets that are none any more; all the rest of it happens."""

    __slots__ = ()

    def run(self, game: R, frame: Frame) -> int:
        played = game.waiting[-1]
        frame.number = played.serial
        slots = [slot[:] for slot in played.slots]
        by = ProgramFrame(played.effect, played.controller, played.card, played.incarnation, slots)
        for slot, chosen in played.targets:
            valid = chosen.find(game, by)
            slots[slot] = game.as_now([card for card in game.still_there(slots[slot]) if card in valid])
        game.stack.append(by)
        return CALL


class EndResolving(Step[R]):
    """Then it waits no longer."""

    __slots__ = ()

    def run(self, game: R, frame: Frame) -> int:
        played = game.remove(frame.number)
        if played is not None:
            game.has_resolved(played)
        return NEXT
