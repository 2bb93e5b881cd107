"""How many copies of a name a deck may hold (5.1.2.2), and the cards whose text says otherwise (5.1.2.4).

Decisions where the book is silent:

- A text holds for the *name*, as it says itself, as soon as one card of the deck with that name carries it; where
  texts of one name differ, the most generous one holds.
- Copies counted together with other names ("up to 4 cards with the same card name as this card and cards named ...")
  stay within that number even where another text lifts one of the names alone (1.3.3: cannot beats can).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from rules.copies import codes, copies, counted, cut, lines_by_name, name_key, removal
from rules.games.weiss_schwarz.book import CITATION
from rules.games.weiss_schwarz.copy_texts import is_unread, read_copy_texts
from rules.legality import DeckLine, FormatSpec, Severity, Violation

COPY_LIMIT = 4

Groups = Mapping[str, tuple[DeckLine, ...]]
Key = TypeVar("Key", str, frozenset[str])


@dataclass(slots=True)
class CopyLimits:
    """The limits that the texts in a deck set: by name, and by set of names counted together (None: any number)."""

    own: dict[str, int | None] = field(default_factory=dict)
    joint: dict[frozenset[str], int | None] = field(default_factory=dict)

    def allow(self, name: str, limit: int | None, others: Iterable[str]) -> None:
        """Take in one text of the card called `name`."""
        _keep_larger(self.own, name, limit)
        together = frozenset((name, *others))
        if len(together) == 1:
            return
        _keep_larger(self.joint, together, limit)
        if limit is None or limit > COPY_LIMIT:
            for other in together:
                _keep_larger(self.own, other, limit)


def check(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return what breaks 5.1.2.2 or a text under 5.1.2.4, and what could be misread about copies."""
    groups = lines_by_name(lines, format_spec)
    limits = read_limits(groups, format_spec)
    return (
        *_too_many_of_a_name(groups, limits),
        *_too_many_together(groups, limits),
        *_unread_texts(lines),
        *_names_that_differ_in_case(groups),
    )


def read_limits(groups: Groups, format_spec: FormatSpec) -> CopyLimits:
    """Return the limits that the texts of the cards in `groups` set."""
    limits = CopyLimits()
    for name, lines in groups.items():
        for ability in (ability for line in lines for ability in line.card.abilities):
            for text in read_copy_texts(ability):
                limits.allow(name, text.limit, (name_key(other, format_spec) for other in text.others))
    return limits


def _keep_larger(limits: dict[Key, int | None], key: Key, limit: int | None) -> None:
    known = limits.get(key, 0)
    limits[key] = None if known is None or limit is None else max(known, limit)


def _too_many_of_a_name(groups: Groups, limits: CopyLimits) -> Iterable[Violation]:
    for name, lines in groups.items():
        limit = limits.own.get(name, COPY_LIMIT)
        if limit is not None and copies(lines) > limit:
            yield _too_many(lines, limit, "5.1.2.4" if name in limits.own else "5.1.2.2")


def _too_many_together(groups: Groups, limits: CopyLimits) -> Iterable[Violation]:
    for names, limit in limits.joint.items():
        present = [groups[name] for name in groups if name in names]
        lines = tuple(line for group in present for line in group)
        if limit is not None and len(present) > 1 and copies(lines) > limit:
            yield _too_many(lines, limit, "5.1.2.4")


def _too_many(lines: tuple[DeckLine, ...], limit: int, rule: str) -> Violation:
    count = copies(lines)
    called = _called(lines)
    mend = cut(lines, limit)
    reason = {
        "5.1.2.2": "all numbers and variants of a name count together (5.1.2.2.1)",
        "5.1.2.4": "so its text says",
    }[rule]
    return Violation(
        rule=rule,
        book=CITATION,
        severity=Severity.ERROR,
        found=f"{count} of {called}",
        wanted=f"{limit} or fewer",
        message=f"The deck has {count} cards named {called}; it may have {limit} at most: {reason}.",
        cards=codes(lines),
        suggestion=removal(lines, mend),
        mend=mend,
    )


def _called(lines: Iterable[DeckLine]) -> str:
    names = dict.fromkeys(line.card.name for line in lines)
    return " and ".join(f"“{name}”" for name in names)


def _unread_texts(lines: Iterable[DeckLine]) -> Iterable[Violation]:
    for line in lines:
        if any(is_unread(ability) for ability in line.card.abilities):
            yield Violation(
                rule="5.1.2.4",
                book=CITATION,
                severity=Severity.WARNING,
                found=f"text about deck construction on “{line.card.name}” that is not understood",
                wanted="a text that is understood",
                message=f"“{line.card.name}” has text about copies in the deck that is not understood here; "
                f"it was checked as if that text were not there.",
                cards=(line.code,),
                suggestion="Read the card and judge its copies yourself.",
            )


def _names_that_differ_in_case(groups: Groups) -> Iterable[Violation]:
    """Letter case tells names apart, but people should know where a deck is legal only because of it."""
    alike: dict[str, list[tuple[DeckLine, ...]]] = {}
    for name, group in groups.items():
        alike.setdefault(name.casefold(), []).append(group)
    for names in alike.values():
        lines = tuple(line for group in names for line in group)
        if len(names) > 1 and copies(lines) > COPY_LIMIT:
            yield Violation(
                rule="5.1.2.2",
                book=CITATION,
                severity=Severity.NOTE,
                found=f"{counted(copies(lines), 'copy', 'copies')} of names that differ only in letter case",
                wanted=f"{COPY_LIMIT} of each name",
                message=f"{_called(lines)} differ only in letter case and were counted as different names.",
                cards=codes(lines),
                suggestion="If they are one name, maintainers can join them in the name table.",
            )
