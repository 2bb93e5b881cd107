"""The damage process (4.10): a card at a time, cancelled by a climax."""

from typing import Final

from rules.engine import CALL, JUMP, NEXT, POP, STAY, Frame, Procedure, Step
from rules.engine.machine import ProgramFrame
from rules.engine.replacement import Batch, Replacement
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Happening
from rules.games.weiss_schwarz.abilities.replacing import replacements, would
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.specs import CLIMAX
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import NO_CARD


class Reveal(Step[WeissGame]):
    """4.10.1.1: the top card of the deck, face up into the resolution zone."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        side = game.sides[frame.player]
        if not frame.cards:
            side.damage += 1
            if game.trace is not None:
                climaxes = sum(game.specs[card].kind == CLIMAX for card in side.deck)
                game.note("4.10.1", words.DEALT, frame.player, len(side.deck), climaxes)
        card = game.take_top(frame.player)
        if card == NO_CARD:  # nothing to reveal and nothing to refresh from: as much as is possible (1.3.2)
            frame.number = len(frame.cards)
            return NEXT
        game.put_into_resolution(card)
        frame.cards.append(card)
        return NEXT


class Cancel(Step[WeissGame]):
    """4.10.1.2: a climax sends all cards of this process to the waiting room and ends it."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if not frame.cards or game.specs[frame.cards[-1]].kind != CLIMAX:
            return NEXT
        if not holds("3.13.1.3"):
            return POP
        _leave_resolution(game, frame)
        for card in frame.cards:
            game.put_into_waiting_room(card)
        game.note(self.rule, words.CANCELLED, frame.player, frame.number, len(frame.cards))
        if holds("4.10.1.2.1"):
            game.happen(words.ON_DAMAGE, frame.player, number=0, by=frame.card, amount=frame.number)
            _tell(game)
        return POP


class TakeDamage(Step[WeissGame]):
    """4.10.1.3: once there are as many as the number says, all go into the clock at once, in order (3.13.1.3.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if len(frame.cards) < frame.number:
            frame.at = 0
            return JUMP
        if not holds("3.13.1.3"):
            return POP
        _leave_resolution(game, frame)
        for card in frame.cards if holds("3.13.1.3.1") else frame.cards[::-1]:
            game.put_into_clock(frame.player, card)
        game.note(self.rule, words.DAMAGED, frame.player, len(frame.cards))
        amount = len(frame.cards)
        game.happen(words.ON_DAMAGE, frame.player, number=amount, by=frame.card, amount=amount)
        return POP


class DealToNext(Step[WeissGame]):
    """4.12.2.7.3: damage that several players are dealt at once: a damage process of each, the turn player's first.

    The answer of the frame counts those that have begun.
    """

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if frame.answer == len(game.sides):
            return POP
        player = game.turn_player if frame.answer == 0 else 1 - game.turn_player
        frame.answer += 1
        game.call(DAMAGE_PROCESS, player, frame.card, frame.number)
        return STAY


def deal(game: WeissGame, players: list[int], source: int, amount: int) -> int:
    """Deal damage to players at once, but for those of whom it is replaced (8.10); return NEXT or CALL.

    1.3.3: none is dealt by a card that cannot deal any.
    """
    if source != NO_CARD and game.limited(source, words.CANNOT_DEAL_DAMAGE):
        return NEXT
    if game.watching.replaces >> words.ON_DAMAGE & 1:
        would(game, Dealing(source, amount), players)
        return CALL
    return _begin(game, players, source, amount)


def _begin(game: WeissGame, players: list[int], source: int, amount: int) -> int:
    if len(players) > 1:
        return game.call(DAMAGE_TO_BOTH, card=source, number=amount)
    return game.call(DAMAGE_PROCESS, players[0], source, amount)


class Dealing(Batch[WeissGame]):
    """Damage is about to be dealt; who receives it orders what replaces it (8.10.2)."""

    __slots__ = ("amount", "source")

    def __init__(self, source: int, amount: int) -> None:
        super().__init__("8.10.2")
        self.source = source
        self.amount = amount

    def found(self, game: WeissGame, event: int) -> list[Replacement[WeissGame]]:
        return replacements(game, Happening(words.ON_DAMAGE, event, number=self.amount, by=self.source))

    def orderer(self, game: WeissGame, event: int) -> int:
        return event if holds("8.10.2") else 1 - event

    def happen(self, game: WeissGame, events: list[int]) -> int:
        return _begin(game, events, self.source, self.amount)


def is_dealt_to_more(game: WeissGame) -> bool:
    """Return whether the damage under way is dealt to another player too, whose damage process is to come."""
    return any(frame.procedure is DAMAGE_TO_BOTH and frame.answer < len(game.sides) for frame in game.stack)


def _tell(game: WeissGame) -> None:
    """Let the program that dealt the damage know that it was cancelled."""
    for frame in reversed(game.stack):
        if isinstance(frame, ProgramFrame):
            frame.answer = words.CANCELLED
            return


def _leave_resolution(game: WeissGame, frame: Frame) -> None:
    side = game.sides[frame.player]
    side.damage -= 1
    for card in frame.cards:
        side.resolution.remove(card)


# The player takes the damage, the number is how much; the card is its source, an attacking character (4.11.1.1).
DAMAGE_PROCESS: Final = Procedure("4.10.1", Reveal("4.10.1.1"), Cancel("4.10.1.2"), TakeDamage("4.10.1.3"))
DAMAGE_TO_BOTH: Final = Procedure("4.10", DealToNext("4.10"))
