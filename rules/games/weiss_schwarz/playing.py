"""Playing cards and abilities (8.6.2), and the main and climax phases in which that is possible (6.5, 6.6)."""

from typing import Final

from rules.engine import CALL, JUMP, NEXT, POP, STAY, Frame, Procedure, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.abilities.prices import IS_PAID, is_offered
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.check_timing import BeforePlaying, Fire
from rules.games.weiss_schwarz.requirements import event_texts, playable_cards, playable_climaxes, usable_abilities
from rules.games.weiss_schwarz.specs import CHARACTER, EVENT
from rules.games.weiss_schwarz.stage import exchange_positions
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import NO_CARD, POSITIONS

_POSITION_OPTIONS: Final = list(POSITIONS)


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
    """6.5.1.2: play a card or an ability, exchange two positions, or do nothing."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        player = game.turn_player
        options = [words.PASS] if holds("4.5.3") else []
        options += _in_force(game, playable_cards(game, player))
        options += _possible_exchanges(game, player) if holds("6.5.1.2.4") else []
        options += usable_abilities(game, player) if holds("6.5.1.2.3") else []
        if len(options) == 1:
            return POP
        return game.ask(player, words.MAIN, self.rule, options)


# 6.5.1.2.1, 6.5.1.2.2: by kind, see specs.
_RULES_OF_KINDS: Final = ("6.5.1.2.1", "6.5.1.2.2")


def _in_force(game: WeissGame, cards: list[int]) -> list[int]:
    if holds(_RULES_OF_KINDS[CHARACTER]) and holds(_RULES_OF_KINDS[EVENT]):
        return cards
    return [card for card in cards if holds(_RULES_OF_KINDS[game.specs[card].kind])]


def _possible_exchanges(game: WeissGame, player: int) -> list[int]:
    occupied = 0
    stage = game.sides[player].stage
    for position in POSITIONS:
        if stage[position] != NO_CARD:
            occupied |= 1 << position
    exchanges = _EXCHANGES[occupied]
    if not game.may_limit(words.CANNOT_MOVE):
        return exchanges
    fixed = [at for at, card in enumerate(stage) if card != NO_CARD and _is_fixed(game, card)]
    return [option for option in exchanges if not any(at in divmod(option - words.EXCHANGE, 5) for at in fixed)]


def _is_fixed(game: WeissGame, card: int) -> bool:
    return game.limited(card, words.CANNOT_MOVE)


class Act(Step[WeissGame]):
    """6.5.1.2.1 to 6.5.1.2.4: do what was chosen; doing nothing ends the phase (6.5.1.3)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        chosen = frame.answer
        if chosen == words.PASS and holds("6.5.1.3") and holds("8.5.2.3") and holds("4.5.3.2"):
            return POP
        is_asked_again = holds("8.5.2.2") and holds("4.5.3.1")
        frame.at = 0 if is_asked_again else 3  # and another play timing (8.5.2.2), behind the beginning of the phase
        if chosen >= words.ACTIVATE or chosen < words.EXCHANGE:
            return play(game, game.turn_player, chosen)
        one, other = divmod(chosen - words.EXCHANGE, 5)
        exchange_positions(game, game.turn_player, one, other, "6.5.1.2.4")
        frame.at = 1
        return JUMP


def play(game: WeissGame, player: int, chosen: int) -> int:
    """Begin to play a card of the hand, or an activated ability, and return CALL."""
    if chosen >= words.ACTIVATE:
        card, at = divmod(chosen - words.ACTIVATE, words.MOST_ABILITIES)
        ability = game.abilities(card)[at]
        game.note("8.6.2.3.1", words.ABILITY_PLAYED, player, card, at)
        by = asking(ability, player if holds("4.3.4") else 1 - player, card, game.incarnation[card])
        by.place = game.position_of(card)
        game.stack.append(by)
        return CALL
    if game.specs[chosen].kind == EVENT:
        return game.call(PLAY_EVENT, player, chosen)
    return game.call(PLAY_CHARACTER, player, chosen)


