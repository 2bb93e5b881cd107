"""A table for tiny scripted games: invented cards laid out by name, questions answered by name.

    table = Table(Zones(hand=[character("Rook", level=1)], stock=3), Zones(clock=6))
    table.run(CLOCK_PHASE)
    table.choose("Rook")
    assert table.zone(P, "clock") == ["Rook"]

Positions of the stage are numbered 1 to 5 as in the book. Decks and stocks are given from the top, all other zones from
the bottom; a number stands for so many blank cards.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from rules.engine import OVER, Frame, Procedure, Request, Step, seeded
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.changes import Number
from rules.games.weiss_schwarz.abilities.context import ruling
from rules.games.weiss_schwarz.abilities.values import SOUL
from rules.games.weiss_schwarz.effects import give
from rules.games.weiss_schwarz.reading_specs import spec_of
from rules.games.weiss_schwarz.rule_actions import INTERRUPT_RULE_ACTIONS
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.table import WeissGame, new_table
from rules.games.weiss_schwarz.zones import Side, new_side
from rules.printed_card import PrintedCard

P = 0  # the turn player
Q = 1

Cards = list[CardSpec] | int
ORIENTATIONS = {"standing": words.STAND, "rested": words.REST, "reversed": words.REVERSE}


def _card(
    name: str, kind: str, colour: str, trigger: str, *, abilities: Sequence[Any] = (), trait: str = "", **numbers: int
) -> CardSpec:
    printed = {"type": (kind,), "colour": tuple(colour.split()), "trigger": tuple(trigger.split())}
    if trait:
        printed["trait"] = tuple(trait.split())
    return spec_of(name, PrintedCard(name, numbers, printed), abilities)


def character(
    name: str,
    level: int = 0,
    cost: int = 0,
    power: int = 1000,
    soul: int = 1,
    colour: str = "red",
    trigger: str = "",
    trait: str = "",
    abilities: Sequence[Any] = (),
) -> CardSpec:
    """A character; `abilities` are programs (docs/abilities.md)."""
    numbers = {"level": level, "cost": cost, "power": power, "soul": soul}
    return _card(name, "character", colour, trigger, trait=trait, abilities=abilities, **numbers)


def climax(name: str, trigger: str = "", colour: str = "red", abilities: Sequence[Any] = ()) -> CardSpec:
    return _card(name, "climax", colour, trigger, abilities=abilities)


def event(name: str, level: int = 0, cost: int = 0, text: dict[str, Any] | None = None) -> CardSpec:
    """An event; without `text` nobody knows what it does, and it cannot be played."""
    programs = [] if text is None else [{"kind": "event", **text}]
    return _card(name, "event", "red", "", abilities=programs, level=level, cost=cost)


def blank() -> CardSpec:
    return _card("Blank", "character", "", "", power=500)


@dataclass
class Zones:
    """What one player has; a deck of ten blank cards where nothing else is said."""

    deck: Cards = 10
    hand: Cards = 0
    waiting_room: Cards = 0
    clock: Cards = 0
    level: Cards = 0
    stock: Cards = 0
    climax: Cards = 0
    stage: Mapping[int, CardSpec] = field(default_factory=dict)

    def lists(self) -> dict[str, list[CardSpec]]:
        names = ("deck", "hand", "waiting_room", "clock", "level", "stock", "climax")
        return {name: _cards(getattr(self, name)) for name in names}


def _cards(cards: Cards) -> list[CardSpec]:
    return [blank() for _ in range(cards)] if isinstance(cards, int) else cards


class _Done(Step[WeissGame]):
    def run(self, game: WeissGame, frame: Frame) -> int:
        return OVER


# Lies at the bottom of the stack: what a test runs ends here, without a result.
_END: Procedure[WeissGame] = Procedure("end of the test", _Done("end of the test"))


class Table:
    """A game in the middle of a turn of P."""

    def __init__(self, p: Zones | None = None, q: Zones | None = None, *, turn: int = 5, seed: int = 1) -> None:
        zones = (p or Zones(), q or Zones())
        size = max(len(_all(one)) for one in zones)
        specs: list[CardSpec] = []
        sides: list[Side] = []
        for one in zones:
            sides.append(_side(one, len(specs)))
            specs += _all(one)
            specs += [blank() for _ in range(len(sides) * size - len(specs))]  # owned, and in no zone
        self.game = new_table(specs, sides, seeded(seed), INTERRUPT_RULE_ACTIONS)
        self.game.turn = turn
        self.game.trace = []
        self.game.call(_END)
        self.cards = sorted(card for side in sides for card in side.cards())

    # Playing.

    def run(self, procedure: Procedure[Any], player: int = P, **values: int) -> "Table":
        """Push a procedure, and go on until somebody has to choose or it is done."""
        self.game.request = None
        self.game.call(procedure, player, **values)
        return self._go_on()

    def choose(self, *names: str) -> "Table":
        """Answer one request after the other with the cards of these names."""
        for name in names:
            options = self.request.options
            found = [card for card in options if 0 <= card < len(self.game.specs) and self._name(card) == name]
            assert found, f"{name} is none of {self.options}"
            self.answer(found[0])
        return self

    def place(self, position: int) -> "Table":
        """Answer with a position of the stage."""
        assert self.request.kind == words.POSITION
        return self.answer(position - 1)

    def exchange(self, one: int, other: int) -> "Table":
        """Exchange two positions in the main phase."""
        return self.answer(words.EXCHANGE + 5 * (one - 1) + other - 1)

    def decline(self) -> "Table":
        return self.answer(words.PASS)

    def accept(self) -> "Table":
        return self.answer(1)

    def answer(self, option: int) -> "Table":
        self.game.apply(option)
        return self._go_on()

    def _go_on(self) -> "Table":
        self.game.advance()
        assert sorted(card for side in self.game.sides for card in side.cards()) == self.cards, "a card got lost"
        return self

    # Looking.

    @property
    def request(self) -> Request:
        assert self.game.request is not None, f"nobody is asked; the result is {self.game.result}"
        return self.game.request

    @property
    def asks(self) -> tuple[int, str] | None:
        """Who is asked for what, in the words of the vocabulary."""
        request = self.game.request
        return None if request is None else (request.player, words.REQUEST_KINDS[request.kind])

    @property
    def options(self) -> list[str | int]:
        """The options: cards by name, everything else as it is; a pass is left out."""
        names = self.request.kind not in _NUMBERS
        return [
            self._name(option) if names and option < words.EXCHANGE else option
            for option in self.request.options
            if option != words.PASS
        ]

    @property
    def may_decline(self) -> bool:
        return words.PASS in self.request.options

    @property
    def is_done(self) -> bool:
        """What was run came to its end, and the game goes on."""
        return self.game.request is None and self.game.result is None

    @property
    def lost(self) -> tuple[str, tuple[int, ...]] | None:
        """The rule by which somebody lost, and who."""
        result = self.game.result
        return None if result is None else (result.rule, result.losers)

    def zone(self, player: int, name: str) -> list[str]:
        """The cards of a zone by name, decks and stocks from the top."""
        cards: list[int] = getattr(self.game.sides[player], name)
        ordered = reversed(cards) if name in ("deck", "stock") else cards
        return [self._name(card) for card in ordered]

    def count(self, player: int, name: str) -> int:
        return len(self.zone(player, name))

    def stage(self, player: int) -> dict[int, str]:
        """The characters by position."""
        stage = self.game.sides[player].stage
        return {position + 1: self._name(card) for position, card in enumerate(stage) if card >= 0}

    def turned(self, name: str) -> str:
        """How a character on the stage lies: standing, rested or reversed."""
        orientation = self.game.orientation[self.card(name)]
        return next(word for word, value in ORIENTATIONS.items() if value == orientation)

    def turn_card(self, name: str, how: str) -> "Table":
        self.game.orientation[self.card(name)] = ORIENTATIONS[how]
        return self

    def soul(self, name: str) -> int:
        return self.game.soul(self.card(name))

    def give_soul(self, name: str, amount: int) -> "Table":
        """Give a character soul until the end of the turn."""
        card = self.card(name)
        by = ruling(self.game.owner(card), card, self.game.incarnation[card])
        give(self.game, [card], Number(SOUL, Fixed(amount)), by, self.game.turn)
        return self

    def power(self, name: str) -> int:
        return self.game.power(self.card(name))

    def card(self, name: str) -> int:
        """The one card of this name."""
        found = [card for card in self.cards if self._name(card) == name]
        assert len(found) == 1, f"{len(found)} cards are called {name}"
        return found[0]

    def happened(self, *kinds: int) -> list[tuple[str, int, int, int]]:
        """The events of these kinds in order: rule, player, value, value."""
        assert self.game.trace is not None
        return [(rule, player, value, other) for rule, kind, player, value, other in self.game.trace if kind in kinds]

    def became_reversed(self) -> list[int]:
        """The cards that were turned so, in order."""
        return [card for _, _, card, turned in self.happened(words.TURNED) if turned == words.REVERSE]

    def order(self, *kinds: int) -> list[int]:
        """The kinds of the events of these kinds, in the order in which they happened."""
        assert self.game.trace is not None
        return [kind for _, kind, _, _, _ in self.game.trace if kind in kinds]

    def _name(self, card: int) -> str:
        return self.game.specs[card].name


_NUMBERS = (
    words.POSITION,
    words.ATTACK_TYPE,
    words.PAY,
    words.AUTOMATIC,
    words.INTERRUPT,
    words.ICON,
    words.ICON_MAY,
    words.ICON_ZONE,
)


def _all(zones: Zones) -> list[CardSpec]:
    return [card for cards in zones.lists().values() for card in cards] + list(zones.stage.values())


def _side(zones: Zones, first: int) -> Side:
    """Lay out cards in the order of `_all`, numbered from `first`."""
    side = new_side([])
    for name, cards in zones.lists().items():
        numbers = range(first, first + len(cards))
        first += len(cards)
        getattr(side, name).extend(reversed(numbers) if name in ("deck", "stock") else numbers)
    for position in zones.stage:
        side.stage[position - 1] = first
        first += 1
    return side
