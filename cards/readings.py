"""How the engine reads the abilities of a card, for its page."""

import re
from dataclasses import dataclass
from typing import Any, Final

from cards.models import Card, MissingName, Program
from cards.names import standings_of
from cards.texts import abilities_of, text_hash
from rules.bilingual import Quoted, Standing, first_unknown, pairs_in
from rules.games import GAMES, Game
from rules.text import reading
from rules.text.names import Named

REASONS: Final = {
    reading.UNKNOWN_WORD: "it does not know a word",
    reading.UNKNOWN_CONSTRUCT: "it does not know these words in this place",
    reading.AMBIGUOUS: "it can be read in two ways",
    reading.UNCLEAR_REFERENCE: "it does not say clearly which card is meant",
    reading.NOT_PLAYED: "what it asks for cannot be played yet",
    reading.NAME_NOT_KNOWN: "it is not known which cards this name means",
    reading.NOT_ACCOUNTED: "what it says here would be left out",
    reading.TOO_LONG: "it is longer than the text of any card",
    reading.LOST_ICON: "an icon is missing from its text",
    reading.NOT_WHOLE: "a bracket or a quotation mark does not close",
}


WHY_NOT_KNOWN: Final = {
    Standing.CONTRADICTED: "other texts here pair one part of this name with something else",
    Standing.NO_CARD: "no card here has the English part in its name",
}


@dataclass(frozen=True, slots=True)
class AbilityReading:
    """A printed ability in three parts: what the engine does not understand stands in the middle, else all in front.

    `remarks` are about what is understood all the same.
    """

    before: str
    words: str = ""
    after: str = ""
    reason: str = ""
    remarks: tuple[str, ...] = ()
    told: str = ""  # what the engine does, in our own English

    @property
    def is_exact(self) -> bool:
        return not self.reason

    @property
    def text(self) -> str:
        return self.before + self.words + self.after

    @property
    def at(self) -> int | None:
        """Return where it stops, in characters."""
        return None if self.is_exact else len(self.before)


@dataclass(frozen=True, slots=True)
class CardReading:
    """The abilities of a card as they are read; `is_waiting` where nobody has read them yet."""

    abilities: tuple[AbilityReading, ...] = ()
    is_waiting: bool = False

    @property
    def is_exact(self) -> bool:
        return all(one.is_exact for one in self.abilities)


def reading_of(card: Card) -> CardReading | None:
    """Return how the card is read; None where the text of its game is not read, or the card has no ability."""
    lines = abilities_of(card)
    if GAMES[card.game].texts is None or not lines:
        return None
    if not card.read_by:
        return CardReading(is_waiting=True)
    rows = Program.objects.filter(game=card.game, version=card.read_by, text_hash__in=map(text_hash, lines))
    programs = {row.text_hash: row for row in rows}
    names = NamesHere(GAMES[card.game], lines, [row.program for row in rows if row.is_exact])
    return CardReading(tuple(_ability(line, programs[text_hash(line)], names) for line in lines))


class NamesHere:
    """What the catalogue knows of the names in some texts and their programs."""

    def __init__(self, game: Game, lines: list[str], programs: list[Any]) -> None:
        assert game.texts is not None  # noqa: S101
        self._names_in = game.texts.names_in
        self.told = game.texts.told
        asked = {named.name for program in programs for named in self._names_in(program).asked}
        missing = MissingName.objects.filter(game=game.key, name__in=asked) if asked else ()
        self._missing = {Named(one.name, one.is_part): one.alike for one in missing}
        self._standings = standings_of(game, {found.pair for line in lines for found in pairs_in(line)})

    def unknown(self, line: str) -> tuple[Quoted, str] | None:
        """Return the first name in two languages that is not known, and why."""
        found = first_unknown(line, {pair for pair, one in self._standings.items() if one == Standing.KNOWN})
        if found is None:
            return None
        standing = self._standings.get(found.pair)
        return found, WHY_NOT_KNOWN[standing] if standing else REASONS[reading.NAME_NOT_KNOWN]

    def remarks(self, program: Any) -> tuple[str, ...]:
        """Return what is said of the names that no card has."""
        asked = sorted(self._names_in(program).asked)
        return tuple(_remark(named, self._missing[named]) for named in asked if named in self._missing)


def _remark(named: Named, alike: list[str]) -> str:
    said = f"No card here {'has' if named.is_part else 'is called'} “{named.name}”{' in its name' * named.is_part}"
    return f"{said}. Almost alike: {' and '.join(f'“{one}”' for one in alike)}." if alike else f"{said}."


def _ability(line: str, program: Program, names: NamesHere) -> AbilityReading:
    if program.at is not None:
        end = _end_of(line, program.at, len(program.words.split()))
        return _stopped(line, program.at, end, REASONS.get(program.reason, program.reason))
    if unknown := names.unknown(line):
        name, why = unknown
        return _stopped(line, name.at, name.end, why)
    return AbilityReading(line, remarks=names.remarks(program.program), told=names.told(program.program))


def _stopped(line: str, at: int, end: int, reason: str) -> AbilityReading:
    return AbilityReading(line[:at], line[at:end], line[end:], reason)


def _end_of(line: str, at: int, words: int) -> int:
    """Return where so many words from `at` on end."""
    found = re.compile(rf"(?:\s*\S+){{{words}}}").match(line, at)
    return found.end() if found else len(line)
