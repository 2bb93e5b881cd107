"""Decks of real cards, read from the folder that CARD_DATA names: the lists there, and a deck out of each set.

Nothing of them is kept. They are played twice: without abilities, and with those whose texts the site reads
(rules.games.weiss_schwarz.programs).
"""

from functools import cache
from itertools import product
from pathlib import Path

from rules.bilingual import pairs_in
from rules.games.weiss_schwarz.programs import specs_of
from rules.games.weiss_schwarz.reading_specs import spec_of
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.table import WeissGame
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.printed_card import PrintedCard
from tests.data.card_data import folder
from tests.data.real_cards import cards_of
from tests.soak.decks import starter_lists

GAME = "weiss-schwarz"
CLIMAXES = 8  # 5.1.2.3
SIZE = 50  # 5.1.2.1
COPIES = 4  # 5.1.2.2


def real_game_number(index: int, *, with_texts: bool) -> WeissGame:
    """Return the game of this number before its first shuffle: by turns of lists, and of decks out of two sets."""
    deck, other = pairing(index, with_texts=with_texts)
    return new_game(deck, other, index)


def pairing(index: int, *, with_texts: bool) -> tuple[list[CardSpec], list[CardSpec]]:
    """Return the two decks of the game of this number."""
    if index % 2 == 0:
        pairs = list_pairings(with_texts=with_texts)
        return pairs[index // 2 % len(pairs)]
    decks = decks_of_sets(with_texts=with_texts)
    at = index // 2
    return decks[at % len(decks)], decks[(at + at // len(decks) + 1) % len(decks)]


@cache
def list_pairings(*, with_texts: bool) -> tuple[tuple[list[CardSpec], list[CardSpec]], ...]:
    """Every real list against every one, itself too, and against every starter deck, which begins or does not."""
    lists = [
        _specs(_of_list(path), with_texts=with_texts) for path in sorted((folder() / GAME / "decks").glob("*.txt"))
    ]
    starters = starter_lists()
    return (*product(lists, lists), *product(lists, starters), *product(starters, lists))


@cache
def decks_of_sets(*, with_texts: bool) -> list[list[CardSpec]]:
    """Return a deck out of each set that has cards enough."""
    drawn = (_out_of_set(path) for path in sorted((folder() / GAME / "cards").glob("*.json")))
    return [_specs(deck, with_texts=with_texts) for deck in drawn if deck.count == SIZE]


def _specs(deck: FrozenDeck, *, with_texts: bool) -> list[CardSpec]:
    if with_texts:
        return specs_of(FrozenDeck.of(deck.game, deck.name, map(_with_names, deck.cards)))
    return [spec_of(copies.code, copies.card) for copies in deck.cards for _ in range(copies.quantity)]


def _with_names(copies: Copies) -> Copies:
    """Take names in two languages as known: whether they are is no matter for what an ability does."""
    found = {one.pair for text in copies.card.abilities for one in pairs_in(text)}
    return copies._replace(pairs=tuple(sorted(found)))


@cache
def _of_list(path: Path) -> FrozenDeck:
    """Return the deck of a list, its sets alone being read."""
    lines = [line.split(maxsplit=2)[:2] for line in path.read_text(encoding="utf-8").splitlines() if line]
    cards: dict[str, PrintedCard] = {}
    for prefix in sorted({code.split("/")[0] for _, code in lines}):
        for file in sorted((folder() / GAME / "cards").glob(f"{prefix}_*.json")):
            cards |= dict(cards_of(file))
    return FrozenDeck.of(GAME, path.stem, [Copies(code, cards[code], int(quantity)) for quantity, code in lines])


@cache
def _out_of_set(path: Path) -> FrozenDeck:
    """Return eight climaxes and other cards of all levels out of a set, up to four of each where it has few."""
    cards = dict(cards_of(path))
    climaxes = [code for code, card in cards.items() if "climax" in card.words["type"]]
    others = [code for code, card in cards.items() if "climax" not in card.words["type"]]
    others.sort(key=lambda code: cards[code].numbers.get("level", 0))
    chosen = _spread(climaxes, CLIMAXES) | _spread(_thinned(others, SIZE - CLIMAXES), SIZE - CLIMAXES)
    return FrozenDeck.of(GAME, path.stem, [Copies(code, cards[code], count) for code, count in chosen.items()])


def _thinned(codes: list[str], wanted: int) -> list[str]:
    """Return so many at even distances, or all of fewer."""
    return [codes[at * len(codes) // wanted] for at in range(wanted)] if len(codes) > wanted else codes


def _spread(codes: list[str], wanted: int) -> dict[str, int]:
    """Return so many copies, as many different cards as there are; fewer where four of each do not do."""
    chosen: dict[str, int] = {}
    for _ in range(COPIES):
        for code in codes[: wanted - sum(chosen.values())]:
            chosen[code] = chosen.get(code, 0) + 1
    return chosen
