"""Level, cost, power and soul, and how the format writes that a card has none."""

from cards.importing.records import Notes, Row, RowRefusedError
from cards.importing.ws_json.values import means_none
from rules.games.weiss_schwarz.validation import EXISTS_ON

MAX_DIGITS = 6
_WIDE_DIGITS = str.maketrans("０１２３４５６７８９", "0123456789")


def read_numbers(row: Row, card_type: str, notes: Notes) -> dict[str, int]:
    """Return the numbers that a card of `card_type` has."""
    numbers = {}
    for key, (rule, types) in EXISTS_ON.items():
        if card_type in types:
            numbers[key] = _number(row, key, notes)
        else:
            _leave_out(row, key, f"a card of type {card_type} has no {key} ({rule})", notes)
    return numbers


def digits_of(row: Row, key: str) -> str:
    """Return what the field holds as text, full-width digits made plain."""
    value = row.get(key, "")
    if isinstance(value, bool) or not isinstance(value, int | str):
        raise RowRefusedError(key, value, "must be a number or a text of digits")
    return str(value).translate(_WIDE_DIGITS).strip()


def _number(row: Row, key: str, notes: Notes) -> int:
    text = digits_of(row, key)
    if not text.isascii() or not text.isdecimal() or len(text) > MAX_DIGITS:
        raise RowRefusedError(key, row.get(key, ""), f"must be a number of at most {MAX_DIGITS} digits")
    if str(row[key]) != text:
        notes.repaired(key, row[key], f"written plainly: {text}")
    return int(text)


def _leave_out(row: Row, key: str, reason: str, notes: Notes) -> None:
    """Report what stands where nothing can stand; a bare number 0 is how the format says none, not dirt."""
    value = row.get(key, "")
    if value == 0:
        return
    known = means_none(digits_of(row, key))
    notes.repaired(key, value, "means that there is none" if known else f"{reason}: taken as none")
