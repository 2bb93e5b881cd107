"""Reads a query into its syntax tree, within bounds on length, depth and number of terms."""

import re
from functools import cache
from pathlib import Path

from lark import Lark, Token, Transformer, UnexpectedInput
from lark.visitors import v_args

from cards.search.misreadings import misreading
from cards.search.page import QueryError
from cards.search.signs import plain_signs
from cards.search.tree import And, Comparison, Name, Node, Not, Operator, Or, Pattern, Text, Value

MAX_LENGTH = 1000
MAX_DEPTH = 20
MAX_TERMS = 80

_GRAMMAR = Path(__file__).with_name("grammar.lark")
_OTHER_SPELLINGS = {"≠": "!=", "≤": "<=", "≥": ">="}
_UNREADABLE = re.compile(r"[\x00-\x08\x0e-\x1f\x7f\ud800-\udfff]")
_ESCAPE = re.compile(r"\\([\"\\])")


def parse(query: str) -> Node:
    """Return the tree of `query`; the empty query is `And()`. Raises QueryError."""
    if len(query) > MAX_LENGTH:
        raise QueryError(
            f"The query has {len(query)} characters; at most {MAX_LENGTH} are read.", MAX_LENGTH, "Shorten the query."
        )
    if unreadable := _UNREADABLE.search(query):
        raise QueryError("This character cannot be read.", unreadable.start(), "Take it away.")
    try:
        node: Node = _reader().parse(plain_signs(query))  # type: ignore[assignment]
    except UnexpectedInput as error:
        raise misreading(error, query) from error
    _check_bounds(node)
    return node


@cache
def _reader() -> Lark:
    return Lark(_GRAMMAR.read_text("utf-8"), parser="lalr", transformer=_TreeBuilder(), maybe_placeholders=False)


@v_args(inline=True)
class _TreeBuilder(Transformer[Token, Node]):
    """Makes one node of each rule of the grammar."""

    def everything(self) -> Node:
        return And()

    def disjunction(self, *children: Node) -> Node:
        return Or(children, children[0].position)

    def conjunction(self, *children: Node) -> Node:
        return And(children, children[0].position)

    def negation(self, sign: Token, child: Node) -> Node:
        return Not(child, _at(sign))

    def term(self, left: Token, inner: Node, right: Token) -> Node:
        del left, right
        return inner

    def comparison(self, key: Token, sign: Token, values: tuple[Value, ...]) -> Node:
        operator = Operator(_OTHER_SPELLINGS.get(sign, str(sign)))
        return Comparison(key.lower(), operator, values, _at(key))

    def exact(self, bang: Token, name: Token) -> Node:
        return Name(_plain(name), exact=True, position=_at(bang))

    def name(self, word: Token) -> Node:
        return Name(_plain(word), position=_at(word))

    def values(self, *values: Value) -> tuple[Value, ...]:
        return values

    def value(self, token: Token) -> Value:
        if token.type == "PATTERN":
            return Pattern(str(token[1:-1]), _at(token))
        return Text(_plain(token), _at(token))


def _at(token: Token) -> int:
    return token.start_pos or 0


def _plain(token: Token) -> str:
    return _ESCAPE.sub(r"\1", token[1:-1]) if token.type == "PHRASE" else str(token)


def _check_bounds(root: Node) -> None:
    """Refuse a tree too deep or too wide for what comes after (walked without recursion)."""
    terms = 0
    waiting: list[tuple[Node, int]] = [(root, 1)]
    while waiting:
        node, depth = waiting.pop()
        if depth > MAX_DEPTH:
            raise QueryError(
                f"Parentheses and negations are nested deeper than {MAX_DEPTH}.", node.position, "Take some away."
            )
        match node:
            case And(children) | Or(children):
                waiting += [(child, depth + 1) for child in children]
            case Not(child):
                waiting.append((child, depth + 1))
            case Comparison(values=values):
                terms += len(values)
            case Name():
                terms += 1
    if terms > MAX_TERMS:
        raise QueryError(f"The query asks for {terms} things; at most {MAX_TERMS} are read.", 0, "Ask for fewer.")
