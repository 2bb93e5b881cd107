"""Level, cost, power and soul: which type of card has them, and how the format writes that it has none."""

from cards.importing.records import Notes, Row, RowRefusedError
from cards.importing.ws_json.values import means_none

# Each characteristic: the rule that says on which types it exists, and these types.
NUMBERS = {
    "level": ("2.6.1", ("character", "event")),
    "cost": ("2.7.1", ("character", "event")),
    "power": ("2.9.1", ("character",)),
    "soul": ("2.10.1", ("character",)),
}
MAX_DIGITS = 6
_WIDE_DIGITS = str.maketrans("０１２３４５６７８９", "0123456789")


def read_numbers(row: Row, card_type: str, notes: Notes) -> dict[str, int]:
    """Return the numbers that a card of `card_type` has."""
    numbers = {}
    for key, (rule, types) in NUMBERS.items():
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
