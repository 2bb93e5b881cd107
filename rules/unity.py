"""One group for the whole deck: one nation, one clan, or whatever else a format asks all cards to share."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from rules.copies import codes, copies, counted, listed, taken_out
from rules.legality import DeckLine, FormatSpec, Severity, Violation
from rules.printed_card import PrintedCard

# The groups that a card belongs to; None is every group there is.
Groups = frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Unity:
    """What all cards have to share. `rule` is cited; `one` is what a group is called.

    `leads(card)` are the groups that a deck with the card in it may be of; where it names none, `groups_of` says.
    """

    rule: str
    one: str
    groups_of: Callable[[PrintedCard], Groups]
    leads: Callable[[PrintedCard], frozenset[str]]


def check_unity(unity: Unity, lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return a violation where no group holds every card, and one for cards that are of none."""
    bound = [(line, groups) for line in lines if (groups := unity.groups_of(line.card)) is not None]
    without = tuple(line for line, groups in bound if not groups)
    grouped = [(line, groups) for line, groups in bound if groups]
    leads = [unity.leads(line.card) for line, _ in grouped]
    candidates = dict.fromkeys(one for groups in leads for one in sorted(groups))
    if not candidates:
        candidates = dict.fromkeys(one for _, groups in grouped for one in sorted(groups))
    outside = {one: tuple(line for line, groups in grouped if one not in groups) for one in candidates}
    findings = []
    if grouped and all(outside.values()):
        findings.append(_several(unity, tuple(line for line, _ in grouped), outside, format_spec))
    if without:
        findings.append(_none(unity, without, format_spec))
    return tuple(findings)


def _several(
    unity: Unity, lines: tuple[DeckLine, ...], outside: Mapping[str, tuple[DeckLine, ...]], format_spec: FormatSpec
) -> Violation:
    """The mend keeps the group that holds most cards, where that leaves no choice."""
    ranked = sorted(outside, key=lambda one: copies(outside[one]))
    least = copies(outside[ranked[0]])
    choices = [outside[one] for one in ranked if copies(outside[one]) == least]
    removed = choices[0] if all(choice == choices[0] for choice in choices) else ()
    found = listed([f"{one} ({copies(lines) - copies(outside[one])})" for one in ranked])
    return Violation(
        rule=unity.rule,
        book=format_spec.source,
        severity=Severity.ERROR,
        found=found,
        wanted=f"one {unity.one} that holds every card",
        message=f"No one {unity.one} holds every card: the deck has {found}.",
        cards=codes(removed or lines),
        suggestion=f"Remove the {counted(copies(removed))} outside {ranked[0]}."
        if removed
        else f"Keep one {unity.one}.",
        mend=taken_out(removed),
    )


def _none(unity: Unity, lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> Violation:
    count = copies(lines)
    return Violation(
        rule=unity.rule,
        book=format_spec.source,
        severity=Severity.ERROR,
        found=f"{counted(count)} of no {unity.one}",
        wanted=f"a {unity.one} for every card",
        message=f"{counted(count)} of the deck {'is' if count == 1 else 'are'} of no {unity.one}; "
        f"in {format_spec.title} all cards are of one.",
        cards=codes(lines),
        suggestion=f"Remove them, or ask the maintainers to complete their data if a {unity.one} is printed on them.",
    )
