"""Steps of programs in which somebody chooses (8.6.3), and where a program goes on."""

from typing import TYPE_CHECKING

from rules.engine import JUMP, NEXT, Frame, Step
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import Amount, Cards, Condition
from rules.games.weiss_schwarz.abilities.choosable import may_be_chosen
from rules.games.weiss_schwarz.abilities.costs import Payable
from rules.games.weiss_schwarz.book import holds

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


class ProgramStep(Step["WeissGame"]):
    """A step of a card's program."""

    __slots__ = ()

    def run(self, game: "WeissGame", frame: Frame) -> int:
        assert isinstance(frame, ProgramFrame)  # noqa: S101
        return self.do(game, frame)

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        """Do it, as `run` does."""
        raise NotImplementedError


class StepOnCards(ProgramStep):
    """A step that is about certain cards and nothing else."""

    __slots__ = ("cards",)

    def __init__(self, rule: str, cards: Cards) -> None:
        super().__init__(rule)
        self.cards = cards


def player_meant(by: ProgramFrame, *, is_opponents: bool) -> int:
    """Return the player of the program, or the opponent."""
    return 1 - by.player if is_opponents else by.player


class Choose(ProgramStep):
    """8.6.3: so many of certain cards, one after the other; as many as there are (8.6.3.1.2), or up to (8.6.3.1.1).

    `may_fail`: nobody but the player knows that the cards are what they have to be (8.6.3.1.4).
    `in_turn`: up to so many from one end of a zone, so that the next one from there is all that can be chosen.
    `left_over`: what the rest of a cost takes.
    """

    __slots__ = ("by_opponent", "cards", "count", "in_turn", "left_over", "may_fail", "slot", "up_to")

    def __init__(
        self,
        rule: str,
        cards: Cards,
        count: Amount,
        slot: int,
        *,
        up_to: bool = False,
        by_opponent: bool = False,
        may_fail: bool = False,
        in_turn: bool = False,
        left_over: Payable | None = None,
    ) -> None:
        super().__init__(rule)
        self.in_turn = in_turn
        self.left_over = left_over
        self.cards = cards
        self.count = count
        self.slot = slot
        self.up_to = up_to
        self.by_opponent = by_opponent
        self.may_fail = may_fail

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        chooser = player_meant(by, is_opponents=self.by_opponent)
        found = self.cards.find(game, by)
        options = [card for card in found if card not in by.cards and may_be_chosen(game, by.player, card)]
        if self.in_turn:
            options = options[:1]
        missing = self.count.of(game, by) - len(by.cards)
        if missing <= 0 or (not options and holds("8.6.3.1.3")) or not holds("8.6.3"):
            return self.done(game, by)
        if self.left_over is not None:
            options = self.left_over.spared(game, by, options, by.cards, 1 if self.up_to else missing)
        up_to = (self.up_to and holds("8.6.3.1.1")) or (self.may_fail and holds("8.6.3.1.4"))
        if options and not up_to and len(options) <= missing and holds("8.6.3.1.2"):
            by.cards += options if len(options) == missing or holds("1.3.2") else []
            return self.done(game, by)
        may_pass = up_to or not options or not holds("8.6.3.1")
        return game.ask(chooser, words.CHOOSE, self.rule, [words.PASS, *options] if may_pass else options)

    def done(self, game: "WeissGame", by: ProgramFrame) -> int:
        """Keep the chosen cards in the slot, and go on behind the step that takes an answer."""
        by.slots[self.slot] = game.as_now(by.cards)
        by.cards = []
        by.at += 2
        return JUMP


class TakeChosen(ProgramStep):
    """Take the card that was chosen, and choose the next; follows on Choose."""

    __slots__ = ("choose",)

    def __init__(self, choose: Choose) -> None:
        super().__init__(choose.rule)
        self.choose = choose

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.at -= 1
        if by.answer == words.PASS:
            return self.choose.done(game, by)
        by.cards.append(by.answer)
        return JUMP


