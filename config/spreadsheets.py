"""Cells of CSV files, which people open in spreadsheets."""

FORMULA_STARTS = ("=", "+", "-", "@", "\t", "\r", "\n")


def as_text(value: object) -> str:
    """Return `value` so that no spreadsheet takes it for a formula; None is an empty cell."""
    text = "" if value is None else str(value)
    return f"'{text}" if text.startswith(FORMULA_STARTS) else text
