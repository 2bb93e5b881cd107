"""Numbers, and the many ways to write that there is none."""

import pytest

from cards.importing.records import Kind, RowRefusedError
from tests.cards.importing.ws_rows import fields, read

NUMBERS = ("level", "cost", "power")


@pytest.mark.parametrize("none", ["-", "－", "―", "", "0"])
@pytest.mark.parametrize("key", NUMBERS)
def test_a_climax_has_no_number_however_none_is_written(key: str, none: str) -> None:
    record, findings = read("Climax", **{key: none})
    assert record.printed.numbers == {}
    assert key in fields(findings, Kind.REPAIRED)


@pytest.mark.parametrize(
    ("key", "value"), [("level", "4"), ("level", "CX"), ("level", "2"), ("power", "戻"), ("soul", 2)]
)
def test_a_number_on_a_climax_is_taken_as_none_under_the_rule_that_says_so(key: str, value: object) -> None:
    record, findings = read("Climax", **{key: value})
    assert record.printed.numbers == {}
    reasons = [finding.reason for finding in findings if finding.field == key]
    assert len(reasons) == 1
    assert "(2." in reasons[0]


@pytest.mark.parametrize(("key", "value"), [("power", "6000"), ("soul", 1)])
def test_an_event_has_neither_power_nor_soul(key: str, value: object) -> None:
    record, findings = read("Event", **{key: value})
    assert record.printed.numbers == {"level": 1, "cost": 1}
    assert key in fields(findings, Kind.REPAIRED)


def test_soul_0_is_how_the_format_writes_none_and_no_repair() -> None:
    _, findings = read("Climax")
    assert "soul" not in fields(findings, Kind.REPAIRED)


def test_0_is_a_number_where_the_type_has_one() -> None:
    record, findings = read(level="0", cost="0", power="0", soul=0)
    assert record.printed.numbers == {"level": 0, "cost": 0, "power": 0, "soul": 0}
    assert findings == []


@pytest.mark.parametrize("power", ["3017", "30", "4450"])
def test_an_odd_power_is_kept_as_it_is(power: str) -> None:
    record, findings = read(power=power)
    assert record.printed.numbers["power"] == int(power)
    assert findings == []


def test_full_width_digits_are_made_plain() -> None:
    record, findings = read(power="４５００")
    assert record.printed.numbers["power"] == 4500
    assert fields(findings, Kind.REPAIRED) == ["power"]


@pytest.mark.parametrize("value", ["-", "", "CX", "1.5", "-500", "1234567", "²", None, True, 1.5, []])
def test_a_character_without_a_readable_power_is_refused(value: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read(power=value)
    assert refusal.value.field == "power"
