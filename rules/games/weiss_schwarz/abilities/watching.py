"""What the abilities of two decks wait for at all: so that most of what happens is passed over at once."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from rules.games.weiss_schwarz.abilities.ability import ACTIVATED, AUTOMATIC, CONTINUOUS, Ability
from rules.games.weiss_schwarz.zones import CLIMAX_AREA, STAGE

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.specs import CardSpec

_USUAL: Final = 1 << STAGE | 1 << CLIMAX_AREA


class Watching:
    """Bits: kinds of happenings that some ability waits for, and the other zones where abilities are valid."""

    __slots__ = (
        "activated", "activated_zones", "automatic_zones", "counter", "kinds", "kinds_of_others", "standing",
        "standing_zones",
    )  # fmt: skip

    def __init__(self, abilities: Iterable[Ability]) -> None:
        self.kinds = 0
        self.kinds_of_others = 0  # where what happens with other cards can match too
        self.automatic_zones = 0
        self.activated = False
        self.activated_zones = 0
        self.counter = False
        self.standing = False
        self.standing_zones = 0
        for ability in abilities:
            self.counter = self.counter or ability.counter
            if ability.category == AUTOMATIC and ability.trigger is not None:
                self.kinds |= 1 << ability.trigger.kind
                if not ability.trigger.is_own:
                    self.kinds_of_others |= 1 << ability.trigger.kind
                self.automatic_zones |= ability.zones & ~_USUAL
            elif ability.category == ACTIVATED:
                self.activated = True
                self.activated_zones |= ability.zones & ~_USUAL
            elif ability.category == CONTINUOUS:
                self.standing = True
                self.standing_zones |= ability.zones & ~_USUAL


def watching(specs: "list[CardSpec]") -> Watching:
    """Return what all abilities of these cards wait for, and those that they may give to others."""
    found: dict[str, Ability] = {}
    for spec in specs:
        for ability in spec.abilities:
            _collect(ability, found)
    return Watching(found.values())


def _collect(ability: Ability, found: dict[str, Ability]) -> None:
    if ability.key not in found:
        found[ability.key] = ability
        for given in ability.gives:
            _collect(given, found)
