"""The information of cards with all continuous effects applied (8.9)."""

from typing import TYPE_CHECKING, Final

from rules.engine.continuous import ContinuousEffect, State, apply_all
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.ability import Ability, Cards, Change, Standing
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.zones import ELSEWHERE, NO_CARD

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.specs import CardSpec
    from rules.games.weiss_schwarz.table import WeissGame

# Kinds of information, by place and as bits.
AT_POWER: Final = 0
AT_SOUL: Final = 1
AT_LEVEL: Final = 2
AT_COST: Final = 3
AT_TRAITS: Final = 4
AT_COLOURS: Final = 5
AT_NAMES: Final = 6
AT_ABILITIES: Final = 7
AT_LIMITS: Final = 8
AT_ICONS: Final = 9
POWER: Final = 1 << AT_POWER
SOUL: Final = 1 << AT_SOUL
LEVEL: Final = 1 << AT_LEVEL
COST: Final = 1 << AT_COST
TRAITS: Final = 1 << AT_TRAITS
COLOURS: Final = 1 << AT_COLOURS
NAMES: Final = 1 << AT_NAMES
ABILITIES: Final = 1 << AT_ABILITIES
LIMITS: Final = 1 << AT_LIMITS
ICONS: Final = 1 << AT_ICONS
INFORMATION: Final = 10
LOSSES: Final = 1 << INFORMATION  # of abilities
NUMBERS: Final = POWER | SOUL | LEVEL | COST

# Layers (8.9.1.2, 8.9.1.3).
NOT_A_VALUE: Final = 2
A_VALUE: Final = 3


class Values:
    """The information of one card that something changes."""

    __slots__ = ("abilities", "colours", "cost", "icons", "level", "limits", "names", "power", "soul", "traits")

    def __init__(self, spec: "CardSpec") -> None:
        """8.9.1.1: what is written on the card is the base."""
        self.power = spec.power if holds("8.9.1.1") else 0
        self.soul = spec.soul
        self.level = spec.level
        self.cost = spec.cost
        self.traits = spec.traits
        self.colours = spec.colours
        self.names = spec.names
        self.abilities = spec.abilities
        self.icons = spec.icons
        self.limits = 0

    def clone(self, spec: "CardSpec") -> "Values":
        other = Values(spec)
        other.power = self.power
        other.soul = self.soul
        other.level = self.level
        other.cost = self.cost
        other.traits = self.traits
        other.colours = self.colours
        other.names = self.names
        other.abilities = self.abilities
        other.icons = self.icons
        other.limits = self.limits
        return other


class Valuation(State):
    """The values of all cards that something changes; the game's tests read them while they are worked out."""

    __slots__ = ("before", "game")

    def __init__(self, game: "WeissGame") -> None:
        self.game = game
        self.before: dict[int, Values] = {}

    def begin_trial(self) -> None:
        specs = self.game.specs
        self.before = self.game.values
        self.game.values = {card: values.clone(specs[card]) for card, values in self.before.items()}

    def end_trial(self) -> None:
        self.game.values = self.before


class Lasting:
    """An effect with a duration: it holds for the cards that it was made for, as long as they stay (8.9.2).

    Or for all of a `kind`, whenever they come.
    """

    __slots__ = ("by", "cards", "change", "effect", "kind", "timestamp", "until")

    def __init__(
        self,
        change: Change,
        cards: tuple[int, ...],
        by: ProgramFrame,
        until: int,
        timestamp: int,
        kind: Cards | None = None,
    ) -> None:
        self.kind = kind
        self.change = change
        self.cards = cards  # each followed by the time at which it came to where it was
        self.by = by
        self.until = until
        self.timestamp = timestamp
        self.effect = LastingEffect(self)


class LastingEffect(ContinuousEffect[Valuation]):
    """Applies a lasting effect."""

    __slots__ = ("lasting",)

    def __init__(self, lasting: Lasting) -> None:
        super().__init__(lasting.change.layer, lasting.timestamp, lasting.change.reads(), lasting.change.writes)
        self.lasting = lasting

    def reach(self, state: Valuation) -> list[int]:
        cards = self._cards(state.game)
        return [*cards, self.lasting.change.extent(state.game, cards, self.lasting.by)]

    def apply(self, state: Valuation) -> list[ContinuousEffect[Valuation]]:
        return _made(state.game, self.lasting.change, self._cards(state.game), self.lasting.by)

    def _cards(self, game: "WeissGame") -> list[int]:
        if self.lasting.kind is not None:
            return self.lasting.kind.find(game, self.lasting.by)
        cards = self.lasting.cards
        if not holds("8.9.2"):
            return [card for card in game.sides[self.lasting.by.player].stage if card != NO_CARD]
        return [cards[at] for at in range(0, len(cards), 2) if game.incarnation[cards[at]] == cards[at + 1]]


