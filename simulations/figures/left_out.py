"""Which cards were played as if they had no abilities: read every number with them in mind."""

from collections.abc import Mapping
from dataclasses import dataclass

from rules.lab.frozen_deck import FrozenDeck
from simulations.figures.wording import cards


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A sentence, empty where everything was played, and how many cards of each name it is about."""

    sentence: str = ""
    names: tuple[tuple[str, int], ...] = ()


def not_played(names: Mapping[str, int], count: int) -> LeftOut:
    """Return what is said of these cards of a deck of `count`."""
    if not names:
        return LeftOut()
    left_out = sum(names.values())
    were = "was played as if it had no text." if left_out == 1 else "were played as if they had no text."
    return LeftOut(f"{left_out} of {cards(count)} {were}", tuple(names.items()))


def not_known(deck: FrozenDeck) -> LeftOut:
    """Return what is said of a run of another version, which may have left out more than this one does."""
    if not deck.with_abilities:
        return LeftOut()
    have = "has abilities" if deck.with_abilities == 1 else "have abilities"
    return LeftOut(
        f"{deck.with_abilities} of {cards(deck.count)} {have}. "
        "The run belongs to another version, which may not have played them."
    )
