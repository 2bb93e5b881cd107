"""D-era cards with their text whole and in parts."""

import pytest

from cards.importing.records import Kind, RowRefusedError
from tests.cards.importing.vanguard.rows import ORDER, read_d
from tests.cards.importing.ws_rows import fields


def test_a_sound_row_is_read_without_a_word() -> None:
    record, findings = read_d()
    assert (record.code, findings) == ("D-BT90/001", [])
    assert record.printed.numbers == {"grade": 2, "power": 10000, "shield": 5000, "critical": 1}
    assert record.printed.words == {
        "type": ("unit",),
        "subtype": ("normal",),
        "skill": ("intercept",),
        "nation": ("Dragon Empire",),
    }
    assert record.printed.abilities == ("[AUTO](RC):When this unit attacks, draw a card.",)


def test_sentinel_persona_ride_and_a_second_nation_are_words() -> None:
    words = read_d(sentinel=True, persona_ride=True, dual_nation="Stoicheia")[0].printed.words
    assert (words["keyword"], words["persona"]) == (("sentinel",), ("yes",))
    assert words["nation"] == ("Dragon Empire", "Stoicheia")


def test_a_trigger_unit_has_its_icon_and_the_power_on_it() -> None:
    record, findings = read_d(type="Trigger Unit", trigger="Over", trigger_power=100_000_000)
    assert record.printed.words["trigger"] == ("over",)
    assert record.printed.numbers["trigger_power"] == 100_000_000
    assert findings == []


def test_a_trigger_icon_without_its_power_is_flagged() -> None:
    assert fields(read_d(type="Trigger Unit", trigger="Front")[1], Kind.FLAGGED) == ["trigger_power"]


def test_2_9_4_the_trigger_icon_decides_what_a_unit_is() -> None:
    record, findings = read_d(type="Trigger Unit")
    assert record.printed.words["subtype"] == ("normal",)
    assert fields(findings, Kind.REPAIRED) == ["type"]
    record, findings = read_d(type="Normal Unit", trigger="Heal", trigger_power=10000)
    assert record.printed.words["subtype"] == ("trigger",)
    assert fields(findings, Kind.REPAIRED) == ["type"]


def test_a_unit_without_any_number_that_is_played_for_a_cost_is_an_order() -> None:
    bare = ORDER | {"type": "Normal Unit", "text": "Play this with COST [Soul Blast (1)]!\r\nDraw a card."}
    record, findings = read_d(**bare)
    assert record.printed.words["type"] == ("order",)
    assert "subtype" not in record.printed.words
    assert "type" in fields(findings, Kind.REPAIRED)
    assert fields(findings, Kind.FLAGGED) == ["type"]


@pytest.mark.parametrize("change", [{"critical": 1}, {"skill": "Boost"}, {"text": "Draw a card."}])
def test_less_evidence_makes_no_order(change: dict[str, object]) -> None:
    bare = ORDER | {"type": "Normal Unit", "text": "Play this with COST [Soul Blast (1)]!"}
    assert read_d(**(bare | change))[0].printed.words["type"] == ("unit",)


def test_an_order_has_no_power_shield_critical_and_skill_icon_whatever_stands_there() -> None:
    record, findings = read_d(**(ORDER | {"skill": "Boost"}))
    assert record.printed.numbers == {"grade": 2}
    assert "skill" not in record.printed.words
    assert sorted(fields(findings, Kind.REPAIRED)) == ["critical", "power", "shield", "skill"]
    assert read_d(**(ORDER | {"power": None, "shield": None, "critical": None}))[1] == []


def test_a_set_order_of_a_further_subtype_is_known_by_its_reminder() -> None:
    text = "(After a Set Order is played, put it into your Order Zone.)\r\n[CONT](Order Zone):Draw."
    assert read_d(**(ORDER | {"type": "Song Order", "text": text}))[0].printed.words["subtype"] == ("set", "song")
    assert read_d(**(ORDER | {"type": "Song Order"}))[0].printed.words["subtype"] == ("song",)


def test_a_token_is_special_and_no_unit_of_a_subtype() -> None:
    words = read_d(type="Token Unit", id="dbt90_t01")[0].printed.words
    assert (words["special"], words.get("subtype")) == (("token",), None)


