"""What a query asks of a card, once its keys and values are understood; frozen, and free of the database."""

from dataclasses import dataclass, field
from enum import StrEnum

from cards.search.tree import Operator, Text
from rules.games import Field


class Column(StrEnum):
    """The two columns of running text that can be searched."""

    NAME = "name"
    TEXT = "text"


@dataclass(frozen=True, slots=True)
class Word:
    """A folded value; an asterisk that stood at its start or end leaves that end open."""

    text: str
    open_start: bool = False
    open_end: bool = False


@dataclass(frozen=True, slots=True)
class Holds:
    """The column holds one of the texts, or is one of them if `whole`."""

    column: Column
    texts: tuple[str, ...]
    whole: bool = False


@dataclass(frozen=True, slots=True)
class Fits:
    """The name, or one ability, fits the regular expression."""

    column: Column
    source: str
    position: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class NumberIs:
    """A printed number compares so with one of the values; a card without the number never fits."""

    field: Field
    operator: Operator
    values: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NumberAgainst:
    """Two printed numbers of the card compare so; a card without one of them never fits."""

    field: Field
    operator: Operator
    other: Field


@dataclass(frozen=True, slots=True)
class WordIs:
    """One of the words is printed."""

    field: Field
    values: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class WordCount:
    """So many words of the field are printed, repeats counted; none printed counts as 0."""

    field: Field
    operator: Operator
    value: int


@dataclass(frozen=True, slots=True)
class Has:
    """Something is printed for the field."""

    field: Field


@dataclass(frozen=True, slots=True)
class HasText:
    """At least one ability is printed."""


@dataclass(frozen=True, slots=True)
class IsReprint:
    """Printed in more than one set."""


@dataclass(frozen=True, slots=True)
class IsRead:
    """The engine has read the text: all abilities with success, or not (`exact`)."""

    exact: bool


@dataclass(frozen=True, slots=True)
class CodeIs:
    """The number of a printing holds one of the names, or is one of them as people paste numbers (`whole`: only so)."""

    names: tuple[Text, ...]
    whole: bool = False


@dataclass(frozen=True, slots=True)
class RarityIs:
    """A printing is of one of the rarities."""

    names: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class InSet:
    """A printing comes from one of the sets, named by code, half a code or name."""

    names: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class OfTitle:
    """A printing belongs to one of the titles, named by set prefix or name."""

    names: tuple[Text, ...]


@dataclass(frozen=True, slots=True)
class Among:
    """One of these rows: what a pattern came to."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Negated:
    """What must not hold: everything else fits, also a card that lacks what is asked about."""

    child: "Predicate"


@dataclass(frozen=True, slots=True)
class All:
    """What must all hold."""

    children: tuple["Predicate", ...] = ()


@dataclass(frozen=True, slots=True)
class AnyOf:
    """What holds if one child does."""

    children: tuple["Predicate", ...]


Leaf = (
    Holds
    | Fits
    | NumberIs
    | NumberAgainst
    | WordIs
    | WordCount
    | Has
    | HasText
    | IsReprint
    | IsRead
    | CodeIs
    | RarityIs
    | InSet
    | OfTitle
    | Among
)
Predicate = Leaf | Negated | All | AnyOf


@dataclass(frozen=True, slots=True)
class Sort:
    """One thing to sort by: a field of the game, or the name or card number of every card."""

    by: Field | str
    descending: bool = False


@dataclass(frozen=True, slots=True)
class Meaning:
    """A query understood: what a card must be, and the order of the answer."""

    predicate: Predicate
    order: tuple[Sort, ...]
