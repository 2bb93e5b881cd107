"""Says a query back in one English sentence."""

from collections.abc import Iterable

from cards.search.predicates import (
    All,
    Among,
    AnyOf,
    CodeIs,
    Fits,
    Has,
    HasText,
    Holds,
    InSet,
    IsRead,
    IsReprint,
    Meaning,
    Negated,
    NumberAgainst,
    NumberIs,
    OfTitle,
    Predicate,
    RarityIs,
    Sort,
    Word,
    WordCount,
    WordIs,
)
from cards.search.spelling import either
from cards.search.tree import Operator, Text
from rules.games import FieldKind

_COMPARED = {
    Operator.IS: "is",
    Operator.IS_NOT: "is something other than",
    Operator.BELOW: "is below",
    Operator.AT_MOST: "is at most",
    Operator.ABOVE: "is above",
    Operator.AT_LEAST: "is at least",
}


def explain(meaning: Meaning) -> str:
    """Return the query as a sentence, its order included."""
    order = ", then ".join(map(_sort, meaning.order))
    if meaning.predicate == All():
        return f"All cards, sorted by {order}."
    return f"Cards where {_clause(meaning.predicate)}, sorted by {order}."


def _clause(predicate: Predicate) -> str:
    match predicate:
        case All(children):
            return _joined(children)
        case AnyOf(children):
            return "either " + " or ".join(f"({_clause(c)})" if isinstance(c, All) else _clause(c) for c in children)
        case Negated(Negated(child)):
            return _clause(child)
        case Negated(child):
            return _negation(child)
        case Holds(column, texts, whole):
            return f"the {column} {'is' if whole else 'contains'} {_quoted(texts)}"
        case Fits(column, source):
            return f"{'the name' if column == 'name' else 'an ability'} fits the pattern /{source}/"
        case NumberIs(field, operator, values):
            return f"the {field.spoken} {_COMPARED[operator]} {either(map(str, values))}"
        case NumberAgainst(field, operator, other):
            return f"the {field.spoken} {_COMPARED[operator]} the {other.spoken}"
        case WordIs(field, words):
            return f"the {field.spoken} is {either(map(_word, words))}"
        case WordCount(field, operator, value):
            return f"the number of words printed as {field.spoken} {_COMPARED[operator]} {value}"
        case Has(field):
            return f"the {field.spoken} is printed"
        case HasText():
            return "there is text"
        case IsReprint():
            return "the card is a reprint"
        case IsRead(exact):
            return "the engine understands all abilities" if exact else "the engine does not understand an ability"
        case CodeIs(names, whole):
            return f"the card number {'is' if whole else 'contains'} {_named(names)}"
        case RarityIs(names):
            return f"the rarity is {_named(names)}"
        case InSet(names):
            return f"the set is {_named(names)}"
        case OfTitle(names):
            return f"the title is {_named(names)}"
        case Among(cards):
            return f"the card is one of {len(cards)}"


def _negation(predicate: Predicate) -> str:
    match predicate:
        case HasText():
            return "there is no text"
        case Has(field):
            return f"no {field.spoken} is printed"
        case Fits(column, source):
            return f"{'the name does not fit' if column == 'name' else 'no ability fits'} the pattern /{source}/"
        case IsRead() | All() | AnyOf() | NumberIs() | NumberAgainst() | WordCount():
            return f"not ({_clause(predicate)})"
        case Holds(whole=False) | CodeIs(whole=False):
            return _clause(predicate).replace(" contains ", " does not contain ", 1)
    return _clause(predicate).replace(" is ", " is not ", 1)


def _joined(children: Iterable[Predicate]) -> str:
    clauses = [_clause(child) for child in children]
    return either(clauses, "and") if clauses else "anything fits"


def _word(word: Word) -> str:
    return ("…" if word.open_start else "") + word.text + ("…" if word.open_end else "")


def _quoted(texts: Iterable[str]) -> str:
    return either(f"“{text}”" for text in texts)


def _named(names: Iterable[Text]) -> str:
    return _quoted(name.text for name in names)


def _sort(sort: Sort) -> str:
    if isinstance(sort.by, str):
        return f"{sort.by} from Z to A" if sort.descending else sort.by
    backwards = "from high to low" if sort.by.kind is FieldKind.NUMBER else "backwards"
    return f"{sort.by.spoken} {backwards}" if sort.descending else sort.by.spoken
