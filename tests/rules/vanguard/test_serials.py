"""Card numbers as people paste them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.games.vanguard.serials import FOILS, MAX_LENGTH, serial_keys, set_code, set_prefix

releases = st.from_regex(r"(D-|DZ-|V-|G-)?[A-Z]{2}[0-9]{2}", fullmatch=True)
codes = st.builds("{}/{:03}{}".format, releases, st.integers(1, 199), st.sampled_from(["", "EN"]))


@pytest.mark.parametrize(
    ("code", "series"),
    [
        ("D-BT01/001EN", "D"),
        ("DZ-BT01/001", "D"),
        ("dbt01_001", "D"),
        ("V-BT01/001EN", "V"),
        ("G-CMB01/001", "G"),
        ("BT01/001EN", "BT"),
        ("123", "1"),
    ],
)
def test_the_prefix_is_the_series(code: str, series: str) -> None:
    assert set_prefix(code) == series


@pytest.mark.parametrize(
    ("code", "release"), [("D-BT01/001", "D-BT01"), ("BT01/S01", "BT01"), ("BT01-15/A_NAME", "BT01-15")]
)
def test_the_set_is_the_release_with_its_series(code: str, release: str) -> None:
    assert set_code(code) == release


@pytest.mark.parametrize(
    "pasted",
    [
        "D-BT01/001EN",
        "d-bt01/001en",
        "Ｄ－ＢＴ０１／００１ＥＮ",
        "DBT01001EN",
        "D-BT01-001 EN",
        "dbt01_001",
        "D-BT01/001",
        "D-BT01/1",
    ],
)
def test_ways_to_write_a_number_lead_to_it_in_either_language(pasted: str) -> None:
    for printed in ("D-BT01/001EN", "D-BT01/001"):
        assert serial_keys(printed)[0] in serial_keys(pasted)


@pytest.mark.parametrize("foil", FOILS)
def test_a_foil_is_a_parallel_of_its_number(foil: str) -> None:
    keys = serial_keys(f"D-BT01/001EN-{foil}")
    assert serial_keys("D-BT01/001EN")[0] in keys[1:]


def test_a_foil_with_a_number_of_its_own_is_found_under_that() -> None:
    assert serial_keys("D-BT01/SP01EN")[0] in serial_keys("d-bt01/sp1")


@pytest.mark.parametrize("text", ["", "   ", "Harbour Cat", "－", "9" * (MAX_LENGTH + 1)])
def test_what_is_no_number_stands_for_nothing(text: str) -> None:
    assert serial_keys(text) == ()


@given(codes)
def test_the_first_key_is_the_number_itself(code: str) -> None:
    assert serial_keys(code)[0] == code.replace("-", "").replace("/", "")
    assert serial_keys(code)[0] in serial_keys(code.lower().replace("/", "_").replace("-", ""))


@given(st.text(max_size=80))
def test_any_text_gives_few_keys_of_capitals_and_digits(text: str) -> None:
    keys = serial_keys(text)
    assert len(keys) <= 12
    assert all(key.isascii() and key.isalnum() and key == key.upper() for key in keys)
