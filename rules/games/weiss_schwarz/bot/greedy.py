"""Who answers the requests: each kind by a function of the view."""

from collections.abc import Callable
from typing import Final

from rules.engine import seeded
from rules.games.weiss_schwarz import judgement
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.bot import battle, choices, deploying
from rules.games.weiss_schwarz.view import Asked, View

Answer = Callable[[View, Asked], int]


class Greedy:
    """Takes what looks best. Of equals it takes one at random, by a source of its own.

    An activated ability is played, and a pair of positions exchanged, once a turn at most: what costs nothing, or looks
    better from both sides as power may depend on the place, would go on forever.
    """

    __slots__ = ("_played", "_random", "_turn")

    def __init__(self, seed: int) -> None:
        self._random = seeded(seed)
        self._turn = 0
        self._played: set[int] = set()

    def choose(self, view: View) -> int:
        """Return one of the options of the view's request."""
        request = view.request
        assert request is not None  # noqa: S101
        options = list(request.options)
        if len(options) == 1:
            return options[0]
        if request.kind == words.MAIN:
            return self._main(view, request, options)
        if request.kind in _EQUALS_ARE_USUAL:
            self._random.shuffle(options)
            request = request._replace(options=tuple(options))
        return _ANSWERS[request.kind](view, request)

    def _main(self, view: View, request: Asked, options: list[int]) -> int:
        if view.turn != self._turn:
            self._turn = view.turn
            self._played = set()
        fresh = [option for option in options if option not in self._played]
        chosen = deploying.main(view, request._replace(options=tuple(fresh)))
        if chosen >= words.EXCHANGE:
            self._played.add(chosen)
        return chosen


def _mulligan(view: View, request: Asked) -> int:
    return judgement.to_exchange(view, request.options)


def _level_up(view: View, request: Asked) -> int:
    return judgement.for_level(view, view.player, request.options)


def _interrupt(_view: View, request: Asked) -> int:
    return judgement.first_interrupt(request.options)


def _first(_view: View, request: Asked) -> int:
    return request.options[0]


def _yes(_view: View, request: Asked) -> int:
    return request.options[-1]


# Options that are often as good as each other.
_EQUALS_ARE_USUAL: Final = frozenset({words.ATTACKER, words.CHOOSE, words.MODE, words.REVERSED, words.AUTOMATIC})

_ANSWERS: Final[dict[int, Answer]] = {
    words.MULLIGAN: _mulligan,
    words.CLOCK: deploying.clock,
    words.POSITION: deploying.position,
    words.PLAY_CLIMAX: battle.climax,
    words.ATTACKER: battle.attacker,
    words.ATTACK_TYPE: battle.attack_type,
    words.LEVEL_UP: _level_up,
    words.DISCARD: deploying.discard,
    words.REVERSED: _first,
    words.PAY: choices.may,
    words.AUTOMATIC: _first,
    words.INTERRUPT: _interrupt,
    words.ICON: _first,
    words.ICON_CARD: choices.icon_card,
    words.ICON_MAY: _yes,
    words.ICON_ZONE: _first,
    words.CHOOSE: choices.choose,
    words.MAY: choices.may,
    words.UP_TO: choices.one_more,
    words.COUNTER: battle.counter,
    words.BACK_STAGE: battle.back_stage,
    words.MODE: choices.mode,
    words.REPLACEMENT: _first,
    words.LOOP: _first,
    words.DECLARE: _yes,
}