class StandingEffect(ContinuousEffect[Valuation]):
    """Applies one effect of a continuous ability; its time is when the card came to where it is (8.9.1.5.1)."""

    __slots__ = ("ability", "by", "standing")

    def __init__(self, game: "WeissGame", ability: Ability, standing: Standing, by: ProgramFrame) -> None:
        change = standing.change
        time = game.incarnation[by.card] if holds("8.9.1.5.1") else 0
        super().__init__(change.layer, time, standing.reads | LOSSES, change.writes)
        self.ability = ability
        self.standing = standing
        self.by = by

    def reach(self, state: Valuation) -> list[int]:
        cards = self._cards(state.game)
        return [*cards, self.standing.change.extent(state.game, cards, self.by)]

    def apply(self, state: Valuation) -> list[ContinuousEffect[Valuation]]:
        return _made(state.game, self.standing.change, self._cards(state.game), self.by)

    def _cards(self, game: "WeissGame") -> list[int]:
        """8.3.2, 8.3.3: an inactive effect is there, and does nothing; of an ability that was lost it is not there."""
        condition = self.standing.condition
        source = game.values.get(self.by.card)
        if source is not None and self.ability not in source.abilities:
            return []
        if condition is not None and not condition.holds(game, self.by) and holds("8.3.2") and holds("8.3.3"):
            return []
        cards = self.standing.of.find(game, self.by)
        return cards if holds("8.9.3") else [card for card in cards if game.incarnation[card] <= self.timestamp]


def _made(game: "WeissGame", change: Change, cards: list[int], by: ProgramFrame) -> list[ContinuousEffect[Valuation]]:
    """Make a change to all the cards that it reaches, found before the first is made."""
    given: list[ContinuousEffect[Valuation]] = []
    for card in cards:
        for ability in change.make(game, card, by):
            given += _standing(game, ability, card)
    return given


def _standing(game: "WeissGame", ability: Ability, card: int) -> list[ContinuousEffect[Valuation]]:
    if not ability.zones >> game.where[card] & 1:
        return []
    master = game.holder[card] if holds("4.3.6") else 1 - game.holder[card]
    by = asking(ability, master, card, game.incarnation[card])
    return [StandingEffect(game, ability, standing, by) for standing in ability.standing]


def work_out(game: "WeissGame") -> None:
    """Work out the values of all cards that an effect changes, out of what is printed."""
    game.is_stale = False
    game.values = {}
    effects: list[ContinuousEffect[Valuation]] = [lasting.effect for lasting in game.lasting]
    if game.watching.standing and holds("8.1.1.3"):
        for card in standing_sources(game):
            effects += _printed(game, card)
    if effects:
        _unordered(effects)
        apply_all(effects, Valuation(game))


def _printed(game: "WeissGame", card: int) -> list[ContinuousEffect[Valuation]]:
    """Return the effects of what is written on a card, made once for as long as it stays where it is (3.1.4)."""
    time = game.incarnation[card]
    made = game.printed_effects.get(card)
    if made is None or made[0] != time:
        effects: list[ContinuousEffect[Valuation]] = []
        for ability in game.specs[card].standing:
            effects += _standing(game, ability, card)
        made = (time, effects)
        game.printed_effects = {**game.printed_effects, card: made}
    return made[1]


def _unordered(effects: list[ContinuousEffect[Valuation]]) -> None:
    """Take away what orders effects where the rule for it is out of force."""
    layered, values, dependent = holds("8.9.1.2"), holds("8.9.1.3"), holds("8.9.1.4")
    timed = holds("8.9.1.5")
    if layered and values and dependent and timed:
        return
    for effect in effects:
        effect.layer = effect.layer if layered and values else A_VALUE
        effect.reads = effect.reads if dependent else 0
        effect.timestamp = effect.timestamp if timed else -abs(effect.timestamp)


def standing_sources(game: "WeissGame") -> list[int]:
    """Return the cards whose continuous abilities may be in effect: on the stage, in the climax area, and elsewhere."""
    found = []
    specs = game.specs
    zones = game.watching.standing_zones
    for side in game.sides:
        found += [card for card in side.stage if card != NO_CARD and specs[card].standing]
        if side.under:
            found += side.covered()
        found += side.climax
        if zones:
            for zone in ELSEWHERE:
                if zones >> zone & 1:
                    found += [card for card in side.piles[zone] if specs[card].standing and not game.is_blank(card)]
    return found


def values_of(game: "WeissGame", card: int) -> Values:
    """Return the values of a card to be changed."""
    values = game.values.get(card)
    if values is None:
        values = Values(game.specs[card])
        game.values[card] = values
    return values
