"""Cells that a spreadsheet reads as text."""

import pytest

from config.spreadsheets import as_text


@pytest.mark.parametrize("formula", ['=HYPERLINK("x")', "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1"])
def test_what_looks_like_a_formula_is_kept_as_text(formula: str) -> None:
    assert as_text(formula) == f"'{formula}"


def test_anything_else_stays_as_it_is() -> None:
    assert [as_text(value) for value in ("Lamp = light", "", None, 3)] == ["Lamp = light", "", "", "3"]
