"""Understands a syntax tree in the terms of one game: which key is meant, and what each value stands for."""

from cards.search import values
from cards.search.keys import NOT_SERVED_YET, KeyKind, find_key, games_with, keys_of
from cards.search.ordering import order_aside, read_order
from cards.search.page import QueryError
from cards.search.predicates import All, AnyOf, Column, Holds, Meaning, Negated, Predicate
from cards.search.spelling import did_you_mean, nearest
from cards.search.tree import And, Comparison, Name, Node, Not, Or
from rules.games import FieldKind, Game


def understand(tree: Node, game: Game) -> Meaning:
    """Return what `tree` asks of the cards of `game`; raises QueryError."""
    asked, ordering = order_aside(tree)
    return Meaning(_Reader(game).predicate(asked), read_order(ordering, game))


class _Reader:
    """The keys of one game, and the walk over a tree."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.keys = keys_of(game)

    def predicate(self, node: Node) -> Predicate:
        match node:
            case Name(text, exact, position):
                return Holds(Column.NAME, (values.folded(text, position),), whole=exact)
            case Not(child):
                return Negated(self.predicate(child))
            case And((child,)):
                return self.predicate(child)
            case And(children):
                return All(tuple(map(self.predicate, children)))
            case Or(children):
                return AnyOf(tuple(map(self.predicate, children)))
            case Comparison():
                return self.comparison(node)

    def comparison(self, term: Comparison) -> Predicate:
        if field := self.game.find_field(term.key):
            return values.number(field, term, self.game) if field.kind is FieldKind.NUMBER else values.word(field, term)
        match self.kind(term):
            case KeyKind.NAME:
                return values.running_text(Column.NAME, term)
            case KeyKind.TEXT:
                return values.running_text(Column.TEXT, term)
            case KeyKind.CODE:
                return values.code(term)
            case KeyKind.RARITY:
                return values.rarity(term)
            case KeyKind.SET:
                return values.in_set(term)
            case KeyKind.TITLE:
                return values.of_title(term)
            case KeyKind.IS:
                return values.is_a(term, self.game)
            case KeyKind.NOT:
                return Negated(values.is_a(term, self.game))
            case KeyKind.HAS:
                return values.has(term, self.game)
            case _:
                raise QueryError(f"{term.key}: holds for the whole query.", term.position, "Take it out of ( ) and -.")

    def kind(self, term: Comparison) -> KeyKind:
        """Return what kind of key `term` uses, or say which there are instead."""
        if key := find_key(self.keys, term.key):
            return key.kind
        served = f"Keys here: {', '.join(key.name for key in self.keys)}."
        if others := games_with(term.key):
            raise QueryError(
                f"{term.key}: is a key of {' and '.join(others)}, not of {self.game.title}.", term.position, served
            )
        if term.key in NOT_SERVED_YET:
            raise QueryError(f"{term.key}: is not served for {self.game.title} yet.", term.position, served)
        spellings = [spelling for key in self.keys for spelling in key.spellings if len(spelling) > 2]
        meant = nearest(term.key, spellings)
        hint = f"{did_you_mean(meant, served)} If it belongs to a name, put the name in quotes."
        raise QueryError(f"There is no key {term.key}.", term.position, hint, meant)
