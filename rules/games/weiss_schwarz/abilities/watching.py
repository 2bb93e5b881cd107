"""What the abilities of two decks wait for and do at all: so that most of what happens is passed over at once."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import (
    ACTIVATED,
    AUTOMATIC,
    LOOKS_AT_MOMENT,
    Ability,
    Trigger,
)
from rules.games.weiss_schwarz.abilities.sets import together
from rules.games.weiss_schwarz.abilities.values import AT_COLOURS, AT_COST, AT_LEVEL, AT_LIMITS, INFORMATION, POWER
from rules.games.weiss_schwarz.zones import CLIMAX_AREA, ELSEWHERE, HAND, HIDDEN, STAGE, ZONES

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.specs import CardSpec

_USUAL: Final = 1 << STAGE | 1 << CLIMAX_AREA
_KINDS: Final = 15  # of happenings

# The information that says whether a card in hand can be played.
TO_PLAY: Final[tuple[int, ...]] = (AT_LEVEL, AT_COST, AT_COLOURS, AT_LIMITS)


class Watching:
    """Bits: kinds of happenings that some ability waits for; and the other zones where abilities are valid."""

    __slots__ = (
        "activated_in", "activating", "arrivals", "counter", "elsewhere", "given", "gives_lowering", "kinds",
        "limits", "looks", "looks_at_moment", "lowering", "moments", "others", "plain_colours", "plain_hands",
        "powerless", "put_into", "put_into_hidden", "reach", "replaces", "replacing_zones", "shields", "standing",
        "standing_zones", "states", "waiting",
    )  # fmt: skip

    def __init__(self, specs: "tuple[CardSpec, ...]", abilities: Iterable[Ability], given: Iterable[Ability]) -> None:
        self.kinds = 0
        self.others = [False] * _KINDS  # by kind: whether what happens with other cards can match too
        self.moments = [False] * len(words.MOMENTS)  # whether any ability waits for it
        self.put_into = [False] * ZONES  # whether any ability waits for cards to come there
        self.put_into_hidden = False
        self.states = False  # whether any ability waits for a condition (8.7.6)
        self.elsewhere: list[tuple[int, ...]] = [()] * _KINDS  # by kind of happening: zones beside the usual ones
        self.given = [0] * ZONES  # by zone: kinds that abilities wait for which cards may be given
        self.arrivals = False  # whether any text asks what was placed on the stage this turn
        self.activated_in: tuple[int, ...] = ()  # zones
        self.counter = False
        self.standing = False
        self.standing_zones = 0
        self.looks = 0  # what continuous abilities depend on
        # By kind of information and zone: whether they may change it of other cards there (specs: reach).
        self.reach = [[False] * ZONES for _ in range(INFORMATION)]
        self.limits = [False] * len(words.LIMITS)
        # Cards that lower power by a continuous ability, and the zones where it is valid; whether any card may get one.
        self.lowering = tuple(
            [(card, zones) for card, spec in enumerate(specs) if (zones := _lowering(spec.abilities))]
        )
        self.gives_lowering = False
        # Characters that print no power, and need an effect to stay (9.5.1).
        self.powerless = tuple([card for card, spec in enumerate(specs) if spec.has_no_power()])
        self.replaces = 0  # kinds of happenings that some effect may replace (8.10)
        self.replacing_zones = 0
        self.shields = False  # whether any ability keeps damage off
        # Whether no effect changes what cards in hand need to be played, but for their own; or any colours.
        self.plain_hands = True
        self.plain_colours = True
        for ability in abilities:
            self._add(ability)
        gives_activated = False
        for ability in given:
            gives_activated = gives_activated or ability.category == ACTIVATED
            if ability.trigger is not None:
                for zone in range(ZONES):
                    self.given[zone] |= (ability.zones >> zone & 1) * ability.trigger.kinds
            self.gives_lowering = self.gives_lowering or _lowering([ability]) != 0
            for at, zones in enumerate(reach_of([ability], own=True)):
                mark(self.reach[at], zones)
        self.looks_at_moment = self.looks & LOOKS_AT_MOMENT != 0
        self.put_into_hidden = any(self.put_into[zone] for zone in HIDDEN)
        self.plain_hands = not any(self.reach[at][HAND] for at in TO_PLAY)
        self.plain_colours = not any(any(reach[AT_COLOURS]) for reach in (self.reach, *(spec.reach for spec in specs)))
        # By card: whether it may have an activated ability, and by kind of happening whether it may wait for it. The
        # last place is that of NO_CARD.
        self.activating = [*(gives_activated or spec.has_activated for spec in specs), False]
        self.waiting = [self._waiting(specs, kind) for kind in range(_KINDS)]

    def _add(self, ability: Ability) -> None:
        self.counter = self.counter or ability.counter
        self.arrivals = self.arrivals or '"arrived"' in ability.key  # wherever in its program
        if ability.category == AUTOMATIC and ability.trigger is not None:
            self._wait(ability.trigger, ability.zones)
        elif ability.category == ACTIVATED:
            self.activated_in = (STAGE, *_elsewhere(self.activated_in, ability.zones))
        elif ability.replaces is not None:
            self.replaces |= 1 << ability.replaces.kind
            self.replacing_zones |= ability.zones & ~_USUAL
        elif ability.standing or ability.shields:
            self.shields = self.shields or bool(ability.shields)
            self._stand(ability)

    def _wait(self, trigger: Trigger, zones: int) -> None:
        self.kinds |= trigger.kinds
        if not trigger.is_own:
            mark(self.others, trigger.kinds)
        self.states = self.states or trigger.kinds >> words.ON_STATE & 1 == 1
        for kind in range(_KINDS):
            if trigger.kinds >> kind & 1:
                self.elsewhere[kind] = _elsewhere(self.elsewhere[kind], zones)
        if trigger.kinds >> words.ON_MOMENT & 1:
            mark(self.moments, trigger.moments())
        if trigger.kinds >> words.ON_PUT & 1:
            mark(self.put_into, trigger.targets())

    def _waiting(self, specs: "tuple[CardSpec, ...]", kind: int) -> list[bool]:
        is_given = any(kinds >> kind & 1 for kinds in self.given)
        return [*(is_given or spec.kinds >> kind & 1 == 1 for spec in specs), False]

    def _stand(self, ability: Ability) -> None:
        self.standing = True
        self.standing_zones |= ability.zones & ~_USUAL
        self.looks |= ability.zones
        if ability.condition is not None:
            self.looks |= ability.condition.looks()
        for standing in ability.standing:
            change, zones = standing.change, standing.of.zones(ability.zones)
            self.looks |= standing.of.looks() | change.looks() | zones
            if standing.condition is not None:
                self.looks |= standing.condition.looks()
            mark(self.limits, change.limits)
        for at, zones in enumerate(reach_of([ability], own=False)):
            mark(self.reach[at], zones)


def _lowering(abilities: Iterable[Ability]) -> int:
    """Return the zones in which continuous abilities are valid that lower power."""
    return together([one.zones for one in abilities if any(part.change.may_lower(POWER) for part in one.standing)])


def mark(marks: list[bool], bits: int) -> None:
    """Mark the numbers that are among some bits: to look at a mark is quicker than at a bit, where that is all done."""
    for number in range(len(marks)):
        marks[number] = marks[number] or bits >> number & 1 == 1


def _elsewhere(known: tuple[int, ...], zones: int) -> tuple[int, ...]:
    """Return the zones where only abilities that say so are valid (2.12.2.3): the known ones, and those of the bits."""
    return tuple([zone for zone in ELSEWHERE if zone in known or zones >> zone & 1])


def own_reach(abilities: Iterable[Ability]) -> list[list[bool]]:
    """Return by kind of information and zone whether continuous abilities may change that of their own card there."""
    reach = [[False] * ZONES for _ in range(INFORMATION)]
    for at, zones in enumerate(reach_of(abilities, own=True)):
        mark(reach[at], zones)
    return reach


def reach_of(abilities: Iterable[Ability], *, own: bool) -> list[int]:
    """Return the zones of cards that continuous abilities change by kind of information: their own, or others."""
    reach = [0] * INFORMATION
    for ability in abilities:
        for standing in ability.standing:
            if standing.of.is_own() == own:
                for at in range(INFORMATION):
                    if standing.change.writes >> at & 1:
                        reach[at] |= standing.of.zones(ability.zones)
    return reach


@lru_cache(maxsize=64)
def watching(specs: "tuple[CardSpec, ...]") -> Watching:
    """Return what all abilities of these cards wait for, and those that they may give to others.

    Two decks that play each other time and again are looked at once.
    """
    found: dict[str, Ability] = {}
    given: dict[str, Ability] = {}
    for spec in specs:
        for ability in spec.abilities:
            _collect(ability, found, given)
    return Watching(specs, found.values(), given.values())


def _collect(ability: Ability, found: dict[str, Ability], given: dict[str, Ability]) -> None:
    if ability.key not in found:
        found[ability.key] = ability
        for one in ability.gives:
            given[one.key] = one
            _collect(one, found, given)
