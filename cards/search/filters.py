"""The filter panel and the query string say the same: reads one from the other."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from cards.search.keys import ORDER
from cards.search.ordering import order_aside
from cards.search.parse import parse
from cards.search.tree import And, Comparison, Node, Operator, Text, write, write_value
from rules.games import Field, FieldKind, Game

Control = tuple[str, str]  # the key of a field, and which of its controls
_ORDER: Control = (ORDER.name, "order")


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
    """Return the panel's state for `query`; raises QueryError where the query cannot be read.

    A control shows one term: where a query has two for it, both belong to the rest.
    """
    tree, ordering = order_aside(parse(query))
    terms = [(node, _control(node, game)) for node in (*_side_by_side(tree), *ordering)]
    uses = Counter(control for _, control in terms)
    shown = [(node, control) for node, control in terms if control is not None and uses[control] == 1]
    rest = tuple(node for node, control in terms if control is None or uses[control] > 1)
    texts = {control: _texts(node) for node, control in shown}
    return Filters(
        chosen={f.key: _canonical(f, texts[f.key, "chosen"]) for f in game.fields if (f.key, "chosen") in texts},
        at_least={key: int(values[0]) for (key, bound), values in texts.items() if bound == "at_least"},
        at_most={key: int(values[0]) for (key, bound), values in texts.items() if bound == "at_most"},
        order=texts.get(_ORDER, ("",))[0],
        rest=write(rest[0] if len(rest) == 1 else And(rest)),
    )


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


def _side_by_side(tree: Node) -> tuple[Node, ...]:
    return tree.children if isinstance(tree, And) else (tree,)


def _texts(node: Node) -> tuple[str, ...]:
    values = node.values if isinstance(node, Comparison) else ()
    return tuple(value.text for value in values if isinstance(value, Text))


def _control(node: Node, game: Game) -> Control | None:
    """Return which control of the panel shows `node`, if any can."""
    texts = _texts(node)
    if not isinstance(node, Comparison) or len(texts) < len(node.values):
        return None
    if node.key in ORDER.spellings:
        return _ORDER
    one = game.find_field(node.key)
    is_number = one is not None and one.kind is FieldKind.NUMBER
    if one is None or (is_number and not all(map(_is_number, texts))):
        return None
    match node.operator:
        case Operator.HAS | Operator.IS:
            return one.key, "chosen"
        case Operator.AT_LEAST if is_number:
            return one.key, "at_least"
        case Operator.AT_MOST if is_number:
            return one.key, "at_most"
    return None


def _is_number(text: str) -> bool:
    return text.isascii() and text.isdigit()


def _canonical(one: Field, texts: tuple[str, ...]) -> tuple[str, ...]:
    """Return the values of a closed vocabulary that `texts` spell; other words stay as typed."""
    spelled = {spelling: value for value, others in one.values.items() for spelling in (value, *others)}
    return tuple(dict.fromkeys(spelled.get(text.lower(), text) for text in texts))


def _rest(rest: str) -> str:
    """Return free text so that further terms can follow it."""
    tree = parse(rest)
    return write(tree) if isinstance(tree, And) else write(And((tree,)))
