"""The trigger check of an attack (7.3.1.2)."""

from typing import Final

from rules.engine import CALL, JUMP, NEXT, Frame, Procedure, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.standby import moved_on
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.trigger_icons import ICON_ACTIONS
from rules.games.weiss_schwarz.zones import NO_CARD


class TriggerCheck(Step[WeissGame]):
    """7.3.1.2: the top card face up into the resolution zone; the icons are those it has now (7.3.1.2.2)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = game.take_top(game.turn_player)
        frame.card = card
        frame.cards = []
        if card == NO_CARD:
            return NEXT
        game.put_into_resolution(card)
        game.note(self.rule, words.TRIGGERED, game.turn_player, card)
        frame.number = game.incarnation[card]
        frame.cards += game.icons(card)
        attacker = game.attacker if holds("7.3.1.2.3.1") else NO_CARD  # whose trigger check it is
        game.happen(words.ON_TRIGGER_CHECK, game.turn_player, card, by=attacker)
        return NEXT


class ChooseIcon(Step[WeissGame]):
    """7.3.1.2.1: several icons in any order; equal ones are one option."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if not holds("7.3.1.2.2"):  # whatever icons it loses by now
            frame.cards = [icon for icon in frame.cards if icon in game.icons(frame.card)]
        icons = frame.cards
        if not icons:
            return NEXT
        options = list(dict.fromkeys(icons))
        if len(options) == 1:
            frame.answer = options[0]
            return NEXT
        return game.ask(game.turn_player, words.ICON, self.rule, options)


class PerformIcon(Step[WeissGame]):
    """7.3.1.2: the action of the icon, then that of the next."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if not frame.cards:
            return NEXT
        icon = frame.answer
        frame.cards.remove(icon)
        game.note(self.rule, words.ICON_DONE, game.turn_player, icon, frame.card)
        frame.at -= 2  # behind the action, choose again
        if not holds("4.12.1"):
            return JUMP
        return game.call(ICON_ACTIONS[icon], game.turn_player, frame.card)


class StockTriggered(Step[WeissGame]):
    """7.3.1.2.3: the revealed card goes face down into the stock, if it still is there (4.12.2.8.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = frame.card
        resolution = game.sides[game.turn_player].resolution
        is_there = card != NO_CARD and card in resolution and game.incarnation[card] == frame.number
        if is_there and holds("3.13.1.2"):
            resolution.remove(card)
            game.put_into_stock(card)
            moved_on(game, card, frame.number)
        return NEXT


class CheckAgain(Step[WeissGame]):
    """An effect may have said that there is more than one trigger check, and what is done when all are performed."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.trigger_checks -= 1
        if game.trigger_checks > 0:
            frame.at -= 1
            return JUMP
        if not game.after_checks:
            return NEXT
        game.stack += [one.clone() for one in reversed(game.after_checks)]
        game.after_checks = ()
        return CALL


TRIGGER_CHECK: Final = Procedure(
    "7.3.1.2",
    TriggerCheck("7.3.1.2"),
    ChooseIcon("7.3.1.2.1"),
    PerformIcon("7.3.1.2"),
    StockTriggered("7.3.1.2.3"),
)
