"""Effects that keep a player from using encore (1.3.3)."""

from typing import TYPE_CHECKING

from rules.games.weiss_schwarz.abilities.ability import Cards, Change
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.abilities.sets import ANYONES, YOURS, InZone
from rules.games.weiss_schwarz.abilities.standby import ENCORE, Standby
from rules.games.weiss_schwarz.abilities.values import standing_sources
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.vocabulary import CANNOT_USE_ENCORE

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


def cannot_use(game: "WeissGame", waiting: Standby) -> bool:
    """1.3.3: return whether by now an effect keeps the player of an encore that waits from using any."""
    if not waiting.ability.keywords & ENCORE or not game.may_limit(CANNOT_USE_ENCORE) or not holds("1.3.3"):
        return False
    for one in game.lasting:
        if one.kind is not None and _forbids_encore(one.change, one.kind, one.by.player, waiting.master):
            return True
    return any(_forbids(game, card, waiting.master) for card in standing_sources(game))


def _forbids(game: "WeissGame", card: int, player: int) -> bool:
    """Return whether a continuous ability of a card keeps a player from using encore."""
    for ability in game.abilities(card):
        if ability.standing and ability.zones >> game.where[card] & 1:
            by = asking(ability, game.holder[card], card, game.incarnation[card])
            for one in ability.standing:
                is_meant = _forbids_encore(one.change, one.of, by.player, player)
                if is_meant and (one.condition is None or one.condition.holds(game, by)):
                    return True
    return False


def _forbids_encore(change: Change, cards: Cards, by: int, player: int) -> bool:
    """Return whether a change of `by` forbids encore to the characters of a player, whichever they are."""
    if not change.limits >> CANNOT_USE_ENCORE & 1 or not isinstance(cards, InZone):
        return False
    return cards.whose == ANYONES or (by == player) == (cards.whose == YOURS)
