"""Which characters effects may choose."""

from typing import TYPE_CHECKING

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.zones import STAGE

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


def may_be_chosen(game: "WeissGame", master: int, card: int) -> bool:
    """Return whether an effect of a player may choose a card, whoever it lets choose (1.3.3, 8.6.3)."""
    if game.where[card] != STAGE or game.holder[card] == master:
        return True
    return not game.limited(card, words.CANNOT_BE_CHOSEN)
