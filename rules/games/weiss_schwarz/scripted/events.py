"""What happened in a game, as sentences about P and Q, and what `then` says of that."""

from collections.abc import Sequence
from functools import partial

from rules.engine.machine import Event
from rules.games.weiss_schwarz.scripted.schema import PLAYERS
from rules.games.weiss_schwarz.scripted.sentences import begins, check_sentence
from rules.games.weiss_schwarz.scripted.table import Table
from rules.games.weiss_schwarz.telling import what_happened
from rules.scenarios.errors import Failed, all_of
from rules.scenarios.reading import sequence, text
from rules.scenarios.source import Value


def sentences(table: Table, events: list[Event]) -> list[str]:
    """Return what happened; cards are called as in the file, with their labels."""
    return [_sentence(event, table.names.called) for event in events]


def trace_lines(table: Table) -> list[str]:
    """Return a line with its rule for everything that happened in the game."""
    events = table.game.trace or []
    return [f"{event[0]:<11} {told}" for event, told in zip(events, sentences(table, events), strict=True)]


def check_events(table: Table, value: Value) -> None:
    """Check that things happened in this order; others may lie between them."""
    told = _both(table)
    at = 0

    def check(one: Value) -> None:
        nonlocal at
        wanted = _wanted(table, one, "then: events")
        found = next((n for n in range(at, len(told)) if _says(told[n], wanted)), None)
        if found is None:
            where = " after what stands before it" if at else ""
            happened = "; ".join(labelled for labelled, _ in told[at:]) or "nothing"
            raise Failed(one.line, f"then: events: {wanted!r} did not happen{where}. This did: {happened}.")
        at = found + 1

    all_of(partial(check, one) for one in sequence(value, "then: events"))


def check_no_events(table: Table, value: Value) -> None:
    told = _both(table)

    def check(one: Value) -> None:
        wanted = _wanted(table, one, "then: no_events")
        found = next((labelled for labelled, plain in told if _says((labelled, plain), wanted)), None)
        if found is not None:
            raise Failed(one.line, f"then: no_events: {found!r} happened.")

    all_of(partial(check, one) for one in sequence(value, "then: no_events"))


def _wanted(table: Table, value: Value, what: str) -> str:
    """Return a sentence of the file, which may only have words that a trace can have."""
    wanted = text(value, what)
    check_sentence(wanted, table.names.called, value.line, what)
    return wanted


def _both(table: Table) -> list[tuple[str, str]]:
    """Return what happened since the choices of this round began, with labels and without."""
    plain = [name.partition("#")[0] for name in table.names.called]
    events = table.events()
    return [(told, _sentence(event, plain)) for event, told in zip(events, sentences(table, events), strict=True)]


def _sentence(event: Event, called: Sequence[str]) -> str:
    """Return an event as a sentence without its rule."""
    return f"{PLAYERS[event[2]]} {what_happened(event, called.__getitem__)}"


def _says(told: tuple[str, str], wanted: str) -> bool:
    """Return whether a sentence, with labels or without, is the wanted one, or begins with it."""
    return any(begins(one, wanted) for one in told)
