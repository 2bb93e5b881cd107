"""Which cards were played without an ability that is not understood: read every number with them in mind."""

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
    were = "was" if sum(names.values()) == 1 else "were"
    return _left_out(names, count, f"{were} played without an ability that is not understood.")


def to_be_left_out(names: Mapping[str, int], count: int) -> LeftOut:
    """Return what is said of these cards of a deck of `count` before it is played."""
    return _left_out(names, count, "will be played without an ability that is not understood.")


def _left_out(names: Mapping[str, int], count: int, what: str) -> LeftOut:
    return LeftOut(f"{sum(names.values())} of {cards(count)} {what}", tuple(names.items())) if names else LeftOut()


def not_known(deck: FrozenDeck) -> LeftOut:
    """Return what is said of a run of another version, which may have left out more than this one does."""
    if not deck.with_abilities:
        return LeftOut()
    have = "has abilities" if deck.with_abilities == 1 else "have abilities"
    return LeftOut(
        f"{deck.with_abilities} of {cards(deck.count)} {have}. "
        "The run belongs to another version, which may have left out others than this one would."
    )
