"""An ability (8.1) as the engine plays it, and the parts that it is made of. Immutable: all games share it."""

from typing import TYPE_CHECKING, Final

from rules.engine import Procedure
from rules.engine.machine import ProgramFrame

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.abilities.shielding import NoDamage
    from rules.games.weiss_schwarz.table import WeissGame

# Categories (8.1.1). The text of an event is none of them: it is what playing the card does (8.6.2.5.2).
ACTIVATED: Final = 0
AUTOMATIC: Final = 1
CONTINUOUS: Final = 2
EVENT_TEXT: Final = 3

# What a text looks at, as bits: zones by number, and further things beside them. Everything, unless a class says less.
LOOKS_AT_MOMENT: Final = 1 << 16
LOOKS_AT_ATTACK: Final = 1 << 17
LOOKS_AT_TURNED: Final = 1 << 18
EVERYTHING: Final = (1 << 19) - 1

# The slots that every program has; further ones are numbered from there by name.
THIS: Final = 0  # the card whose ability it is
THAT: Final = 1  # the card that something happened to
BY: Final = 2  # another card that had to do with it: the battle opponent of a reversed character, who is attacked
OWN_SLOTS: Final = 3


class Test:
    """Whether a card is one of those that a text speaks of."""

    __slots__ = ()

    def holds(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        """Return whether it is; `by` is the program that asks, with its master and its own card."""
        raise NotImplementedError

    def reads(self) -> int:
        """Return the kinds of information that it reads, as bits (see values)."""
        return 0

    def looks(self) -> int:
        """Return what it looks at, as bits: nothing else can change what it says."""
        return EVERYTHING


class Amount:
    """A number that a text says, or works out."""

    __slots__ = ()

    def of(self, game: "WeissGame", by: ProgramFrame) -> int:
        raise NotImplementedError

    def exists(self, game: "WeissGame", by: ProgramFrame) -> bool:
        """Return whether there is such a number: cards that are not there are of no level that others could have."""
        return True

    def reads(self) -> int:
        """Return the kinds of information that it reads, as bits."""
        return 0

    def looks(self) -> int:
        """Return what it looks at, as bits: nothing else can change what it says."""
        return EVERYTHING

    def may_be_negative(self) -> bool:
        return True


class Condition:
    """Something that a text asks about the game."""

    __slots__ = ()

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        raise NotImplementedError

    def reads(self) -> int:
        """Return the kinds of information that it reads, as bits."""
        return 0

    def looks(self) -> int:
        """Return what it looks at, as bits: nothing else can change what it says."""
        return EVERYTHING


class Happening:
    """Something that happened, or is about to, that automatic abilities may wait for (8.7.2)."""

    __slots__ = ("amount", "by", "card", "kind", "number", "origin", "others", "place", "player", "target")

    def __init__(
        self,
        kind: int,
        player: int,
        card: int = -1,
        *,
        number: int = 0,
        origin: int = -1,
        target: int = -1,
        place: int = -1,
        by: int = -1,
        others: tuple[int, ...] = (),
        amount: int = 0,
    ) -> None:
        self.amount = amount  # how much damage was dealt, cancelled or not
        self.kind = kind
        self.player = player  # whose card it is, or whose turn
        self.card = card
        self.number = number
        self.origin = origin
        self.target = target
        self.place = place
        self.by = by  # another card that has to do with it
        self.others = others  # or several: those that were flipped over for a brainstorm


class Trigger:
    """A trigger condition (8.1.1.2.1); `kinds` are those of the happenings that can match, as bits."""

    __slots__ = ("is_own", "kind", "kinds")

    def __init__(self, kind: int, *, is_own: bool = False, kinds: int = 0) -> None:
        self.kind = kind
        self.kinds = kinds or 1 << kind
        self.is_own = is_own  # only what happens with the ability's own card can match

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        """Return whether `what`, which is of the trigger's kind, is what the ability waits for."""
        raise NotImplementedError

    def moments(self) -> int:
        """Return the moments that it waits for, as bits, where it waits for one."""
        return EVERYTHING

    def targets(self) -> int:
        """Return the zones into which a card has to come, as bits, where it waits for that."""
        return EVERYTHING

    def concerns(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        """Return whether an ability that waits for one moment has waited for this one, though it may not match."""
        return self.matches(game, what, by)


class Change:
    """What a continuous effect does to the information of a card."""

    __slots__ = ("layer", "limits", "writes")

    def __init__(self, layer: int, writes: int, limits: int = 0) -> None:
        self.layer = layer
        self.writes = writes
        self.limits = limits  # those that it sets (vocabulary: LIMITS), as bits

    def reads(self) -> int:
        """Return the kinds of information that it reads, as bits."""
        return 0

    def fixed(self, game: "WeissGame", by: ProgramFrame) -> "Change":
        """Return the same change with the numbers that it has now, for an effect that lasts (8.9)."""
        return self

    def fixed_for(self, game: "WeissGame", cards: list[int], by: ProgramFrame) -> "list[tuple[list[int], Change]]":
        """Return the same for certain cards, apart for those that it changes by a number of their own."""
        return [(cards, self.fixed(game, by))]

    def extent(self, game: "WeissGame", cards: list[int], by: ProgramFrame) -> int:
        """Return how much it changes these cards now."""
        return 0

    def make(self, game: "WeissGame", card: int, by: ProgramFrame) -> "list[Ability]":
        """Make it to `card`; return continuous abilities that the card has only now."""
        raise NotImplementedError

    def looks(self) -> int:
        """Return what it looks at, as bits, to work out how much it changes."""
        return 0

    def may_lower(self, information: int) -> bool:
        """Return whether a number may be lower for it."""
        return self.writes & information != 0


class Cards:
    """The cards that a text speaks of."""

    __slots__ = ()

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        raise NotImplementedError

    def reads(self) -> int:
        """Return the kinds of information that it reads, as bits."""
        return 0

    def looks(self) -> int:
        """Return what it looks at, as bits: nothing else can change what it says."""
        return EVERYTHING

    def zones(self, own: int) -> int:
        """Return the zones that the cards may be in, as bits, for an ability that is valid in the zones `own`."""
        return EVERYTHING

    def is_own(self) -> bool:
        """Return whether they are the card whose text it is, and no other."""
        return False


class Standing:
    """One effect of a continuous ability: whom it changes, how, and under which condition (8.3.3)."""

    __slots__ = ("change", "condition", "of", "reads")

    def __init__(self, of: Cards, change: Change, reads: int, condition: "Condition | None") -> None:
        self.condition = condition
        self.of = of
        self.change = change
        self.reads = reads


class Ability:
    """One ability of a card. `key` tells it from all others; `zones` are those that its text is valid in (2.12.2)."""

    __slots__ = (
        "amount_slot",
        "category",
        "condition",
        "counter",
        "effect",
        "gives",
        "is_price",
        "key",
        "keywords",
        "may",
        "payable",
        "place_slot",
        "replaces",
        "shields",
        "slots",
        "standing",
        "times_per_turn",
        "trigger",
        "zones",
    )

    def __init__(
        self,
        key: str,
        category: int,
        zones: int,
        *,
        keywords: int = 0,
        trigger: Trigger | None = None,
        condition: Condition | None = None,
        payable: Condition | None = None,
        effect: "Procedure[WeissGame] | None" = None,
        standing: tuple[Standing, ...] = (),
        slots: int = OWN_SLOTS,
        counter: bool = False,
        gives: "tuple[Ability, ...]" = (),
        times_per_turn: int = 0,
        replaces: Trigger | None = None,
        may: bool = False,
        place_slot: int = -1,
        shields: "tuple[NoDamage, ...]" = (),
        is_price: bool = False,
        amount_slot: int = -1,
    ) -> None:
        self.key = key
        self.category = category
        self.zones = zones
        self.keywords = keywords  # those of chapter 10 that it has, as bits
        self.trigger = trigger
        self.condition = condition
        # Whether the cost of an activated ability can be paid in full (8.6.2.3.2), or what one may do instead (8.10.3).
        self.payable = payable
        self.effect = effect
        self.standing = standing
        self.slots = slots
        self.amount_slot = amount_slot  # where it keeps how much damage it waited for, if it asks for it
        self.place_slot = place_slot  # where it keeps the position that a character has left, if it asks for it
        self.replaces = replaces  # what does not happen; the effect is done instead (8.10)
        self.may = may  # whether one may let it happen
        self.shields = shields  # which damage a player does not receive while it is active (1.3.3)
        self.is_price = is_price  # whether its effect may be done instead of paying the cost to play its card
        self.gives = gives  # abilities that it may give to cards, or leave for later
        self.counter = counter  # for the counter step (7.4.1.2.1)
        self.times_per_turn = times_per_turn  # of an automatic ability: how often it activates at most; 0: always


def how_often(abilities: tuple[Ability, ...], key: str) -> int:
    """Return how many of a card's abilities are this one: a card may have equal ones."""
    return sum(one.key == key for one in abilities)
