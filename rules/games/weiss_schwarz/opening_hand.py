"""The opening hand with the game's own exchange (5.2.1.4)."""

from collections.abc import Sequence

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.construction import DECK_SIZE
from rules.games.weiss_schwarz.goldfish import PLAYER, opponents_deck
from rules.games.weiss_schwarz.policy import sit_still
from rules.games.weiss_schwarz.programs import specs_of
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.table import WeissGame
from rules.lab.frozen_deck import FrozenDeck

EXCHANGE = "Tick what you would exchange. You can exchange once, for as many new cards."


def lacks(deck: FrozenDeck) -> str:
    """Return what keeps `deck` from being dealt from, or nothing: an opening hand is dealt from a whole deck."""
    if deck.count == DECK_SIZE:
        return ""
    return f"An opening hand is dealt from {DECK_SIZE} cards; this deck has {deck.count}."


def opening_hand(deck: FrozenDeck, seed: int, exchanged: Sequence[int]) -> list[str]:
    """Return the codes of the hand, the cards at `exchanged` (from 0) replaced by new ones at its end."""
    specs = specs_of(deck)
    game = new_game(specs, opponents_deck(len(specs)), seed)
    while not _waits_for_player(game):
        game.apply(sit_still(game))
    hand = list(game.sides[PLAYER].hand)
    for position in sorted(set(exchanged)):
        game.apply(hand[position])
        if not _waits_for_player(game):
            break
    if _waits_for_player(game):
        game.apply(words.PASS)
        game.advance()
    return [game.specs[card].code for card in game.sides[PLAYER].hand[: len(hand)]]


def _waits_for_player(game: WeissGame) -> bool:
    request = game.advance()
    return request is not None and request.player == PLAYER and request.kind == words.MULLIGAN
