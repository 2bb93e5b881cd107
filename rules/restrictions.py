"""Restriction lists of organised play: banned, limited, choose one of a group. All games' lists take these shapes."""

from collections.abc import Iterable, Mapping
from operator import attrgetter

from rules.copies import FullName, codes, copies, cut, lines_by_name, name_key, removal
from rules.legality import DeckLine, FormatSpec, Restriction, RestrictionKind, Severity, Violation

RULE = "restriction list"
Groups = list[tuple[DeckLine, ...]]


def check_restrictions(
    lines: Iterable[DeckLine], format_spec: FormatSpec, full_name: FullName = attrgetter("name")
) -> tuple[Violation, ...]:
    """Return every entry of the format's restriction list that the deck breaks.

    An entry names cards by their name, which means all cards of it, or by the `full_name` that tells one from others.
    """
    groups = lines_by_name(lines, format_spec, full_name)
    found = (_check_entry(entry, groups, format_spec, full_name) for entry in format_spec.restrictions)
    return tuple(violation for violation in found if violation)


def _check_entry(
    entry: Restriction, groups: Mapping[str, tuple[DeckLine, ...]], format_spec: FormatSpec, full_name: FullName
) -> Violation | None:
    names = dict.fromkeys(name_key(name, format_spec) for name in entry.names)
    present = [groups[name] for name in names if name in groups]
    match entry.kind:
        case RestrictionKind.BANNED:
            return _limited(present, 0, format_spec, full_name)
        case RestrictionKind.LIMITED:
            return _limited(present, entry.limit, format_spec, full_name)
        case RestrictionKind.CHOOSE_ONE:
            return _choose_one(present, len(names), format_spec, full_name)


def _limited(present: Groups, limit: int, format_spec: FormatSpec, full_name: FullName) -> Violation | None:
    lines = tuple(line for group in present for line in group)
    count = copies(lines)
    if count <= limit:
        return None
    mend, called = cut(lines, limit), _called(present, full_name)
    allowed = f"limited to {limit}" if limit else "banned"
    return Violation(
        rule=RULE,
        book=format_spec.restriction_source or format_spec.source,
        severity=Severity.ERROR,
        found=f"{count} of {called}",
        wanted=f"{limit} or fewer" if limit else "none",
        message=f"{called}: {allowed} in {format_spec.title}; the deck has {count}.",
        cards=codes(lines),
        suggestion=removal(lines, mend, full_name),
        mend=mend,
    )


def _choose_one(present: Groups, size: int, format_spec: FormatSpec, full_name: FullName) -> Violation | None:
    """Of the names of a group a deck may use one; the mend keeps the one it has most of."""
    if len(present) < 2:
        return None
    kept, called = max(present, key=copies), _called(present, full_name)
    others = [group for group in present if group is not kept]
    mend = tuple(change for group in others for change in cut(group, 0))
    return Violation(
        rule=RULE,
        book=format_spec.restriction_source or format_spec.source,
        severity=Severity.ERROR,
        found=called,
        wanted=f"one of the {size} names of this group",
        message=f"{format_spec.title} lets a deck use only one of {called}; the deck has {len(present)}.",
        cards=codes(line for group in present for line in group),
        suggestion=removal((line for group in others for line in group), mend, full_name),
        mend=mend,
    )


def _called(groups: Groups, full_name: FullName) -> str:
    names = dict.fromkeys(full_name(line.card) for group in groups for line in group)
    return " and ".join(f"“{name}”" for name in names)
