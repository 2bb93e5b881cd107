"""What the numbers of clans, triggers and gifts mean: the files do not say, so whoever imports them does.

A meaning comes as a column of a table does: `CardInClan 3` is `Royal Paladin`, a dash that it is none.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import Any

from cards.importing.own_csv import NOTHING, word_of
from cards.importing.reading import FileRefusedError, Remark
from rules.folding import fold_search
from rules.games import Game
from rules.games.vanguard.nations import CRAY_ELEMENTAL, SUPPLEMENT_B

NUMBERED = {"CardInClan": "clan", "TriggerUnit": "trigger", "UnitGift": "gift"}
FIELDS = frozenset(("CardName", "CardText", "UnitGrade", "PowerStat", "DefensePowerStat", *NUMBERED))
# Nought means that the card has none; of clans it may be one like the others.
NONE = {"TriggerUnit": 0, "UnitGift": 0}
_HEADING = re.compile(r"([A-Za-z]+) (\d{1,9})", re.ASCII)
# 2.2.4: what stands in the place of the clan on cards of the D era.
_NATIONS = frozenset(fold_search(name) for row in SUPPLEMENT_B if row.nation for name in (row.nation, row.also)) | {
    fold_search(CRAY_ELEMENTAL)
}


class Meanings:
    """The words that numbers stand for, by field and number; raises FileRefusedError where one cannot be meant."""

    def __init__(self, game: Game, columns: Mapping[str, str]) -> None:
        self.game = game
        self._words = dict(_meaning(game, heading, word) for heading, word in columns.items() if word.strip())

    def is_known(self, field: str, number: object) -> bool:
        return number == NONE.get(field) or (field, number) in self._words

    def words(self, field: str, number: object) -> dict[str, tuple[str, ...]]:
        """Return the characteristic that a number stands for, none where that is its meaning or nobody knows it."""
        word = self._words.get((field, number), "")
        if not word:
            return {}
        key = NUMBERED[field]
        is_nation = key == "clan" and self.game.find_field("nation") is not None and fold_search(word) in _NATIONS
        return {"nation" if is_nation else key: (word,)}


def numbered_fields(game: Game) -> tuple[str, ...]:
    """Return the fields whose numbers stand for something that `game` has."""
    return tuple(field for field, key in NUMBERED.items() if game.find_field(key) is not None)


def remarks_on(rows: Iterable[Mapping[str, Any]], meanings: Meanings) -> Iterator[Remark]:
    """Yield once a file each number that nobody said the meaning of, how many cards have it, and one that tells it."""
    counted, named = Counter[tuple[str, int]](), dict[tuple[str, int], str]()
    for row, field in product(rows, numbered_fields(meanings.game)):
        if isinstance(row.get(field), int):
            counted[field, row[field]] += 1
            named.setdefault((field, row[field]), str(row.get("CardName", "")).strip())
    for (field, number), cards in sorted(counted.items()):
        if not meanings.is_known(field, number):
            reason = (
                f"which {NUMBERED[field]} the number means is not known: left out. Say it with "
                f'--column "{field} {number}=NAME" or on the page of the import, - for none'
            )
            yield Remark(f"{field} {number}", _counted(cards, named[field, number]), reason)


def _counted(cards: int, first: str) -> str:
    number, named = (f"{cards} cards", "the first") if cards > 1 else ("1 card", "named")
    return f"{number}, {named} {first}" if first else number


def asked(game: Game, findings: Iterable[Mapping[str, Any]], columns: Mapping[str, str]) -> list[str]:
    """Return the headings of the numbers that a report asks the meaning of, and of those that were told."""
    fields = numbered_fields(game)
    told = {*columns, *(one["field"] for one in findings if one["position"] is None)}
    found = {match for heading in told if (match := _HEADING.fullmatch(heading)) and match[1] in fields}
    return [f"{field} {number}" for field, number in sorted({(match[1], int(match[2])) for match in found})]


def choices(game: Game, heading: str) -> tuple[tuple[str, str], ...]:
    """Return the words, each with its title, that a number can mean; none where any will do."""
    field = game.find_field(NUMBERED[heading.partition(" ")[0]])
    if field is None or not field.values:
        return ()
    return (("-", "none"), *((value, value.capitalize()) for value in field.values))


def _meaning(game: Game, heading: str, word: str) -> tuple[tuple[str, object], str]:
    match = _HEADING.fullmatch(heading)
    fields = numbered_fields(game)
    if match is None or match[1] not in fields:
        raise FileRefusedError(f"{heading!r} is no number with a meaning; write {' or '.join(fields)}, and the number.")
    key = NUMBERED[match[1]]
    field = game.find_field(key)
    meant = "" if word.strip() in NOTHING else word_of(field, word.strip()) if field else word
    if meant and field and field.values and meant not in field.values:
        raise FileRefusedError(f"{heading} cannot be {word!r}: a {key} is one of {', '.join(field.values)}.")
    return (match[1], int(match[2])), meant
