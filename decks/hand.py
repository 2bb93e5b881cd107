"""An opening hand of a deck: dealt by the game's own rules from a seed, with the game's own exchange."""

from collections.abc import Iterable
from dataclasses import dataclass

from django.http import QueryDict

from cards.models import Printing
from decks.models import Deck
from decks.numbers import read_number
from rules.games import GAMES
from rules.lab.frozen_deck import FrozenDeck


@dataclass(frozen=True, slots=True)
class Wish:
    """What the address of a hand says: its seed, and the positions, from 0, of the cards to exchange."""

    seed: int | None
    exchanged: tuple[int, ...] = ()

    @classmethod
    def read(cls, data: QueryDict) -> "Wish":
        """Values that make no sense are as if absent."""
        positions = (read_number(text) for text in data.getlist("exchange"))
        return cls(read_number(data.get("seed", "")), tuple(sorted({at for at in positions if at is not None})))


@dataclass(frozen=True, slots=True)
class Held:
    """A card in the hand; `is_new` where it came for an exchanged one."""

    printing: Printing
    is_new: bool


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it is shown. `exchanged` is how many cards were."""

    seed: int
    cards: tuple[Held, ...]
    exchanged: int


def deal(deck: Deck, frozen: FrozenDeck, wish: Wish) -> Hand:
    """Return the hand of `deck`, fetched `with_lines`, which lacks nothing for it; `frozen` is the same as played."""
    seed = wish.seed or 0
    before = _codes(frozen, seed, ())
    exchanged = tuple(at for at in wish.exchanged if at < len(before))
    codes = _codes(frozen, seed, exchanged) if exchanged else before
    kept = len(codes) - len(exchanged)
    printings = _printings(deck, codes)
    return Hand(seed, tuple(Held(printing, at >= kept) for at, printing in enumerate(printings)), len(exchanged))


def _codes(frozen: FrozenDeck, seed: int, exchanged: tuple[int, ...]) -> list[str]:
    return GAMES[frozen.game].opening.hand(frozen, seed, exchanged)


def _printings(deck: Deck, codes: Iterable[str]) -> list[Printing]:
    by_code = {entry.printing.code: entry.printing for entry in deck.entries.all()}
    return [by_code[code] for code in codes]
