"""The stack machine, and what its programs are made of: procedures, the numbered lists of a rulebook as small steps."""

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from rules.engine.errors import EngineError, IllegalOption, NotWaiting
from rules.engine.random_source import RandomSource
from rules.engine.request import Request, Result

# What a step says to the machine when it has run; up to ASK this procedure goes on behind it.
NEXT: Final = 0  # go on with the next step of this procedure
CALL: Final = 1  # the step has put another procedure on the stack; this one goes on behind the step when that is done
ASK: Final = 2  # the step has made a request; the answer lands in the frame, and the next step acts on it
STAY: Final = 3  # run this step again, after whatever interrupts
JUMP: Final = 4  # the step has set the frame's position
POP: Final = 5  # this procedure is done
OVER: Final = 6  # the game is over

# Steps in a row without a choice; what makes so many repeats itself.
ENDLESS: Final = 100_000

Event = tuple[str, int, int, int, int]


class Frame:
    """A procedure under way: its position and the few values that its steps share."""

    __slots__ = ("answer", "at", "card", "cards", "number", "player", "procedure")

    def __init__(self, procedure: "Procedure[Any]", player: int, card: int, number: int) -> None:
        self.procedure = procedure
        self.at = 0
        self.player = player
        self.card = card
        self.number = number
        self.answer = 0
        self.cards: list[int] = []

    def clone(self) -> "Frame":
        """Return a frame that goes on alike."""
        other = Frame(self.procedure, self.player, self.card, self.number)
        other.at = self.at
        other.answer = self.answer
        if self.cards:
            other.cards = self.cards[:]
        return other


_NOTHING_MOVED: Final[dict[int, tuple[int, ...]]] = {}


class ProgramFrame(Frame):
    """The program of a card under way: its cards and numbers by slot.

    `card` is the card whose program it is, as it was at the time `number`. A slot holds cards, each with the time at
    which it came to where it was when it got there: a card that moved since is another one. A slot is filled anew and
    never changed: frames share it. `final` has numbers of cards as they were before the program moved them; it is
    never changed either.
    """

    __slots__ = ("did", "final", "place", "slots")

    def __init__(
        self, procedure: "Procedure[Any]", player: int, card: int, number: int, slots: list[list[int]], place: int = -1
    ) -> None:
        super().__init__(procedure, player, card, number)
        self.slots = slots
        self.place = place
        self.did = False
        self.final = _NOTHING_MOVED

    def clone(self) -> "ProgramFrame":
        """Return a frame that goes on alike."""
        other = ProgramFrame(self.procedure, self.player, self.card, self.number, self.slots[:], self.place)
        other.at = self.at
        other.answer = self.answer
        if self.cards:
            other.cards = self.cards[:]
        other.did = self.did
        other.final = self.final
        return other


