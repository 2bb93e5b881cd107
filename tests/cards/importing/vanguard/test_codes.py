"""One number, however a file writes it."""

import pytest

from cards.importing.records import RowRefusedError
from cards.importing.vanguard.codes import read_code
from rules.games.vanguard.serials import serial_keys


@pytest.mark.parametrize(
    "written", ["dbt01_001", "D-BT01/001EN", "D-BT01 001", "D-BT01/001", "d-bt01-001", "Ｄ－ＢＴ０１／００１"]
)
def test_every_spelling_becomes_the_printed_form(written: str) -> None:
    assert read_code(written, "id") == "D-BT01/001"
    assert serial_keys(written.replace("d-bt01-001", "D-BT01/001"))[0].removesuffix("EN") == "DBT01001"


@pytest.mark.parametrize(
    ("written", "code"),
    [
        ("dbt01_t01", "D-BT01/T01"),
        ("dpr_001", "D-PR/001"),
        ("dlbt01_034", "D-LBT01/034"),
        ("D-SS01 SP03", "D-SS01/SP03"),
        ("D-BT01 DSR02", "D-BT01/DSR02"),
        ("DZ-BT01/001EN", "DZ-BT01/001"),
        ("V-BT01/001", "V-BT01/001"),
        ("BT01/S01EN", "BT01/S01"),
    ],
)
def test_series_foils_and_promos_keep_their_letters(written: str, code: str) -> None:
    assert read_code(written, "id") == code


@pytest.mark.parametrize("written", ["D-LBT01 ???", "", "dbt01", "BLASTER", None, 7, "dbt01_0001", "D-BT01 001 SP"])
def test_what_is_no_number_is_refused(written: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read_code(written, "id")
    assert refusal.value.field == "id"
