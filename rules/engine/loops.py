"""Loops that somebody can stop: a situation that comes again, and how often it shall.

A loop without any choice is told from the steps that it takes (machine: ENDLESS). One with choices is a situation in
which somebody is asked the same again; the choices that led from there to there are its loop actions. If nobody had two
ways to go in any of them, nobody can stop it. Else those who had say how often it is repeated, the leading player
first; who says the smaller number goes another way then. As long as things stand as they do, it is not chosen again.

Looking costs a description of the situation at every question, so that it begins late in a turn: games of people hardly
come near LOOK_FROM. Whatever happens, a turn ends: after MOST_CHOICES, repeated ones among them, only declining is
offered wherever one can decline, and after twice as many the game ends like a loop that nobody can stop.
"""

from typing import Any, Final, Generic, TypeVar

from rules.engine.machine import ASK, ENDLESS, JUMP, NEXT, OVER, Frame, Game, Procedure, Step
from rules.engine.request import Request

LOOK_FROM: Final = 100  # choices of one turn
MOST_CHOICES: Final = 5_000
MOST_TIMES: Final = 99  # that a loop is repeated; fewer where one round is long
_MOST_STEPS: Final = ENDLESS // 2

DECLINED: Final = -1
_IS_NONE: Final = -1

Situation = tuple[object, ...]

G = TypeVar("G", bound=Game)


class LoopRules(Generic[G]):
    """What a game says of loops: the rules for one player who can stop it and for both, and its kind of request."""

    __slots__ = ("both", "kind", "one")

    def __init__(self, one: str, both: str, kind: int) -> None:
        self.one = one
        self.both = both
        self.kind = kind

    def loops(self, game: G) -> "Loops":
        """Return what the game knows of loops."""
        raise NotImplementedError

    def situation(self, game: G, request: Request) -> Situation:
        """Return everything that tells one situation from another, and nothing that only counts what has happened."""
        raise NotImplementedError

    def leading(self, game: G) -> int:
        """Return the player who says a number first."""
        raise NotImplementedError

    def note(self, game: G, rule: str, player: int, times: int) -> None:
        """Tell that a loop is repeated so often, by whose number."""

    def times(self, most: int) -> list[int]:
        """Return the numbers that may be said, up to `most`."""
        return list(range(most + 1))


class Choice:
    """A choice that was made: between how many ways, and what; `steps` is how many the game had made by then."""

    __slots__ = ("option", "player", "situation", "steps", "ways")

    def __init__(self, situation: Situation, player: int, ways: int, steps: int, option: int) -> None:
        self.situation = situation
        self.player = player
        self.ways = ways
        self.steps = steps
        self.option = option


class Bar:
    """An option that is not offered in a situation, by which rule; `once`: the next time only."""

    __slots__ = ("once", "option", "rule", "situation")

    def __init__(self, choice: Choice, rule: str, *, once: bool) -> None:
        self.situation = choice.situation
        self.option = choice.option
        self.rule = rule
        self.once = once


