"""Drives the made-up games by the names of cards, and tells what happened by them."""

from typing import Any

from rules.engine import Request
from rules.engine.timing.responding import PASS, RespondingGame

# Requests of this kind and further ones have options that are no cards.
NO_CARDS = 10


class Table:
    """A game at which players say names: "A: spark" acts, "A" alone passes; what nobody says is a pass."""

    def __init__(self, game: RespondingGame[Any], printed: list[Any], words: tuple[str, ...]) -> None:
        self.game = game
        self.printed = printed
        self.words = words
        game.trace = []
        game.advance()

    @property
    def request(self) -> Request:
        assert self.game.request is not None, self.game.result
        return self.game.request

    def asked(self) -> tuple[str, list[str]]:
        """Return who is asked and the names of what there is."""
        return "AB"[self.request.player], [self._name(option) for option in self.request.options]

    def _name(self, option: int) -> str:
        if option == PASS:
            return "pass"
        return str(self.printed[option].name) if self.request.kind < NO_CARDS else str(option)

    def say(self, *lines: str) -> "Table":
        """Give answers: "A: name" or "A: 2" for an option that is no card, "A" for a pass."""
        for line in lines:
            player, _, said = line.partition(": ")
            assert "AB"[self.request.player] == player, (line, self.asked())
            self.game.apply(self._option(said) if said else PASS)
            self.game.advance()
        return self

    def _option(self, said: str) -> int:
        if said.isdigit():
            return int(said)
        found = [option for option in self.request.options if option != PASS and self.printed[option].name == said]
        assert found, (said, self.asked())
        return found[0]

    def told(self) -> list[str]:
        """Return what happened: "A plays spark"; without a card, "A loses"."""
        assert self.game.trace is not None
        return [
            f"{'AB'[player]} {self.words[kind]} {self.printed[card].name if card >= 0 else ''}".strip()
            for _, kind, player, card, _ in self.game.trace
        ]

    def names(self, player: int, zone: int) -> list[str]:
        return [self.printed[card].name for card in self.game.cards(player, zone)]
