"""What a game tells the rest of the product about itself."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from pathlib import Path

from rules.lab.frozen_deck import FrozenDeck
from rules.lab.tally import Tally
from rules.legality import DeckList, FormatSpec, Violation
from rules.printed_card import PrintedCard


class FieldKind(StrEnum):
    """How a printed characteristic is compared: as a number or as a word out of a set."""

    NUMBER = "number"
    WORD = "word"


@dataclass(frozen=True, slots=True, eq=False)
class Field:
    """A printed characteristic: its key on the card, what people may type for it, and its closed vocabulary if any.

    There is one of each, equal to itself alone: games may share a key and mean something else by it.

    `values` maps each canonical value to the further spellings a query may use; empty means any word.
    `labels` says how a value is written where a capital letter is not enough; `common` are numbers worth a button each.
    """

    key: str
    title: str
    kind: FieldKind
    aliases: tuple[str, ...] = ()
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    common: tuple[int, ...] = ()

    def label(self, value: str) -> str:
        """Return how `value` is written on a page; words of an open vocabulary are kept as printed."""
        return self.labels.get(value) or (value[:1].upper() + value[1:] if self.values else value)


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a deck, with the number of cards it wants (None: no fixed number)."""

    key: str
    title: str
    size: int | None = None


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart of the builder: how many copies the deck holds at each value of `field`."""

    title: str
    field: str


@dataclass(frozen=True, slots=True)
class Problem:
    """Why a printed card cannot exist (`refused`) or looks odd (`flagged`)."""

    field: str
    value: str
    reason: str


@dataclass(frozen=True, slots=True)
class Validation:
    """What checking a printed card found: `refused` means it cannot exist, `flagged` that it is odd but possible."""

    refused: tuple[Problem, ...] = ()
    flagged: tuple[Problem, ...] = ()


@dataclass(frozen=True, slots=True)
class Goldfish:
    """How one deck of the game is played by itself.

    `play(deck, seeds, turns, tally)` plays a game for each seed and counts what happened, `trace(deck, seed, turns)`
    tells one by the line. `opening_hand(deck, seed, exchanged)` returns the codes of the hand that this game begins
    with, after the game's own exchange of the cards at the positions `exchanged`, which may be none.
    """

    play: Callable[[FrozenDeck, Iterable[int], int, Tally], None]
    trace: Callable[[FrozenDeck, int, int], Iterator[str]]
    opening_hand: Callable[[FrozenDeck, int, Sequence[int]], list[str]]


@dataclass(frozen=True, slots=True)
class Game:
    """A game: everything the catalogue, the search, the builder and the commands need to know of it.

    `group_by` names the field by whose values a deck list is grouped, in the order of its vocabulary.
    `default_order` are the fields that results are sorted by where a query says nothing.
    `set_prefix(code)` is the part of a card number that names its title. `serial_keys(text)` are the canonical forms
    that a card number as people paste it may stand for, the most exact first; for a printed code the first is its own.
    `group_titles` are the headings of the groups, by value of `group_by`; `folder` is where the game's own files lie
    (`formats/` holds the formats and titles that it ships with, see rules.format_defaults).
    `goldfish` plays a deck of the game by itself.
    `requirements` are what a format may ask for beyond the book, each with what it means; `check` reads them.
    """

    key: str
    title: str
    book: str
    fields: tuple[Field, ...]
    sections: tuple[Section, ...]
    group_by: str
    charts: tuple[Chart, ...]
    default_format: str
    default_order: tuple[str, ...]
    check: Callable[[DeckList, FormatSpec], tuple[Violation, ...]]
    validate: Callable[[PrintedCard], Validation]
    requirements: Mapping[str, str]
    set_prefix: Callable[[str], str]
    serial_keys: Callable[[str], tuple[str, ...]]
    folder: Path
    goldfish: Goldfish
    group_titles: Mapping[str, str] = field(default_factory=dict)

    def find_field(self, key: str) -> Field | None:
        """Return the field called `key` by name or alias."""
        return next((f for f in self.fields if key == f.key or key in f.aliases), None)
