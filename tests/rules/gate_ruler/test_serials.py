"""Card numbers as people paste them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.games.gate_ruler.serials import MAX_LENGTH, serial_keys, set_prefix


def test_the_prefix_names_the_set() -> None:
    assert set_prefix("CLM01-014") == "CLM01"


@pytest.mark.parametrize(
    "pasted", ["CLM01-014", " clm01-014", "ＣＬＭ０１－０１４", "CLM01014", "CLM01_014", "CLM01–014", "CLM01 014"]
)
def test_case_width_and_separators_do_not_matter(pasted: str) -> None:
    assert serial_keys(pasted)[0] == "CLM01014"


@pytest.mark.parametrize(
    "pasted", ["CLM01-014SR", "CLM01-014 SR", "CLM01-014 (LR)", "CLM01014R", "CLM01-14", "CLM01-0014"]
)
def test_rarities_and_zeros_lead_to_the_printed_number(pasted: str) -> None:
    assert "CLM01014" in serial_keys(pasted)


def test_the_number_as_pasted_comes_first() -> None:
    assert serial_keys("CLM-14A") == ("CLM14A", "CLM14", "CLM014")


@pytest.mark.parametrize("text", ["", "Tally Beetle", "CLM", "1" * (MAX_LENGTH + 1)])
def test_what_is_no_number_has_no_key(text: str) -> None:
    assert serial_keys(text) == ()


@given(st.text(max_size=80))
def test_no_text_is_too_odd(text: str) -> None:
    assert all(key.isalnum() for key in serial_keys(text))
