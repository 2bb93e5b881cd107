"""Colour, side, trigger icons and traits."""

import pytest

from cards.importing.records import Kind, RowRefusedError
from tests.cards.importing.ws_rows import fields, read


def traits(*written: str) -> tuple[str, ...]:
    return read(attributes=list(written))[0].printed.words.get("trait", ())


@pytest.mark.parametrize("none", ["-", "－", "", "-・-", "0"])
def test_entries_that_mean_none_are_left_out_and_reported(none: str) -> None:
    record, findings = read(attributes=["Harbour", none])
    assert record.printed.words["trait"] == ("Harbour",)
    assert fields(findings, Kind.REPAIRED) == ["attributes"]


def test_a_character_without_traits_has_no_such_word() -> None:
    assert "trait" not in read(attributes=["-", "-"])[0].printed.words


def test_spaces_around_a_trait_are_taken_off() -> None:
    assert traits(" Harbour", "Lamp ") == ("Harbour", "Lamp")


def test_two_traits_in_one_entry_are_told_apart_by_the_middle_dot() -> None:
    assert traits("Harbour・Lamp") == ("Harbour", "Lamp")
    assert traits("Harbour・-") == ("Harbour",)


@pytest.mark.parametrize("odd", ["1st Watch, Keepers", "-th Watch", "Lights at 25:--"])
def test_an_odd_trait_is_flagged_and_kept(odd: str) -> None:
    record, findings = read(attributes=[odd])
    assert record.printed.words["trait"] == (odd,)
    assert fields(findings, Kind.FLAGGED) == ["attributes"]


@pytest.mark.parametrize("trait", ["(LOL)", "777", "Hot-Blooded", "Lamp & Oil"])
def test_an_unusual_trait_is_a_trait(trait: str) -> None:
    record, findings = read(attributes=[trait])
    assert record.printed.words["trait"] == (trait,)
    assert findings == []


@pytest.mark.parametrize("card_type", ["Event", "Climax"])
def test_2_5_1_a_trait_of_another_type_of_card_is_left_out(card_type: str) -> None:
    record, findings = read(card_type, attributes=["Harbour", "-"])
    assert "trait" not in record.printed.words
    assert any("2.5.1" in finding.reason for finding in findings)


def test_a_colour_in_other_case_is_mended() -> None:
    record, findings = read(color="Yellow")
    assert record.printed.words["colour"] == ("yellow",)
    assert fields(findings, Kind.REPAIRED) == ["color"]


def test_sides_and_icons_are_read() -> None:
    record, _ = read("Climax", side="S", trigger=["SOUL", "GATE"])
    assert record.printed.words["side"] == ("schwarz",)
    assert record.printed.words["trigger"] == ("soul", "gate")


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("color", "PURPLE"),
        ("color", ""),
        ("side", "X"),
        ("trigger", ["HEAL"]),
        ("trigger", "SOUL"),
        ("attributes", [1]),
    ],
)
def test_what_the_game_does_not_know_is_refused(field: str, value: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read(**{field: value})
    assert refusal.value.field == field
