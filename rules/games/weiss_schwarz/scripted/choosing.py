"""Makes the choices of a scenario: each has to be asked for, and to be among the options."""

from typing import Final

from rules.engine import Frame, Request
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.refusals import refusals
from rules.games.weiss_schwarz.requirements import event_texts
from rules.games.weiss_schwarz.scripted.attacking import wrong_type
from rules.games.weiss_schwarz.scripted.choices import CHOICES, DECLINE, NONE, Choice, card_option, main_key
from rules.games.weiss_schwarz.scripted.schema import ATTACKS, PLAYERS
from rules.games.weiss_schwarz.scripted.table import Table
from rules.games.weiss_schwarz.specs import EVENT
from rules.scenarios.errors import Unreadable
from rules.scenarios.reading import Entry, listed, number, one_of
from rules.scenarios.source import Value

KINDS: Final = {name: kind for kind, name in enumerate(words.REQUEST_KINDS)}
_KEYS: Final = (*CHOICES, DECLINE, "ability")
# What is done without a question where there is only one possibility.
_AMONG_SEVERAL: Final = frozenset({"choose", "order", "resolve", "replace", "icon", "put_away", "first", "type"})


def choose(table: Table, value: Value) -> None:
    """Make one choice: `P: {play: Rook, at: 1}`, or `P: pass`."""
    player, choice = player_and(value, "when")
    table.line = value.line
    if choice.data == DECLINE:
        _pass(table, player, None)
        return
    entry = Entry(choice, f"when: {PLAYERS[player]}", _KEYS)
    if DECLINE in entry:
        _pass(table, player, KINDS[one_of(entry.need(DECLINE), f"{entry.what}: pass", KINDS)])
        return
    key, made = read_choice(entry)
    request = _asked(table, player, made.kinds, key)
    where = _place(table)
    option = made.find(table, request, entry)
    if key == "attack" and "type" in entry and option in request.options:
        _attack(table, option, entry)
        return
    _answer(table, option)
    _finish(table, player, key, entry, where)


def player_and(value: Value, what: str, further: tuple[str, ...] = ()) -> tuple[int, Value]:
    """Return whose line of a list it is, and what is said of that player."""
    entry = Entry(value, what, (*PLAYERS, *further))
    names = [name for name in PLAYERS if name in entry]
    if len(names) != 1:
        raise Unreadable(value.line, f"{what}: one player is wanted, P or Q.")
    return PLAYERS.index(names[0]), entry.need(names[0])


def read_choice(entry: Entry) -> tuple[str, Choice]:
    """Return what is chosen; keys that do not belong to it are refused."""
    if not entry.values:
        raise Unreadable(entry.line, f"{entry.what}: a choice is wanted. There are {listed(_KEYS)}.")
    key = main_key(entry)
    made = CHOICES.get(key)
    if made is None:
        raise Unreadable(entry.line_of(key), f"{entry.what}: {key!r} alone is no choice.")
    for other in entry.values:
        if other != key and other not in made.further:
            raise Unreadable(entry.line_of(other), f"{entry.what}: {other!r} does not go with {key!r}.")
    return key, made


def _asked(table: Table, player: int, kinds: tuple[int, ...], key: str) -> Request:
    request = table.go_on()
    if request is None or request.player != player or request.kind not in kinds:
        hint = " Of a single thing to choose nobody is asked." if key in _AMONG_SEVERAL else ""
        raise table.fail(f"{PLAYERS[player]} is not asked for {key!r} here: {table.said(request)}.{hint}")
    return request


def _answer(table: Table, option: int) -> None:
    request = table.go_on()
    assert request is not None  # noqa: S101
    if option not in request.options:
        if option == NONE:
            raise table.fail(f"There is nothing of the kind to choose: {table.said(request)}.")
        if request.kind == words.ATTACK_TYPE:
            raise table.fail(wrong_type(table, table.game.attacker, option))
        if _says_nothing(table, option):
            raise table.fail(f"Nothing says what {table.names.called[option]} does: give the event a `program`.")
        rules = refusals(table.game, request, option)
        by = f" by rule {listed(rules)}" if rules else ""
        raise table.fail(f"This is not allowed{by}: {table.said(request)}.")
    table.answer(option)


def _says_nothing(table: Table, option: int) -> bool:
    """Return whether it is an event without a program, which no rule forbids and nobody can play."""
    if not 0 <= option < len(table.names.specs):
        return False
    return table.names.specs[option].kind == EVENT and not event_texts(table.game, option)


def _pass(table: Table, player: int, kind: int | None) -> None:
    request = table.go_on()
    if request is None or request.player != player or (kind is not None and request.kind != kind):
        raise table.fail(f"{PLAYERS[player]} cannot pass here: {table.said(request)}.")
    _answer(table, words.PASS)


def _finish(table: Table, player: int, key: str, entry: Entry, where: "Place") -> None:
    """Answer the further questions that a choice answers too."""
    if key == "play" and "at" in entry:
        _asked(table, player, (words.POSITION,), "at")
        _answer(table, number(entry.need("at"), f"{entry.what}: at", 1, 5) - 1)
    elif key in ("choose", "discard", "mulligan", "order"):
        _finish_list(table, player, key, entry)
        _end(table, player, where)
    elif key == "up_to":
        _finish_up_to(table, player, entry)
        _end(table, player, where)


def _attack(table: Table, attacker: int, entry: Entry) -> None:
    """Where the type is not asked for since there is only one, it has to be that one."""
    wanted = ATTACKS[one_of(entry.need("type"), f"{entry.what}: type", ATTACKS)]
    reason = wrong_type(table, attacker, wanted)  # as the table is before the attack changes it
    table.answer(attacker)
    request = table.go_on()
    if request is not None and request.kind == words.ATTACK_TYPE:
        _answer(table, wanted)
        return
    declared = [event[4] for event in table.events() if event[1] == words.ATTACKED]
    if declared and declared[-1] != wanted:
        raise table.fail(reason)


def _finish_list(table: Table, player: int, key: str, entry: Entry) -> None:
    """The rest of a list, each card in a question of its own."""
    what = f"{entry.what}: {key}"
    for one in list(entry.need(key))[1:]:
        table.line = one.line
        request = _asked(table, player, CHOICES[key].kinds, key)
        _answer(table, card_option(table, request, one, what))


def _finish_up_to(table: Table, player: int, entry: Entry) -> None:
    for _ in range(number(entry.need("up_to"), f"{entry.what}: up_to") - 1):
        _asked(table, player, (words.UP_TO,), "up_to")
        _answer(table, 1)


# Where in which procedure a question was asked.
Place = tuple[Frame, int]


def _place(table: Table) -> Place:
    frame = table.game.stack[-1]
    return frame, frame.at


def _end(table: Table, player: int, where: Place) -> None:
    """Whoever may choose more than is written chooses no more; whoever has to, has too few written."""
    request = table.go_on()
    if table.game.request is None or request is None or request.player != player or _place(table) != where:
        return
    frame = table.game.stack[-1]
    if isinstance(frame, ProgramFrame) and not frame.cards:
        return  # the same text asks anew, as it does where something is repeated
    if words.PASS not in request.options:
        raise table.fail(f"More is to be chosen here: {table.said(request)}.")
    table.answer(words.PASS)
