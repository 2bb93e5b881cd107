"""Boosters: what a game's product holds, and the cards that a seed draws out of it."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from rules.engine.random_source import RandomSource, seeded


@dataclass(frozen=True, slots=True)
class Slot:
    """So many cards of each booster; `rarities` gives the weight of each rarity that one of them may have."""

    cards: int
    rarities: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Boosters:
    """The boosters that a deck is built from: `packs` of them, each with the cards of `slots`.

    Their cards stay in the `section` of the deck, and are the deck itself unless the format asks for `any_of_them`.
    """

    packs: int
    slots: tuple[Slot, ...]
    section: str
    any_of_them: str

    @property
    def pack_size(self) -> int:
        return sum(slot.cards for slot in self.slots)

    @property
    def rarities(self) -> tuple[str, ...]:
        """Return every rarity that a booster may hold, in the order of its slots."""
        return tuple(dict.fromkeys(rarity for slot in self.slots for rarity in slot.rarities))


def lacking(boosters: Boosters, cards: Mapping[str, Collection[str]]) -> tuple[str, ...]:
    """Return the rarities that a booster may hold and no card has; with any of them nothing can be drawn."""
    return tuple(rarity for rarity in boosters.rarities if not cards.get(rarity))


def opened(boosters: Boosters, cards: Mapping[str, Collection[str]], seed: int) -> tuple[tuple[str, ...], ...]:
    """Return the codes in each booster. `cards` are the codes of each rarity, none of which is lacking.

    The same seed draws the same from the same cards. One booster holds a card twice only where it must.
    """
    source = seeded(seed)
    ordered = {rarity: sorted(codes) for rarity, codes in cards.items()}
    return tuple(_pack(boosters, ordered, source) for _ in range(boosters.packs))


def _pack(boosters: Boosters, cards: Mapping[str, Sequence[str]], source: RandomSource) -> tuple[str, ...]:
    pack: list[str] = []
    for slot in boosters.slots:
        for _ in range(slot.cards):
            of_rarity = cards[_rarity(slot, source)]
            fresh = [code for code in of_rarity if code not in pack] or of_rarity
            pack.append(fresh[source.below(len(fresh))])
    return tuple(pack)


def _rarity(slot: Slot, source: RandomSource) -> str:
    drawn = source.below(sum(slot.rarities.values()))
    for rarity, weight in slot.rarities.items():
        if drawn < weight:
            return rarity
        drawn -= weight
    raise AssertionError("the weights add up to more than was drawn")
