"""The trigger conditions of automatic abilities (8.1.1.2.1)."""

from typing import TYPE_CHECKING

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import EVERYTHING, Condition, Happening, Test, Trigger
from rules.games.weiss_schwarz.abilities.card_states import This
from rules.games.weiss_schwarz.abilities.sets import ANYONES, YOURS, together
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.damage import is_dealt_to_more
from rules.games.weiss_schwarz.zones import NO_CARD

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class CardTests:
    """Which cards a trigger condition is about, wherever they are: whose, and what they have to be."""

    __slots__ = ("tests", "whose")

    def __init__(self, whose: int, tests: tuple[Test, ...]) -> None:
        self.whose = whose
        self.tests = tests

    def is_own(self) -> bool:
        """Return whether only the card whose text it is can be one."""
        return any(isinstance(test, This) for test in self.tests)

    def fits(self, game: "WeissGame", card: int, by: ProgramFrame) -> bool:
        if card == NO_CARD:
            return False
        if self.whose != ANYONES and (game.holder[card] == by.player) != (self.whose == YOURS):
            return False
        for test in self.tests:  # noqa: SIM110 - a loop is quicker, and this runs all the time
            if not test.holds(game, card, by):
                return False
        return True


class CardMoves(Trigger):
    """A card is placed on the stage, leaves it, or moves between other zones; `source`: by whose effect."""

    __slots__ = ("_targets", "cards", "how", "origins", "source")

    def __init__(
        self, kind: int, cards: CardTests, origins: int, targets: int, how: int = 0, source: CardTests | None = None
    ) -> None:
        super().__init__(kind, is_own=cards.is_own())
        self.cards = cards
        self.source = source
        self.origins = origins  # zones as bits; 0: any
        self._targets = targets
        self.how = how  # in one of these ways, as bits; 0: any

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        if self.how and not what.number & self.how:
            return False
        if self.source is not None and not self.source.fits(game, what.by, by):
            return False
        if self.origins and not self.origins >> what.origin & 1:
            return False
        if self._targets and not self._targets >> what.target & 1:
            return False
        return self.cards.fits(game, what.card, by)

    def targets(self) -> int:
        return self._targets or EVERYTHING


class AtMoment(Trigger):
    """At the beginning of a phase or step, or at an end; in whose turn, or of which attacker."""

    __slots__ = ("attacker", "moment", "whose")

    def __init__(self, moment: int, whose: int, attacker: CardTests | None = None) -> None:
        super().__init__(words.ON_MOMENT)
        self.moment = moment
        self.whose = whose
        self.attacker = attacker

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        if what.number != self.moment:
            return False
        if self.attacker is not None:
            return game.attacker_is_there() and self.attacker.fits(game, game.attacker, by)
        return self.whose == ANYONES or (game.turn_player == by.player) == (self.whose == YOURS)

    def moments(self) -> int:
        return 1 << self.moment


class CardDoes(Trigger):
    """Something happens with a card, and maybe another one: it attacks, becomes reversed, turns, is played, moves.

    `number` is the type of attack, the orientation and so on, `before` the orientation that it had; -1: whichever.
    """

    __slots__ = ("before", "cards", "number", "other")

    def __init__(
        self, kind: int, cards: CardTests, other: CardTests | None = None, number: int = -1, before: int = -1
    ) -> None:
        super().__init__(kind, is_own=cards.is_own())
        self.cards = cards
        self.other = other
        self.number = number
        self.before = before

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        if self.number >= 0 and what.number != self.number:
            return False
        if self.before >= 0 and what.origin != self.before:
            return False
        if not self.cards.fits(game, what.card, by):
            return False
        return self.other is None or self.other.fits(game, what.by, by)


class Damage(Trigger):
    """Damage that a card deals is taken, or cancelled."""

    __slots__ = ("is_cancelled", "source", "to")

    def __init__(self, source: CardTests | None, to: int, is_cancelled: bool) -> None:
        super().__init__(words.ON_DAMAGE)
        self.source = source
        self.to = to
        self.is_cancelled = is_cancelled

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        return (what.number == 0) == self.is_cancelled and self._is_meant(game, what, by)

    def concerns(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        """The next damage uses an ability up that waits for one moment, whatever comes of it (4.12.2.7.1).

        Of damage to several players at once what the last of them gets does (4.12.2.7.3).
        """
        if self.to == ANYONES and is_dealt_to_more(game) and holds("4.12.2.7.3"):
            return self.matches(game, what, by)
        return self._is_meant(game, what, by)

    def _is_meant(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        if self.to != ANYONES and (what.player == by.player) != (self.to == YOURS):
            return False
        if self.to == ANYONES and what.player == by.player and not holds("4.12.2.7.2"):
            return False
        return self.source is None or self.source.fits(game, what.by, by)


class PlayerDoes(Trigger):
    """A player levels up, refreshes, or uses a keyword, that of certain cards where `cards` says which."""

    __slots__ = ("cards", "number", "whose")

    def __init__(self, kind: int, whose: int, number: int = -1, cards: CardTests | None = None) -> None:
        super().__init__(kind)
        self.whose = whose
        self.number = number
        self.cards = cards

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        if self.number >= 0 and what.number != self.number:
            return False
        if self.cards is not None and not self.cards.fits(game, what.card, by):
            return False
        return self.whose == ANYONES or (what.player == by.player) == (self.whose == YOURS)


class InState(Trigger):
    """8.7.6: no event but a condition. It stands by once, and again only when it has been resolved (8.7.6.1)."""

    __slots__ = ("condition",)

    def __init__(self, condition: Condition) -> None:
        super().__init__(words.ON_STATE)
        self.condition = condition

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        if not self.condition.holds(game, by) or not holds("8.7.6"):
            return False
        return not (_stands_by(game, by) or _is_resolving(game, by)) or not holds("8.7.6.1")


def _stands_by(game: "WeissGame", by: ProgramFrame) -> bool:
    return any(one.ability.effect is by.procedure and one.card == by.card for one in game.standby)


def _is_resolving(game: "WeissGame", by: ProgramFrame) -> bool:
    return any(frame.procedure is by.procedure and frame.card == by.card for frame in game.stack)


class While(Trigger):
    """8.1.1.2.1: a trigger condition that only counts while something is so, which is not asked again later."""

    __slots__ = ("condition", "trigger")

    def __init__(self, trigger: Trigger, condition: Condition) -> None:
        super().__init__(trigger.kind, is_own=trigger.is_own, kinds=trigger.kinds)
        self.trigger = trigger
        self.condition = condition

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        return self.condition.holds(game, by) and self.trigger.matches(game, what, by)

    def concerns(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        return self.trigger.concerns(game, what, by)

    def moments(self) -> int:
        return self.trigger.moments()

    def targets(self) -> int:
        return self.trigger.targets()


class Either(Trigger):
    """One of several trigger conditions."""

    __slots__ = ("triggers",)

    def __init__(self, triggers: tuple[Trigger, ...]) -> None:
        is_own = all(trigger.is_own for trigger in triggers)
        super().__init__(triggers[0].kind, is_own=is_own, kinds=together([trigger.kinds for trigger in triggers]))
        self.triggers = triggers

    def matches(self, game: "WeissGame", what: Happening, by: ProgramFrame) -> bool:
        return any(trigger.kind == what.kind and trigger.matches(game, what, by) for trigger in self.triggers)

    def moments(self) -> int:
        return together([trigger.moments() for trigger in self.triggers if trigger.kind == words.ON_MOMENT])

    def targets(self) -> int:
        return together([trigger.targets() for trigger in self.triggers if trigger.kind == words.ON_PUT])
