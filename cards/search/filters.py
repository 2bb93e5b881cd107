"""The filter panel and the query string say the same: reads one from the other."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cards.search.keys import ORDER
from cards.search.parse import parse
from cards.search.tree import And, Comparison, Node, Operator, Text, write, write_value
from rules.games import Field, FieldKind, Game


@dataclass(frozen=True, slots=True)
class Filters:
    """What a filter panel shows of a query.

    `chosen` are the values that are on, by key (`{"level": ("0", "1"), "trait": ("Music",)}`); `at_least` and
    `at_most` are bounds of numbers; `order` is what `order:` says; `rest` is the query beside all of these.
    """

    chosen: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    at_least: Mapping[str, int] = field(default_factory=dict)
    at_most: Mapping[str, int] = field(default_factory=dict)
    order: str = ""
    rest: str = ""


def read_filters(game: Game, query: str) -> Filters:
    """Return the panel's state for `query`; raises QueryError where the query cannot be read."""
    tree = parse(query)
    found = Filters()
    rest: list[Node] = []
    for node in tree.children if isinstance(tree, And) else (tree,):
        grown = _with_term(found, node, game)
        if grown is None:
            rest.append(node)
        else:
            found = grown
    return replace(found, rest=write(rest[0] if len(rest) == 1 else And(tuple(rest))))


def to_query(game: Game, filters: Filters) -> str:
    """Return the query that shows as `filters`, the panel's terms in the order of the game's fields."""
    terms = [_rest(filters.rest)] if filters.rest else []
    for one in game.fields:
        if values := filters.chosen.get(one.key):
            terms.append(f"{one.key}:{'|'.join(write_value(Text(value)) for value in values)}")
        if one.key in filters.at_least:
            terms.append(f"{one.key}>={filters.at_least[one.key]}")
        if one.key in filters.at_most:
            terms.append(f"{one.key}<={filters.at_most[one.key]}")
    if filters.order:
        terms.append(f"{ORDER.name}:{write_value(Text(filters.order))}")
    return " ".join(terms)


def toggled(game: Game, query: str, key: str, value: str) -> str:
    """Return `query` with one value of the panel turned on, or off if it was on."""
    filters = read_filters(game, query)
    values = filters.chosen.get(key, ())
    changed = tuple(v for v in values if v != value) if value in values else (*values, value)
    return to_query(game, replace(filters, chosen={**filters.chosen, key: changed}))


def _with_term(filters: Filters, node: Node, game: Game) -> Filters | None:
    """Return `filters` grown by `node`, or None where the panel cannot show it (or shows another such term)."""
    if not isinstance(node, Comparison) or not all(isinstance(value, Text) for value in node.values):
        return None
    texts = tuple(value.text for value in node.values if isinstance(value, Text))
    if node.key in ORDER.spellings and not filters.order:
        return replace(filters, order=texts[0])
    one = game.find_field(node.key)
    if one is None or one.key in filters.chosen:
        return None
    return _with_field(filters, node.operator, one, texts)


def _with_field(filters: Filters, operator: Operator, one: Field, texts: tuple[str, ...]) -> Filters | None:
    is_number = one.kind is FieldKind.NUMBER
    if is_number and not all(text.isdecimal() for text in texts):
        return None
    match operator:
        case Operator.HAS | Operator.IS:
            return replace(filters, chosen={**filters.chosen, one.key: tuple(_canonical(one, text) for text in texts)})
        case Operator.AT_LEAST if is_number and one.key not in filters.at_least:
            return replace(filters, at_least={**filters.at_least, one.key: int(texts[0])})
        case Operator.AT_MOST if is_number and one.key not in filters.at_most:
            return replace(filters, at_most={**filters.at_most, one.key: int(texts[0])})
    return None


def _canonical(one: Field, text: str) -> str:
    """Return the value of a closed vocabulary that `text` spells; other words stay as typed."""
    for value, spellings in one.values.items():
        if text.lower() in (value, *spellings):
            return value
    return text


def _rest(rest: str) -> str:
    """Return free text so that further terms can follow it."""
    tree = parse(rest)
    return write(tree) if isinstance(tree, And) else write(And((tree,)))
