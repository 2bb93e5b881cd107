"""A game that a scenario plays: what it waits for, and what is said of its cards."""

from collections.abc import Callable
from typing import Final

from rules.engine import Request
from rules.engine.machine import Event
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.replacing import replacing_cards
from rules.games.weiss_schwarz.attack import ChooseAttacker
from rules.games.weiss_schwarz.playing import MayAct, MayPlayClimax
from rules.games.weiss_schwarz.scripted.names import Names
from rules.games.weiss_schwarz.scripted.schema import PLAYERS
from rules.games.weiss_schwarz.specs import ICONS
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.turn import MayClock
from rules.scenarios.chance import ScriptedRandom
from rules.scenarios.errors import Failed

# Where the turn player can always do something or nothing: a game asks there only if there is something to do, a
# scenario always, so that who writes it need not know.
PLAY_TIMINGS: Final = {
    MayClock: words.CLOCK,
    MayAct: words.MAIN,
    MayPlayClimax: words.PLAY_CLIMAX,
    ChooseAttacker: words.ATTACKER,
}

# Far more than any game takes from one choice to the next.
MOST_STEPS: Final = 20_000


class Table:
    """The game, the names of its cards, and what it waits for."""

    def __init__(self, game: WeissGame, names: Names) -> None:
        self.game = game
        self.names = names
        self.line = 1
        self.told = 0  # events of the trace that the choices before the last ones led to

    def go_on(self) -> Request | None:
        """Run until somebody chooses, and return what; None where the game is over.

        It is over too where nobody has chosen for so many steps (11.1.1.1).
        """
        game = self.game
        assert isinstance(game.random, ScriptedRandom)  # noqa: S101
        game.random.line = self.line
        for _ in range(MOST_STEPS):
            if game.request is not None or game.result is not None:
                return game.request
            waits = self._waits_silently()
            if waits is not None:
                return waits
            game.advance_one()
        game.is_endless()
        return None

    def _waits_silently(self) -> Request | None:
        """Return the question that the game is about to pass over since there is nothing to do."""
        game = self.game
        if (game.interrupts and not game.paying) or (game.loops is not None and game.loops.to_repeat):
            return None
        frame = next(frame for frame in reversed(game.stack) if frame.at < frame.procedure.length)
        step = frame.procedure.steps[frame.at]
        kind = PLAY_TIMINGS.get(type(step))
        if kind is None:
            return None
        trial = game.clone()
        trial.advance_one()
        return None if trial.request is not None else Request(game.turn_player, kind, step.rule, [words.PASS])

    def answer(self, option: int) -> None:
        """Answer what the game waits for; go on afterwards."""
        request = self.go_on()
        assert request is not None  # noqa: S101
        if self.game.request is not None:
            self.game.apply(option)
        else:
            self.game.advance_one()

    def result_said(self) -> str:
        result = self.game.result
        if result is None:
            return "nobody has won"
        if result.winner is None:
            return f"it is a draw by rule {result.rule}"
        return f"{PLAYERS[result.winner]} has won by rule {result.rule}"

    def said(self, request: Request | None) -> str:
        """Return what the game waits for, in words."""
        if request is None:
            return f"the game is over: {self.result_said()}"
        found = self.option_names(request)
        if request.kind == words.LOOP:
            found = [f"a number from {found[0]} to {found[-1]}"]
        options = ", ".join(name for name in found if not name.startswith("exchange ")) or "nothing"
        if any(name.startswith("exchange ") for name in found):
            options += ", an exchange of positions"
        passing = ", or passes" if words.PASS in request.options else ""
        kind = words.REQUEST_KINDS[request.kind]
        return f"{PLAYERS[request.player]} is asked for {kind!r} (rule {request.rule}): {options}{passing}"

    def option_names(self, request: Request) -> list[str]:
        """Return the options but for the pass, as a scenario names them."""
        return [self.option_name(request, option) for option in request.options if option != words.PASS]

    def option_name(self, request: Request, option: int) -> str:
        if request.kind in _WORDS:
            return _WORDS[request.kind](option)
        if request.kind == words.AUTOMATIC:
            return self.names.called[self.game.standby[option].card]
        if request.kind == words.REPLACEMENT:
            return self.names.called[replacing_cards(self.game)[option]]
        if option >= words.ACTIVATE:
            return f"use {self.names.called[(option - words.ACTIVATE) // words.MOST_ABILITIES]}"
        if option >= words.EXCHANGE and request.kind == words.MAIN:
            one, other = divmod(option - words.EXCHANGE, 5)
            return f"exchange {one + 1} {other + 1}"
        playing = "play " if request.kind in (words.MAIN, words.COUNTER) else ""
        return playing + self.names.called[option]

    def events(self) -> list[Event]:
        """Return what happened since the choices of this round began."""
        assert self.game.trace is not None  # noqa: S101
        return self.game.trace[self.told :]

    def fail(self, message: str) -> Failed:
        return Failed(self.line, message)


def _yes(_option: int) -> str:
    return "yes"


def _counted(option: int) -> str:
    return str(option + 1)


_WORDS: Final[dict[int, Callable[[int], str]]] = {
    words.POSITION: _counted,
    words.MODE: _counted,
    words.ATTACK_TYPE: lambda option: ("direct", "frontal", "side")[option],
    words.PAY: _yes,
    words.MAY: _yes,
    words.ICON_MAY: _yes,
    words.UP_TO: _yes,
    words.LOOP: str,
    words.DECLARE: str,
    words.INTERRUPT: lambda option: ("", "refresh", "level up")[option],
    words.ICON: lambda option: ICONS[option],
    words.ICON_ZONE: lambda option: ("hand", "stock")[option],
}