class May(ProgramStep):
    """You may (8.6.4), or may pay the cost (8.1.1.2.2): not asked where it cannot be done."""

    __slots__ = ("by_opponent", "kind", "possible")

    def __init__(self, rule: str, possible: Condition, kind: int = words.MAY, *, by_opponent: bool = False) -> None:
        super().__init__(rule)
        self.by_opponent = by_opponent
        self.possible = possible
        self.kind = kind

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if not self.possible.holds(game, by) or (self.kind == words.PAY and not holds("8.1.1.2.2")):
            by.answer = words.PASS
            return NEXT
        asked = player_meant(by, is_opponents=self.by_opponent)
        return game.ask(asked, self.kind, self.rule, [words.PASS, 1])


class Decide(ProgramStep):
    """Keep whether it is done, for "if you did"; if not, go on `to` places further."""

    __slots__ = ("to",)

    def __init__(self, rule: str, to: int) -> None:
        super().__init__(rule)
        self.to = to

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.did = by.answer != words.PASS
        if by.did:
            return NEXT
        by.at += self.to
        return JUMP


class If(ProgramStep):
    """Go on with the next step where a condition holds, else `to` places further."""

    __slots__ = ("condition", "to")

    def __init__(self, rule: str, condition: Condition, to: int) -> None:
        super().__init__(rule)
        self.condition = condition
        self.to = to

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if self.condition.holds(game, by):
            return NEXT
        by.at += self.to
        return JUMP


class Skip(ProgramStep):
    """Go on `to` places further."""

    __slots__ = ("to",)

    def __init__(self, rule: str, to: int) -> None:
        super().__init__(rule)
        self.to = to

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.at += self.to
        return JUMP


class Remember(ProgramStep):
    """Keep a number in a slot of its own for what follows, whatever becomes of the cards that it is about (8.11.1)."""

    __slots__ = ("amount", "slot")

    def __init__(self, rule: str, amount: Amount, slot: int) -> None:
        super().__init__(rule)
        self.amount = amount
        self.slot = slot

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.slots[self.slot] = [self.amount.of(game, by)]
        return NEXT


class NextRound(ProgramStep):
    """Once more, or on behind it, `to` places further."""

    __slots__ = ("slot", "to")

    def __init__(self, rule: str, slot: int, to: int) -> None:
        super().__init__(rule)
        self.slot = slot
        self.to = to

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        left = by.slots[self.slot][0]
        if left <= 0:
            by.at += self.to
            return JUMP
        by.slots[self.slot] = [left - 1]
        return NEXT


class ChooseMode(ProgramStep):
    """One of several effects, by number."""

    __slots__ = ("by_opponent", "modes")

    def __init__(self, rule: str, modes: int, *, by_opponent: bool = False) -> None:
        super().__init__(rule)
        self.modes = modes
        self.by_opponent = by_opponent

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        asked = player_meant(by, is_opponents=self.by_opponent)
        return game.ask(asked, words.MODE, self.rule, list(range(self.modes)))


class Declare(ProgramStep):
    """1.3.5: say one of several numbers, or any number up to so many."""

    __slots__ = ("allowed", "by_opponent")

    def __init__(self, rule: str, allowed: tuple[int, ...] | Amount, *, by_opponent: bool) -> None:
        super().__init__(rule)
        self.allowed = allowed
        self.by_opponent = by_opponent

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        allowed = self.allowed
        numbers = list(allowed) if isinstance(allowed, tuple) else list(range(max(allowed.of(game, by), 0) + 1))
        return game.ask(player_meant(by, is_opponents=self.by_opponent), words.DECLARE, self.rule, numbers)


class KeepDeclared(ProgramStep):
    """Keep the number that was said in a slot of its own, as Remember does; follows on Declare."""

    __slots__ = ("slot",)

    def __init__(self, rule: str, slot: int) -> None:
        super().__init__(rule)
        self.slot = slot

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.slots[self.slot] = [by.answer]
        by.answer = 0
        return NEXT


class GoToMode(ProgramStep):
    """Go on where the chosen effect begins."""

    __slots__ = ("starts",)

    def __init__(self, rule: str, starts: tuple[int, ...]) -> None:
        super().__init__(rule)
        self.starts = starts

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        by.at += self.starts[by.answer]
        return JUMP
