"""The key that results are sorted by where a query says nothing: bytes, which every database compares alike."""

from collections.abc import Mapping, Sequence

from rules.folding import fold_search
from rules.games import GAMES, Field, FieldKind

_LAST = b"\xff"
_SHIFT = 1 << 31


def sort_key(
    game: str, search_name: str, numbers: Mapping[str, int], words: Mapping[str, Sequence[str]], code: str = ""
) -> bytes:
    """Return the key of a card: what its game's `default_order` names (absent: last), its name, its code."""
    parts = []
    for key in GAMES[game].default_order if game in GAMES else ():
        if field := GAMES[game].find_field(key):
            parts.append(_number(field, numbers) if field.kind is FieldKind.NUMBER else _word(field, words))
    return b"".join(parts) + search_name.encode() + b"\0" + code.encode()


def _number(field: Field, numbers: Mapping[str, int]) -> bytes:
    if field.key not in numbers:
        return _LAST
    return (numbers[field.key] + _SHIFT).to_bytes(4, "big")


def _word(field: Field, words: Mapping[str, Sequence[str]]) -> bytes:
    """The first place in the vocabulary that a word of the card has."""
    order = [fold_search(value) for value in field.values]
    places = [order.index(folded) for folded in map(fold_search, words.get(field.key, ())) if folded in order]
    return min(places).to_bytes(1, "big") if places else _LAST
