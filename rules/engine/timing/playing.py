"""Playing as one transaction: announce, choose targets, pay, put it where it waits; or nothing of it happened.

Gate Ruler 14-4b, Trails 1204.2. Whatever cannot be done on the way leads back to the moment before (14-4b-11, 1204.2l).
"""

from typing import Any, Final

from rules.engine.machine import JUMP, POP, Frame, Procedure, ProgramFrame, Step
from rules.engine.timing.responding import PASS, Chosen, Moment, Played, R, RespondingGame

TARGET: Final = 1  # the kind of request: cards that may be targets; PASS, where they are up to so many


class PlayFrame(ProgramFrame):
    """A card or an ability on the way: `action` is what its player chose, `before` the moment to go back to."""

    __slots__ = ("action", "before")

    def __init__(
        self,
        procedure: Procedure[Any],
        player: int,
        card: int,
        incarnation: int,
        slots: list[list[int]],
        *,
        before: Moment,
        action: int = PASS,
    ) -> None:
        super().__init__(procedure, player, card, incarnation, slots)
        self.before = before
        self.action = action

    def clone(self) -> "PlayFrame":
        """Return a frame that goes on alike."""
        slots = [slot[:] for slot in self.slots]
        other = PlayFrame(
            self.procedure, self.player, self.card, self.number, slots, before=self.before, action=self.action
        )
        other.at = self.at
        other.answer = self.answer
        other.cards = self.cards[:]
        other.did = self.did
        return other


def cancel(game: RespondingGame[Any], frame: PlayFrame) -> int:
    """Take back all of it, and return JUMP; the same is not offered again at this point."""
    outcome = game.go_back(frame.before)
    if frame.action != PASS:
        game.cancelled.append(frame.action)
    return outcome


class PlayStep(Step[R]):
    """A step on the way."""

    __slots__ = ()

    def run(self, game: R, frame: Frame) -> int:
        assert isinstance(frame, PlayFrame)  # noqa: S101
        return self.do(game, frame)

    def do(self, game: R, frame: PlayFrame) -> int:
        """Do it, as `run` does; `cancel` where it cannot be done."""
        raise NotImplementedError


class ChooseTargets(PlayStep[R]):
    """So many different targets, one after the other: all of them, or it is not played; `up_to` so many, as one likes.

    The number is fixed now. What is being played does not wait yet, so that it cannot be its own target.
    """

    __slots__ = ("chosen", "count", "slot", "up_to")

    def __init__(self, rule: str, slot: int, chosen: Chosen, count: int = 1, *, up_to: bool = False) -> None:
        super().__init__(rule)
        self.slot = slot
        self.chosen = chosen
        self.count = count
        self.up_to = up_to

    def do(self, game: R, frame: PlayFrame) -> int:
        if frame.cards and frame.cards[-1] == PASS:
            frame.cards.pop()
            return self.keep(game, frame)
        missing = self.count - len(frame.cards)
        if missing <= 0:
            return self.keep(game, frame)
        options = [card for card in self.chosen.find(game, frame) if card not in frame.cards]
        if self.up_to:
            return game.ask(frame.player, TARGET, self.rule, [PASS, *options]) if options else self.keep(game, frame)
        if len(options) < missing:
            return cancel(game, frame)
        return game.ask(frame.player, TARGET, self.rule, options)

    def keep(self, game: R, frame: PlayFrame) -> int:
        """Keep what was chosen, and go on behind the step that takes an answer."""
        frame.slots[self.slot] = game.as_now(frame.cards)
        frame.cards = []
        frame.at += 2
        return JUMP


class TakeTarget(PlayStep[R]):
    """Take the target that was chosen, and choose the next; follows on ChooseTargets."""

    __slots__ = ()

    def do(self, game: R, frame: PlayFrame) -> int:
        frame.cards.append(frame.answer)
        frame.at -= 1
        return JUMP


class PutToWait(PlayStep[R]):
    """It is played: it waits for its resolution with the targets that were chosen."""

    __slots__ = ("effect", "is_card", "targets")

    def __init__(
        self,
        rule: str,
        effect: Procedure[Any],
        targets: tuple[tuple[int, Chosen], ...] = (),
        *,
        is_card: bool = False,
    ) -> None:
        super().__init__(rule)
        self.effect = effect
        self.targets = targets
        self.is_card = is_card

    def do(self, game: R, frame: PlayFrame) -> int:
        game.put(
            Played(
                self.effect,
                frame.player,
                frame.card,
                game.incarnation[frame.card] if self.is_card else frame.number,
                serial=game.added + 1,
                is_card=self.is_card,
                slots=frame.slots,
                targets=self.targets,
            )
        )
        return POP
