"""Holds what `then` says against what the game asks, allows and has done."""

from collections.abc import Sequence
from functools import partial

from rules.engine import Request
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.refusals import attack_type_refusals, climax_refusals, refusals
from rules.games.weiss_schwarz.scripted.choices import CHOICES, DECLINE, NONE
from rules.games.weiss_schwarz.scripted.choosing import KINDS, player_and, read_choice
from rules.games.weiss_schwarz.scripted.looking import check_names
from rules.games.weiss_schwarz.scripted.schema import ASKS, ATTACKS, MOMENTS, PLAYERS
from rules.games.weiss_schwarz.scripted.table import PLAY_TIMINGS, Table
from rules.scenarios.errors import Failed, Unreadable, all_of
from rules.scenarios.reading import Entry, listed, one_of, sequence, text, truth
from rules.scenarios.source import Value


def check_asks(table: Table, value: Value) -> None:
    """Check who is asked for what, and what the options are."""
    request = table.go_on()
    if value.data == "nobody":
        if request is not None:
            raise Failed(value.line, f"then: asks: nobody should be asked, but {table.said(request)}.")
        return
    entry = Entry(value, "then: asks", ASKS)
    if request is None:
        raise Failed(value.line, f"then: asks: nobody is asked, {table.said(None)}.")
    all_of((partial(_check_who, table, request, entry), partial(_check_options, table, request, entry)))


def _check_options(table: Table, request: Request, entry: Entry) -> None:
    options = entry.get("options")
    if options is not None:
        check_names(table.option_names(request), None, options, "then: asks: options", is_ordered=False)


def _check_who(table: Table, request: Request, entry: Entry) -> None:
    found = {
        "who": PLAYERS[request.player],
        "for": words.REQUEST_KINDS[request.kind],
        "rule": request.rule,
        "may_pass": words.PASS in request.options,
    }
    wanted = {
        "who": one_of(entry.need("who"), "then: asks: who", PLAYERS),
        "for": one_of(entry.need("for"), "then: asks: for", KINDS),
    }
    rule, may_pass = entry.get("rule"), entry.get("may_pass")
    if rule is not None:
        wanted["rule"] = text(rule, "then: asks: rule")
    for key, one in wanted.items():
        if found[key] != one:
            raise Failed(entry.line_of(key), f"then: asks: {key}: {one} wanted, but {table.said(request)}.")
    if may_pass is not None and truth(may_pass, "then: asks: may_pass") != found["may_pass"]:
        raise Failed(may_pass.line, f"then: asks: may_pass: {table.said(request)}.")


def check_is_expected(table: Table, line: int) -> None:
    """A question that is no play timing, or the end of the game, has to be said in `then`."""
    request = table.go_on()
    if request is None:
        raise Failed(line, f"The scenario ends without `result`, and {table.said(None)}.")
    if request.kind not in PLAY_TIMINGS.values():
        raise Failed(line, f"The scenario ends without `asks`, and {table.said(request)}.")


def check_judged(table: Table, value: Value, key: str) -> None:
    """Check choices that would be legal now, or illegal by a rule."""
    all_of(partial(_check_one_judged, table, one, key) for one in sequence(value, f"then: {key}"))


def _check_one_judged(table: Table, one: Value, key: str) -> None:
    player, choice = player_and(one, f"then: {key}", ("rule",))
    rule = Entry(one, f"then: {key}", (*PLAYERS, "rule")).get("rule")
    if key == "illegal":
        if rule is None:
            raise Unreadable(one.line, "then: illegal: `rule` is missing, the one that forbids it.")
        _check_illegal(table, player, choice, text(rule, "then: illegal: rule"))
    elif rule is not None:
        raise Unreadable(rule.line, "then: legal: no rule forbids what is legal; leave `rule` out.")
    else:
        _check_legal(table, player, choice)


def _check_legal(table: Table, player: int, choice: Value) -> None:
    request = table.go_on()
    rules = _forbidden_by(table, player, choice)
    if rules is not None:
        raise Failed(choice.line, f"then: legal: this is forbidden by rule {listed(rules)}; {table.said(request)}.")


def _check_illegal(table: Table, player: int, choice: Value, rule: str) -> None:
    rules = _forbidden_by(table, player, choice)
    if rules is None:
        raise Failed(choice.line, f"then: illegal: this is legal: {table.said(table.go_on())}.")
    if rule not in rules:
        raise Failed(choice.line, f"then: illegal: it is forbidden by rule {listed(rules)}, not by {rule}.")


def _forbidden_by(table: Table, player: int, choice: Value) -> Sequence[str] | None:
    """Return the rules that forbid a choice now, None where it is legal."""
    request = table.go_on()
    if request is None:
        return ("1.2",)
    if choice.data == DECLINE:
        return None if request.player == player and words.PASS in request.options else (request.rule,)
    entry = Entry(choice, "then", (*CHOICES, "ability"))
    key, made = read_choice(entry)
    if key == "climax" and request.kind != words.PLAY_CLIMAX:
        made.find(table, request, entry)
        return climax_refusals(table.game, player)
    if request.player != player or request.kind not in made.kinds:
        return (request.rule,)
    option = made.find(table, request, entry)
    if option == NONE:
        return (request.rule,)
    if key == "attack" and "type" in entry and option in request.options:
        wanted = ATTACKS[one_of(entry.need("type"), "then: type", ATTACKS)]
        return attack_type_refusals(table.game, option, wanted) or None
    return None if option in request.options else refusals(table.game, request, option)


def check_step(table: Table, value: Value) -> None:
    found = next(name for name, at in MOMENTS.items() if at == table.game.moment) if table.game.moment >= 0 else ""
    if found != one_of(value, "then: step", MOMENTS):
        raise Failed(value.line, f"then: step: {value.written} wanted, {found or 'none yet'} found.")