def test_a_grade_below_0_is_left_out_and_flagged() -> None:
    record, findings = read_d(grade=-1)
    assert "grade" not in record.printed.numbers
    assert fields(findings, Kind.FLAGGED) == ["grade"]


def test_numbers_as_text_are_read_and_reported() -> None:
    record, findings = read_d(power="10000")
    assert record.printed.numbers["power"] == 10000
    assert fields(findings, Kind.REPAIRED) == ["power"]


@pytest.mark.parametrize("none", ["No written effect.", "No written card effect."])
def test_a_phrase_for_no_text_is_no_ability(none: str) -> None:
    record, findings = read_d(text=none)
    assert record.printed.abilities == ()
    assert fields(findings, Kind.REPAIRED) == ["text"]


def test_the_whole_text_is_taken_and_points_are_joined_to_their_line() -> None:
    text = "Play this with COST [Counter Blast (1)]!\r\nDo all of these.\r\n•Draw a card.\r\n•Retire a unit."
    record, findings = read_d(**(ORDER | {"power": None, "shield": None, "critical": None}), text=text)
    joined = "Do all of these. •Draw a card. •Retire a unit."
    assert record.printed.abilities == ("Play this with COST [Counter Blast (1)]!", joined)
    assert {finding.kind for finding in findings} == {Kind.REPAIRED}


def test_parts_that_the_text_has_not_are_flagged_and_left_out() -> None:
    record, findings = read_d(abilities=["[AUTO](RC):When this unit attacks, draw a card.", "Draw 1?"])
    assert record.printed.abilities == ("[AUTO](RC):When this unit attacks, draw a card.",)
    assert [(f.kind, f.field, f.value) for f in findings] == [(Kind.FLAGGED, "abilities", "Draw 1?")]


def test_an_ability_that_stands_twice_in_the_parts_stands_twice() -> None:
    record, findings = read_d(abilities=["[AUTO](RC):When this unit attacks, draw a card."] * 2)
    assert record.printed.abilities == ("[AUTO](RC):When this unit attacks, draw a card.",) * 2
    assert fields(findings, Kind.FLAGGED) == ["abilities"]


@pytest.mark.parametrize(
    ("written", "mended"),
    [
        ("[Auto](RC):Draw.", "[AUTO](RC):Draw."),
        ("AUTO]:Draw.", "[AUTO]:Draw."),
        ("[AUTO(RC):Draw.", "[AUTO](RC):Draw."),
        ("[AUTO}(RC):Draw.", "[AUTO](RC):Draw."),
        ("[CONT][RC]:Draw.", "[CONT](RC):Draw."),
        ("[ACT](RC)[1/Turn]:Draw.", "[ACT](RC)1/Turn:Draw."),
        ("[ACT](RC):  Draw. ", "[ACT](RC): Draw."),
    ],
)
def test_what_can_mean_one_thing_only_is_mended(written: str, mended: str) -> None:
    record, findings = read_d(text=written)
    assert record.printed.abilities == (mended,)
    assert fields(findings, Kind.REPAIRED)


@pytest.mark.parametrize("odd", ["[AUTO](RC:Draw.", '[AUTO](RC):Say "so.'])
def test_brackets_and_quotation_marks_without_a_partner_are_flagged(odd: str) -> None:
    record, findings = read_d(text=odd)
    assert record.printed.abilities == (odd,)
    assert fields(findings, Kind.FLAGGED) == ["text 1"]


def test_a_set_that_contradicts_the_number_is_flagged() -> None:
    assert fields(read_d(set="dbt91")[1], Kind.FLAGGED) == ["set"]


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("id", "dbt90"),
        ("name", " "),
        ("type", "Unit"),
        ("type", 3),
        ("trigger", "Sun"),
        ("skill", ["Boost"]),
        ("power", "many"),
        ("power", 1.5),
        ("critical", True),
        ("sentinel", "no"),
        ("dual_nation", 3),
        ("text", None),
        ("abilities", "Draw."),
    ],
)
def test_what_cannot_be_read_is_refused(field: str, value: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read_d(**{field: value})
    assert refusal.value.field == field
