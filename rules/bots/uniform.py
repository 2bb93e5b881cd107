"""A player who takes every legal option as likely as any other."""

from rules.bots.bot import View
from rules.engine import seeded


class Uniform:
    """Chooses by a random source of its own."""

    __slots__ = ("_random",)

    def __init__(self, seed: int) -> None:
        self._random = seeded(seed)

    def choose(self, view: View) -> int:
        """Return one of the options of the view's request."""
        request = view.request
        assert request is not None  # noqa: S101
        options = request.options
        return options[self._random.below(len(options))]
