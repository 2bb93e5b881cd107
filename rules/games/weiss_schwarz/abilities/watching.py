"""What the abilities of two decks wait for and do at all: so that most of what happens is passed over at once."""

from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import ACTIVATED, AUTOMATIC, CONTINUOUS, Ability, Trigger
from rules.games.weiss_schwarz.abilities.values import AT_COLOURS, AT_COST, AT_LEVEL, AT_LIMITS, INFORMATION, POWER
from rules.games.weiss_schwarz.zones import CLIMAX_AREA, ELSEWHERE, HAND, STAGE, ZONES

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.specs import CardSpec

_USUAL: Final = 1 << STAGE | 1 << CLIMAX_AREA
_KINDS: Final = 15  # of happenings


class Watching:
    """Bits: kinds of happenings that some ability waits for; and the other zones where abilities are valid."""

    __slots__ = (
        "activated_in", "activating", "arrivals", "counter", "elsewhere", "given", "kinds", "kinds_of_others", "limits",
        "looks", "lowers_power", "moments", "plain_colours", "plain_hands", "put_into", "reach", "replaces",
        "replacing_zones", "standing", "standing_zones", "states", "waiting",
    )  # fmt: skip

    def __init__(self, specs: "tuple[CardSpec, ...]", abilities: Iterable[Ability], given: Iterable[Ability]) -> None:
        self.kinds = 0
        self.kinds_of_others = 0  # where what happens with other cards can match too
        self.moments = 0
        self.put_into = 0  # zones
        self.states = False  # whether any ability waits for a condition (8.7.6)
        self.elsewhere: list[tuple[int, ...]] = [()] * _KINDS  # by kind of happening: zones beside the usual ones
        self.given = [0] * ZONES  # by zone: kinds that abilities wait for which cards may be given
        self.arrivals = False  # whether any text asks what was placed on the stage this turn
        self.activated_in: tuple[int, ...] = ()  # zones
        self.counter = False
        self.standing = False
        self.standing_zones = 0
        self.looks = 0  # what continuous abilities depend on
        self.reach = [
            0
        ] * INFORMATION  # by kind of information: zones of other cards that they may change (specs: reach)
        self.limits = 0
        self.lowers_power = False
        self.replaces = 0  # kinds of happenings that some effect may replace (8.10)
        self.replacing_zones = 0
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
            for at, zones in enumerate(reach_of([ability], own=True)):
                self.reach[at] |= zones
        changed = self.reach[AT_LEVEL] | self.reach[AT_COST] | self.reach[AT_COLOURS] | self.reach[AT_LIMITS]
        self.plain_hands = not changed >> HAND & 1
        self.plain_colours = not self.reach[AT_COLOURS] and not any(spec.reach[AT_COLOURS] for spec in specs)
        # The cards that may have an activated ability, and by kind of happening those that may wait for it.
        self.activating = frozenset([at for at, spec in enumerate(specs) if gives_activated or spec.has_activated])
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
        elif ability.category == CONTINUOUS:
            self._stand(ability)

    def _wait(self, trigger: Trigger, zones: int) -> None:
        self.kinds |= trigger.kinds
        if not trigger.is_own:
            self.kinds_of_others |= trigger.kinds
        self.states = self.states or trigger.kinds >> words.ON_STATE & 1 == 1
        for kind in range(_KINDS):
            if trigger.kinds >> kind & 1:
                self.elsewhere[kind] = _elsewhere(self.elsewhere[kind], zones)
        if trigger.kinds >> words.ON_MOMENT & 1:
            self.moments |= trigger.moments()
        if trigger.kinds >> words.ON_PUT & 1:
            self.put_into |= trigger.targets()

    def _waiting(self, specs: "tuple[CardSpec, ...]", kind: int) -> frozenset[int]:
        is_given = any(kinds >> kind & 1 for kinds in self.given)
        return frozenset([at for at, spec in enumerate(specs) if is_given or spec.kinds >> kind & 1])

    def _stand(self, ability: Ability) -> None:
        self.standing = True
        self.standing_zones |= ability.zones & ~_USUAL
        self.looks |= ability.zones
        if ability.condition is not None:
            self.looks |= ability.condition.looks()
        for standing in ability.standing:
            change, zones = standing.change, standing.of.zones(ability.zones)
            self.looks |= standing.of.looks() | change.looks() | zones
            self.limits |= change.limits
            self.lowers_power = self.lowers_power or change.may_lower(POWER)
        for at, zones in enumerate(reach_of([ability], own=False)):
            self.reach[at] |= zones


def _elsewhere(known: tuple[int, ...], zones: int) -> tuple[int, ...]:
    """Return the zones where only abilities that say so are valid (2.12.2.3): the known ones, and those of the bits."""
    return tuple([zone for zone in ELSEWHERE if zone in known or zones >> zone & 1])


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
