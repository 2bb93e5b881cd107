"""Chance as a scenario tells it: every shuffle and coin is written down."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from rules.engine import RandomSource
from rules.scenarios.errors import Failed

if TYPE_CHECKING:
    from mypy_extensions import i64

# Puts the cards of a shuffled deck, the last one on top, in the order that was written.
Arrange = Callable[[list[int]], None]


class Script:
    """What was written of one player's shuffles, and of coins, each with its line; what is used counts up."""

    def __init__(self, shuffles: tuple[list[tuple[int, Arrange]], ...], coins: list[tuple[int, int]]) -> None:
        self.shuffles = shuffles
        self.coins = coins


class ScriptedRandom(RandomSource):
    """Asks the script instead of chance; `player_of` says whose a card is. Clones share the script, not its place."""

    __slots__ = ("line", "player_of", "script", "tossed", "used")

    def __init__(self, script: Script, player_of: Callable[[int], int]) -> None:
        super().__init__(1, 2, 3, 4)
        self.script = script
        self.player_of = player_of
        self.used = [0] * len(script.shuffles)
        self.tossed = 0
        self.line = 1  # of what is being done, for what the script does not have

    def clone(self) -> "ScriptedRandom":
        other = ScriptedRandom(self.script, self.player_of)
        other.used = self.used[:]
        other.tossed = self.tossed
        other.line = self.line
        return other

    def word(self) -> "i64":
        raise Failed(self.line, "Something is left to chance that a scenario cannot say.")

    def below(self, limit: "i64") -> "i64":
        if self.tossed == len(self.script.coins):
            raise Failed(self.line, "A coin is tossed here, and `coins` has none left.")
        line, number = self.script.coins[self.tossed]
        self.tossed += 1
        if number >= limit:
            raise Failed(line, f"This coin has {limit} sides.")
        return number

    def shuffle(self, cards: list[int]) -> None:
        if not cards:
            return
        player = self.player_of(cards[0])
        written = self.script.shuffles[player]
        if self.used[player] == len(written):
            raise Failed(
                self.line, f"The deck of {'PQ'[player]} is shuffled here, and `shuffles` has none left for it."
            )
        arrange = written[self.used[player]][1]
        self.used[player] += 1
        arrange(cards)

    def check_left(self) -> None:
        """Raise for the first shuffle or coin that nothing asked for."""
        for player, written in enumerate(self.script.shuffles):
            if self.used[player] < len(written):
                raise Failed(written[self.used[player]][0], f"This shuffle of {'PQ'[player]} never came.")
        if self.tossed < len(self.script.coins):
            raise Failed(self.script.coins[self.tossed][0], "This coin was never tossed.")
