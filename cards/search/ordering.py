"""Reads `order:` and `dir:`."""

from cards.search.keys import DIRECTION, ORDER, Key
from cards.search.page import QueryError
from cards.search.predicates import Sort
from cards.search.spelling import did_you_mean, nearest
from cards.search.tree import And, Comparison, Node, Operator, Or, Text
from rules.games import FieldKind, Game

DIRECTIONS = {"asc": False, "ascending": False, "up": False, "desc": True, "descending": True, "down": True}
COMMON_SORTS = {"name": "name", "n": "name", "code": "code", "number": "code"}


def order_aside(tree: Node) -> tuple[Node, tuple[Comparison, ...]]:
    """Split a query into what it asks of cards and its words about order, which hold for the whole of it.

    Between alternatives (`bell or book order:name`) they stand in one of them, but are meant for all.
    """
    match tree:
        case Comparison() if _is_ordering(tree):
            return And(), (tree,)
        case And(children):
            terms = tuple(child for child in children if isinstance(child, Comparison) and _is_ordering(child))
            return And(tuple(child for child in children if child not in terms)), terms
        case Or(children):
            parts = [order_aside(child) for child in children]
            return Or(tuple(node for node, _ in parts)), tuple(term for _, terms in parts for term in terms)
    return tree, ()


def _is_ordering(term: Comparison) -> bool:
    return term.key in ORDER.spellings or term.key in DIRECTION.spellings


def read_order(terms: tuple[Comparison, ...], game: Game) -> tuple[Sort, ...]:
    """Return what to sort by: the keys of `order:`, or the game's default, turned round by `dir:desc`."""
    order = _only(terms, ORDER)
    direction = _only(terms, DIRECTION)
    sorts = _sorts(order, game) if order else default_sorts(game)
    if direction is not None and _descending(direction):
        return tuple(Sort(sort.by, not sort.descending) for sort in sorts)
    return sorts


def default_sorts(game: Game) -> tuple[Sort, ...]:
    """Return what the game's cards are sorted by where a query says nothing."""
    return tuple(_sort(key, game) for key in game.default_order)


def sortable(game: Game) -> dict[str, Sort]:
    """Return every spelling that `order:` reads; an open vocabulary has no order of its own."""
    found = {spelling: Sort(by) for spelling, by in COMMON_SORTS.items()}
    for field in game.fields:
        if field.kind is FieldKind.NUMBER or field.values:
            found |= dict.fromkeys((field.key, *field.aliases), Sort(field))
    return found


def _only(terms: tuple[Comparison, ...], key: Key) -> Comparison | None:
    found = [term for term in terms if term.key in key.spellings]
    if len(found) > 1:
        raise QueryError(f"{found[1].key}: stands twice.", found[1].position, "Keep one, such as order:level,-power.")
    return found[0] if found else None


def _sorts(term: Comparison, game: Game) -> tuple[Sort, ...]:
    text, position = _single(term)
    sorts: list[Sort] = []
    for part in text.split(","):
        sort = _sort(part.strip().lower().removeprefix("-"), game, position)
        sorts.append(Sort(sort.by, part.strip().startswith("-")))
        position += len(part) + 1
    return tuple(sorts)


def _sort(key: str, game: Game, position: int = 0) -> Sort:
    known = sortable(game)
    if key in known:
        return known[key]
    names = ", ".join(dict.fromkeys(sort.by if isinstance(sort.by, str) else sort.by.key for sort in known.values()))
    meant = nearest(key, known)
    hint = did_you_mean(meant, f"Sort by one of: {names}.")
    raise QueryError(f"Results cannot be sorted by {key!r}.", position, hint, meant)


def _descending(term: Comparison) -> bool:
    text, position = _single(term)
    if text.lower() in DIRECTIONS:
        return DIRECTIONS[text.lower()]
    raise QueryError(f"{text!r} is not a direction.", position, "Write dir:asc or dir:desc.")


def _single(term: Comparison) -> tuple[str, int]:
    value = term.values[0]
    if term.operator not in (Operator.HAS, Operator.IS) or len(term.values) > 1 or not isinstance(value, Text):
        raise QueryError(
            f"{term.key}: takes one word after a colon.", term.position, "For example order:level,-power dir:asc."
        )
    return value.text, value.position
