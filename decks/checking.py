"""Judges lists, files and folders of them, and saved decks."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from config.file_names import name_order, printable_name
from decks.contents import deck_list_of
from decks.legality import judge_by
from decks.limits import LIST_BYTES
from decks.lists import ListError, MatchedList, decode, match, parse_text
from decks.models import Deck
from decks.named import NamedFinding, name_findings
from rules.games import Game
from rules.legality import DeckList, FormatSpec, Verdict


@dataclass(frozen=True, slots=True)
class Judged:
    """A deck with its verdict, or why it could not be read.

    `matched` is how the lines of a list were found, `deck_list` what was judged.
    """

    name: str
    verdict: Verdict
    matched: MatchedList = field(default_factory=MatchedList)
    unreadable: str = ""
    deck_list: DeckList = field(default=DeckList(()))

    @property
    def legal(self) -> bool:
        return not self.unreadable and self.verdict.legal

    @property
    def findings(self) -> tuple[NamedFinding, ...]:
        return name_findings(self.verdict, self.deck_list)

    @property
    def problems(self) -> int:
        """How many things stand between the deck and being legal."""
        return len(self.verdict.errors) + len(self.verdict.unknown)

    def as_json(self) -> dict[str, Any]:
        """Return the object for a list of verdicts, which says what each is about."""
        about: dict[str, Any] = {"deck": self.name, **self.verdict.as_json()}
        return about | ({"legal": self.legal, "unreadable": self.unreadable} if self.unreadable else {})


@dataclass(frozen=True, slots=True)
class Judge:
    """Judges decks of one game in one format as of one day."""

    game: Game
    format_spec: FormatSpec
    on: date

    def file(self, path: Path) -> Judged:
        """Judge a list file; where nothing in it can be read, say why."""
        return self.read(printable_name(path), lambda: _read(path))

    def read(self, name: str, text: Callable[[], str]) -> Judged:
        """Judge the list called `name` whose text `text` reads; where that raises ListError, say why."""
        try:
            return self._list(name, text())
        except ListError as error:
            nothing = Verdict(self.game.key, self.format_spec.key, self.on, (), format_title=self.format_spec.title)
            return Judged(name, nothing, unreadable=str(error))

    def _list(self, name: str, text: str) -> Judged:
        lines = parse_text(text)
        if all(line.problem for line in lines):
            raise ListError(_nothing_read(lines[0].number, lines[0].problem) if lines else "No line speaks of a card.")
        matched = match(self.game, lines)
        deck_list = matched.deck_list(self.on)
        verdict = judge_by(self.game, deck_list, self.format_spec, self.on, matched.open_texts, matched.remarks)
        return Judged(name, verdict, matched, deck_list=deck_list)

    def folder(self, path: Path) -> Iterator[Judged]:
        """Judge the files of a folder in order of their names; one that cannot be read does not stop the others."""
        listed = sorted(path.iterdir(), key=lambda file: name_order(file.name))
        files = (file for file in listed if not file.name.startswith(".") and not file.is_dir())
        return map(self.file, files)

    def deck(self, deck: Deck) -> Judged:
        """Judge a saved deck, in the judge's format whatever its own is."""
        unread = [line for line in deck.unread.splitlines() if line.strip()]
        deck_list = deck_list_of(deck, self.on)
        verdict = judge_by(self.game, deck_list, self.format_spec, self.on, unread)
        return Judged(deck.name, verdict, deck_list=deck_list)


def _read(path: Path) -> str:
    if not path.is_file():
        raise ListError("This is no file.")
    try:
        with path.open("rb") as file:
            return decode(file.read(LIST_BYTES + 1))
    except OSError as error:
        raise ListError(f"The file cannot be read: {error.strerror}.") from error


def _nothing_read(number: int, problem: str) -> str:
    return f"No line can be read; line {number}: {problem}."
