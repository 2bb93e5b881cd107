"""What the abilities of printed cards do: written by hand for the texts of the starter set, else read out of them."""

import json
from functools import cache
from typing import Any

from rules.games.weiss_schwarz import starter_programs
from rules.games.weiss_schwarz.reading_specs import spec_of
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.text import Exact, Reading, Unsupported
from rules.text.reading import NOT_PLAYED, by_known_names
from rules.text.texts import is_ability


def read_line(line: str) -> Reading:
    """Return the program that a printed ability is played by, empty where it does nothing in play."""
    by_hand = _by_hand()
    return by_hand[line] if line in by_hand else compile_line(line)


def programs_of(copies: Copies) -> list[Any]:
    """Return the programs of the card's abilities that are understood."""
    return [reading.program for reading in _readings(copies) if isinstance(reading, Exact) and reading.program]


def _readings(copies: Copies) -> list[Reading]:
    lines = [line for line in copies.card.abilities if is_ability(line)]
    return [by_known_names(line, read_line(line), set(copies.pairs)) for line in lines]


def specs_of(deck: FrozenDeck) -> list[CardSpec]:
    """Return one spec for each card of the deck, copies next to each other, with the abilities that are understood."""
    specs: list[CardSpec] = []
    for copies in deck.cards:
        specs += [spec_of(copies.code, copies.card, programs_of(copies))] * copies.quantity
    return specs


def not_understood(deck: FrozenDeck) -> list[Copies]:
    """Return the cards that have an ability which is left out."""
    return [copies for copies in deck.cards if any(isinstance(one, Unsupported) for one in _readings(copies))]


@cache
def _by_hand() -> dict[str, Reading]:
    """Return what was written by hand, by printed line."""
    rows = json.loads((starter_programs.FILE.parent / "cards.json").read_text(encoding="utf-8"))
    entries = starter_programs.starter_programs()
    return {
        line: _reading(line, entry)
        for row in rows
        for line, entry in zip(row["abilities"], entries.get(row["code"], ()), strict=False)
    }


def _reading(line: str, entry: Any) -> Reading:
    if entry is not None and starter_programs.NOT_PLAYED in entry:
        return Unsupported(0, line, NOT_PLAYED)
    return Exact(entry or {}, frozenset())
