"""Holds what `then` says against the table: zones, cards, and how the game ended."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, Final

from rules.games.weiss_schwarz.scripted.laying_out import positions
from rules.games.weiss_schwarz.scripted.names import read_list
from rules.games.weiss_schwarz.scripted.schema import (
    CARD_THEN,
    CARDS_OF,
    ORIENTATIONS,
    PILE_NAMES,
    PLAYERS,
    RESULT,
    SIDE_THEN,
)
from rules.games.weiss_schwarz.scripted.table import Table
from rules.games.weiss_schwarz.specs import COLOURS, CardSpec
from rules.games.weiss_schwarz.zones import HAND, NO_CARD, STAGE, ZONE_NAMES
from rules.scenarios.errors import Failed, Unreadable, all_of
from rules.scenarios.reading import Entry, listed, mapping, number, one_of, text, truth
from rules.scenarios.source import Value


def check_side(table: Table, player: int, value: Value) -> None:
    """Check the zones of one player."""
    what = f"then: {PLAYERS[player]}"
    entry = Entry(value, what, SIDE_THEN)
    all_of(partial(_check_zone, table, player, name, said, f"{what}: {name}") for name, said in entry.values.items())


def _check_zone(table: Table, player: int, name: str, value: Value, what: str) -> None:
    side = table.game.sides[player]
    if name == "stage":
        _check_places(table, [[] if card == NO_CARD else [card] for card in side.stage], value, what)
    elif name == "markers":
        _check_places(table, side.markers, value, what)
    else:
        zone = PILE_NAMES[name]
        check_cards(table, list(reversed(side.piles[zone])), value, what, is_ordered=zone != HAND)


def _check_places(table: Table, areas: Sequence[Sequence[int]], value: Value, what: str) -> None:
    """Check what lies on each position; where none is named nothing lies."""
    if not isinstance(value.data, dict):
        check_cards(table, [card for area in areas for card in area], value, what, is_ordered=False)
        return
    wanted = positions(value, what)

    def check(position: int) -> None:
        said = wanted.get(position, Value(value.line, []))
        check_cards(table, list(reversed(areas[position])), said, f"{what}: {position + 1}", is_ordered=True)

    all_of(partial(check, position) for position in range(len(areas)))


def check_cards(table: Table, cards: Sequence[int], value: Value, what: str, *, is_ordered: bool) -> None:
    """Check cards, top first: how many they are, which, or some of both."""
    called = [table.names.called[card] for card in cards]
    check_names(called, _known(table), value, what, is_ordered=is_ordered)


def check_names(
    called: Sequence[str], specs: Mapping[str, CardSpec] | None, value: Value, what: str, *, is_ordered: bool
) -> None:
    """Check what things are called; `specs` are the cards there are, where they are cards."""
    if isinstance(value.data, dict):
        _check_some(called, specs, Entry(value, what, CARDS_OF))
    elif isinstance(value.data, int) and not isinstance(value.data, bool):
        if len(called) != value.data:
            raise Failed(value.line, f"{what}: {value.data} wanted, {len(called)} found: {shown_names(called)}.")
    else:
        wanted = _wanted(value, what, specs)
        if not (_same_order if is_ordered else _same_cards)(called, wanted):
            raise Failed(value.line, f"{what}: {shown_names(wanted)} wanted, {shown_names(called)} found.")


def _check_some(called: Sequence[str], specs: Mapping[str, CardSpec] | None, entry: Entry) -> None:
    found = shown_names(called)

    def check(key: str, said: Value) -> None:
        if key == "count":
            if len(called) != number(said, f"{entry.what}: count"):
                raise Failed(said.line, f"{entry.what}: {said.data} wanted, {len(called)} found: {found}.")
            return
        wanted = _wanted(said, f"{entry.what}: {key}", specs)
        if key == "in_any_order":
            if not _same_cards(called, wanted):
                raise Failed(said.line, f"{entry.what}: found {found}.")
            return
        wrong = [name for name in wanted if any(_fits(one, name) for one in called) != (key == "has")]
        if wrong:
            state = "missing" if key == "has" else "there"
            verb = "is" if len(wrong) == 1 else "are"
            raise Failed(said.line, f"{entry.what}: {listed(wrong)} {verb} {state}; found {found}.")

    all_of(partial(check, key, said) for key, said in entry.values.items())


def _known(table: Table) -> dict[str, CardSpec]:
    names = table.names
    return {name.partition("#")[0]: spec for name, spec in zip(names.called, names.specs, strict=True)}


def _wanted(value: Value, what: str, specs: Mapping[str, CardSpec] | None) -> list[str]:
    if specs is None:
        return [name for one in value for name in _repeated(text(one, what))]
    return read_list(value, what, specs)


def shown_names(names: Sequence[str]) -> str:
    """Return names as a message shows them, as the file could say them: `Rook, blank*3`."""
    groups = [(name, len(list(same))) for name, same in groupby(names)]
    return listed(name if count == 1 else f"{name}*{count}" for name, count in groups) or "none"


def _repeated(written: str) -> list[str]:
    """Return what `name*3` stands for, three times the name."""
    name, star, count = written.rpartition("*")
    return [name] * int(count) if star and count.isascii() and count.isdigit() and len(count) < 4 else [written]


def _fits(called: str, wanted: str) -> bool:
    return called == wanted or called.partition("#")[0] == wanted


def _same_order(called: Sequence[str], wanted: Sequence[str]) -> bool:
    return len(called) == len(wanted) and all(map(_fits, called, wanted))


def _same_cards(called: Sequence[str], wanted: Sequence[str]) -> bool:
    """Compare without order: labels that are wanted have to be there, and of each name as many."""
    labels = [name for name in wanted if "#" in name]
    kinds = Counter(name.partition("#")[0] for name in called) == Counter(name.partition("#")[0] for name in wanted)
    return kinds and all(name in called for name in labels)


def check_each_card(table: Table, value: Value) -> None:
    """Check what single cards are like."""
    cards = mapping(value, "then: cards").items()
    all_of(partial(_check_card, table, name, said, value.key_lines[name]) for name, said in cards)


def _check_card(table: Table, name: str, said: Value, line: int) -> None:
    table.names.reference(Value(line, name, name), "then: cards")
    entry = Entry(said, f"then: cards: {name}", CARD_THEN)
    everywhere = [card for side in table.game.sides for card in side.cards()]
    card = table.names.the_one(name, everywhere, line)
    all_of(partial(_check_value, table, card, key, entry) for key in entry.values)


def _check_value(table: Table, card: int, key: str, entry: Entry) -> None:
    value = entry.need(key)
    what = f"{entry.what}: {key}"
    found = _FOUND[key](table, card)
    wanted: Any
    if key in _NUMBERS:
        wanted = number(value, what, -1_000_000)
    elif key in ("colour", "trait", "name"):
        wanted = {text(one, what) for one in value}
    else:
        wanted = one_of(value, what, _WORDS[key])
    if found != wanted:
        shown = listed(sorted(found)) or "none" if isinstance(found, set) else found
        raise Failed(value.line, f"{what}: {value.written or listed(sorted(wanted)) or 'none'} wanted, {shown} found.")


_NUMBERS: Final = ("power", "soul", "level", "cost", "at")
_WORDS: Final[dict[str, tuple[str, ...]]] = {
    "in": ZONE_NAMES,
    "of": PLAYERS,
    "turned": tuple(ORIENTATIONS),
    "face": ("up", "down"),
}
_FOUND: Final[dict[str, Callable[[Table, int], Any]]] = {
    "in": lambda table, card: ZONE_NAMES[table.game.where[card]],
    "of": lambda table, card: PLAYERS[table.game.holder[card]],
    "at": lambda table, card: table.game.position_of(card) + 1,
    "turned": lambda table, card: _turned(table, card),
    "face": lambda table, card: "down" if card in table.game.face_down else "up",
    "power": lambda table, card: table.game.power(card),
    "soul": lambda table, card: table.game.soul(card),
    "level": lambda table, card: table.game.level(card),
    "cost": lambda table, card: table.game.cost(card),
    "colour": lambda table, card: {name for at, name in enumerate(COLOURS) if table.game.colours(card) >> at & 1},
    "trait": lambda table, card: set(table.game.traits(card)),
    "name": lambda table, card: set(table.game.names(card)),
}


def _turned(table: Table, card: int) -> str:
    if table.game.where[card] != STAGE:
        return "not on the stage"
    return tuple(ORIENTATIONS)[table.game.orientation[card]]


def check_result(table: Table, value: Value) -> None:
    """Check who won, or that it is a draw, and by which rule."""
    entry = Entry(value, "then: result", RESULT)
    winner, draw, rule = entry.get("winner"), entry.get("draw"), entry.get("rule")
    if (winner is None) == (draw is None):
        raise Unreadable(value.line, "then: result: either `winner` or `draw: true` is wanted.")
    all_of((partial(_check_winner, table, winner, draw), partial(_check_rule, table, rule)))


def _check_winner(table: Table, winner: Value | None, draw: Value | None) -> None:
    result, found = table.game.result, table.result_said()
    if winner is not None:
        wanted = PLAYERS.index(one_of(winner, "then: result: winner", PLAYERS))
        if result is None or result.winner != wanted:
            raise Failed(winner.line, f"then: result: {PLAYERS[wanted]} should have won, but {found}.")
    elif draw is not None and (not truth(draw, "then: result: draw") or result is None or result.winner is not None):
        raise Failed(draw.line, f"then: result: it should be a draw, but {found}.")


def _check_rule(table: Table, rule: Value | None) -> None:
    result, found = table.game.result, table.result_said()
    if rule is not None and result is not None and result.rule != text(rule, "then: result: rule"):
        raise Failed(rule.line, f"then: result: by rule {rule.written}, but {found}.")
