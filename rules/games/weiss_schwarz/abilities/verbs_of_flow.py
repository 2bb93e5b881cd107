"""The actions of programs that say which others are done, and how often."""

from typing import Any, Final

from rules.engine import Step
from rules.games.weiss_schwarz.abilities import amounts, choosing
from rules.games.weiss_schwarz.abilities.ability import Condition
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError
from rules.games.weiss_schwarz.abilities.writing import Effects, Steps, Write


def _may(effects: Effects, read: Fields) -> Steps:
    """8.6.4: you may do something; if you did, something else, and if you did not, another thing."""
    wanted, at = read.take("may"), read.here("may")
    return _offered(effects, read, effects.possible(wanted, at, in_full=read.has("then")), effects.paid(wanted, at))


def _pay(effects: Effects, read: Fields) -> Steps:
    """8.1.1.2.2: a cost that one may pay while an ability resolves, in full or not at all (8.4.2.2)."""
    wanted, at = read.take("pay"), read.here("pay")
    return _offered(effects, read, effects.payable(wanted, at), effects.paid(wanted, at))


def _offered(effects: Effects, read: Fields, possible: Condition, done: Steps) -> Steps:
    done += effects.steps(read.take("then", []), read.here("then"))
    by_opponent = read.one_of("by", ("you", "opponent"), "you") == "opponent"
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
    return [choosing.ChooseMode(effects.rule, len(modes)), choosing.GoToMode(effects.rule, tuple(starts)), *written]


def _repeat(effects: Effects, read: Fields) -> Steps:
    """The same actions so many times; the number is that of the beginning."""
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
    "replay": _replay,
    "remember": _remember,
}
