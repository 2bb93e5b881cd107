"""The turn (section 6): its phases in order, over and over until somebody loses."""

from typing import Final

from rules.engine import JUMP, NEXT, Frame, GoTo, Procedure, Step
from rules.engine.loops import LOOK_FROM
from rules.engine.timing.settling import Call
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.standby import later_ones_wait, waiting_for_the_end
from rules.games.weiss_schwarz.actions import Draw
from rules.games.weiss_schwarz.attack import ATTACK_PHASE
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.check_timing import BeforePlaying, CheckTiming, EndOfTurn
from rules.games.weiss_schwarz.effects import end_lasting
from rules.games.weiss_schwarz.encore_step import ENCORE_STEP
from rules.games.weiss_schwarz.playing import MAIN_PHASE, MayPlayClimax, PlayClimax
from rules.games.weiss_schwarz.stage import turn_card
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import NO_CARD

HAND_LIMIT: Final = 7


def is_too_many(game: WeissGame, cards: int) -> bool:
    """3.3.3.1: the turn player's hand is limited to seven cards, and one more for each effect that says so (1.3.1)."""
    return cards > HAND_LIMIT and cards > HAND_LIMIT + _more_in_hand(game) and holds("3.3.3.1") and holds("3.3.3")


def _more_in_hand(game: WeissGame) -> int:
    if not game.may_limit(words.HOLDS_ONE_MORE):
        return 0
    stage = game.sides[game.turn_player].stage
    return sum(card != NO_CARD and game.limited(card, words.HOLDS_ONE_MORE) for card in stage)


class BeginTurn(Step[WeissGame]):
    """6.1.1: a turn begins."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.turn += 1
        game.attacks = 0
        game.unwatched = LOOK_FROM
        game.loops = None
        game.note(self.rule, words.TURN, game.turn_player, game.turn)
        return NEXT


class StandAll(Step[WeissGame]):
    """6.2.1.2: the turn player's characters stand, rested and reversed ones alike."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        for card in game.sides[game.turn_player].stage:
            if card != NO_CARD and not game.limited(card, words.CANNOT_STAND):
                turn_card(game, card, words.STAND, self.rule)
        return NEXT


class MayClock(Step[WeissGame]):
    """6.4.1.2: the turn player may choose a card from hand."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        hand = game.sides[game.turn_player].hand
        if not hand:
            frame.answer = words.PASS
            return NEXT
        return game.ask(game.turn_player, words.CLOCK, self.rule, [words.PASS, *hand])


class Clock(Step[WeissGame]):
    """6.4.1.2: put it into the clock, and then draw two; who clocks nothing draws nothing."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = frame.answer
        if card == words.PASS:
            frame.at += 2
            return JUMP
        game.sides[game.turn_player].hand.remove(card)
        game.put_into_clock(game.turn_player, card)
        game.note(self.rule, words.CLOCKED, game.turn_player, card)
        return NEXT


class ChooseDiscard(Step[WeissGame]):
    """6.8.1.2: choose as many cards as the hand holds too many (3.3.3.1); they are put away together."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        hand = game.sides[game.turn_player].hand
        if not is_too_many(game, len(hand) - len(frame.cards)):
            return NEXT
        return game.ask(game.turn_player, words.DISCARD, self.rule, [card for card in hand if card not in frame.cards])


class Discard(Step[WeissGame]):
    """6.8.1.2: put them into the waiting room."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        side = game.sides[game.turn_player]
        if is_too_many(game, len(side.hand) - len(frame.cards)):
            frame.cards.append(frame.answer)
            frame.at -= 1
            return JUMP
        for card in frame.cards:
            side.hand.remove(card)
            game.put_into_waiting_room(card)
            game.note(self.rule, words.DISCARDED, game.turn_player, card)
        frame.cards = []
        return NEXT


class PutAwayClimax(Step[WeissGame]):
    """6.8.1.3: the climax goes to the waiting room."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        area = game.sides[game.turn_player].climax
        if area:
            game.put_into_waiting_room(area.pop())
        return NEXT


class LastCheckTiming(CheckTiming):
    """6.8.1.4: a check timing; the frame notes whether anything happened in it (6.8.1.5)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        outcome = super().run(game, frame)
        frame.card = 0 if outcome == NEXT else 1
        return outcome


class EndTurn(Step[WeissGame]):
    """6.8.1.4, 6.8.1.5: what holds until end of turn ends; with nothing left to do, the other player is next."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        player = game.turn_player
        end_lasting(game, game.turn)
        game.shields = ()
        if frame.card or is_too_many(game, len(game.sides[player].hand)) or _is_awaited(game):
            frame.at = 0
            return JUMP
        game.used = ()
        game.arrived = ()
        game.ended = ()
        game.note(self.rule, words.TURN_ENDED, player, game.turn)
        game.is_stale = True
        game.turn_player = _next_player(game)
        return NEXT


def _is_awaited(game: WeissGame) -> bool:
    """6.8.1.5: return whether there is an "at the end of turn" that has not been fulfilled yet."""
    if not game.watching.moments[words.END_PHASE]:
        return False
    return bool(waiting_for_the_end(game)) or later_ones_wait(game)


def _next_player(game: WeissGame) -> int:
    """11.2.1: whoever has an extra turn, of several the one made last (11.2.2); else the other player."""
    extra = game.extra_turns
    if not extra:
        return 1 - game.turn_player
    at = len(extra) - 1 if holds("11.2.2") else 0
    game.extra_turns = (*extra[:at], *extra[at + 1 :])
    return extra[at]


STAND_PHASE: Final = Procedure(
    "6.2", CheckTiming("6.2.1.1", words.STAND_PHASE), StandAll("6.2.1.2"), CheckTiming("6.2.1.3")
)
DRAW_PHASE: Final = Procedure(
    "6.3", CheckTiming("6.3.1.1", words.DRAW_PHASE), Draw("6.3.1.2", 1), CheckTiming("6.3.1.3")
)
CLOCK_PHASE: Final = Procedure(
    "6.4",
    CheckTiming("6.4.1.1", words.CLOCK_PHASE),
    MayClock("6.4.1.2"),
    Clock("6.4.1.2"),
    Draw("6.4.1.2", 2),
    CheckTiming("6.4.1.3"),
)
CLIMAX_PHASE: Final = Procedure(
    "6.6",
    CheckTiming("6.6.1.1", words.CLIMAX_PHASE),
    BeforePlaying("8.5.2.1"),
    MayPlayClimax("6.6.1.2.1"),
    PlayClimax("8.6.2.5.3"),
    CheckTiming("6.6.1.3"),
)
END_PHASE: Final = Procedure(
    "6.8",
    EndOfTurn("6.8.1.1"),
    ChooseDiscard("6.8.1.2"),
    Discard("6.8.1.2"),
    PutAwayClimax("6.8.1.3"),
    LastCheckTiming("6.8.1.4"),
    EndTurn("6.8.1.5"),
)
TURN: Final = Procedure(
    "6",
    BeginTurn("6.1.1"),
    Call("6.2", STAND_PHASE),
    Call("6.3", DRAW_PHASE),
    Call("6.4", CLOCK_PHASE),
    Call("6.5", MAIN_PHASE),
    Call("6.6", CLIMAX_PHASE),
    Call("6.7", ATTACK_PHASE),
    Call("7.7", ENCORE_STEP),
    Call("6.8", END_PHASE),
    GoTo("6.1.1", -9),  # players take turns
)
