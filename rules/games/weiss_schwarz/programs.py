"""What the abilities of printed cards do: written by hand for the starter set, else read out of their texts."""

import json
from functools import cache
from typing import Any

from rules.games.weiss_schwarz import starter_programs
from rules.games.weiss_schwarz.reading_specs import spec_of
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.text import Exact, Reading
from rules.text.texts import is_ability


def programs_of(copies: Copies) -> list[Any]:
    """Return the programs of the card's abilities that are understood."""
    if _is_starter_card(copies):
        return starter_programs.programs_of(copies.code)
    return [reading.program for reading in _readings(copies) if isinstance(reading, Exact)]


def _readings(copies: Copies) -> list[Reading]:
    return [compile_line(line) for line in copies.card.abilities if is_ability(line)]


def specs_of(deck: FrozenDeck) -> list[CardSpec]:
    """Return one spec for each card of the deck, copies next to each other, with the abilities that are understood."""
    specs: list[CardSpec] = []
    for copies in deck.cards:
        specs += [spec_of(copies.code, copies.card, programs_of(copies))] * copies.quantity
    return specs


def not_understood(deck: FrozenDeck) -> list[Copies]:
    """Return the cards that have an ability which is left out."""
    return [copies for copies in deck.cards if not _is_understood(copies)]


def _is_understood(copies: Copies) -> bool:
    if not _is_starter_card(copies):
        return all(isinstance(reading, Exact) for reading in _readings(copies))
    entries = starter_programs.starter_programs().get(copies.code, [])
    return not any(entry is not None and starter_programs.NOT_PLAYED in entry for entry in entries)


def _is_starter_card(copies: Copies) -> bool:
    """Return whether the card is printed as in the starter set: a text that was changed since is another one."""
    return _texts().get(copies.code) == tuple(copies.card.abilities)


@cache
def _texts() -> dict[str, tuple[str, ...]]:
    rows = json.loads((starter_programs.FILE.parent / "cards.json").read_text(encoding="utf-8"))
    return {row["code"]: tuple(row["abilities"]) for row in rows}
