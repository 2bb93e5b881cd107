"""What the machine hands out: a question to one player, or how the game ended."""


class Request:
    """One choice: `player` picks one of `options` under `rule`.

    `kind` says what the options are (cards, positions, ...), in the game's own list of kinds. Immutable: a game and its
    clones share it. A choice of several cards is several requests.
    """

    __slots__ = ("kind", "options", "player", "rule")

    def __init__(self, player: int, kind: int, rule: str, options: list[int]) -> None:
        self.player = player
        self.kind = kind
        self.rule = rule
        self.options = options


class Result:
    """How the game ended: who lost under which rule; both players: a draw."""

    __slots__ = ("losers", "rule")

    def __init__(self, rule: str, losers: tuple[int, ...]) -> None:
        self.rule = rule
        self.losers = losers

    @property
    def winner(self) -> int | None:
        """Return the player who won, or None for a draw."""
        return 1 - self.losers[0] if len(self.losers) == 1 else None
