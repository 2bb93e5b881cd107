"""The values of a legality check: what goes in (deck, format) and what comes out (verdict)."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from datetime import date
from enum import StrEnum
from typing import Any

from rules.printed_card import PrintedCard


class Severity(StrEnum):
    """How bad a finding is; only an error makes a deck illegal."""

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


class RestrictionKind(StrEnum):
    """The shapes that restriction lists take."""

    BANNED = "banned"
    LIMITED = "limited"
    CHOOSE_ONE = "choose_one"


@dataclass(frozen=True, slots=True)
class Restriction:
    """One entry of a restriction list; `names` are folded card names, `limit` copies (limited only)."""

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
class Mend:
    """A change that would help: set the line `code` in `section` to `quantity` copies."""

    section: str
    code: str
    quantity: int


@dataclass(frozen=True, slots=True)
class Violation:
    """One finding. `rule` is a rule number of `book`, or a format entry; `cards` are the codes it points at."""

    rule: str
    book: str
    severity: Severity
    found: str
    wanted: str
    message: str
    cards: tuple[str, ...] = ()
    suggestion: str | None = None
    mend: Mend | None = None


@dataclass(frozen=True, slots=True)
class Verdict:
    """The answer to "is this deck legal": every finding at once, errors first."""

    game: str
    format: str
    on: date
    violations: tuple[Violation, ...]
    unknown: tuple[str, ...] = ()

    @property
    def legal(self) -> bool:
        return not self.unknown and not any(v.severity is Severity.ERROR for v in self.violations)

    def as_json(self) -> dict[str, Any]:
        """Return the object that the command and the API print."""
        return {
            "legal": self.legal,
            "game": self.game,
            "format": self.format,
            "on": self.on.isoformat(),
            "violations": [asdict(v) | {"cards": list(v.cards)} for v in self.violations],
            "unknown": list(self.unknown),
        }
