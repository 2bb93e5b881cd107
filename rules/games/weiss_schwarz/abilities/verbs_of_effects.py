"""The actions of programs whose effects last, come later, or concern the game itself."""

from typing import Final

from rules.engine import Procedure
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import choosing, conditions, lasting
from rules.games.weiss_schwarz.abilities.changes import NumberByItsOwn
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError
from rules.games.weiss_schwarz.abilities.names import DURATIONS
from rules.games.weiss_schwarz.abilities.reading_changes import read_changes
from rules.games.weiss_schwarz.abilities.sets import ANYONES, OPPONENTS, YOURS
from rules.games.weiss_schwarz.abilities.writing import Effects, Steps, Write


def _give(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "give", before)
    turns = DURATIONS[read.one_of("until", DURATIONS, "end of turn")]
    changes = read_changes(read, effects.slots, effects.ability)
    is_for_all = read.flag("later_too")
    if is_for_all and any(isinstance(change, NumberByItsOwn) for change in changes):
        raise ProgramError(f"{read.at}: 'its' is for cards that are there, not for those that come later too")
    return [*before, *(lasting.Give(effects.rule, cards, change, turns, is_for_all=is_for_all) for change in changes)]


def _damage(effects: Effects, read: Fields) -> Steps:
    amount = effects.amount(read, "damage", 1)
    to = _TO[read.one_of("to", _TO, "opponent")]
    source = read.one_of("by", ("this", "you", "nobody", "the same"), "this")
    cancelled = effects.steps(read.take("cancelled", []), read.here("cancelled"))
    if cancelled and to == ANYONES:
        raise ProgramError(f"{read.at}: 'cancelled' is for damage to one player")
    deal = lasting.DealDamage(
        effects.rule,
        amount,
        is_of_stage=effects.is_of_stage,
        to=to,
        of_nobody=source == "nobody",
        by_the_same=source == "the same",
        by_player=source == "you",
        is_watched=bool(cancelled),
    )
    asked = [choosing.If("4.10.1.2", conditions.WasCancelled(), len(cancelled) + 1)] if cancelled else []
    return [deal, *asked, *cancelled]


_TO: Final = {"you": YOURS, "opponent": OPPONENTS, "both": ANYONES}


def _later(effects: Effects, read: Fields) -> Steps:
    """8.7.5: what waits knows the cards that have a name here."""
    program = {**read.take("later"), "knows": list(effects.slots.numbers)}
    ability = effects.ability(program, read.here("later"))
    return [lasting.Later("8.7.5", ability, is_next_turn=read.flag("next_turn"))]


def _use(effects: Effects, read: Fields) -> Steps:
    keyword = read.one_of("use", words.KEYWORDS)
    rule = "10.13.3.2" if keyword == "resonate" and not effects.is_paid else _USED.get(keyword, effects.rule)
    flipped = effects.flipped if keyword == "brainstorm" else -1
    return [lasting.Use(rule, words.KEYWORDS.index(keyword), flipped)]


# Where the book says when a keyword counts as used.
_USED: Final = {
    "encore": "10.2.4",
    "backup": "10.5.3",
    "brainstorm": "10.7.4",
    "change": "10.8.5",
    "shift": "10.11.4",
    "accelerate": "10.12.3",
    "resonate": "10.13.3.1",
    "fusion": "10.14.3",
}


def _trigger_checks(effects: Effects, read: Fields) -> Steps:
    then = Procedure(effects.rule, *effects.steps(read.take("then", []), read.here("then")))
    return [lasting.CheckTriggersAgain(effects.rule, read.number("trigger_checks"), then)]


def _shield(effects: Effects, read: Fields) -> Steps:
    return [lasting.Shield(effects.rule, read.number("shield"))]


def _turns(_effects: Effects, read: Fields) -> Steps:
    read.flag("extra_turn")
    return [lasting.TakeExtraTurn("11.2.1")]


def _go_to(_effects: Effects, read: Fields) -> Steps:
    return [lasting.GoToMoment("11.4.1.2", words.MOMENTS.index(read.one_of("go_to", words.MOMENTS)))]


def _end(_effects: Effects, read: Fields) -> Steps:
    return [lasting.WinOrLose("1.2.5", is_loss=read.one_of("game", ("you win", "you lose")) == "you lose")]


OF_EFFECTS: Final[dict[str, Write]] = {
    "give": _give,
    "damage": _damage,
    "later": _later,
    "trigger_checks": _trigger_checks,
    "shield": _shield,
    "use": _use,
    "extra_turn": _turns,
    "go_to": _go_to,
    "game": _end,
}
