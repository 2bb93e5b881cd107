"""The actions of programs that say which others are done, and how often."""

from typing import Any, Final

from rules.engine import Procedure, Step
from rules.games.weiss_schwarz.abilities import amounts, choosing, everyone, lasting
from rules.games.weiss_schwarz.abilities.ability import Amount, Condition
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.reading_places import done_by_opponent
from rules.games.weiss_schwarz.abilities.writing import Effects, Steps, Write
from rules.games.weiss_schwarz.zones import STAGE


def _may(effects: Effects, read: Fields) -> Steps:
    """8.6.4: you may do something; if you did, something else, and if you did not, another thing."""
    wanted, at = read.take("may"), read.here("may")
    possible = effects.possible(wanted, at, in_full=read.has("then"))
    return _offered(effects, read, possible, effects.paid(wanted, at, is_offer=True))


def _pay(effects: Effects, read: Fields) -> Steps:
    """8.1.1.2.2: a cost that one may pay while an ability resolves, in full or not at all (8.4.2.2).

    Nothing interrupts until it is paid (8.4.2.1); a cost that is being paid around it goes on then.
    """
    wanted, at = read.take("pay"), read.here("pay")
    payable, outer = effects.payable(wanted, at), effects.slots.new()
    begin = lasting.BeginPayment("8.4.2.1", outer=outer)
    end = lasting.EndPayment("8.4.2", is_activated=False, outer=outer)
    return _offered(effects, read, payable, [begin, *effects.paid(wanted, at), end])


def _offered(effects: Effects, read: Fields, possible: Condition, done: Steps) -> Steps:
    done += effects.steps(read.take("then", []), read.here("then"))
    by_opponent = done_by_opponent(read)
    return [choosing.May(effects.rule, possible, by_opponent=by_opponent), *_either(effects, read, done)]


def _either(effects: Effects, read: Fields, done: Steps) -> Steps:
    otherwise = effects.steps(read.take("else", []), read.here("else"))
    if not otherwise:
        return [choosing.Decide("8.6.4", len(done) + 1), *done]
    return [
        choosing.Decide("8.6.4", len(done) + 2),
        *done,
        choosing.Skip(effects.rule, len(otherwise) + 1),
        *otherwise,
    ]


def _if(effects: Effects, read: Fields) -> Steps:
    condition = effects.condition(read, "if")
    done = effects.steps(read.take("then"), read.here("then"))
    otherwise = effects.steps(read.take("else", []), read.here("else"))
    if not otherwise:
        return [choosing.If(effects.rule, condition, len(done) + 1), *done]
    skip = choosing.Skip(effects.rule, len(otherwise) + 1)
    return [choosing.If(effects.rule, condition, len(done) + 2), *done, skip, *otherwise]


def _one_of(effects: Effects, read: Fields) -> Steps:
    """Choose one of the following effects and perform it."""
    modes = [effects.steps(mode, f"{read.here('one_of')}[{n}]") for n, mode in enumerate(read.take("one_of"))]
    starts, written = [], list[Step[Any]]()
    total = sum(len(mode) + 1 for mode in modes)
    for mode in modes:
        starts.append(len(written) + 1)
        written += mode
        written.append(choosing.Skip(effects.rule, total - len(written)))
    by_opponent = done_by_opponent(read)
    ask = choosing.ChooseMode(effects.rule, len(modes), by_opponent=by_opponent)
    return [ask, choosing.GoToMode(effects.rule, tuple(starts)), *written]


def _repeat(effects: Effects, read: Fields) -> Steps:
    """The same actions so many times; the number is that of the beginning."""
    if read.values["repeat"] == "as often as you like":
        return _again(effects, read)
    amount, slot = effects.amount(read, "repeat", 1), effects.slots.new()
    done = effects.steps(read.take("do"), read.here("do"))
    again = choosing.Skip(effects.rule, -len(done) - 1)
    begin = choosing.Remember(effects.rule, amount, slot)
    return [begin, choosing.NextRound(effects.rule, slot, len(done) + 2), *done, again]


def _remember(effects: Effects, read: Fields) -> Steps:
    """8.11.1: what a card is before it moves, for an effect that asks for it afterwards."""
    amount, slot = effects.amount(read, "remember", 0), effects.slots.new()
    effects.slots.remembered[read.text("as")] = amounts.Remembered(amount, slot)
    return [choosing.Remember("8.11.1", amount, slot)]


def _again(effects: Effects, read: Fields) -> Steps:
    """The same actions, and again as long as the player likes."""
    read.take("repeat")
    done = effects.steps(read.take("do"), read.here("do"))
    ask = choosing.May(effects.rule, effects.payable([], read.at))
    return [*done, ask, choosing.Decide("8.6.4", 2), choosing.Skip(effects.rule, -len(done) - 2)]


def _all_players(effects: Effects, read: Fields) -> Steps:
    """1.3.4: each player does it as "you", the turn player first; cards that get a name there are those of both."""
    before = set(effects.slots.numbers)
    done = effects.steps(read.take("all_players"), read.here("all_players"))
    if any(isinstance(step, choosing.Choose) and step.cards.zones(0) >> STAGE & 1 for step in done):
        raise ProgramError(f"{read.at}: whose effect lets choose characters (CANNOT_BE_CHOSEN) is not told here")
    named = tuple(slot for name, slot in effects.slots.numbers.items() if name not in before and name[0] != "#")
    procedure = Procedure(effects.rule, *done, everyone.HandBack(effects.rule, named))
    return [
        everyone.ByEachInTurn("1.3.4", procedure, named, is_turn_players=is_turn_players)
        for is_turn_players in (True, False)
    ]


def _declare(effects: Effects, read: Fields) -> Steps:
    """1.3.5: a player says one of several numbers, or any number up to so many."""
    by_opponent = done_by_opponent(read)
    numbers = read.take("declare")
    if isinstance(numbers, list) and numbers and all(isinstance(one, int) and one >= 0 for one in numbers):
        allowed: tuple[int, ...] | Amount = tuple(numbers)
    else:
        with fields(numbers, read.here("declare")) as bounds:
            allowed = effects.amount(bounds, "most", 0)
    slot = effects.slots.new()
    effects.slots.remembered[read.text("as", "")] = amounts.Remembered(amounts.Fixed(0), slot)
    return [choosing.Declare("1.3.5", allowed, by_opponent=by_opponent), choosing.KeepDeclared("1.3.5", slot)]


def _replay(effects: Effects, read: Fields) -> Steps:
    """11.3.2: here the effect of the replay command is executed, and nowhere else (11.3.1.3)."""
    read.flag("replay")
    if not effects.replay:
        raise ProgramError(f"{read.at}: the ability needs 'replay', the effect of its replay command")
    length = len(effects.replay)
    return [choosing.Skip("11.3.2", 2), choosing.Skip(effects.rule, length + 1), *effects.replay]


OF_FLOW: Final[dict[str, Write]] = {
    "may": _may,
    "pay": _pay,
    "if": _if,
    "one_of": _one_of,
    "repeat": _repeat,
    "all_players": _all_players,
    "declare": _declare,
    "replay": _replay,
    "remember": _remember,
}
