"""What a bot is: somebody who sees a view and takes an option of its request."""

from collections.abc import Sequence
from typing import Any, Protocol


class Request(Protocol):
    """What there is to choose between."""

    @property
    def options(self) -> Sequence[int]: ...


class View(Protocol):
    """What one player may know of a game; what else there is in it is the game's own."""

    @property
    def request(self) -> Request | None: ...


class Bot(Protocol):
    """A player of one game. It is deterministic: what it does depends on its seed and the views it got."""

    def choose(self, view: Any) -> int:
        """Return one of the options of the view's request, which is the bot's own."""
        ...
