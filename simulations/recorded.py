"""Records of games in files, a line each, and the decks that they name as the catalogue has them now."""

from pathlib import Path

from django.utils import timezone

from decks.frozen import freeze
from decks.lists import match, parse_text
from rules.games import GAMES
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.record import MatchRecord, UnreadableRecordError

FILE_BYTES = 256 * 1024 * 1024


class UnknownCardsError(ValueError):
    """The catalogue lacks cards of a record; the message names them."""


def read_records(path: Path) -> list[MatchRecord]:
    """Return the records of a file; raises UnreadableRecordError with the line that is none."""
    try:
        if path.stat().st_size > FILE_BYTES:
            raise UnreadableRecordError(f"The file is larger than {FILE_BYTES // 1024 // 1024} MB.")
        lines = path.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        raise UnreadableRecordError(f"The file cannot be read: {error.strerror}.") from error
    except UnicodeDecodeError as error:
        raise UnreadableRecordError("The file is no text in UTF-8.") from error
    records = [_record(line, number) for number, line in enumerate(lines, 1) if line.strip()]
    if not records:
        raise UnreadableRecordError("The file has no record.")
    return records


def _record(line: str, number: int) -> MatchRecord:
    try:
        record = MatchRecord.from_text(line)
    except UnreadableRecordError as error:
        raise UnreadableRecordError(f"Line {number}: {error}") from error
    game = GAMES.get(record.game)
    if game is None or game.versus is None:
        raise UnreadableRecordError(f"Line {number}: games of {record.game!r} are not played here.")
    return record


def decks_of(record: MatchRecord) -> list[FrozenDeck]:
    """Return the decks of a record; raises UnknownCardsError."""
    return [_deck(record, seat) for seat in range(2)]


def _deck(record: MatchRecord, seat: int) -> FrozenDeck:
    game = GAMES[record.game]
    text = "\n".join(f"{quantity} {code}" for quantity, code, _ in record.decks[seat])
    matched = match(game, parse_text(text))
    deck = freeze(game.key, record.names[seat], matched.deck_list(timezone.localdate()))
    missing = sorted({code for _, code, _ in record.decks[seat]} - {copies.code for copies in deck.cards})
    if missing:
        raise UnknownCardsError(f"The record is of cards that are not in the catalogue: {', '.join(missing)}.")
    return deck
