"""Finds the card of each line: by its number, else by its name, else by what comes near to either."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from cards.models import Printing
from decks.lists.catalogue import Catalogue
from decks.lists.figures import is_figures
from decks.lists.headings import heading_section
from decks.lists.lines import ListLine, miscounted
from decks.lists.loosely import SecondLook, letters_of
from decks.lists.results import AmbiguousLine, MatchedLine, MatchedList, UnknownLine
from decks.lists.suggestions import suggest
from rules.folding import fold_search
from rules.games import Game

LINES_WITH_SUGGESTIONS = 20
CANDIDATES_SHOWN = 12
_NAME_WITH_MORE = re.compile(r"^(?P<name>.*\S)\s*[(\[][^()\[\]]+[)\]]$")
_NAME_WITH_SET = re.compile(r"^(?P<name>.*\S)\s*[(\[](?P<set>[A-Za-z0-9/_-]{1,20})[)\]]$")

Result = MatchedLine | AmbiguousLine | UnknownLine


def match(game: Game, lines: Iterable[ListLine]) -> MatchedList:
    """Return what each line stands for. A line has one card, several possible ones, or none; no line is dropped."""
    listed = tuple(lines)
    readings = {line.number: tuple(_readings(line)) for line in listed}
    catalogue = Catalogue(
        game,
        (line.code for line in listed if line.code),
        (line.name.partition(" ")[0] for line in listed if not line.code),
        (reading.name for found in readings.values() for reading in found),
    )
    first = [_match(game, catalogue, line, readings[line.number]) for line in listed]
    results = _look_again(game, [one for one in first if not _is_heading(one)], readings)
    return MatchedList(
        matched=tuple(result for result in results if isinstance(result, MatchedLine)),
        ambiguous=tuple(result for result in results if isinstance(result, AmbiguousLine)),
        unknown=_with_suggestions(game, [result for result in results if isinstance(result, UnknownLine)]),
    )


@dataclass(frozen=True, slots=True)
class _Reading:
    """One way to read a line as a name: whether a number in front belongs to it, and what stands behind it.

    That may be a set, or what the game adds to a name to tell cards apart (`full_name` is then all of it).
    """

    name: str
    quantity: int
    of_set: str = ""
    full_name: str = ""

    def narrows(self, found: tuple[Printing, ...]) -> tuple[Printing, ...]:
        """Return those of the printings that are of the set, or of the card, that stands behind the name."""
        if self.full_name:
            wanted = letters_of(self.full_name)
            return tuple(printing for printing in found if letters_of(printing.card.full_name) == wanted)
        return _of_set(found, self.of_set)


def _readings(line: ListLine) -> Iterator[_Reading]:
    """Yield the ways to read a line as a name, the likeliest first."""
    if not line.problem and line.name:
        yield _Reading(line.name, line.quantity)
        with_set = _NAME_WITH_SET.match(line.name)
        if with_set:
            yield _Reading(with_set["name"], line.quantity, with_set["set"])
        with_more = _NAME_WITH_MORE.match(line.name)
        if with_more:
            yield _Reading(with_more["name"], line.quantity, full_name=line.name)
    if not line.problem and line.code:
        yield _Reading(f"{line.code} {line.name}", line.quantity)
    yield _Reading(line.text, 1)


def _match(game: Game, catalogue: Catalogue, line: ListLine, readings: tuple[_Reading, ...]) -> Result:
    by_code = catalogue.with_code(line.code) if line.code else catalogue.numbered(line.name.partition(" ")[0])
    if by_code and not line.problem:
        stated = line.name if line.code else line.name.partition(" ")[2]
        return _settle(game, line, line.quantity, _narrow(by_code, stated), stated)
    for reading in readings:
        found = reading.narrows(catalogue.called(reading.name))
        if found:
            return _settle(game, line, reading.quantity, found)
    return UnknownLine(line, _tried(line))


def _look_again(game: Game, results: list[Result], readings: dict[int, tuple[_Reading, ...]]) -> list[Result]:
    """Return the results with those lines settled that are a name spelt otherwise, or a number without separators."""
    lost = [one.line for one in results if isinstance(one, UnknownLine)]
    look = SecondLook(
        game,
        (reading.name for line in lost for reading in readings[line.number]),
        (text for line in lost for text, _ in _numbers(line)),
    )
    return [
        _match_loosely(game, look, one, readings[one.line.number]) if isinstance(one, UnknownLine) else one
        for one in results
    ]


def _match_loosely(game: Game, look: SecondLook, lost: UnknownLine, readings: tuple[_Reading, ...]) -> Result:
    line = lost.line
    for reading in readings:
        found = reading.narrows(look.called(reading.name))
        if found:
            return _read_as(_settle(game, line, reading.quantity, found))
    for text, stated_name in _numbers(line):
        found = look.numbered(text)
        if found:
            return _settle(game, line, line.quantity, _narrow(found, stated_name), stated_name)
    return lost


def _read_as(result: Result) -> Result:
    if not isinstance(result, MatchedLine):
        return result
    copies = "" if result.quantity == result.line.quantity else f"{result.quantity} copy of "
    return replace(result, remark=f"read as {copies}“{result.printing.card.full_name}”")


def _numbers(line: ListLine) -> Iterator[tuple[str, str]]:
    """Yield what may be a number in a line that shows none, with the name that then stands behind it."""
    if not line.code and not line.problem:
        yield line.name, ""
        word, _, name = line.name.partition(" ")
        if any(map(str.isdigit, word)):
            yield word, name


def _settle(game: Game, line: ListLine, quantity: int, found: tuple[Printing, ...], stated_name: str = "") -> Result:
    """One card of one title is a match whatever its rarity; the rules tell anything else apart."""
    if _is_miscounted(line, stated_name, found[0].card.full_name):
        problem = miscounted(line.code or line.name.partition(" ")[0])
        return UnknownLine(replace(line, problem=problem), problem)
    if len({(printing.card_id, game.has_titles and game.set_prefix(printing.code)) for printing in found}) > 1:
        return AmbiguousLine(line, found[:CANDIDATES_SHOWN])
    printing = next((one for one in found if one.code == one.card.first_code), found[0])
    section = section_of(game, line, printing)
    remark = _remark(printing, stated_name) or _heading_remark(game, line, section)
    return MatchedLine(line, printing, quantity, section, remark)


def _is_miscounted(line: ListLine, stated_name: str, printed_name: str) -> bool:
    """Whether figures stand beside the number that neither the name nor a count explains: `ABC/W01-E001 Name 3.5`."""
    printed = fold_search(printed_name).split()
    unexplained = [is_figures(word) and word not in printed for word in fold_search(stated_name).split()]
    return any(unexplained) and (not line.counted or all(unexplained))


def _remark(printing: Printing, stated_name: str) -> str:
    stated, printed = fold_search(stated_name), fold_search(printing.card.full_name)
    if not stated or stated in printed or printed in stated:
        return ""
    return f"the list says “{stated_name}”, but {printing.code} is “{printing.card.full_name}”"


def _heading_remark(game: Game, line: ListLine, section: str) -> str:
    """Say where a card went whose heading names a part that decks of this game do not have."""
    titles = {each.key: each.title for each in game.sections}
    if not line.section or line.section in titles:
        return ""
    part = titles[section][:1].lower() + titles[section][1:]
    return f"stands under the heading of a part that {game.title} decks do not have: counted to the {part}"


def _narrow(found: tuple[Printing, ...], name: str) -> tuple[Printing, ...]:
    """Return the printings whose name agrees with the one the line states, or all where none does."""
    if not name:
        return found
    stated = fold_search(name)
    named = (
        printing for printing in found if stated in map(fold_search, (printing.card.name, printing.card.full_name))
    )
    return tuple(named) or found


def _of_set(found: tuple[Printing, ...], wanted: str) -> tuple[Printing, ...]:
    """Return the printings of the set that the line names in brackets: `ABC/W01`, `W01` or `ABC`."""
    if not wanted:
        return found
    return tuple(
        printing
        for printing in found
        if wanted.casefold() in re.split(r"[/-]", printing.code.casefold())
        or printing.code.casefold().startswith(f"{wanted.casefold()}-")
    )


def section_of(game: Game, line: ListLine, printing: Printing) -> str:
    """Return the section that a line goes to: the one its heading names, else the home of its card."""
    keys = [section.key for section in game.sections]
    return line.section if line.section in keys else game.home_of(printing.card.printed())


def _tried(line: ListLine) -> str:
    if line.problem:
        return line.problem
    if line.code and line.name:
        return f"no card has the number {line.code}, and none is called “{line.name}”"
    return f"no card has the number {line.code}" if line.code else f"no card is called “{line.name}”"


def _is_heading(result: Result) -> bool:
    """Whether a line that matched nothing is a heading with its count in front: `34 Characters`."""
    line = result.line
    return (
        isinstance(result, UnknownLine)
        and not line.code
        and not line.problem
        and heading_section(line.name) is not None
    )


def _with_suggestions(game: Game, unknown: list[UnknownLine]) -> tuple[UnknownLine, ...]:
    """Add the nearest printings to the first lines; a list of nonsense must not cost a search for each line."""
    return tuple(
        UnknownLine(one.line, one.tried, suggest(game, one.line) if position < LINES_WITH_SUGGESTIONS else ())
        for position, one in enumerate(unknown)
    )
