"""Title decks (Neo-Standard): legal where one title holds every card.

A title is a group of set prefixes, kept by maintainers. A prefix that no group lists is taken as a title of its own,
and a note says that this was assumed. Prefixes are compared as printed, letter case included: `Abc` and `ABC` are two
prefixes, since real numbers tell titles apart by nothing else.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from rules.copies import codes, copies, counted, listed, taken_out
from rules.games.weiss_schwarz.serials import set_prefix
from rules.legality import DeckLine, FormatSpec, Severity, TitleGroup, Violation

RULE = "title"


def check(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return a violation where no title holds every card, and a note for each prefix whose title was assumed."""
    bound = tuple(line for line in lines if line.code not in format_spec.in_every_title)
    titles = titles_of(bound, format_spec)
    whole = [title for title in titles if titles[title] == bound]
    if not bound or any(not title.is_assumed for title in whole):
        return ()
    notes = tuple(_assumed(title, titles[title], format_spec) for title in titles if title.is_assumed)
    return notes if whole else (_several_titles(bound, titles, format_spec), *notes)


@dataclass(frozen=True, slots=True)
class Title:
    """A title as a verdict names it: a known group, or a prefix assumed to be a title of its own."""

    name: str
    is_assumed: bool = False


def titles_of(lines: Iterable[DeckLine], format_spec: FormatSpec) -> dict[Title, tuple[DeckLine, ...]]:
    """Return which lines each title holds, titles in the order in which the deck meets them."""
    titles: dict[Title, tuple[DeckLine, ...]] = {}
    for line in lines:
        for title in _titles_of_code(line.code, format_spec.titles):
            titles[title] = (*titles.get(title, ()), line)
    return titles


def _titles_of_code(code: str, groups: Iterable[TitleGroup]) -> tuple[Title, ...]:
    """Return every title of a card: by its prefix, and further ones by its own number."""
    prefix = set_prefix(code)
    by_prefix = [Title(group.name) for group in groups if prefix in group.prefixes]
    by_code = [Title(group.name) for group in groups if code in group.codes]
    return tuple(dict.fromkeys((*(by_prefix or [Title(prefix, is_assumed=True)]), *by_code)))


def _several_titles(
    bound: tuple[DeckLine, ...], titles: Mapping[Title, tuple[DeckLine, ...]], format_spec: FormatSpec
) -> Violation:
    ranked = sorted(titles, key=lambda title: -copies(titles[title]))
    kept = ranked[0]
    is_clear = copies(titles[kept]) > copies(titles[ranked[1]])
    outside = tuple(line for line in bound if line not in titles[kept])
    found = listed([f"{title.name} ({copies(titles[title])})" for title in ranked])
    return Violation(
        rule=RULE,
        book=format_spec.source,
        severity=Severity.ERROR,
        found=found,
        wanted="one title that holds every card",
        message=f"No one title holds every card: the deck has {found}.",
        cards=codes(outside if is_clear else bound),
        suggestion=f"Remove the {counted(copies(outside))} outside {kept.name}." if is_clear else "Keep one title.",
        mend=taken_out(outside) if is_clear else (),
    )


def _assumed(title: Title, lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> Violation:
    near = [
        f"“{prefix}” of {group.name}"
        for group in format_spec.titles
        for prefix in sorted(group.prefixes)
        if prefix.casefold() == title.name.casefold()
    ]
    differs = f" It differs only in letter case from {listed(near)}." if near else ""
    return Violation(
        rule=RULE,
        book=format_spec.source,
        severity=Severity.NOTE,
        found=f"prefix {title.name}, which is in no title group",
        wanted="a title group for every prefix",
        message=f"{title.name} is in no title group known here: it is assumed to be a title of its own.{differs}",
        cards=codes(lines),
        suggestion="Maintainers can add the prefix to a title group.",
    )
