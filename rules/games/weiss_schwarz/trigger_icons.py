"""What each trigger icon does (4.12.2). The frame's player executes it; its card is the one that was revealed."""

from collections.abc import Callable
from typing import Final

from rules.engine import NEXT, POP, Frame, Procedure, Step
from rules.games.weiss_schwarz import specs
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.changes import Number
from rules.games.weiss_schwarz.abilities.context import asking, ruling
from rules.games.weiss_schwarz.abilities.standby import Timed, moved_on
from rules.games.weiss_schwarz.abilities.values import SOUL
from rules.games.weiss_schwarz.actions import Draw
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.effects import give
from rules.games.weiss_schwarz.given import SHOT
from rules.games.weiss_schwarz.leaving import leave_stage
from rules.games.weiss_schwarz.playing import ChoosePosition
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import HAND as HAND_ZONE
from rules.games.weiss_schwarz.zones import NO_CARD

HAND: Final = 0
STOCK: Final = 1

MORE_SOUL: Final = Number(SOUL, Fixed(1))

Choices = Callable[[WeissGame, int], list[int]]


class AddSoul(Step[WeissGame]):
    """4.12.2.2: the attacking character gets +1 soul until end of turn."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if game.attacker_is_there():
            give(game, [game.attacker], MORE_SOUL, ruling(frame.player, frame.card, 0), game.turn)
        return NEXT


class WatchDamage(Step[WeissGame]):
    """4.12.2.7: when the attacker's next damage of this turn is cancelled, an automatic ability deals one damage."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if game.attacker_is_there():
            by = asking(SHOT, frame.player, game.attacker, game.attacker_incarnation)
            game.timed += (Timed(SHOT, by, game.turn, game.turn),)
        return NEXT


class May(Step[WeissGame]):
    """The player may do what follows; it is not asked where there is no card to do it with."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if not game.sides[frame.player].deck:
            return POP
        return game.ask(frame.player, words.ICON_MAY, self.rule, [words.PASS, 1])


class MayChoose(Step[WeissGame]):
    """The player may choose one of certain cards; not asked where there is none (8.6.3.1.3)."""

    __slots__ = ("choices",)

    def __init__(self, rule: str, choices: Choices) -> None:
        super().__init__(rule)
        self.choices = choices

    def run(self, game: WeissGame, frame: Frame) -> int:
        options = self.choices(game, frame.player)
        if not options:
            return POP
        return game.ask(frame.player, words.ICON_CARD, self.rule, [words.PASS, *options])


class EndIfDeclined(Step[WeissGame]):
    """Whoever may and does not is done with the icon; the frame keeps the chosen card, and the revealed one."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if frame.answer == words.PASS:
            return POP
        frame.cards = [frame.card]
        frame.card = frame.answer
        return NEXT


class StockTop(Step[WeissGame]):
    """The top card of the deck goes to the stock."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = game.take_top(frame.player)
        game.put_into_stock(card)
        game.note(self.rule, words.STOCKED, frame.player, card)
        return NEXT


class ReturnFromStage(Step[WeissGame]):
    """4.12.2.3: the chosen character of the opponent returns to its owner's hand, if no effect forbids it (1.3.3)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if game.is_kept_from(frame.card, HAND_ZONE) and holds("1.3.3"):
            return NEXT
        holder = game.holder[frame.card]
        leave_stage(game, frame.card, HAND_ZONE, self.rule)
        game.note(self.rule, words.MOVED_TO, holder, frame.card, HAND_ZONE)
        return NEXT


class ReturnFromWaitingRoom(Step[WeissGame]):
    """The chosen card of the waiting room returns to hand."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.take_out(frame.card)
        game.put_into_hand(frame.card)
        game.note(self.rule, words.MOVED_TO, frame.player, frame.card, HAND_ZONE)
        return NEXT


class TakeTreasure(Step[WeissGame]):
    """4.12.2.8.1: the card with the icon returns to hand, if it still is where it was revealed."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        resolution = game.sides[frame.player].resolution
        if frame.card in resolution:
            time = game.incarnation[frame.card]
            resolution.remove(frame.card)
            game.put_into_hand(frame.card)
            moved_on(game, frame.card, time)
            game.note(self.rule, words.MOVED_TO, frame.player, frame.card, HAND_ZONE)
        return NEXT


