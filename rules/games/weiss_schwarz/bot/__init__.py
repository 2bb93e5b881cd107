"""The greedy bot: it takes what looks best now, by a view of the game; docs/matches.md says the same in words."""

from rules.games.weiss_schwarz.bot.greedy import Greedy

__all__ = ["Greedy"]
