"""What an adapter makes of one row of a card file, and what it has to say about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any

from cards.importing.reading import read_rows
from rules.games import Game
from rules.printed_card import PrintedCard

Row = Mapping[str, Any]


class Kind(StrEnum):
    """What became of a row or value: mended, not taken, or taken as it is though it looks odd."""

    REPAIRED = "repaired"
    REFUSED = "refused"
    FLAGGED = "flagged"


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report. `position` is the 1-based row of the file; None speaks of the whole file."""

    kind: Kind
    file: str
    position: int | None
    code: str
    field: str
    value: str
    reason: str

    def as_json(self) -> dict[str, Any]:
        return {
            "kind": self.kind.value,
            "file": self.file,
            "position": self.position,
            "code": self.code,
            "field": self.field,
            "value": self.value,
            "reason": self.reason,
        }


@dataclass(frozen=True, slots=True)
class CardRecord:
    """A card as one printing shows it: the face that the rules see, and what belongs to the printing alone."""

    code: str
    printed: PrintedCard
    rarity: str = ""
    product: str = ""
    flavour: str = ""
    image_url: str = ""
    language: str = "en"


class RowRefusedError(ValueError):
    """A row that cannot become a card: which field holds what, and why that cannot be."""

    def __init__(self, field: str, value: object, reason: str) -> None:
        super().__init__(f"{field} {value!r}: {reason}")
        self.field = field
        self.value = value
        self.reason = reason


class Notes:
    """What is said about one row while it is read."""

    def __init__(self, file: str, position: int, code: str) -> None:
        self.file = file
        self.position = position
        self.code = code
        self.findings: list[Finding] = []

    def repaired(self, field: str, value: object, reason: str) -> None:
        self._add(Kind.REPAIRED, field, value, reason)

    def flagged(self, field: str, value: object, reason: str) -> None:
        self._add(Kind.FLAGGED, field, value, reason)

    def refused(self, field: str, value: object, reason: str) -> None:
        self._add(Kind.REFUSED, field, value, reason)

    @property
    def has_refusal(self) -> bool:
        return any(finding.kind is Kind.REFUSED for finding in self.findings)

    def _add(self, kind: Kind, field: str, value: object, reason: str) -> None:
        self.findings.append(Finding(kind, self.file, self.position, self.code, field, shown(value), reason))


def shown(value: object) -> str:
    """Return `value` as the report shows it: short enough for a table, nothing that cannot be stored."""
    text = value if isinstance(value, str) else repr(value)
    text = text.encode("utf-8", "backslashreplace").decode().replace("\0", "\\0")
    return text if len(text) <= 200 else f"{text[:199]}…"


def whole(row: Row) -> list[Row]:
    """Return a row that is one printing."""
    return [row]


@dataclass(frozen=True, slots=True)
class Adapter:
    """A file format: rows that `read_file` finds in a file, each of which `read_row` turns into a record or refuses.

    `known` are the fields the format has; any other is left aside and reported once a file. `read_file` raises
    FileRefusedError; `suffix` is that of the format's files in a folder. `code_field` holds the card number, `parts`
    takes a row apart that is several printings, `unspoken` are the characteristics and the facts of a printing (as
    `rules.games` and the report call them) that the format never tells. With `takes_columns`
    whoever imports a file can say what its columns, or its numbers, mean.
    `written_also` names a format that has several writings, each of them an adapter. What the
    sources in `supersedes` brought it changes like its own; one that `gives_way` changes nothing of any other.
    """

    key: str
    title: str
    game: Game
    known: frozenset[str]
    read_row: Callable[[Row, Notes], CardRecord]
    read_file: Callable[[Path], list[Any]] = read_rows
    suffix: str = ".json"
    code_field: str = "code"
    parts: Callable[[Row], list[Row]] = whole
    unspoken: frozenset[str] = frozenset()
    takes_columns: bool = False
    written_also: str = ""
    supersedes: frozenset[str] = frozenset()
    gives_way: bool = False

    @property
    def source(self) -> str:
        """What printings and contradictions call the format: one name for all the writings of one format."""
        return self.written_also or self.key
