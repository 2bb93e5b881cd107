"""What a player cannot know is changed, and the player's view has to stay what it was."""

import random

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.seeing import view_of
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import DECK, HAND, STOCK
from tests.soak.faults import require


def check_views(game: WeissGame, chance: random.Random) -> None:
    """3.1.3: of each player, a view that is the same whatever lies where the player may not look."""
    for player in (0, 1):
        other = game.clone()
        deal_again(other, player, chance)
        same = view_of(game, player) == view_of(other, player)
        require(same, f"3.1.3: the view of player {player} shows what that player cannot know.")


def deal_again(game: WeissGame, player: int, chance: random.Random) -> None:
    """Change everything that the player cannot know, and nothing else."""
    mine, theirs = game.sides[player], game.sides[1 - player]
    known = _known(game, player)
    _exchange(game, [(mine.deck, DECK), (mine.stock, STOCK)], known, chance)
    _exchange(game, [(theirs.deck, DECK), (theirs.stock, STOCK), (theirs.hand, HAND)], known, chance)
    game.random.word()
    for card in range(len(game.specs)):
        if game.where[card] in (DECK, HAND, STOCK):
            game.orientation[card] = chance.randrange(3)


def _known(game: WeissGame, player: int) -> set[int]:
    """Return cards of decks and hands that the player knows for a reason; the view is not believed alone.

    3.3.2: the own hand. 4.8.1, 4.9.1: what is looked at or revealed, of which programs keep count. Options, for a deck
    that is searched.
    """
    shown = {card for side in view_of(game, player).sides for card in (*side.deck, *side.hand)}
    kept: set[int] = set()
    for frame in game.stack:
        if isinstance(frame, ProgramFrame):
            kept.update(frame.cards, *(slot[::2] for slot in frame.slots))
    known = shown & kept | set(game.sides[player].hand)
    if game.request is not None and game.request.player == player:
        known.update(game.request.options)
    return known


def _exchange(game: WeissGame, piles: list[tuple[list[int], int]], known: set[int], chance: random.Random) -> None:
    cards = [card for pile, _ in piles for card in pile if card not in known]
    chance.shuffle(cards)
    for pile, zone in piles:
        pile[:] = [card if card in known else cards.pop() for card in pile]
        for card in pile:
            game.where[card] = zone
