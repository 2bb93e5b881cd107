"""Playing cards (8.6.2) and the play timings in which that is possible (8.5.2)."""

from typing import Final

from rules.engine import JUMP, NEXT, POP, Frame, Procedure, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.automatic import pay_stock
from rules.games.weiss_schwarz.check_timing import CheckTiming
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import NO_CARD, POSITIONS

_POSITION_OPTIONS: Final = list(POSITIONS)


def colours_of(game: WeissGame, player: int) -> int:
    """8.6.2.1.1: the colours of the cards in level and clock."""
    side = game.sides[player]
    specs = game.specs
    colours = 0
    for card in side.level:
        colours |= specs[card].colours
    for card in side.clock:
        colours |= specs[card].colours
    return colours


def playable_characters(game: WeissGame, player: int) -> list[int]:
    """Return the characters in hand whose colour, level and cost allow it (8.6.2.1, 8.6.2.3.2)."""
    side = game.sides[player]
    specs = game.specs
    level = len(side.level)
    stock = len(side.stock)
    colours = colours_of(game, player)
    playable = []
    for card in side.hand:
        spec = specs[card]
        if spec.kind != CHARACTER or spec.level > level or spec.cost > stock:
            continue
        if spec.level == 0 or spec.colours & colours:  # 8.6.2.1.1.1
            playable.append(card)
    return playable


def playable_climaxes(game: WeissGame, player: int) -> list[int]:
    """Return the climaxes in hand whose colour allows it; they need no level (8.6.2.1.2.1)."""
    colours = colours_of(game, player)
    specs = game.specs
    return [card for card in game.sides[player].hand if specs[card].kind == CLIMAX and specs[card].colours & colours]


def _exchanges(occupied: int) -> list[int]:
    """Return the exchanges that would move a card (6.5.1.2.4); `occupied` has a bit for each position."""
    return [
        words.EXCHANGE + 5 * one + other
        for one in POSITIONS
        for other in POSITIONS
        if one < other and (occupied >> one | occupied >> other) & 1
    ]


_EXCHANGES: Final = [_exchanges(occupied) for occupied in range(32)]


class MayAct(Step[WeissGame]):
    """6.5.1.2: play a character, exchange two positions, or do nothing."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        player = game.turn_player
        occupied = 0
        for position, card in enumerate(game.sides[player].stage):
            if card != NO_CARD:
                occupied |= 1 << position
        options = [words.PASS]
        options += playable_characters(game, player)
        options += _EXCHANGES[occupied]
        if len(options) == 1:
            return POP
        return game.ask(player, words.MAIN, self.rule, options)


class Act(Step[WeissGame]):
    """6.5.1.2.1, 6.5.1.2.4: do what was chosen; doing nothing ends the phase (6.5.1.3)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        chosen = frame.answer
        if chosen == words.PASS:
            return POP
        frame.at = -1  # and another play timing (8.5.2.2)
        if chosen < words.EXCHANGE:
            return game.call(PLAY_CHARACTER, game.turn_player, chosen)
        one, other = divmod(chosen - words.EXCHANGE, 5)
        stage = game.sides[game.turn_player].stage
        stage[one], stage[other] = stage[other], stage[one]
        game.note("6.5.1.2.4", words.MOVED, game.turn_player, one, other)
        frame.at = 0
        return JUMP


class ChoosePosition(Step[WeissGame]):
    """8.6.2.2.1, 4.12.2.10: a position of the stage, an occupied one too (4.12.2.10.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        return game.ask(frame.player, words.POSITION, self.rule, _POSITION_OPTIONS)


class PayCost(Step[WeissGame]):
    """8.6.2.3.1: pay the cost in full, before anything can interrupt."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        pay_stock(game, frame.player, game.specs[frame.card].cost)
        return NEXT


class PlaceCharacter(Step[WeissGame]):
    """8.6.2.5.1: onto the chosen position, standing (3.6.3)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = frame.card
        game.sides[frame.player].hand.remove(card)
        game.put_on_stage(frame.player, card, frame.answer, words.STAND)
        game.note(self.rule, words.PLAYED, frame.player, card, frame.answer)
        return NEXT


class MayPlayClimax(Step[WeissGame]):
    """6.6.1.2.1: in this play timing, only a climax from hand."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        climaxes = playable_climaxes(game, game.turn_player)
        if not climaxes:
            frame.answer = words.PASS
            return NEXT
        return game.ask(game.turn_player, words.PLAY_CLIMAX, self.rule, [words.PASS, *climaxes])


class PlayClimax(Step[WeissGame]):
    """8.6.2.5.3: onto the climax area; one in a turn (6.6.1.2.2)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = frame.answer
        if card != words.PASS:
            side = game.sides[game.turn_player]
            side.hand.remove(card)
            side.climax.append(card)
            game.incarnation[card] += 1
            game.note(self.rule, words.CLIMAX_PLAYED, game.turn_player, card)
        return NEXT


PLAY_CHARACTER: Final = Procedure(
    "8.6.2", ChoosePosition("8.6.2.2.1"), PayCost("8.6.2.3.1"), PlaceCharacter("8.6.2.5.1")
)
MAIN_PLAY_TIMING: Final = Procedure("6.5.1.2", CheckTiming("8.5.2.1"), MayAct("6.5.1.2"), Act("6.5.1.2"))
