"""A deck as it is played: cards as printed, kept with a run so that later edits of deck or card change nothing."""

import hashlib
import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from rules.bilingual import Pair
from rules.printed_card import PrintedCard

MAIN = "main"


class Copies(NamedTuple):
    """So many copies of a card in one section of the deck.

    `pairs` are the names in two languages in its texts that were known (rules.bilingual) when the deck was taken.
    """

    code: str
    card: PrintedCard
    quantity: int
    section: str = MAIN
    pairs: tuple[Pair, ...] = ()


@dataclass(frozen=True, slots=True)
class FrozenDeck:
    """A deck by section and card number: the same cards are the same deck in whatever order they stood."""

    game: str
    name: str
    cards: tuple[Copies, ...]

    @classmethod
    def of(cls, game: str, name: str, lines: Iterable[Copies]) -> "FrozenDeck":
        """Return the deck with these lines; in one section each code stands in one line."""
        return cls(game, name, tuple(sorted(lines, key=lambda copies: (copies.section, copies.code))))

    def part(self, section: str = MAIN) -> tuple[Copies, ...]:
        """Return the lines of one section by card number."""
        return tuple(copies for copies in self.cards if copies.section == section)

    def each(self, section: str = MAIN) -> list[str]:
        """Return the card numbers of one section, one for each copy, by card number."""
        return [copies.code for copies in self.part(section) for _ in range(copies.quantity)]

    @property
    def count(self) -> int:
        return sum(copies.quantity for copies in self.cards)

    @property
    def with_abilities(self) -> int:
        """Return how many of the cards have abilities."""
        return sum(copies.quantity for copies in self.cards if copies.card.abilities)

    @property
    def digest(self) -> str:
        """Return a name for the deck as it is played: SHA-256 over game and cards. Renamed, a deck plays alike."""
        played = {key: value for key, value in self.as_json().items() if key != "name"}
        canonical = json.dumps(played, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
        return hashlib.sha256(canonical.encode()).hexdigest()

    def as_json(self) -> dict[str, Any]:
        """Return the deck for JSON."""
        return {"game": self.game, "name": self.name, "cards": [_card_as_json(copies) for copies in self.cards]}

    @classmethod
    def from_json(cls, deck: Mapping[str, Any]) -> "FrozenDeck":
        """Return the deck that `as_json` wrote."""
        return cls(deck["game"], deck["name"], tuple(map(_card_from_json, deck["cards"])))


def _card_as_json(copies: Copies) -> dict[str, Any]:
    card = copies.card
    return {
        "code": copies.code,
        "quantity": copies.quantity,
        "name": card.name,
        "numbers": dict(card.numbers),
        "words": {key: list(values) for key, values in card.words.items()},
        "abilities": list(card.abilities),
        **({} if copies.section == MAIN else {"section": copies.section}),
        **({"pairs": [list(pair) for pair in copies.pairs]} if copies.pairs else {}),
    }


def _card_from_json(card: Mapping[str, Any]) -> Copies:
    words = {key: tuple(values) for key, values in card["words"].items()}
    printed = PrintedCard(card["name"], dict(card["numbers"]), words, tuple(card["abilities"]))
    pairs = tuple(Pair(english, japanese) for english, japanese in card.get("pairs", ()))
    return Copies(card["code"], printed, card["quantity"], card.get("section", MAIN), pairs)
