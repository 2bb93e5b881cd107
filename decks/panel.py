"""What the deck column of the builder, and the page of a shared deck, show."""

from collections.abc import Collection, Iterable
from dataclasses import dataclass

from cards.models import Card, Printing
from decks.charts import Drawing, draw
from decks.grouping import grouped
from decks.legality import judge
from decks.models import Deck
from decks.statistics import tallies
from rules.games import GAMES, FieldKind, Game
from rules.legality import Severity, Verdict, Violation


@dataclass(frozen=True, slots=True)
class Line:
    """One line; 0 copies: just taken out, still shown in its place so that a slip is mended with one key."""

    section: str
    printing: Printing
    quantity: int
    trouble: Severity | None

    @property
    def card(self) -> Card:
        return self.printing.card

    @property
    def code(self) -> str:
        return self.printing.code


@dataclass(frozen=True, slots=True)
class Group:
    """Lines under one heading."""

    title: str
    lines: tuple[Line, ...]

    @property
    def count(self) -> int:
        return sum(line.quantity for line in self.lines)


@dataclass(frozen=True, slots=True)
class Part:
    """One section of the deck: main, ride, G; `is_counted` unless it lies beside the deck."""

    key: str
    title: str
    size: int | None
    is_counted: bool
    groups: tuple[Group, ...]

    @property
    def count(self) -> int:
        return sum(group.count for group in self.groups)


@dataclass(frozen=True, slots=True)
class Finding:
    """One finding of the verdict with the lines it points at."""

    violation: Violation
    lines: tuple[Line, ...]


@dataclass(frozen=True, slots=True)
class Panel:
    """A deck made ready to be shown."""

    deck: Deck
    game: Game
    parts: tuple[Part, ...]
    verdict: Verdict
    findings: tuple[Finding, ...]
    drawings: tuple[Drawing, ...]

    @property
    def count(self) -> int:
        return sum(part.count for part in self.parts if part.is_counted)

    @property
    def problem_count(self) -> int:
        return len(self.verdict.errors) + len(self.verdict.unknown)


def panel_of(deck: Deck, shown_anyway: Collection[tuple[str, Printing]] = ()) -> Panel:
    """Return the panel of `deck` (fetched `with_lines`); `shown_anyway` are lines to show even without copies."""
    game = GAMES[deck.game]
    verdict = judge(deck)
    lines = _lines(deck, verdict, shown_anyway)
    copies = [(entry.quantity, entry.printing.card) for entry in deck.counted_entries]
    return Panel(
        deck=deck,
        game=game,
        parts=_parts(deck, lines),
        verdict=verdict,
        findings=tuple(_finding(violation, lines) for violation in verdict.violations),
        drawings=tuple(draw(tally) for tally in tallies(game, copies)),
    )


def _lines(deck: Deck, verdict: Verdict, shown_anyway: Collection[tuple[str, Printing]]) -> list[Line]:
    trouble = _trouble(verdict)
    held = {(entry.section, entry.printing_id): (entry.printing, entry.quantity) for entry in deck.entries.all()}
    empty = {(section, printing.pk): (printing, 0) for section, printing in shown_anyway}
    return [
        Line(section, printing, quantity, trouble.get(printing.code))
        for (section, _), (printing, quantity) in (empty | held).items()
    ]


def _finding(violation: Violation, lines: Iterable[Line]) -> Finding:
    named = set(violation.cards)
    return Finding(violation, tuple(line for line in lines if line.printing.code in named and line.quantity))


def _trouble(verdict: Verdict) -> dict[str, Severity]:
    """Return the worst that is said of each code; the verdict has the worst first."""
    said: dict[str, Severity] = {}
    for violation in verdict.violations:
        for code in violation.cards:
            said.setdefault(code, violation.severity)
    return said


def _parts(deck: Deck, lines: list[Line]) -> tuple[Part, ...]:
    """Return the sections that the format has, and those in which the deck holds something all the same."""
    game = GAMES[deck.game]
    ordered = sorted(lines, key=lambda line: _order(game, line))
    held = {line.section for line in lines}
    return tuple(
        Part(
            section.key,
            section.title,
            section.size_in(deck.format),
            section.is_counted,
            _groups(game, [line for line in ordered if line.section == section.key]),
        )
        for section in game.sections
        if section.is_in(deck.format) or section.key in held
    )


def _groups(game: Game, lines: Iterable[Line]) -> tuple[Group, ...]:
    return tuple(
        Group(game.group_titles.get(value, value.capitalize() or "Others"), tuple(members))
        for value, members in grouped(game, lines).items()
    )


def _order(game: Game, line: Line) -> tuple[object, ...]:
    """The game's usual order, then the name and the number, so that a line keeps its place whatever its quantity."""
    fields = (game.find_field(key) for key in game.default_order)
    numbers = tuple(
        line.card.numbers.get(field.key, -1) for field in fields if field and field.kind is FieldKind.NUMBER
    )
    return (*numbers, line.card.search_name, line.printing.code)
