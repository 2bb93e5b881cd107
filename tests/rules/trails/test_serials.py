"""Card numbers as people paste them."""

import pytest

from rules.games.trails.serials import serial_keys, set_prefix


@pytest.mark.parametrize("text", ["NVL1-001", "nvl1-001", "NVL1 001", "NVL1_001", "ＮＶＬ１-001", "NVL1-1", "NVL1-01"])
def test_a_number_is_found_however_it_is_written(text: str) -> None:
    assert "NVL1001" in serial_keys(text)


@pytest.mark.parametrize("text", ["NVL1-001SR", "NVL1-001-SR", "NVL1-001a", "NVL1-1 SR"])
def test_letters_behind_the_digits_may_be_left_out(text: str) -> None:
    assert "NVL1001" in serial_keys(text)


def test_the_number_itself_comes_first_and_stands_for_itself() -> None:
    assert serial_keys("NVL1-001SR")[0] == "NVL1001SR"
    assert serial_keys("NVL1001") == ("NVL1001",)


@pytest.mark.parametrize("text", ["", "Trainee Porter", "N" * 61 + "1"])
def test_what_is_no_number_has_no_key(text: str) -> None:
    assert serial_keys(text) == ()


@pytest.mark.parametrize(("code", "prefix"), [("NVL1-001", "NVL1"), ("TR-NVL1-001", "TR-NVL1"), ("NVL1001", "NVL1001")])
def test_the_prefix_names_the_set(code: str, prefix: str) -> None:
    assert set_prefix(code) == prefix
