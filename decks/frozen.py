"""Decks as they are played."""

from datetime import date

from cards.names import known_pairs
from decks.contents import deck_list_of
from decks.models import Deck
from rules.bilingual import pairs_in
from rules.games import GAMES, Game
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.legality import DeckList


def frozen_deck_of(deck: Deck, on: date) -> FrozenDeck:
    """Return a saved deck with card texts as of `on`."""
    return freeze(deck.game, deck.name, deck_list_of(deck, on))


def freeze(game: str, name: str, deck_list: DeckList) -> FrozenDeck:
    """Return a list as it is played: without what lies beside the deck."""
    beside = GAMES[game].beside_deck
    sections = dict.fromkeys(line.section for line in deck_list.lines if line.section not in beside)
    lines = [Copies(x.code, x.card, x.quantity, section) for section in sections for x in deck_list.part(section)]
    return FrozenDeck.of(game, name, _with_names(GAMES[game], lines))


def _with_names(game: Game, lines: list[Copies]) -> list[Copies]:
    """Return the lines with the names in two languages in their texts that are known now."""
    pairs = [{found.pair for text in line.card.abilities for found in pairs_in(text)} for line in lines]
    known = known_pairs(game) if any(pairs) else frozenset()
    return [line._replace(pairs=tuple(sorted(own & known))) for line, own in zip(lines, pairs, strict=True)]