class ChoosePosition(Step[WeissGame]):
    """8.6.2.2, 8.6.2.2.1, 4.12.2.10: a position of the stage, an occupied one too (4.12.2.10.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if not holds("8.6.2.2"):
            return NEXT
        return game.ask(frame.player, words.POSITION, self.rule, _positions(game, frame.player, self.rule))


def _positions(game: WeissGame, player: int, rule: str) -> list[int]:
    """3.6.1: all five positions of the stage; for a standby icon too (4.12.2.10.1)."""
    if rule == "4.12.2.10" and not holds("4.12.2.10.1"):
        return [position for position in POSITIONS if game.sides[player].stage[position] == NO_CARD]
    return _POSITION_OPTIONS if holds("3.6.1") else _POSITION_OPTIONS[:1]


class PayCost(Step[WeissGame]):
    """8.6.2.3.1: pay the cost in full, before anything can interrupt."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if is_offered(game, frame):
            return STAY
        if holds("2.7.2") and frame.number != IS_PAID:
            pay_stock(game, frame.player, game.cost(frame.card), self.rule)
        return NEXT


def pay_stock(game: WeissGame, player: int, count: int, rule: str) -> None:
    """8.4.3: put exactly `count` cards from the top of the stock into the waiting room; there are that many."""
    stock = game.sides[player].stock
    game.paying = True
    paid = min(count, len(stock)) if holds("8.4.3") and holds("8.6.2.3") else 0
    for _ in range(paid):
        game.put_into_waiting_room(stock.pop())
    game.paying = False
    if paid:
        game.note(rule, words.PAID, player, paid)


def _is_played(game: WeissGame, player: int, card: int) -> None:
    """8.6.2.4: now, with the cost paid and nothing of it resolved yet."""
    if holds("8.6.2.4"):
        game.happen(words.ON_PLAY, player, card)


class PlaceCharacter(Step[WeissGame]):
    """8.6.2.5.1: onto the chosen position, standing (3.6.3)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = frame.card
        _is_played(game, frame.player, card)
        game.sides[frame.player].hand.remove(card)
        game.put_on_stage(frame.player, card, frame.answer, words.STAND, words.HOW_PLAYED)
        game.note(self.rule, words.PLAYED, frame.player, card, frame.answer)
        return NEXT


class ExecuteEvent(Step[WeissGame]):
    """8.6.2.5.2: into the resolution zone, and its text is executed, once (8.8.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = frame.card
        texts = event_texts(game, card)
        _is_played(game, frame.player, card)
        game.sides[frame.player].hand.remove(card)
        if holds("3.13.1.1"):
            game.put_into_resolution(card)
        else:
            game.put_into_waiting_room(card)
        game.note(self.rule, words.EVENT_PLAYED, frame.player, card)
        for _ in range(1 if holds("8.8.1") else 2):
            game.stack += [asking(text, frame.player, card, game.incarnation[card]) for text in texts[::-1]]
        frame.number = game.incarnation[card]
        return CALL


class PutAwayEvent(Step[WeissGame]):
    """8.6.2.5.2: then it goes to the waiting room, if its text did not put it elsewhere."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if game.incarnation[frame.card] == frame.number and holds("3.4.1"):
            game.take_out(frame.card)
            game.put_into_waiting_room(frame.card)
        return NEXT


class MayPlayClimax(Step[WeissGame]):
    """6.6.1.2: a play timing, in which only a climax from hand can be played (6.6.1.2.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        climaxes = playable_climaxes(game, game.turn_player)
        if not climaxes or not holds("6.6.1.2"):
            frame.answer = words.PASS
            return NEXT
        return game.ask(game.turn_player, words.PLAY_CLIMAX, self.rule, [words.PASS, *climaxes])


class PlayClimax(Step[WeissGame]):
    """8.6.2.5.3: onto the climax area; one in a turn (6.6.1.2.2)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = frame.answer
        if card != words.PASS:
            _is_played(game, game.turn_player, card)
            game.sides[game.turn_player].hand.remove(card)
            game.put_into_climax_area(card)
            game.note(self.rule, words.CLIMAX_PLAYED, game.turn_player, card)
            if not holds("6.6.1.2.2"):
                frame.at -= 2
        return NEXT


PLAY_CHARACTER: Final = Procedure(
    "8.6.2", ChoosePosition("8.6.2.2.1"), PayCost("8.6.2.3.1"), PlaceCharacter("8.6.2.5.1")
)
PLAY_EVENT: Final = Procedure("8.6.2", PayCost("8.6.2.3.1"), ExecuteEvent("8.6.2.5.2"), PutAwayEvent("8.6.2.5.2"))
MAIN_PHASE: Final = Procedure(
    "6.5", Fire("6.5.1.1", words.MAIN_PHASE), BeforePlaying("8.5.2.1"), MayAct("6.5.1.2"), Act("6.5.1.2")
)
