"""A small made-up game to try the machine with: two players take counters from a pile, the last one taken loses.

When the number left can be divided by seven, the alarm interrupts whatever is under way.
"""

from rules.engine import JUMP, NEXT, POP, STAY, Frame, Game, GoTo, Procedure, Step, seeded

TAKE = 0
ALARM = 4


class Pile(Game):
    __slots__ = ("left", "log")

    def __init__(self, left: int, seed: int = 1) -> None:
        super().__init__(seeded(seed), ALARM_RINGS)
        self.left = left
        self.log: list[str] = []
        self.call(ROUND)

    def clone(self) -> "Pile":
        other = Pile(self.left)
        self.clone_machine_into(other)
        other.log = self.log[:]
        return other


class Say(Step[Pile]):
    def __init__(self, rule: str, word: str) -> None:
        super().__init__(rule)
        self.word = word

    def run(self, game: Pile, frame: Frame) -> int:
        game.log.append(self.word)
        return NEXT


class ChooseNumber(Step[Pile]):
    def run(self, game: Pile, frame: Frame) -> int:
        return game.ask(frame.player, TAKE, self.rule, [number for number in (1, 2, 3) if number <= game.left])


class Take(Step[Pile]):
    """Takes one counter at a time, as many as were chosen."""

    def run(self, game: Pile, frame: Frame) -> int:
        game.left -= 1
        if game.left % 7 == 0:
            game.interrupts |= ALARM
        game.log.append(f"take {game.left}")
        frame.number += 1
        if frame.number < frame.answer:
            return STAY
        frame.number = 0
        return NEXT


class BeginPayment(Step[Pile]):
    def run(self, game: Pile, frame: Frame) -> int:
        game.paying = True
        return NEXT


class PayPart(Step[Pile]):
    """Pays, and sets off the alarm."""

    def run(self, game: Pile, frame: Frame) -> int:
        game.interrupts |= ALARM
        game.log.append("pay")
        return NEXT


class EndPayment(Step[Pile]):
    def run(self, game: Pile, frame: Frame) -> int:
        game.paying = False
        return NEXT


class LoseWithoutCounters(Step[Pile]):
    def run(self, game: Pile, frame: Frame) -> int:
        return game.end(self.rule, (frame.player,)) if not game.left else NEXT


class OtherPlayer(Step[Pile]):
    def run(self, game: Pile, frame: Frame) -> int:
        frame.player = 1 - frame.player
        return NEXT


class Roll(Step[Pile]):
    def run(self, game: Pile, frame: Frame) -> int:
        game.log.append(f"rolled {game.random.below(6)}")
        return POP


class Call(Step[Pile]):
    def __init__(self, rule: str, procedure: Procedure[Pile]) -> None:
        super().__init__(rule)
        self.procedure = procedure

    def run(self, game: Pile, frame: Frame) -> int:
        return game.call(self.procedure, frame.player)


class Again(Step[Pile]):
    def run(self, game: Pile, frame: Frame) -> int:
        frame.at = 0
        return JUMP


class Ring(Step[Pile]):
    def run(self, game: Pile, frame: Frame) -> int:
        game.log.append(f"alarm {frame.number}")
        return NEXT


ROLL: Procedure[Pile] = Procedure("3", Roll("3.1"), Say("3.2", "never said: the roll was popped"))
ALARM_RINGS: Procedure[Pile] = Procedure("9", Ring("9.1"))
PAYMENT: Procedure[Pile] = Procedure(
    "4", BeginPayment("4.1"), PayPart("4.2"), PayPart("4.3"), EndPayment("4.4"), Say("4.5", "resolve")
)
ROUND: Procedure[Pile] = Procedure(
    "1",
    ChooseNumber("1.1"),
    Take("1.2"),
    LoseWithoutCounters("1.3"),
    GoTo("1.4", 2, lambda game, _frame: game.left % 2 == 1),
    Call("1.5", ROLL),
    OtherPlayer("1.6"),
    Again("1.7"),
)
