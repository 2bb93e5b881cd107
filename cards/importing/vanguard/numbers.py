"""Grade, power, shield and critical, as numbers or as texts of digits."""

from cards.importing.records import Notes, Row, RowRefusedError

MAX_DIGITS = 9
OF_UNITS = {"power": "2.5.1", "shield": "2.6.1", "critical": "2.7.1"}


def read_number(row: Row, key: str, notes: Notes) -> int | None:
    """Return the number in a field, None where the file has none."""
    value = row.get(key)
    if value is None:
        return None
    if isinstance(value, str):
        if not value.strip().isascii() or not value.strip().isdecimal() or len(value.strip()) > MAX_DIGITS:
            raise RowRefusedError(key, value, f"must be a number of at most {MAX_DIGITS} digits")
        notes.repaired(key, value, "a text read as the number that it is")
        return int(value)
    if isinstance(value, bool) or not isinstance(value, int):
        raise RowRefusedError(key, value, "must be a number")
    return value


def read_numbers(row: Row, *, is_unit: bool, notes: Notes) -> dict[str, int]:
    """Return the numbers of a card; orders have no power, shield and critical, whatever stands there."""
    grade = read_number(row, "grade", notes)
    if grade is not None and grade < 0:
        notes.flagged("grade", grade, "no grade is below 0 (2.4.1): left out, the card's own is not known")
        grade = None
    numbers = {} if grade is None else {"grade": grade}
    for key, rule in OF_UNITS.items():
        number = read_number(row, key, notes)
        if number is None:
            continue
        if is_unit:
            numbers[key] = number
        else:
            notes.repaired(key, number, f"a card that is no unit has no {key} ({rule}): none")
    return numbers
