"""What every player of ours thinks of cards, whether it sits before a game or before a view of one."""

from collections.abc import Iterable, Sequence
from typing import Final, Protocol

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.rule_actions import LEVEL_LIMIT
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX, EVENT, CardSpec
from rules.games.weiss_schwarz.table import CLOCK_LIMIT, LEVEL_UP

KEPT_LEVEL: Final = 1  # characters of the opening hand up to this level are kept
ENCORE_LEVEL: Final = 2  # characters from this level on are worth an encore
EVENT_POWER: Final = 50_000  # an event is kept like a character of its level with 5000 power
CLIMAXES_KEPT: Final = 2  # climaxes in hand beyond these are clocked or discarded first

Use = tuple[int, int, int]


class Specs(Protocol):
    def __getitem__(self, card: int, /) -> CardSpec: ...


class Zones(Protocol):
    @property
    def hand(self) -> Sequence[int]: ...
    @property
    def level(self) -> Sequence[int]: ...
    @property
    def clock(self) -> Sequence[int]: ...
    @property
    def stage(self) -> Sequence[int]: ...


class Seen(Protocol):
    """A game, or a view of it."""

    @property
    def specs(self) -> Specs: ...
    @property
    def sides(self) -> Sequence[Zones]: ...


def to_exchange(seen: Seen, options: Sequence[int]) -> int:
    """Return a card of the opening hand to exchange: climaxes, events and what is too high to come down soon go."""
    for card in options[1:]:
        spec = seen.specs[card]
        if spec.kind != CHARACTER or spec.level > KEPT_LEVEL:
            return card
    return words.PASS


def may_be_last(seen: Seen, player: int) -> bool:
    """Return whether a card put into the clock now might soon be the fourth level."""
    side = seen.sides[player]
    return len(side.level) == LEVEL_LIMIT - 1 and len(side.clock) >= CLOCK_LIMIT - 2


def for_level(seen: Seen, player: int, options: Iterable[int]) -> int:
    """Return the card that brings the level most new colours; a climax only if it must be; then the lowest level."""
    specs = seen.specs
    have = 0
    for card in seen.sides[player].level:
        have |= specs[card].colours
    return min(
        options,
        key=lambda card: (
            specs[card].kind == CLIMAX,
            -(specs[card].colours & ~have).bit_count(),
            specs[card].level,
            card,
        ),
    )


def first_interrupt(options: Sequence[int]) -> int:
    """Return LEVEL_UP before a refresh: six more cards for the deck."""
    return LEVEL_UP if LEVEL_UP in options else options[0]


def worth(seen: Seen, card: int) -> int:
    """Return how strong a card is on the stage: level before power before soul."""
    spec = seen.specs[card]
    return spec.level * 1_000_000 + spec.power * 10 + spec.soul


def use(seen: Seen, player: int, card: int) -> Use:
    """Return how much a card in hand is wanted there: events that do nothing, surplus climaxes, what is far away."""
    spec = seen.specs[card]
    if spec.kind == EVENT and not spec.abilities:
        return (0, 0, card)
    if spec.kind == CLIMAX:
        surplus = sum(seen.specs[other].kind == CLIMAX for other in seen.sides[player].hand) > CLIMAXES_KEPT
        return (1 if surplus else 9, 0, card)
    away = max(0, spec.level - len(seen.sides[player].level))
    power = EVENT_POWER if spec.kind == EVENT else 0
    return (8 - min(away, 3), worth(seen, card) + power, card)


def least_useful(seen: Seen, player: int, cards: Iterable[int]) -> int:
    """Return the card of the hand that is missed least."""
    return min(cards, key=lambda card: use(seen, player, card))
