"""How many copies of a name a deck may hold, and the cards whose text says otherwise; each game says by which rules.

Decisions where the books are silent:

- A text holds for the *name*, as it says itself, as soon as one card of the deck with that name carries it; where
  texts of one name differ, the most generous one holds.
- Copies counted together with other names ("up to 4 cards with the same card name as this card and cards named ...")
  stay within that number even where another text lifts one of the names alone (cannot beats can).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Protocol, TypeVar

from rules.copies import FullName, codes, copies, counted, cut, name_key, removal
from rules.copy_texts import is_unread, read_copy_texts
from rules.in_force import in_force
from rules.legality import DeckLine, FormatSpec, Severity, Violation

Groups = Mapping[str, tuple[DeckLine, ...]]
Key = TypeVar("Key", str, frozenset[str])


class NamesOf(Protocol):
    """What a line counts as: one name, or several."""

    def __call__(self, line: DeckLine, format_spec: FormatSpec) -> tuple[str, ...]: ...


def printed_name(line: DeckLine, format_spec: FormatSpec) -> tuple[str, ...]:
    """Return the one name that most cards have."""
    return (name_key(line.card.name, format_spec),)


def names_by(book: str, rule: str) -> NamesOf:
    """Return what counts cards of one name together by `rule`, whatever else differs on them."""

    def names_of(line: DeckLine, format_spec: FormatSpec) -> tuple[str, ...]:
        (name,) = printed_name(line, format_spec)
        return (name,) if in_force(book, rule) else (f"{name} {line.code}",)

    return names_of


@dataclass(frozen=True, slots=True)
class CopyRule:
    """The copy limit of a book: `limit` by `rule`, texts that say otherwise by `text_rule`.

    `reason` says in a few words what counts together; `names_of` are the names that a line counts as. `number_rule`
    is the rule by which a text about "this card" means its card number; without one it means the name. `full_name` is
    what a finding calls a card.
    """

    book: str
    rule: str
    text_rule: str
    reason: str
    limit: int = 4
    names_of: NamesOf = printed_name
    number_rule: str = ""
    full_name: FullName = attrgetter("name")

    @property
    def reads_numbers(self) -> bool:
        return bool(self.number_rule) and in_force(self.book, self.number_rule)


@dataclass(slots=True)
class CopyLimits:
    """The limits that the texts in a deck set: by name, by card number, and by set of names counted together.

    None is any number.
    """

    usual: int
    own: dict[str, int | None] = field(default_factory=dict)
    numbers: dict[str, int | None] = field(default_factory=dict)
    joint: dict[frozenset[str], int | None] = field(default_factory=dict)

    def allow(self, name: str, limit: int | None, others: Iterable[str]) -> None:
        """Take in one text of the card called `name`."""
        _keep_larger(self.own, name, limit)
        together = frozenset((name, *others))
        if len(together) == 1:
            return
        _keep_larger(self.joint, together, limit)
        if limit is None or limit > self.usual:
            for other in together:
                _keep_larger(self.own, other, limit)


def check(rule: CopyRule, lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return what breaks `rule` or a text beside it, and what could be misread about copies."""
    groups = _by_name(rule, lines, format_spec)
    limits = CopyLimits(rule.limit)
    if in_force(rule.book, rule.text_rule):
        limits = read_limits(rule, groups, format_spec)
    return (
        *_too_many_of_a_number(rule, lines, limits),
        *_too_many_of_a_name(rule, groups, limits),
        *_too_many_together(rule, groups, limits),
        *_unread_texts(rule, lines),
        *_names_that_differ_in_case(rule, groups),
    )


def _by_name(rule: CopyRule, lines: Iterable[DeckLine], format_spec: FormatSpec) -> Groups:
    groups: dict[str, tuple[DeckLine, ...]] = {}
    for line in lines:
        for name in rule.names_of(line, format_spec):
            groups[name] = (*groups.get(name, ()), line)
    return groups