class PlaceRested(Step[WeissGame]):
    """4.12.2.10: the chosen character goes there, rested, by an effect of the card that was revealed."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.sides[frame.player].waiting_room.remove(frame.card)
        game.put_on_stage(frame.player, frame.card, frame.answer, words.REST, by=frame.cards[0])
        game.note(self.rule, words.PLACED, frame.player, frame.card, frame.answer)
        return NEXT


class ChooseZone(Step[WeissGame]):
    """4.12.2.11: to hand or to stock."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        return game.ask(frame.player, words.ICON_ZONE, self.rule, [HAND, STOCK])


class PutChosen(Step[WeissGame]):
    """4.12.2.11: return it to hand or move it to stock."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.take_out(frame.card)
        if frame.answer == HAND:
            game.put_into_hand(frame.card)
        else:
            game.put_into_stock(frame.card)
        game.note(self.rule, words.MOVED_TO, frame.player, frame.card, game.where[frame.card])
        return NEXT


def _opposing_characters(game: WeissGame, player: int) -> list[int]:
    """Not those that effects of the opponent cannot choose."""
    stage = game.sides[1 - player].stage
    return [card for card in stage if card != NO_CARD and not game.limited(card, words.CANNOT_BE_CHOSEN)]


def _waiting(game: WeissGame, player: int, kind: int) -> list[int]:
    return [card for card in game.sides[player].waiting_room if game.specs[card].kind == kind]


def _waiting_characters(game: WeissGame, player: int) -> list[int]:
    return _waiting(game, player, specs.CHARACTER)


def _waiting_climaxes(game: WeissGame, player: int) -> list[int]:
    return _waiting(game, player, specs.CLIMAX)


def _low_enough(game: WeissGame, player: int) -> list[int]:
    most = len(game.sides[player].level) + 1
    return [card for card in _waiting_characters(game, player) if game.level(card) <= most]


def _with_soul_icon(game: WeissGame, player: int) -> list[int]:
    return [card for card in _waiting_characters(game, player) if specs.SOUL in game.icons(card)]


# By icon, see specs.ICONS.
ICON_ACTIONS: Final = (
    Procedure("4.12.2.2", AddSoul("4.12.2.2")),
    Procedure(
        "4.12.2.3",
        MayChoose("4.12.2.3", _opposing_characters),
        EndIfDeclined("4.12.2.3"),
        ReturnFromStage("4.12.2.3"),
    ),
    Procedure("4.12.2.4", May("4.12.2.4"), EndIfDeclined("4.12.2.4"), StockTop("4.12.2.4")),
    Procedure(
        "4.12.2.5",
        MayChoose("4.12.2.5", _waiting_characters),
        EndIfDeclined("4.12.2.5"),
        ReturnFromWaitingRoom("4.12.2.5"),
    ),
    Procedure("4.12.2.6", May("4.12.2.6"), EndIfDeclined("4.12.2.6"), Draw("4.12.2.6", 1)),
    Procedure("4.12.2.7", WatchDamage("4.12.2.7")),
    Procedure(
        "4.12.2.8",
        TakeTreasure("4.12.2.8.1"),
        May("4.12.2.8"),
        EndIfDeclined("4.12.2.8"),
        StockTop("4.12.2.8"),
    ),
    Procedure(
        "4.12.2.9",
        MayChoose("4.12.2.9", _waiting_climaxes),
        EndIfDeclined("4.12.2.9"),
        ReturnFromWaitingRoom("4.12.2.9"),
    ),
    Procedure(
        "4.12.2.10",
        MayChoose("4.12.2.10", _low_enough),
        EndIfDeclined("4.12.2.10"),
        ChoosePosition("4.12.2.10"),
        PlaceRested("4.12.2.10"),
    ),
    Procedure(
        "4.12.2.11",
        MayChoose("4.12.2.11", _with_soul_icon),
        EndIfDeclined("4.12.2.11"),
        ChooseZone("4.12.2.11"),
        PutChosen("4.12.2.11"),
    ),
)