class Game:
    """A game under way. A game's own class adds its zones and says what interrupts.

    `advance` runs until somebody has to choose or the game is over; `request` tells what there is to choose, `apply`
    answers; `result` tells how the game ended. `interrupts` are flags of whatever the rules do at once, between any two
    steps, by the procedure `on_interrupt`, which gets them as its number; while `paying` they wait. `trace`, where it
    is a list, gets what happens: (rule, kind, player, value, value).
    """

    __slots__ = ("interrupts", "on_interrupt", "paying", "random", "request", "result", "stack", "steps", "trace")

    def __init__(self, random: RandomSource, on_interrupt: "Procedure[Any]") -> None:
        self.random = random
        self.on_interrupt = on_interrupt
        self.stack: list[Frame] = []
        self.request: Request | None = None
        self.result: Result | None = None
        self.interrupts = 0
        self.paying = False
        self.steps = 0
        self.trace: list[Event] | None = None

    def advance(self) -> Request | None:
        """Run until somebody has to choose, and return what; None when the game is over (see `result`)."""
        if self.request is None and self.result is None:
            steps = self._run(ENDLESS)
            self.steps += steps
            if steps == ENDLESS:
                self.is_endless()
        return self.request

    def is_endless(self) -> None:
        """Say what becomes of a game that goes on for ever while nobody has anything to choose."""
        raise EngineError(f"The game made {ENDLESS} steps, and nobody had anything to choose.")

    def advance_one(self) -> bool:
        """Run a single step, with what interrupts before it; False where there was none to run. For looking closely."""
        if self.request is not None or self.result is not None:
            return False
        self.steps += self._run(1)
        return True

    def _run(self, most: int) -> int:
        """Run so many steps at most, and return how many."""
        stack = self.stack
        for steps in range(1, most + 1):
            if self.interrupts and not self.paying:
                self.call(self.on_interrupt, number=self.interrupts)
                self.interrupts = 0
            frame = stack[-1]
            procedure, at = frame.procedure, frame.at
            while at == procedure.length:
                stack.pop()
                frame = stack[-1]
                procedure, at = frame.procedure, frame.at
            outcome = procedure.steps[at].run(self, frame)
            if outcome <= CALL:
                frame.at += 1
            elif outcome == ASK:
                frame.at += 1
                return steps
            elif outcome == POP:
                stack.pop()
            elif outcome == OVER:
                return steps
        return most

    def apply(self, option: int) -> None:
        """Answer the request with one of its options; raises IllegalOption, NotWaiting."""
        request = self.request
        if request is None:
            raise NotWaiting("The game waits for no answer: it is over, or has to be advanced first.")
        if option not in request.options:
            raise IllegalOption(f"By rule {request.rule} there is no option {option}; there are {request.options}.")
        self.request = None
        self.stack[-1].answer = option

    def holds(self, rule: str) -> bool:
        """Return whether a rule of the game's book is in force: always, but where a proof takes it out."""
        return True

    def note(self, rule: str, kind: int, player: int, value: int = -1, other: int = -1) -> None:
        """Add to the trace, where one is kept."""
        if self.trace is not None:
            self.trace.append((rule, kind, player, value, other))

    def call(self, procedure: "Procedure[Any]", player: int = 0, card: int = -1, number: int = 0) -> int:
        """Put a procedure on the stack with its first values, and return CALL for the step to return."""
        self.stack.append(Frame(procedure, player, card, number))
        return CALL

    def ask(self, player: int, kind: int, rule: str, options: list[int]) -> int:
        """Make a request, and return ASK for the step to return; there must be an option."""
        self.request = Request(player, kind, rule, options)
        return ASK

    def end(self, rule: str, losers: tuple[int, ...]) -> int:
        """End the game, and return OVER for the step to return."""
        self.result = Result(rule, losers)
        return OVER

    def concede(self, player: int, rule: str) -> None:
        """End the game at once as lost by `player`, whatever is under way; a game that is over stays as it ended."""
        if self.result is None:
            self.request = None
            self.result = Result(rule, (player,))

    def clone_machine_into(self, other: "Game") -> None:
        """Let `other` go on as this game does, as far as the machine is concerned; the trace is not taken along."""
        other.random = self.random.clone()
        other.stack = [frame.clone() for frame in self.stack]
        other.request = self.request
        other.result = self.result
        other.interrupts = self.interrupts
        other.paying = self.paying
        other.steps = self.steps


G = TypeVar("G", bound=Game)


class Step(Generic[G]):
    """One thing that a rule says to do. Immutable: all games share it."""

    __slots__ = ("rule",)

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def run(self, game: G, frame: Frame) -> int:
        """Do it and return NEXT, STAY, JUMP, CALL, ASK, POP or OVER."""
        raise NotImplementedError


class Procedure(Generic[G]):
    """A numbered list of a rulebook. Filled once when the module is loaded, since procedures call each other."""

    __slots__ = ("length", "rule", "steps")

    def __init__(self, rule: str, *steps: Step[G]) -> None:
        self.rule = rule
        self.steps = steps
        self.length = len(steps)


class GoTo(Step[G]):
    """Go on with the step `to` places further (or back, if negative) where `when` holds, else with the next."""

    __slots__ = ("to", "when")

    def __init__(self, rule: str, to: int, when: Callable[[G, Frame], bool] | None = None) -> None:
        super().__init__(rule)
        self.to = to
        self.when = when

    def run(self, game: G, frame: Frame) -> int:
        if self.when is not None and not self.when(game, frame):
            return NEXT
        frame.at += self.to
        return JUMP