def read_limits(rule: CopyRule, groups: Groups, format_spec: FormatSpec) -> CopyLimits:
    """Return the limits that the texts of the cards in `groups` set."""
    limits = CopyLimits(rule.limit)
    for name, lines in groups.items():
        for line in lines:
            for text in (text for ability in line.card.abilities for text in read_copy_texts(ability)):
                if text.of_number and not text.others and rule.reads_numbers:
                    _keep_larger(limits.numbers, line.code, text.limit)
                else:
                    called = name_key(text.named, format_spec) if text.named else name
                    limits.allow(called, text.limit, (name_key(other, format_spec) for other in text.others))
    return limits


def _keep_larger(limits: dict[Key, int | None], key: Key, limit: int | None) -> None:
    known = limits.get(key, 0)
    limits[key] = None if known is None or limit is None else max(known, limit)


def _too_many_of_a_number(rule: CopyRule, lines: Iterable[DeckLine], limits: CopyLimits) -> Iterable[Violation]:
    for code, limit in limits.numbers.items():
        numbered = tuple(line for line in lines if line.code == code)
        if limit is not None and copies(numbered) > limit:
            yield _too_many(rule, numbered, limit, by_text=True)


def _too_many_of_a_name(rule: CopyRule, groups: Groups, limits: CopyLimits) -> Iterable[Violation]:
    """Cards whose text speaks of their own number are bound by that text alone, the others of the name by its limit."""
    for name, named in groups.items():
        lines = tuple(line for line in named if line.code not in limits.numbers)
        limit = limits.own.get(name, rule.limit)
        if limit is not None and copies(lines) > limit:
            yield _too_many(rule, lines, limit, by_text=name in limits.own)


def _too_many_together(rule: CopyRule, groups: Groups, limits: CopyLimits) -> Iterable[Violation]:
    for names, limit in limits.joint.items():
        present = [groups[name] for name in groups if name in names]
        lines = tuple(line for group in present for line in group)
        if limit is not None and len(present) > 1 and copies(lines) > limit:
            yield _too_many(rule, lines, limit, by_text=True)


def _too_many(rule: CopyRule, lines: tuple[DeckLine, ...], limit: int, *, by_text: bool) -> Violation:
    count = copies(lines)
    called = _called(rule, lines)
    mend = cut(lines, limit)
    reason = "so its text says" if by_text else rule.reason
    return Violation(
        rule=rule.text_rule if by_text else rule.rule,
        book=rule.book,
        severity=Severity.ERROR,
        found=f"{count} of {called}",
        wanted=f"{limit} or fewer",
        message=f"The deck has {count} cards named {called}; it may have {limit} at most: {reason}.",
        cards=codes(lines),
        suggestion=removal(lines, mend, rule.full_name),
        mend=mend,
    )


def _called(rule: CopyRule, lines: Iterable[DeckLine]) -> str:
    names = dict.fromkeys(rule.full_name(line.card) for line in lines)
    return " and ".join(f"“{name}”" for name in names)


def _unread_texts(rule: CopyRule, lines: Iterable[DeckLine]) -> Iterable[Violation]:
    for line in lines:
        if any(is_unread(ability) for ability in line.card.abilities):
            yield Violation(
                rule=rule.text_rule,
                book=rule.book,
                severity=Severity.WARNING,
                found=f"text about deck construction on “{line.card.name}” that is not understood",
                wanted="a text that is understood",
                message=f"“{line.card.name}” has text about copies in the deck that is not understood here; "
                f"it was checked as if that text were not there.",
                cards=(line.code,),
                suggestion="Read the card and judge its copies yourself.",
            )


def _names_that_differ_in_case(rule: CopyRule, groups: Groups) -> Iterable[Violation]:
    """Letter case tells names apart, but people should know where a deck is legal only because of it."""
    alike: dict[str, list[tuple[DeckLine, ...]]] = {}
    for name, group in groups.items():
        alike.setdefault(name.casefold(), []).append(group)
    for names in alike.values():
        lines = tuple(line for group in names for line in group)
        if len(names) > 1 and copies(lines) > rule.limit:
            yield Violation(
                rule=rule.rule,
                book=rule.book,
                severity=Severity.NOTE,
                found=f"{counted(copies(lines), 'copy', 'copies')} of names that differ only in letter case",
                wanted=f"{rule.limit} of each name",
                message=f"{_called(rule, lines)} differ only in letter case and were counted as different names.",
                cards=codes(lines),
                suggestion="If they are one name, maintainers can join them in the name table.",
            )
