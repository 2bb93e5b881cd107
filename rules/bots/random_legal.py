"""A player who takes any legal option: not to win, but to try out the rules."""

from rules.engine import Game, seeded


class RandomLegal:
    """Chooses by a random source of its own. The first option, which ends most phases, is as likely as all others."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = seeded(seed)

    def choose(self, game: Game) -> int:
        """Return one of the options of the game's request."""
        request = game.request
        assert request is not None  # noqa: S101
        options = request.options
        if len(options) == 1 or self._random.word() & 1:
            return options[0]
        return options[self._random.below(len(options))]
