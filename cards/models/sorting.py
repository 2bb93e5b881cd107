"""What cards are sorted by, stored with each card.

The sort key is what results are sorted by where a query says nothing: bytes, which every database compares alike. The
places are for queries that ask for an order by words.
"""

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


def places(game: str, words: Mapping[str, Sequence[str]]) -> dict[str, int]:
    """Return the place in each closed vocabulary of the game of the first word that the card has of it."""
    fields = GAMES[game].fields if game in GAMES else ()
    found = {field.key: _place(field, words) for field in fields if field.values}
    return {key: place for key, place in found.items() if place is not None}


def _number(field: Field, numbers: Mapping[str, int]) -> bytes:
    if field.key not in numbers:
        return _LAST
    return (numbers[field.key] + _SHIFT).to_bytes(4, "big")


def _word(field: Field, words: Mapping[str, Sequence[str]]) -> bytes:
    place = _place(field, words)
    return _LAST if place is None else place.to_bytes(1, "big")


def _place(field: Field, words: Mapping[str, Sequence[str]]) -> int | None:
    order = [fold_search(value) for value in field.values]
    found = [order.index(folded) for folded in map(fold_search, words.get(field.key, ())) if folded in order]
    return min(found, default=None)
