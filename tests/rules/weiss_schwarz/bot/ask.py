"""Asks the greedy bot what it takes at a table."""

from rules.games.weiss_schwarz.bot import Greedy
from rules.games.weiss_schwarz.seeing import view_of
from tests.rules.weiss_schwarz.play.board import Table


def taken(table: Table, seed: int = 1) -> int:
    """Return the option that the bot takes."""
    option = Greedy(seed).choose(view_of(table.game, table.request.player))
    assert option in table.request.options
    return option


def named(table: Table) -> str:
    """Return the name of the card that the bot takes, or "pass"."""
    option = taken(table)
    return "pass" if option == -1 else table.game.specs[option].name


def play_on(table: Table, bot: Greedy | None = None) -> Table:
    """Let the bot answer once, and return the table."""
    bot = bot or Greedy(1)
    return table.answer(bot.choose(view_of(table.game, table.request.player)))
