"""What texts and icons ask: which card, whether at all, which of several effects."""

from collections.abc import Iterable, Sequence
from typing import Any

from rules.engine import Step
from rules.games.weiss_schwarz import judgement
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import (
    choosing,
    doing,
    exchanging,
    lasting,
    looking,
    placing,
    turning,
    underneath,
)
from rules.games.weiss_schwarz.abilities.sets import InSlot
from rules.games.weiss_schwarz.bot.gains import Chosen, gain_of, gain_of_step
from rules.games.weiss_schwarz.view import Asked, View


def choose(view: View, request: Asked) -> int:
    """The best card where that gains something, else the one that is missed least, or none where that is allowed."""
    cards = [card for card in request.options if card != words.PASS]
    gain = _gain_of_chosen(view, request)
    may_pass = len(cards) < len(request.options)
    if _are_opponents(view, cards):
        if may_pass and gain < 0:
            return words.PASS
        return max(cards, key=lambda card: judgement.worth(view, card)) if gain >= 0 else _weakest(view, cards)
    if gain < 0:
        return words.PASS if may_pass else _least(view, cards)
    return max(cards, key=lambda card: judgement.use(view, view.player, card))


def _weakest(view: View, cards: Iterable[int]) -> int:
    return min(cards, key=lambda card: judgement.worth(view, card))


def _least(view: View, cards: Sequence[int]) -> int:
    """Return the card that is missed least: of the hand by its use there, of the stage by its strength."""
    if all(card in view.orientation for card in cards):
        return _weakest(view, cards)
    return judgement.least_useful(view, view.player, cards)


def _are_opponents(view: View, cards: Iterable[int]) -> bool:
    side = view.sides[1 - view.player]
    theirs = {*side.stage, *side.waiting_room, *side.clock, *side.level, *side.memory, *side.climax, *side.deck}
    return all(card in theirs for card in cards)


def _gain_of_chosen(view: View, request: Asked) -> float:
    """Return what comes of the chosen card: of the first step behind the choice that does something with it."""
    steps = () if request.program is None else request.program.steps
    slot = _slot(steps, request.at)
    if slot is None:
        return 0.0
    chosen = _filled(view, steps, request.at)
    for step in steps[request.at :]:
        if any(isinstance(part, InSlot) and part.slot == slot for part in _parts(step)):
            gain = gain_of_step(view, step, chosen)
            if gain:
                return gain
    return 0.0


def _slot(steps: Sequence[Step[Any]], at: int) -> int | None:
    """Return the slot that the choice under way fills."""
    step = steps[at - 1] if 0 < at <= len(steps) else None
    return step.slot if isinstance(step, choosing.Choose) else None


def _filled(view: View, steps: Sequence[Step[Any]], at: int) -> Chosen:
    """Return what the slots hold that were filled by now, the one of the choice under way among them."""
    chosen: Chosen = {}
    gain_of(view, steps[:at], chosen)
    return chosen


def _parts(step: Step[Any]) -> tuple[Any, ...]:
    if isinstance(step, exchanging.Exchange):
        return (step.one, step.other)
    if isinstance(
        step, doing.Put | placing.Place | underneath.Stack | turning.TurnCards | underneath.PutUnder | lasting.Give
    ):
        return (step.cards,)
    return ()


def may(view: View, request: Asked) -> int:
    """Whatever is worth its price, as far as the steps that follow say it."""
    steps = () if request.program is None else request.program.steps
    decide = steps[request.at] if request.at < len(steps) else None
    end = request.at + decide.to if isinstance(decide, choosing.Decide) else len(steps)
    chosen = _filled(view, steps, request.at)
    return 1 if gain_of(view, steps[request.at : end], chosen) > 0 else words.PASS


def one_more(view: View, request: Asked) -> int:
    """One more card from the top of the deck where that gains something; looking always does."""
    steps = () if request.program is None else request.program.steps
    if request.at < len(steps) and isinstance(steps[request.at], looking.LookUpTo):
        return 1
    step = next((one for one in steps[request.at :] if isinstance(one, doing.Top)), None)
    return 1 if step is not None and gain_of_step(view, step, {}) > 0 else words.PASS


def mode(view: View, request: Asked) -> int:
    """The effect that is worth most by itself."""
    steps = () if request.program is None else request.program.steps
    jump = steps[request.at] if request.at < len(steps) else None
    if not isinstance(jump, choosing.GoToMode):
        return request.options[0]
    starts = [request.at + start for start in jump.starts]
    ends = [*starts[1:], len(steps)]
    return max(request.options, key=lambda at: gain_of(view, steps[starts[at] : ends[at]], {}))


def icon_card(view: View, request: Asked) -> int:
    """The strongest of the opponent's stage, or the most useful of the own waiting room."""
    cards = [card for card in request.options if card != words.PASS]
    if _are_opponents(view, cards):
        return max(cards, key=lambda card: judgement.worth(view, card))
    return max(cards, key=lambda card: judgement.use(view, view.player, card))
