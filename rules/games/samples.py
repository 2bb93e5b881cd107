"""The decks that come with a game: lists in the text form that people paste, in `starter/decks` of its folder."""

import re
from dataclasses import dataclass

from rules.games.game import Game

_NOTE = re.compile(r"^//\s*(?:(?P<key>name|plan):)?\s*(?P<text>.*)$")


@dataclass(frozen=True, slots=True)
class SampleDeck:
    """One deck of the starter set; `slug` is its file's name, `text` the whole list."""

    slug: str
    name: str
    plan: str
    text: str


def sample_decks(game: Game) -> tuple[SampleDeck, ...]:
    """Return the sample decks of `game` by name."""
    files = sorted((game.folder / "starter" / "decks").glob("*.txt"))
    return tuple(_read(file.stem, file.read_text(encoding="utf-8")) for file in files)


def _read(slug: str, text: str) -> SampleDeck:
    """The comments on top say the deck's name and its plan, which may run over several lines."""
    notes: dict[str, str] = {}
    key = ""
    for line in text.splitlines():
        note = _NOTE.match(line)
        if note is None:
            break
        key = note["key"] or key
        notes[key] = f"{notes.get(key, '')} {note['text']}".strip()
    return SampleDeck(slug, notes.get("name", slug), notes.get("plan", ""), text)
