"""How the engine reads the abilities of a card, for its page."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from cards.models import Card, Program
from cards.texts import abilities_of, text_hash
from rules.games import GAMES
from rules.text import reading

REASONS: Final = {
    reading.UNKNOWN_WORD: "it does not know a word",
    reading.UNKNOWN_CONSTRUCT: "it does not know these words in this place",
    reading.AMBIGUOUS: "it can be read in two ways",
    reading.UNCLEAR_REFERENCE: "it does not say clearly which card is meant",
    reading.NOT_PLAYED: "what it asks for cannot be played yet",
    reading.TOO_LONG: "it is longer than the text of any card",
    reading.LOST_ICON: "an icon is missing from its text",
    reading.NOT_WHOLE: "a bracket or a quotation mark does not close",
}


@dataclass(frozen=True, slots=True)
class AbilityReading:
    """A printed ability in three parts: what the engine does not understand stands in the middle, else all in front."""

    before: str
    words: str = ""
    after: str = ""
    reason: str = ""

    @property
    def is_exact(self) -> bool:
        return not self.reason


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
    return CardReading(tuple(_abilities(lines, {row.text_hash: row for row in rows})))


def _abilities(lines: list[str], programs: dict[str, Program]) -> Iterator[AbilityReading]:
    for line in lines:
        program = programs[text_hash(line)]
        if program.at is None:
            yield AbilityReading(line)
        else:
            at, end = program.at, _end_of(line, program.at, len(program.words.split()))
            reason = REASONS.get(program.reason, program.reason)
            yield AbilityReading(line[:at], line[at:end], line[end:], reason)


def _end_of(line: str, at: int, words: int) -> int:
    """Return where so many words from `at` on end."""
    found = re.compile(rf"(?:\s*\S+){{{words}}}").match(line, at)
    return found.end() if found else len(line)
