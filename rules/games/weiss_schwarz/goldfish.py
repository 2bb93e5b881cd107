"""Goldfish games of Weiß Schwarz: the deck by its policy against an opponent who sits still; docs/goldfish.md."""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import comb
from typing import Final

from rules.engine.machine import Event
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.policy import Policy, sit_still
from rules.games.weiss_schwarz.programs import specs_of
from rules.games.weiss_schwarz.reading_specs import spec_of
from rules.games.weiss_schwarz.requirements import colours_of
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX, CardSpec
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.telling import tell
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.tally import Tally
from rules.printed_card import PrintedCard

PLAYER: Final = 0
OPPONENT: Final = 1
OPPONENTS_CLIMAXES: Final = 8
MOST_DECISIONS: Final = 20_000  # a usual game has a hundred
EXACT: Final = 10_000  # exact chances are counted in ten-thousandths

# How a game ended, as the measure `end` counts it.
OUT_OF_TURNS: Final = 0
WON: Final = 1
LOST: Final = 2


@lru_cache(maxsize=4)
def opponents_deck(size: int) -> tuple[CardSpec, ...]:
    """Return cards without abilities or trigger icons, eight of them climaxes."""
    plain = spec_of("", PrintedCard("Card", {"level": 0, "power": 500}, {"type": ("character",)}))
    climax = spec_of("", PrintedCard("Climax", {}, {"type": ("climax",)}))
    return (*[plain] * (size - OPPONENTS_CLIMAXES), *[climax] * OPPONENTS_CLIMAXES)


def play(deck: FrozenDeck, seeds: Iterable[int], turns: int, tally: Tally) -> None:
    """Play a game for each seed, of at most `turns` turns of the deck, and count what happened."""
    specs = specs_of(deck)
    for seed in seeds:
        Goldfish(new_game(specs, opponents_deck(len(specs)), seed), turns, tally).play()


def trace(deck: FrozenDeck, seed: int, turns: int) -> Iterator[str]:
    """Yield one game in full, a line for each thing that happened, its rule first."""
    specs = specs_of(deck)
    game = new_game(specs, opponents_deck(len(specs)), seed)
    told: list[Event] = []
    Goldfish(game, turns, Tally(), told).play()
    yield from (tell(event, game) for event in told)


class Goldfish:
    """One game and what is measured of it; `told` gets everything that happened, where it is wanted."""

    def __init__(self, game: WeissGame, turns: int, tally: Tally, told: list[Event] | None = None) -> None:
        self.game = game
        self.turns = turns
        self.tally = tally
        self.own_turn = 0  # turns of the deck, counted from 1
        self.damage = 0  # damage taken by the opponent in this turn
        self.first_seen: dict[int, int] = {}
        self.climaxes_stocked = 0
        self.refreshes = 0
        self.told = told
        self.chance = (0, 0)  # cards in the opponent's deck when damage was dealt, climaxes among them
        self.turn_is_counted = False
        self.policy = Policy()

    def play(self) -> None:
        """Play until somebody lost, or the turns are used up, or a loop of abilities has gone on for long enough."""
        game = self.game
        game.trace = []
        for _ in range(MOST_DECISIONS):
            request = game.advance()
            if not self._read_trace():
                break
            self._see_hand()
            if request is None:
                self._finish(LOST if game.result is None or PLAYER in game.result.losers else WON)
                return
            game.apply(self.policy.choose(game) if request.player == PLAYER else sit_still(game))
        self._finish(OUT_OF_TURNS)

    def _read_trace(self) -> bool:
        """Count the events since the last decision; False once the last turn is over."""
        events = self.game.trace or []
        self.game.trace = []
        for event in events:
            if self.told is not None:
                self.told.append(event)
            if not self._count(event):
                return False
        return True

    def _count(self, event: Event) -> bool:
        _, kind, player, value, other = event
        if kind == words.TURN and player == PLAYER:
            self.own_turn += 1
            self.damage = 0
            self.turn_is_counted = False
        elif kind == words.DEALT:
            self.chance = (value, other)
        elif kind == words.DAMAGED and player == OPPONENT:
            self.damage += value
            self._damage(value, is_cancelled=False)
        elif kind == words.CANCELLED and player == OPPONENT:
            self._damage(value, is_cancelled=True)
        elif kind == words.TRIGGERED and player == PLAYER:
            self.climaxes_stocked += self.game.specs[value].kind == CLIMAX
        elif kind == words.REFRESHED and player == PLAYER:
            self._refresh(value, other)
        elif kind == words.TURN_ENDED and player == PLAYER:
            self._turn_end()
            return self.own_turn < self.turns
        return True

    def _damage(self, amount: int, *, is_cancelled: bool) -> None:
        tally = self.tally
        tally.add("damage_by_attack", 0 if is_cancelled else amount)
        cards, climaxes = self.chance
        if amount > cards:
            return  # a refresh in the middle: no one number is the chance
        tally.add(f"cancel_rate.{amount}", int(is_cancelled))
        exact = 1 - comb(cards - climaxes, amount) / comb(cards, amount)
        tally.add(f"cancel_exact.{amount}", round(EXACT * exact))

    def _refresh(self, cards: int, climaxes: int) -> None:
        self.refreshes += 1
        if self.refreshes == 1:
            self.tally.add("refresh_turn", self.own_turn)
            self.tally.add("refresh_cards", cards)
            self.tally.add("refresh_climaxes", climaxes)

    def _turn_end(self) -> None:
        self.turn_is_counted = True
        game, tally, turn = self.game, self.tally, self.own_turn
        mine, theirs = game.sides[PLAYER], game.sides[OPPONENT]
        tally.add(f"level_by_turn.{turn}", len(mine.level))
        tally.add(f"opponent_level_by_turn.{turn}", len(theirs.level))
        tally.add(f"damage_by_turn.{turn}", self.damage)
        tally.add(f"stock_by_turn.{turn}", len(mine.stock))
        tally.add(f"hand_by_turn.{turn}", len(mine.hand))
        tally.add(f"colour_locked_by_turn.{turn}", colour_locked(game, PLAYER))

    def _see_hand(self) -> None:
        for card in self.game.sides[PLAYER].hand:
            if card not in self.first_seen:
                self.first_seen[card] = self.own_turn

    def _finish(self, end: int) -> None:
        tally = self.tally
        tally.add("end", end)
        tally.add("turns", self.own_turn)
        tally.add("climaxes_stocked", self.climaxes_stocked)
        if end == WON:
            tally.add("win_turn", self.own_turn)
            if not self.turn_is_counted:  # else it was won in the opponent's turn, by a refresh of theirs
                self._turn_end()
        by_name: dict[str, int] = {}
        for card, turn in self.first_seen.items():
            name = self.game.specs[card].name
            by_name[name] = min(turn, by_name.get(name, turn))
        for name, turn in by_name.items():
            tally.add(f"seen.{name}", turn)


def colour_locked(game: WeissGame, player: int) -> int:
    """Return how many characters and climaxes in hand only lack a colour (8.6.2.1.1)."""
    side = game.sides[player]
    have = colours_of(game, player)
    level = len(side.level)
    locked = 0
    for card in side.hand:
        spec = game.specs[card]
        needs = spec.kind == CLIMAX or (spec.kind == CHARACTER and 0 < spec.level <= level)
        locked += needs and not spec.colours & have
    return locked
