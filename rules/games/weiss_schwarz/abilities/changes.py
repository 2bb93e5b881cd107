"""What continuous effects do to the information of a card."""

from typing import TYPE_CHECKING

from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities import values
from rules.games.weiss_schwarz.abilities.ability import CONTINUOUS, Ability, Amount, Cards, Change
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.card_numbers import number_of
from rules.games.weiss_schwarz.abilities.sets import together
from rules.games.weiss_schwarz.abilities.values import A_VALUE, NOT_A_VALUE, Values, values_of

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class Alteration(Change):
    """A change that gives no further continuous abilities."""

    __slots__ = ()

    def make(self, game: "WeissGame", card: int, by: ProgramFrame) -> list[Ability]:
        self.alter(values_of(game, card))
        return []

    def alter(self, changed: Values) -> None:
        """Make it to the values of a card."""
        raise NotImplementedError


class Number(Change):
    """A number more, or another number."""

    __slots__ = ("amount", "information", "is_set")

    def __init__(self, information: int, amount: Amount, is_set: bool = False) -> None:
        super().__init__(A_VALUE, information)
        self.information = information
        self.amount = amount
        self.is_set = is_set

    def reads(self) -> int:
        return self.amount.reads()

    def fixed(self, game: "WeissGame", by: ProgramFrame) -> Change:
        return Number(self.information, Fixed(self.amount.of(game, by)), self.is_set)

    def extent(self, game: "WeissGame", cards: list[int], by: ProgramFrame) -> int:
        return self.amount.of(game, by)

    def make(self, game: "WeissGame", card: int, by: ProgramFrame) -> list[Ability]:
        number = self.amount.of(game, by)
        changed = values_of(game, card)
        if self.information == values.POWER:
            changed.power = number if self.is_set else changed.power + number
        elif self.information == values.SOUL:
            changed.soul = number if self.is_set else changed.soul + number
        elif self.information == values.LEVEL:
            changed.level = number if self.is_set else changed.level + number
        else:
            changed.cost = number if self.is_set else changed.cost + number
        return []

    def looks(self) -> int:
        return self.amount.looks()

    def may_lower(self, information: int) -> bool:
        return self.information == information and (self.is_set or self.amount.may_be_negative())


class NumberByItsOwn(Change):
    """A number more, as much for each of another number of the changed card itself."""

    __slots__ = ("each", "information", "own")

    def __init__(self, information: int, own: int, each: int) -> None:
        super().__init__(A_VALUE, information)
        self.information = information
        self.own = own
        self.each = each

    def reads(self) -> int:
        return self.own

    def fixed_for(self, game: "WeissGame", cards: list[int], by: ProgramFrame) -> list[tuple[list[int], Change]]:
        return [([card], self._of(game, card)) for card in cards]

    def extent(self, game: "WeissGame", cards: list[int], by: ProgramFrame) -> int:
        """Return the amounts of all cards, the place among them counted too."""
        return sum((at + 1) * number_of(game, card, self.own) for at, card in enumerate(cards))

    def make(self, game: "WeissGame", card: int, by: ProgramFrame) -> list[Ability]:
        return self._of(game, card).make(game, card, by)

    def _of(self, game: "WeissGame", card: int) -> Change:
        return Number(self.information, Fixed(self.each * number_of(game, card, self.own)))

    def may_lower(self, information: int) -> bool:
        return self.information == information and self.each < 0


class GetTraits(Alteration):
    """Further traits."""

    __slots__ = ("traits",)

    def __init__(self, traits: tuple[str, ...]) -> None:
        super().__init__(NOT_A_VALUE, values.TRAITS)
        self.traits = traits

    def alter(self, changed: Values) -> None:
        changed.traits = (*changed.traits, *self.traits)


class LoseTrait(Alteration):
    """A trait no more, however often it was there."""

    __slots__ = ("trait",)

    def __init__(self, trait: str) -> None:
        super().__init__(NOT_A_VALUE, values.TRAITS)
        self.trait = trait

    def alter(self, changed: Values) -> None:
        changed.traits = tuple(trait for trait in changed.traits if trait != self.trait)


class GetName(Alteration):
    """A further card name."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        super().__init__(NOT_A_VALUE, values.NAMES)
        self.name = name

    def alter(self, changed: Values) -> None:
        changed.names = (*changed.names, self.name)


class GetIcon(Alteration):
    """A further trigger icon."""

    __slots__ = ("icon",)

    def __init__(self, icon: int) -> None:
        super().__init__(NOT_A_VALUE, values.ICONS)
        self.icon = icon

    def alter(self, changed: Values) -> None:
        changed.icons = (*changed.icons, self.icon)


class LoseIcon(Alteration):
    """A trigger icon no more, however often it was there."""

    __slots__ = ("icon",)

    def __init__(self, icon: int) -> None:
        super().__init__(NOT_A_VALUE, values.ICONS)
        self.icon = icon

    def alter(self, changed: Values) -> None:
        changed.icons = tuple(icon for icon in changed.icons if icon != self.icon)


class GetColours(Alteration):
    """Further colours, as bits."""

    __slots__ = ("colours",)

    def __init__(self, colours: int) -> None:
        super().__init__(NOT_A_VALUE, values.COLOURS)
        self.colours = colours

    def alter(self, changed: Values) -> None:
        changed.colours |= self.colours


class GetColoursOf(Change):
    """All the colours that certain cards have."""

    __slots__ = ("cards",)

    def __init__(self, cards: Cards) -> None:
        super().__init__(NOT_A_VALUE, values.COLOURS)
        self.cards = cards

    def reads(self) -> int:
        return self.cards.reads() | values.COLOURS

    def looks(self) -> int:
        return self.cards.looks()

    def fixed(self, game: "WeissGame", by: ProgramFrame) -> Change:
        return GetColours(self._now(game, by))

    def extent(self, game: "WeissGame", cards: list[int], by: ProgramFrame) -> int:
        return self._now(game, by)

    def make(self, game: "WeissGame", card: int, by: ProgramFrame) -> list[Ability]:
        values_of(game, card).colours |= self._now(game, by)
        return []

    def _now(self, game: "WeissGame", by: ProgramFrame) -> int:
        return together([game.colours(card) for card in self.cards.find(game, by)])


class GetAbility(Change):
    """A further ability."""

    __slots__ = ("ability",)

    def __init__(self, ability: Ability) -> None:
        super().__init__(NOT_A_VALUE, values.ABILITIES)
        self.ability = ability

    def make(self, game: "WeissGame", card: int, by: ProgramFrame) -> list[Ability]:
        changed = values_of(game, card)
        changed.abilities = (*changed.abilities, self.ability)
        return [self.ability] if self.ability.category == CONTINUOUS else []


class LoseAbilities(Alteration):
    """No abilities any more: all, or all of a keyword."""

    __slots__ = ("keywords",)

    def __init__(self, keywords: int) -> None:
        super().__init__(NOT_A_VALUE, values.ABILITIES | values.LOSSES)
        self.keywords = keywords  # as bits; -1: all

    def alter(self, changed: Values) -> None:
        kept = [] if self.keywords < 0 else [one for one in changed.abilities if not one.keywords & self.keywords]
        changed.abilities = tuple(kept)


class Limit(Alteration):
    """Something that the card cannot do, or that others can do with it (vocabulary: LIMITS)."""

    __slots__ = ("limit",)

    def __init__(self, limit: int) -> None:
        super().__init__(NOT_A_VALUE, values.LIMITS, 1 << limit)
        self.limit = limit

    def alter(self, changed: Values) -> None:
        changed.limits |= 1 << self.limit
