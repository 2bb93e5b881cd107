"""What a game tells the rest of the product about itself."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from operator import attrgetter
from pathlib import Path
from typing import Any

from rules.boosters import Boosters
from rules.bots.bot import Bot
from rules.engine.machine import Event
from rules.engine.machine import Game as Engine
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.lab.tally import Tally
from rules.legality import DeckList, FormatSpec, Violation
from rules.printed_card import PrintedCard
from rules.requirements import Parameter
from rules.text.texts import Texts


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
    `is_rare` marks what few cards print: rows of cards leave it out, and the filter panel shows it once it narrows.
    `is_extra` marks what rows show only where there is much room. `has_icons`: its words are shown by the icons
    `KEY-WORD` of static/icons.svg, where there is one.
    """

    key: str
    title: str
    kind: FieldKind
    aliases: tuple[str, ...] = ()
    values: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    labels: Mapping[str, str] = field(default_factory=dict)
    common: tuple[int, ...] = ()
    is_rare: bool = False
    is_extra: bool = False
    has_icons: bool = False

    @property
    def spoken(self) -> str:
        """The title within a sentence: in small letters, but for what is written in capitals (`CP cost`, `ATK`)."""
        return " ".join(word if word.isupper() else word.lower() for word in self.title.split())

    def label(self, value: str) -> str:
        """Return how `value` is written on a page; words of an open vocabulary are kept as printed."""
        return self.labels.get(value) or (value[:1].upper() + value[1:] if self.values else value)


def _any_card(card: PrintedCard) -> bool:
    del card
    return True


def _no_card(card: PrintedCard) -> bool:
    del card
    return False


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a deck, with the number of cards it wants (None: no fixed number).

    `offers(card)` says whether the builder offers the section for a card, `is_home(card)` whether a card goes there
    where nothing else is said; the first section is the home of all other cards. Neither is a rule: a card in a section
    where it may not be is the business of the game's construction rules.

    What depends on the format is said by its key: `formats` are those that have the section (none: all of them), and
    `sizes` the numbers that single formats want instead of `size`. A section that is not counted (`is_counted`) lies
    beside the deck: its cards are kept with it and are none of its cards.
    """

    key: str
    title: str
    size: int | None = None
    offers: Callable[[PrintedCard], bool] = _any_card
    is_home: Callable[[PrintedCard], bool] = _no_card
    formats: tuple[str, ...] = ()
    sizes: Mapping[str, int] = field(default_factory=dict)
    is_counted: bool = True

    def is_in(self, format_key: str) -> bool:
        """Whether decks of that format have the section."""
        return not self.formats or format_key in self.formats

    def size_in(self, format_key: str) -> int | None:
        """Return the number of cards that decks of that format have here, None where it is not fixed."""
        return self.sizes.get(format_key, self.size)


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
    tells one by the line. `not_understood(deck)` returns the cards whose abilities are left out.
    """

    play: Callable[[FrozenDeck, Iterable[int], int, Tally], None]
    trace: Callable[[FrozenDeck, int, int], Iterator[str]]
    not_understood: Callable[[FrozenDeck], Sequence[Copies]]


@dataclass(frozen=True, slots=True)
class Versus:
    """How two decks of the game are played against each other.

    `prepare(deck)` returns the deck as the engine takes it, `begin(deck, other, seed)` a game between two of those.
    `view(game, player)` is what a player may know, and all that a bot gets; `bots` makes bots out of a seed, by name.
    `digest(game)` names a state, `cards_hash(decks)` the cards as they are played. `tell(event, game, names)` puts an
    event into words. `not_understood(deck)` returns the cards that have an ability which is left out. `first(game)` is
    the seat of who began, `turns(game)` how many turns there were.
    """

    prepare: Callable[[FrozenDeck], Any]
    begin: Callable[[Any, Any, int], Engine]
    view: Callable[[Engine, int], Any]
    bots: Mapping[str, Callable[[int], Bot]]
    digest: Callable[[Engine], str]
    cards_hash: Callable[[tuple[FrozenDeck, FrozenDeck]], str]
    tell: Callable[[Event, Engine, tuple[str, str]], str]
    not_understood: Callable[[FrozenDeck], Sequence[Copies]]
    first: Callable[[Engine], int]
    turns: Callable[[Engine], int]