class Loops:
    """The choices of a turn since loops are looked for, what is barred, and the choices of a loop that is repeated."""

    __slots__ = ("asked", "barred", "choices", "left_out", "seen", "to_repeat")

    def __init__(self) -> None:
        self.choices: list[Choice] = []
        self.seen: dict[Situation, int] = {}  # the place among the choices
        self.asked: Choice | None = None  # what somebody is about to answer
        self.barred: list[Bar] = []
        self.left_out: list[Bar] = []  # of the present request
        self.to_repeat: list[Choice] = []  # the next one last

    def clone(self) -> "Loops":
        """Return what goes on alike."""
        other = Loops()
        other.choices = self.choices[:]
        other.seen = self.seen.copy()
        other.asked = self.asked
        other.barred = self.barred[:]
        other.left_out = self.left_out[:]
        other.to_repeat = self.to_repeat[:]
        return other

    def answered(self, option: int) -> None:
        """Keep what was chosen."""
        asked = self.asked
        if asked is not None:
            self.asked = None
            self.seen[asked.situation] = len(self.choices)
            self.choices.append(Choice(asked.situation, asked.player, asked.ways, asked.steps, option))

    def ask(self, game: Game, rules: LoopRules[Any], request: Request, made: int) -> int:
        """Make a request, or answer it where a loop is repeated; return ASK, NEXT or OVER.

        `made` is how many choices there were in this turn.
        """
        if made > 2 * MOST_CHOICES:
            game.is_endless()
            return OVER
        situation = rules.situation(game, request)
        if self.to_repeat:
            choice = self.to_repeat.pop()
            if choice.situation == situation and choice.option in request.options:
                game.stack[-1].answer = choice.option
                return NEXT
            self.to_repeat = []  # it has become another loop
        first = self.seen.get(situation, _IS_NONE)
        if first != _IS_NONE:
            outcome = self._is_loop(game, rules, request, first)
            if outcome != _IS_NONE:
                return outcome
        options = self._allowed(situation, request.options)
        if made > MOST_CHOICES and DECLINED in options:
            options = [DECLINED]
        self.asked = Choice(situation, request.player, len(options), game.steps, DECLINED)
        game.request = Request(request.player, request.kind, request.rule, options)
        return ASK

    def _allowed(self, situation: Situation, options: list[int]) -> list[int]:
        """Return the options that are not barred, or all where nothing else is left: who is forced to choose may."""
        self.left_out = [bar for bar in self.barred if bar.situation == situation]
        out = [bar.option for bar in self.left_out]
        allowed = [option for option in options if option not in out]
        if not out or not allowed:
            self.left_out = []
            return options
        self.barred = [bar for bar in self.barred if not (bar.once and bar in self.left_out)]
        return allowed

    def _is_loop(self, game: Game, rules: LoopRules[Any], request: Request, first: int) -> int:
        """Ask how often the loop that began with the choice `first` is repeated; one that nobody can stop is over."""
        loop = self.choices[first:]
        leading = rules.leading(game)
        stoppers = [
            player
            for player in (leading, 1 - leading)
            if any(choice.player == player and choice.ways > 1 for choice in loop)
        ]
        if not stoppers:
            game.is_endless()
            return OVER
        rule = rules.one if len(stoppers) == 1 else rules.both
        if not game.holds(rule):
            return _IS_NONE
        del self.choices[first:]
        for choice in loop:
            self.seen.pop(choice.situation, None)
        steps = max(game.steps - loop[0].steps, 1)
        frame = LoopFrame(rules, request, loop, stoppers, rule, min(MOST_TIMES, _MOST_STEPS // steps))
        game.stack.append(frame)
        return frame.ask(game)

    def repeat(self, loop: list[Choice], times: int) -> None:
        """Let the choices of a loop be made so often again."""
        self.to_repeat = loop[::-1] * max(times, 0)

    def bar(self, loop: list[Choice], player: int, rule: str, *, once: bool) -> None:
        """Let a player go another way than the loop's, where that is possible for the last time."""
        last = [choice for choice in loop if choice.player == player and choice.ways > 1][-1]
        self.barred.append(Bar(last, rule, once=once))


class LoopFrame(Frame):
    """A loop of which players say how often it is repeated; `request` is what is asked again then."""

    __slots__ = ("loop", "most", "request", "rule", "rules", "stoppers", "times")

    def __init__(
        self,
        rules: LoopRules[Any],
        request: Request,
        loop: list[Choice],
        stoppers: list[int],
        rule: str,
        most: int,
    ) -> None:
        super().__init__(LOOP, 0, -1, 0)
        self.rules = rules
        self.request = request
        self.loop = loop
        self.stoppers = stoppers
        self.rule = rule
        self.most = most
        self.times: list[int] = []

    def clone(self) -> "LoopFrame":
        """Return a frame that goes on alike."""
        other = LoopFrame(self.rules, self.request, self.loop, self.stoppers, self.rule, self.most)
        other.at = self.at
        other.answer = self.answer
        other.times = self.times[:]
        return other

    def ask(self, game: Game) -> int:
        """Ask the next player for a number."""
        options = self.rules.times(self.most)
        game.request = Request(self.stoppers[len(self.times)], self.rules.kind, self.rule, options)
        return ASK


class TakeTimes(Step[Game]):
    """A player has said a number; the other one, if both can stop the loop, says one too."""

    __slots__ = ()

    def run(self, game: Game, frame: Frame) -> int:
        assert isinstance(frame, LoopFrame)  # noqa: S101
        frame.times.append(frame.answer)
        if len(frame.times) < len(frame.stoppers):
            return frame.ask(game)
        frame.at = 2
        return JUMP


class Repeat(Step[Game]):
    """The loop is repeated as often as the smaller number says, and its player goes another way then.

    Of equal numbers the one that was said first counts. The request that led here is made again.
    """

    __slots__ = ()

    def run(self, game: Game, frame: Frame) -> int:
        assert isinstance(frame, LoopFrame)  # noqa: S101
        loops = frame.rules.loops(game)
        times = min(frame.times)
        who = frame.stoppers[frame.times.index(times)]
        for player in frame.stoppers:
            loops.bar(frame.loop, player, frame.rule, once=player == who and len(frame.stoppers) > 1)
        loops.repeat(frame.loop, times)
        frame.rules.note(game, frame.rule, who, times)
        game.stack.pop()
        request, asking = frame.request, game.stack[-1]
        asking.at -= 1  # the step that asked, as it was then
        outcome = game.ask(request.player, request.kind, request.rule, request.options)
        asking.at += 1
        return outcome


LOOP: Final[Procedure[Any]] = Procedure("loop", TakeTimes("loop"), TakeTimes("loop"), Repeat("loop"))
