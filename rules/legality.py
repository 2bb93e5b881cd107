"""The values of a legality check: what goes in (deck, format) and what comes out (verdict)."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, field, replace
from datetime import date
from enum import StrEnum
from typing import Any

from rules.in_force import in_force
from rules.printed_card import PrintedCard


class Severity(StrEnum):
    """How bad a finding is, the worst first; only an error makes a deck illegal."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class DeckLine:
    """So many copies of one printing in one section of a deck."""

    quantity: int
    code: str
    card: PrintedCard
    section: str = "main"


@dataclass(frozen=True, slots=True)
class DeckList:
    """A whole deck, all sections, in list order."""

    lines: tuple[DeckLine, ...]

    def count(self, section: str = "main") -> int:
        return sum(line.quantity for line in self.lines if line.section == section)

    def part(self, section: str = "main") -> tuple[DeckLine, ...]:
        """Return the lines of one section in list order; lines of one code are added up."""
        lines: dict[str, DeckLine] = {}
        for line in self.lines:
            if line.section == section:
                before = lines[line.code].quantity if line.code in lines else 0
                lines[line.code] = replace(line, quantity=before + line.quantity)
        return tuple(lines.values())


class RestrictionKind(StrEnum):
    """The shapes that restriction lists take."""

    BANNED = "banned"
    LIMITED = "limited"
    CHOOSE_ONE = "choose_one"


@dataclass(frozen=True, slots=True)
class Restriction:
    """One entry of a restriction list; `names` are folded card names, `limit` copies (limited only).

    A limit counts all names of its entry together; names limited one by one are entries of their own.
    """

    kind: RestrictionKind
    names: tuple[str, ...]
    limit: int = 0


@dataclass(frozen=True, slots=True)
class TitleGroup:
    """A title: the set prefixes and single codes that belong to it."""

    name: str
    prefixes: frozenset[str]
    codes: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class FormatSpec:
    """A format as of one day.

    `source` says which document or entry it comes from; `requirements` are read by the game's own construction module;
    `in_every_title` are codes that belong to every title; `same_name` maps a folded name to the one it counts as.
    """

    key: str
    title: str
    edition: str = "en"
    since: date | None = None
    source: str = ""
    requirements: Mapping[str, Any] = field(default_factory=dict)
    restrictions: tuple[Restriction, ...] = ()
    restriction_source: str = ""
    titles: tuple[TitleGroup, ...] = ()
    in_every_title: frozenset[str] = frozenset()
    same_name: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class LineChange:
    """Set the line `code` in `section` to `quantity` copies; 0 removes it."""

    section: str
    code: str
    quantity: int


@dataclass(frozen=True, slots=True)
class Violation:
    """One finding. `rule` is a rule number of `book`, or a format entry; `cards` are the codes it points at.

    `mend` are the line changes that together settle this finding; empty where the player has to choose.
    """

    rule: str
    book: str
    severity: Severity
    found: str
    wanted: str
    message: str
    cards: tuple[str, ...] = ()
    suggestion: str | None = None
    mend: tuple[LineChange, ...] = ()

    def as_json(self) -> dict[str, Any]:
        """Return the object that the command and the API print."""
        return asdict(self) | {"cards": list(self.cards), "mend": [asdict(change) for change in self.mend]}


def by_severity(violations: Iterable[Violation]) -> tuple[Violation, ...]:
    """Return the findings sorted, errors first; findings of one severity keep their order."""
    ranks = list(Severity)
    found = (violation for violation in violations if in_force(violation.book, violation.rule))
    return tuple(sorted(found, key=lambda violation: ranks.index(violation.severity)))


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to "is this deck legal": every finding at once, errors first.

    `format_title` and `sources` say for people which format, and which documents, were held against the deck.
    `unknown` are lines of a list that could not be matched to a card; a deck with one is not called legal. `remarks`
    say of single lines how they were read, where that may surprise, or why they could not be.
    """

    game: str
    format: str
    on: date
    violations: tuple[Violation, ...]
    unknown: tuple[str, ...] = ()
    format_title: str = ""
    sources: tuple[str, ...] = ()
    remarks: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.unknown and not self.errors

    @property
    def errors(self) -> tuple[Violation, ...]:
        return self._of(Severity.ERROR)

    @property
    def warnings(self) -> tuple[Violation, ...]:
        return self._of(Severity.WARNING)

    @property
    def notes(self) -> tuple[Violation, ...]:
        return self._of(Severity.NOTE)

    @property
    def headline(self) -> str:
        """Return the answer in one line: `Legal in Standard`, `Not legal in Standard: 2 problems`."""
        format_title = self.format_title or self.format
        if self.legal:
            return f"Legal in {format_title}"
        count = len(self.errors) + len(self.unknown)
        return f"Not legal in {format_title}: {count} {'problem' if count == 1 else 'problems'}"

    def as_json(self) -> dict[str, Any]:
        """Return the object that the command and the API print."""
        return {
            "legal": self.legal,
            "game": self.game,
            "format": self.format,
            "on": self.on.isoformat(),
            "violations": [violation.as_json() for violation in self.violations],
            "unknown": list(self.unknown),
            "remarks": list(self.remarks),
        }

    def _of(self, severity: Severity) -> tuple[Violation, ...]:
        return tuple(violation for violation in self.violations if violation.severity is severity)
