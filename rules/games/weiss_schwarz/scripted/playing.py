"""Plays a scenario of Weiß Schwarz to its end."""

from collections.abc import Callable
from functools import partial
from typing import Final

from rules.games.weiss_schwarz.scripted import events, looking, saying
from rules.games.weiss_schwarz.scripted.cards import read_cards
from rules.games.weiss_schwarz.scripted.choosing import choose
from rules.games.weiss_schwarz.scripted.laying_out import Layout
from rules.games.weiss_schwarz.scripted.schema import PLAYERS, THEN
from rules.games.weiss_schwarz.scripted.shuffling import read_script
from rules.games.weiss_schwarz.scripted.table import PLAY_TIMINGS, Table
from rules.scenarios.chance import ScriptedRandom
from rules.scenarios.errors import Failed, all_of
from rules.scenarios.reading import Entry
from rules.scenarios.scenario import Round, Scenario
from rules.scenarios.source import Value

Check = Callable[[Table, Value], None]


def play(scenario: Scenario, trace: list[str]) -> None:
    """Play it; raises Failed where the game goes another way, Unreadable. `trace` gets a line for what happened."""
    specs = read_cards(scenario.cards)
    layout = Layout(scenario.given, specs)
    script, named = read_script(scenario, specs)
    game, names = layout.game(script)
    named.append(names)
    table = Table(game, names)
    table.line = scenario.line
    try:
        for one in scenario.rounds:
            _play_round(table, one)
        chance = game.random
        assert isinstance(chance, ScriptedRandom)  # noqa: S101
        chance.check_left()
        last = scenario.rounds[-1]
        said = last.then.data if last.then is not None and isinstance(last.then.data, dict) else {}
        if "asks" not in said and "result" not in said:
            saying.check_is_expected(table, last.line)
    finally:
        trace += events.trace_lines(table)


def _play_round(table: Table, one: Round) -> None:
    table.told = len(table.game.trace or ())
    for choice in one.when:
        choose(table, choice)
    table.go_on()
    if one.then is not None:
        table.line = one.then.line
        _check(table, Entry(one.then, "then", THEN))


def _check(table: Table, entry: Entry) -> None:
    """Check everything that is said; a question that nobody expected is told with the first difference."""
    try:
        all_of(partial(_CHECKS[key], table, value) for key, value in entry.values.items())
    except Failed as error:
        request = table.go_on()
        if "asks" in entry or request is None or request.kind in PLAY_TIMINGS.values():
            raise
        raise Failed(error.line, f"{error.message} Meanwhile {table.said(request)}.", error.further) from error


def _side(player: int) -> Check:
    return lambda table, value: looking.check_side(table, player, value)


_CHECKS: Final[dict[str, Check]] = {
    **{name: _side(player) for player, name in enumerate(PLAYERS)},
    "cards": looking.check_each_card,
    "asks": saying.check_asks,
    "events": events.check_events,
    "no_events": events.check_no_events,
    "legal": lambda table, value: saying.check_judged(table, value, "legal"),
    "illegal": lambda table, value: saying.check_judged(table, value, "illegal"),
    "result": looking.check_result,
    "step": saying.check_step,
}
