"""The automatic abilities that the rules themselves give: encore (10.2.3), and what a shot icon leaves (4.12.2.7)."""

from typing import Final

from rules.engine import NEXT, POP, Frame, Procedure, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.damage import Deal
from rules.games.weiss_schwarz.table import WeissGame

ENCORE_COST: Final = 3


class MayPayEncore(Step[WeissGame]):
    """10.2.2: whoever can may pay; who cannot pay in full pays nothing (8.4.2.2). The frame keeps card and position."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if len(game.sides[frame.player].stock) < ENCORE_COST:
            return POP
        return game.ask(frame.player, words.PAY_ENCORE, self.rule, [words.PASS, 1])


class PayStock(Step[WeissGame]):
    """8.4.3: cards from the top of the stock to the waiting room; nothing interrupts a payment (8.4.2.1)."""

    __slots__ = ("count",)

    def __init__(self, rule: str, count: int) -> None:
        super().__init__(rule)
        self.count = count

    def run(self, game: WeissGame, frame: Frame) -> int:
        if frame.answer == words.PASS:
            return POP  # 8.7.3.2.1
        pay_stock(game, frame.player, self.count)
        return NEXT


class ReturnToStage(Step[WeissGame]):
    """10.2.2: rested, to the position where it was; a card that has left the waiting room stays away (8.7.7)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if game.incarnation[frame.card] == frame.cards[0]:
            game.sides[frame.player].waiting_room.remove(frame.card)
            game.put_on_stage(frame.player, frame.card, frame.number, words.REST)
            game.note(self.rule, words.ENCORED, frame.player, frame.card, frame.number)
        return NEXT


def pay_stock(game: WeissGame, player: int, count: int) -> None:
    """8.4.3: put exactly `count` cards from the top of the stock into the waiting room; there are that many."""
    stock = game.sides[player].stock
    game.paying = True
    for _ in range(count):
        game.put_into_waiting_room(stock.pop())
    game.paying = False


ENCORE: Final = Procedure("10.2.2", MayPayEncore("10.2.2"), PayStock("8.4.3", ENCORE_COST), ReturnToStage("10.2.2"))
SHOT_DAMAGE: Final = Procedure("4.12.2.7", Deal("4.12.2.7", 1))

# By kind, see vocabulary.
ABILITIES: Final = (ENCORE, SHOT_DAMAGE)
