"""The counter step (7.4): one event or ability with a counter icon, by the player who is attacked."""

from rules.engine import NEXT, Frame, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.playing import play
from rules.games.weiss_schwarz.requirements import playable_cards, usable_abilities
from rules.games.weiss_schwarz.table import WeissGame


class MayCounter(Step[WeissGame]):
    """7.4.1.2.1: only what has the counter icon."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        player = 1 - game.turn_player
        if not game.watching.counter or not holds("2.8.2"):
            frame.answer = words.PASS
            return NEXT
        options = [words.PASS, *playable_cards(game, player, counter=True)]
        options += usable_abilities(game, player, counter=True)
        if len(options) == 1:
            frame.answer = words.PASS
            return NEXT
        return game.ask(player, words.COUNTER, self.rule, options)


class Counter(Step[WeissGame]):
    """7.4.1.2.2: play it; there is no other play timing in this step."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if frame.answer == words.PASS:
            return NEXT
        if not holds("7.4.1.2.2"):
            frame.at -= 2
        return play(game, 1 - game.turn_player, frame.answer)
