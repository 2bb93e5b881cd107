"""What every record must keep to, whichever adapter read it: what columns hold, and the game's own rules of cards."""

import re
from functools import lru_cache

from django.db.models import Model

from cards.importing.records import CardRecord, Notes, RowRefusedError
from cards.models import Card, CardSet, CardWord, Printing
from rules.folding import fold_search
from rules.games import Game

MAX_ABILITIES = 50
MAX_NUMBER = 999_999_999
_LINE_BREAK = re.compile("[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]")
_CONTROL = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029]")


def check_record(game: Game, record: CardRecord, notes: Notes) -> None:
    """Note what `game` finds wrong or odd about the card; raises RowRefusedError where it could not even be stored."""
    _check_code(game, record.code)
    _check_lengths(game, record)
    _check_one_line(record)
    _check_abilities(record.printed.abilities)
    _check_numbers(record)
    validation = game.validate(record.printed)
    for problem in validation.refused:
        notes.refused(problem.field, problem.value, problem.reason)
    for problem in validation.flagged:
        notes.flagged(problem.field, problem.value, problem.reason)


def _check_code(game: Game, code: str) -> None:
    """Refuse a code that no number can be looked up by, or whose key or title has no room in its column."""
    keys = game.serial_keys(code)
    if not keys:
        raise RowRefusedError("code", code, "is no card number: it has no digit, or is far too long")
    for value, limit in (
        (keys[0], _length(Printing, "serial")),
        (game.set_prefix(code), _length(CardSet, "prefix")),
    ):
        if len(value) > limit:
            raise RowRefusedError("code", value, f"is longer than {limit} characters")


def _check_lengths(game: Game, record: CardRecord) -> None:
    limits = (
        ("code", record.code, _length(Printing, "code")),
        ("code", game.set_code(record.code), _length(CardSet, "code")),
        ("name", _longest_form(record.printed.name), _length(Card, "name")),
        ("rarity", record.rarity, _length(Printing, "rarity")),
        ("product", record.product, _length(Printing, "product")),
        ("image", record.image_url, _length(Printing, "image_url")),
        *(
            (key, _longest_form(word), _length(CardWord, "value"))
            for key, words in record.printed.words.items()
            for word in words
        ),
    )
    for field, value, limit in limits:
        if len(value) > limit:
            raise RowRefusedError(field, value, f"is longer than {limit} characters")


def _check_one_line(record: CardRecord) -> None:
    """Refuse what is shown in one line and looked up by its letters, but holds something else."""
    words = ((key, word) for key, words in record.printed.words.items() for word in words)
    plain = (("code", record.code), ("name", record.printed.name), ("rarity", record.rarity))
    for field, value in (*plain, ("product", record.product), *words):
        if _CONTROL.search(value):
            raise RowRefusedError(field, value, "holds a line break or another control character")


def _check_abilities(abilities: tuple[str, ...]) -> None:
    if len(abilities) > MAX_ABILITIES:
        raise RowRefusedError("abilities", len(abilities), f"a card of more than {MAX_ABILITIES} abilities")
    for ability in abilities:
        if _LINE_BREAK.search(ability):
            raise RowRefusedError("abilities", ability, "holds a line break: write each ability as a text of its own")


def _check_numbers(record: CardRecord) -> None:
    for key, number in record.printed.numbers.items():
        if abs(number) > MAX_NUMBER:
            raise RowRefusedError(key, number, f"is beyond {MAX_NUMBER:,}")


def _longest_form(text: str) -> str:
    """Return `text` or its folded form, which is stored too and may be the longer one: ㎏ becomes kg."""
    return max(text, fold_search(text), key=len)


@lru_cache
def _length(model: type[Model], field: str) -> int:
    return int(getattr(model._meta.get_field(field), "max_length", 0))
