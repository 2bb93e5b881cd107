"""The numbered rules of each book: ids only, no text."""

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class BookRule:
    """One numbered rule: `parent` is the rule or heading it stands under; `executable` that a program can obey it."""

    id: str
    parent: str | None
    kind: str
    executable: bool


@cache
def rules_of(game: str) -> tuple[BookRule, ...]:
    """Return the rules of the book that the game called `game` is played by, in the book's order."""
    rows = json.loads((FOLDER / f"{game}.json").read_text(encoding="utf-8"))
    return tuple(BookRule(**row) for row in rows)


@cache
def kinds() -> tuple[str, ...]:
    """Return every kind of rule that a book has."""
    books = sorted(FOLDER.glob("*.json"))
    return tuple(sorted({rule.kind for book in books for rule in rules_of(book.stem)}))
