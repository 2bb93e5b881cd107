"""Lays out the table of a scenario: cards into zones, and the step of the turn that it begins with."""

from typing import Final

from rules.games.weiss_schwarz.abilities.jumps import BEGINNINGS
from rules.games.weiss_schwarz.rule_actions import INTERRUPT_RULE_ACTIONS
from rules.games.weiss_schwarz.scripted.names import BLANK, Names, read_list
from rules.games.weiss_schwarz.scripted.schema import (
    GIVEN,
    ORIENTATIONS,
    PILE_NAMES,
    PLAYERS,
    PREPARATION,
    SIDE,
    STEPS,
)
from rules.games.weiss_schwarz.setup import PREPARATION as PREPARATION_PROCEDURE
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.table import WeissGame, new_table
from rules.games.weiss_schwarz.turn import TURN
from rules.games.weiss_schwarz.zones import DECK, NO_CARD, POSITIONS, new_side
from rules.scenarios.chance import Script, ScriptedRandom
from rules.scenarios.errors import Unreadable
from rules.scenarios.reading import Entry, mapping, number, one_of, truth
from rules.scenarios.source import Value

USUAL_DECK: Final = 20
USUAL_TURN: Final = 5


class Pile:
    """The cards of one player as they are laid out, numbered from 0."""

    def __init__(self, entry: Entry, specs: dict[str, CardSpec]) -> None:
        self.entry = entry
        self.specs = specs
        self.called: list[str] = []
        self.side = new_side([])
        self._lay_lists()
        self._lay_stage()

    def _lay_lists(self) -> None:
        for name, zone in PILE_NAMES.items():
            value = self.entry.get(name)
            if value is not None:
                self.side.piles[zone].extend(reversed(self._add(value, name)))
            elif zone == DECK:
                self.side.piles[zone].extend(range(len(self.called), len(self.called) + USUAL_DECK))
                self.called += [BLANK] * USUAL_DECK

    def _lay_stage(self) -> None:
        for position, value in _positions(self.entry, "stage").items():
            cards = self._add(value, "stage")
            if len(cards) != 1:
                raise Unreadable(value.line, f"{self.entry.what}: stage: one card is wanted for a position.")
            self.side.stage[position] = cards[0]
        for position, value in _positions(self.entry, "markers").items():
            self.side.markers[position] = tuple(reversed(self._add(value, "markers")))

    def _add(self, value: Value, zone: str) -> list[int]:
        first = len(self.called)
        for name in read_list(value, f"{self.entry.what}: {zone}", self.specs):
            if "#" in name and name in self.called:
                raise Unreadable(value.line, f"{self.entry.what}: {zone}: two cards are labelled {name!r}.")
            self.called.append(name)
        return list(range(first, len(self.called)))

    def begin_with(self, number: int) -> None:
        """Number the cards from `number` on."""
        for pile in self.side.piles:
            pile[:] = [card if card == NO_CARD else card + number for card in pile]
        self.side.markers[:] = [tuple(card + number for card in area) for area in self.side.markers]


class Layout:
    """What `given` says, before it is a game."""

    def __init__(self, value: Value | None, specs: dict[str, CardSpec]) -> None:
        self.specs = specs
        self.read = Entry(value or Value(1, {}), "given", GIVEN)
        self.entries = [Entry(self.read.get(name) or Value(1, {}), f"given: {name}", SIDE) for name in PLAYERS]
        piles = [Pile(entry, specs) for entry in self.entries]
        self.half = max(len(pile.called) for pile in piles)
        piles[1].begin_with(self.half)
        self.sides = [pile.side for pile in piles]
        # Both players own as many cards; those that are too many lie in no zone.
        self.called = [name for pile in piles for name in (*pile.called, *[BLANK] * (self.half - len(pile.called)))]

    def game(self, script: Script) -> tuple[WeissGame, Names]:
        """Return the game, about to go on with the step that it begins with."""
        specs = [self.specs[name.partition("#")[0]] for name in self.called]
        chance = ScriptedRandom(script, lambda card: 0 if card < self.half else 1)
        game = new_table(specs, self.sides, chance, INTERRUPT_RULE_ACTIONS)
        game.trace = []
        names = Names(self.called, specs)
        self._begin(game)
        _place_in_order(game)
        for player, entry in enumerate(self.entries):
            _turn_cards(game, names, player, entry)
            _hide_cards(game, names, player, entry)
        return game, names

    def _begin(self, game: WeissGame) -> None:
        step = _word(self.read, "step", (PREPARATION, *STEPS), "main")
        turn = self.read.get("turn_number")
        if step == PREPARATION:
            game.call(PREPARATION_PROCEDURE)
            return
        game.turn_player = PLAYERS.index(_word(self.read, "turn", PLAYERS, "P"))
        game.turn = USUAL_TURN if turn is None else number(turn, "given: turn_number", 1)
        game.first_player = game.turn_player if game.turn % 2 else 1 - game.turn_player
        game.unsettled = True
        loops = self.read.get("watch_loops")
        if loops is not None and truth(loops, "given: watch_loops"):
            game.unwatched = 0
        game.call(TURN)
        _, rule = BEGINNINGS[STEPS[step]]
        game.stack[-1].at = next(at for at, one in enumerate(TURN.steps) if one.rule == rule)


def _positions(entry: Entry, key: str) -> dict[int, Value]:
    value = entry.get(key)
    return {} if value is None else positions(value, f"{entry.what}: {key}")


def positions(value: Value, what: str) -> dict[int, Value]:
    """Read what lies on which of the five positions, 1 to 5 as in the book (3.6.4), counted from 0."""
    found = {}
    for key, one in mapping(value, what).items():
        if key not in {str(position + 1) for position in POSITIONS}:
            raise Unreadable(value.key_lines[key], f"{what}: positions are 1 to 5, not {key!r}.")
        found[int(key) - 1] = one
    return found


def _word(read: Entry, key: str, names: tuple[str, ...], usual: str) -> str:
    value = read.get(key)
    return usual if value is None else one_of(value, f"{read.what}: {key}", names)


def _place_in_order(game: WeissGame) -> None:
    """8.9.1.5.1: characters count as placed in the order in which they stand in the file, P's first."""
    for side in game.sides:
        for card in sorted(side.characters()):
            game.time += 1
            game.incarnation[card] = game.time


def _turn_cards(game: WeissGame, names: Names, player: int, entry: Entry) -> None:
    value = entry.get("turned")
    if value is None:
        return
    for name, how in mapping(value, f"{entry.what}: turned").items():
        card = _card(names, name, game.sides[player].characters(), value, f"{entry.what}: turned")
        game.orientation[card] = ORIENTATIONS[one_of(how, f"{entry.what}: turned", ORIENTATIONS)]


def _hide_cards(game: WeissGame, names: Names, player: int, entry: Entry) -> None:
    value = entry.get("face_down")
    if value is None:
        return
    side = game.sides[player]
    hideable = [*side.level, *side.memory, *(card for area in side.markers for card in area)]
    for one in value:
        game.face_down += (_card(names, one.written, hideable, one, f"{entry.what}: face_down"),)


def _card(names: Names, name: str, cards: list[int], value: Value, what: str) -> int:
    card = names.pick(name, cards)
    if card is None:
        line = value.key_lines.get(name, value.line)
        raise Unreadable(line, f"{what}: {name!r} is none of {names.said(cards)}.")
    return card