@dataclass(frozen=True, slots=True)
class Opening:
    """The hand that a game begins with.

    `hand(deck, seed, exchanged)` returns the codes of the hand, after the game's own exchange of the cards at the
    positions `exchanged`, which may be none: what was kept stands first. `lacks(deck)` says in a sentence what the
    deck lacks for a hand to be dealt, and nothing where it lacks nothing. `exchange` tells the player, in a sentence
    or two, what may be exchanged; empty where the game has no exchange.
    """

    hand: Callable[[FrozenDeck, int, Sequence[int]], list[str]]
    lacks: Callable[[FrozenDeck], str]
    exchange: str


def before_dash(code: str) -> str:
    """Return the part of a card number before its first dash."""
    return code.split("-", 1)[0]


@dataclass(frozen=True, slots=True)
class Game:
    """A game: everything the catalogue, the search, the builder and the commands need to know of it.

    `group_by` names the field by whose values a deck list is grouped, in the order of its vocabulary.
    `default_order` are the fields that results are sorted by where a query says nothing.
    `set_prefix(code)` is the part of a card number that names its title, `set_code(code)` that which names the product.
    `serial_keys(text)` are the canonical forms that a card number as people paste it may stand for, the most exact
    first; for a printed code the first is its own.
    `group_titles` are the headings of the groups, by value of `group_by`; `folder` is where the game's own files lie
    (`formats/` holds the formats and titles that it ships with, see rules.format_defaults).
    `opening` deals opening hands; `goldfish` plays a deck of the game by itself, `versus` two decks against each other,
    None as long as that is not built.
    `requirements` are what a format may ask for beyond the book, each with what it means; `check` reads them. Those
    that need saying more than that they are wanted have `parameters`.
    `full_name(card)` is how players write a card where its name alone does not tell it from others.
    `has_titles` says that the prefix of a card's number decides what it may be played with, so that reprints of one
    card under two prefixes are not the same to a deck.
    `boosters` are those that decks of some formats are built from: the ones that have their section.
    `texts` reads the game's card text into programs; None as long as that is not built.
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
    opening: Opening
    goldfish: Goldfish | None = None
    versus: Versus | None = None
    group_titles: Mapping[str, str] = field(default_factory=dict)
    full_name: Callable[[PrintedCard], str] = attrgetter("name")
    parameters: Mapping[str, Parameter] = field(default_factory=dict)
    boosters: Boosters | None = None
    has_titles: bool = False
    set_code: Callable[[str], str] = before_dash
    texts: Texts | None = None

    def home_of(self, card: PrintedCard) -> str:
        """Return the key of the section that `card` goes to where nothing else is said."""
        return next((section for section in self.sections if section.is_home(card)), self.sections[0]).key

    def offered(self, card: PrintedCard, format_key: str) -> tuple[Section, ...]:
        """Return the sections that the builder offers for `card` in a deck of that format, its home first."""
        home = self.home_of(card)
        offered = [
            section
            for section in self.sections
            if section.key == home or (section.is_in(format_key) and section.offers(card))
        ]
        return tuple(sorted(offered, key=lambda section: section.key != home))

    def opens_boosters(self, format_key: str) -> bool:
        """Whether decks of that format are built from boosters."""
        boosters = self.boosters
        return boosters is not None and any(
            section.key == boosters.section and section.is_in(format_key) for section in self.sections
        )

    @property
    def beside_deck(self) -> frozenset[str]:
        """Return the keys of the sections whose cards are none of the deck's."""
        return frozenset(section.key for section in self.sections if not section.is_counted)

    def find_field(self, key: str) -> Field | None:
        """Return the field called `key` by name or alias."""
        return next((f for f in self.fields if key == f.key or key in f.aliases), None)
