"""What is said of a game that has no engine yet."""

from rules.games.game import Game


class NotPlayedError(ValueError):
    """Decks of the game are not played yet; the message says so."""

    def __init__(self, game: Game) -> None:
        super().__init__(f"Decks of {game.title} are built and judged here, but not played yet.")
