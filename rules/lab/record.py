"""A record of one game between two decks: everything that it takes to see it again, in a few kilobytes."""

import json
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from rules.engine import ENGINE_VERSION, RecordMismatch
from rules.engine.machine import Game
from rules.engine.record import decide
from rules.games.game import Versus
from rules.lab.frozen_deck import FrozenDeck

Lines = list[list[Any]]  # quantity, card number, section


class UnreadableRecordError(ValueError):
    """The text is no record; the message says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class MatchRecord:
    """Engine version, hash of the cards, decks by seat, seed, decisions; and the digest of where they led."""

    engine: str
    game: str
    cards: str
    names: list[str]
    decks: list[Lines]
    bots: list[str]
    seed: int
    decisions: list[int]
    digest: str

    @classmethod
    def of(
        cls,
        decks: tuple[FrozenDeck, FrozenDeck],
        bots: tuple[str, str],
        seed: int,
        decisions: list[int],
        *,
        cards: str,
        digest: str,
    ) -> "MatchRecord":
        """Return the record of a game that was just played."""
        names, lines = [deck.name for deck in decks], [_lines(deck) for deck in decks]
        return cls(ENGINE_VERSION, decks[0].game, cards, names, lines, list(bots), seed, decisions, digest)

    def as_text(self) -> str:
        """Return the record as one line of JSON."""
        return json.dumps(asdict(self), ensure_ascii=False, separators=(",", ":"))

    @classmethod
    def from_text(cls, text: str) -> "MatchRecord":
        """Return the record that `as_text` wrote; raises UnreadableRecordError."""
        try:
            values = json.loads(text)
        except ValueError as error:
            raise UnreadableRecordError(f"This is no record of a game: it is no JSON ({error}).") from error
        _check(values)
        return cls(**values)


def _lines(deck: FrozenDeck) -> Lines:
    return [[copies.quantity, copies.code, copies.section] for copies in deck.cards]


def _check(values: Any) -> None:
    """Raise UnreadableRecordError for what is missing, unknown, or of another kind than a record has."""
    if not isinstance(values, dict):
        raise UnreadableRecordError("This is no record of a game: an object is wanted.")
    wanted = set(MatchRecord.__dataclass_fields__)
    if values.keys() != wanted:
        missing, more = sorted(wanted - values.keys()), sorted(values.keys() - wanted)
        parts = [f"{', '.join(missing)} missing"] * bool(missing) + [f"{', '.join(more)} unknown"] * bool(more)
        raise UnreadableRecordError(f"This is no record of a game: {'; '.join(parts)}.")
    for key, is_right in _SHAPES.items():
        if not is_right(values[key]):
            raise UnreadableRecordError(f"This is no record of a game: {key} is not what a record has there.")


def _is_text(value: Any) -> bool:
    return isinstance(value, str)


def _is_whole(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _are_two_texts(value: Any) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(map(_is_text, value))


def _are_decisions(value: Any) -> bool:
    return isinstance(value, list) and all(map(_is_whole, value))


def _are_two_decks(value: Any) -> bool:
    return (
        isinstance(value, list)
        and len(value) == 2
        and all(isinstance(d, list) and all(map(_is_line, d)) for d in value)
    )


def _is_line(value: Any) -> bool:
    if not isinstance(value, list) or len(value) != 3:
        return False
    quantity, code, section = value
    return _is_whole(quantity) and quantity > 0 and _is_text(code) and _is_text(section)


_SHAPES = {
    "engine": _is_text,
    "game": _is_text,
    "cards": _is_text,
    "names": _are_two_texts,
    "decks": _are_two_decks,
    "bots": _are_two_texts,
    "seed": _is_whole,
    "decisions": _are_decisions,
    "digest": _is_text,
}


def replay(record: MatchRecord, decks: Sequence[FrozenDeck], versus: Versus, *, is_traced: bool = False) -> Game:
    """Play the record again with the decks that it names; raises RecordMismatch where that cannot be."""
    if record.engine != ENGINE_VERSION:
        raise RecordMismatch(
            f"The record is of engine version {record.engine}; this is {ENGINE_VERSION}, which may play otherwise."
        )
    pair = (decks[0], decks[1])
    if versus.cards_hash(pair) != record.cards:
        raise RecordMismatch("The record is of other cards: what they print or do was changed since.")
    game = versus.begin(versus.prepare(pair[0]), versus.prepare(pair[1]), record.seed)
    game.trace = [] if is_traced else None
    decide(game, record.decisions)
    game.advance()
    if versus.digest(game) != record.digest:
        raise RecordMismatch("The record led to another end than it says: it was changed, or the engine has a fault.")
    return game
