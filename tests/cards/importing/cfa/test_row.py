"""Cards of a text database as records: what is read, what has to be said, what is refused."""

import pytest

from cards.importing.cfa.meanings import Meanings
from cards.importing.reading import FileRefusedError
from cards.importing.records import Kind, RowRefusedError
from rules.games import GAMES
from tests.cards.importing.cfa.samples import TRIGGER, UNIT, read, remarks, rows
from tests.cards.importing.ws_rows import fields


def test_a_unit_is_read_with_the_index_in_the_place_of_the_number() -> None:
    record, findings = read(UNIT)
    assert (record.code, record.printed.name, findings) == ("CFA/1123", "Lantern Dragon", [])
    assert record.printed.numbers == {"grade": 2, "power": 9000, "shield": 5000}
    assert record.printed.words == {"type": ("unit",), "clan": ("Kagero",)}
    assert record.printed.abilities == (
        "[AUTO](RC):When this unit attacks, draw a card.",
        "[CONT](VC):This unit gets [Power]+2000.",
    )


def test_of_2014_it_is_a_normal_or_a_trigger_unit() -> None:
    assert read(UNIT, "vanguard-2014")[0].printed.words["type"] == ("normal-unit",)
    words = read(TRIGGER, "vanguard-2014")[0].printed.words
    assert words == {"type": ("trigger-unit",), "clan": ("Kagero",), "trigger": ("critical",)}


def test_a_trigger_number_makes_a_trigger_unit() -> None:
    words = read(TRIGGER)[0].printed.words
    assert (words["subtype"], words["trigger"]) == (("trigger",), ("critical",))


def test_a_trigger_that_nobody_named_keeps_its_unit_out_where_the_icon_makes_the_type() -> None:
    assert read(TRIGGER, columns={})[0].printed.words == {"type": ("unit",), "subtype": ("trigger",)}
    with pytest.raises(RowRefusedError, match="which trigger this is must be said"):
        read(TRIGGER, "vanguard-2014", columns={})


def test_a_number_that_nobody_named_is_asked_about_once_a_file() -> None:
    script = f"{UNIT}{UNIT.replace('1123', '1125')}{TRIGGER}".replace("= 3", "= 4")
    assert list(remarks(script)) == ["CardInClan 4"]
    assert '--column "CardInClan 4=NAME"' in remarks(script)["CardInClan 4"]
    assert rows(script).remarks[0].value == "2 cards, the first Lantern Dragon"
    assert "clan" not in read(script)[0].printed.words


def test_a_dash_says_that_a_number_means_none() -> None:
    assert rows(UNIT, **{"CardInClan 3": "-"}).remarks == ()
    assert "clan" not in read(UNIT, columns={"CardInClan 3": "-"})[0].printed.words


def test_a_nation_stands_in_the_place_of_a_clan_where_the_game_has_nations() -> None:
    columns = {"CardInClan 3": "Dragon Empire"}
    assert read(UNIT, columns=columns)[0].printed.words["nation"] == ("Dragon Empire",)
    assert read(UNIT, "vanguard-2014", columns)[0].printed.words["clan"] == ("Dragon Empire",)


def test_gifts_are_named_too_and_nought_is_none() -> None:
    assert read(f"{UNIT}global.UnitGift[1123] = 2\n")[0].printed.words["gift"] == ("accel",)
    assert rows(f"{UNIT}global.UnitGift[1123] = 0\nglobal.TriggerUnit[1123] = 0\n").remarks == ()


@pytest.mark.parametrize(
    ("columns", "reason"),
    [
        ({"CardInClan": "Kagero"}, "is no number with a meaning"),
        ({"Nummer": "code"}, "is no number with a meaning"),
        ({"TriggerUnit 1": "golden"}, "a trigger is one of critical"),
    ],
)
def test_a_meaning_that_cannot_be_is_refused(columns: dict[str, str], reason: str) -> None:
    with pytest.raises(FileRefusedError, match=reason):
        Meanings(GAMES["vanguard"], columns)


def test_texts_of_windows_and_of_editors_are_read() -> None:
    name = UNIT.replace("Lantern Dragon", "Lantern’s Dragon é")
    assert read(name.encode("cp1252"))[0].printed.name == "Lantern’s Dragon é"
    assert read(name.encode("utf-8-sig"))[0].printed.name == "Lantern’s Dragon é"


def test_a_byte_that_is_no_character_is_kept_as_a_sign_for_it_and_flagged() -> None:
    script = UNIT.encode().replace(b"Lantern", b"L\x81ntern")
    assert read(script)[0].printed.name == "L\ufffdntern Dragon"
    assert "holds a byte that is no character" in remarks(script)["line 3"]


def test_a_number_sign_is_a_line_break_unless_it_is_marked_as_itself() -> None:
    record, _ = read(UNIT.replace("attacks, draw a card.", "is \\#1, draw."))
    assert record.printed.abilities[0] == "[AUTO](RC):When this unit is #1, draw."
    record, findings = read(UNIT.replace("Lantern Dragon", "Lantern#Dragon"))
    assert record.printed.name == "Lantern Dragon"
    assert fields(findings, Kind.REPAIRED) == ["name"]


def test_what_is_played_for_a_cost_and_has_no_power_is_taken_for_an_order() -> None:
    script = "CardStat=7;global.CardName[7]='Bell';global.UnitGrade[7]=1;global.CardText[7]='Play this with COST [x]!'"
    record, findings = read(script)
    assert record.printed.words == {"type": ("order",)}
    assert fields(findings, Kind.FLAGGED) == ["type"]
    record, findings = read(script.replace("Play this", "Look"))
    assert record.printed.words == {"type": ("unit",)}
    assert fields(findings, Kind.FLAGGED) == ["type"]


@pytest.mark.parametrize(
    ("before", "after", "field"),
    [
        ("global.CardName", "global.CardNames", "name"),
        ("= 'Lantern Dragon'", "= 5", "CardName"),
        ("= 9000", "= 'many'", "power"),
        ("= 3", "= 'three'", "CardInClan"),
        ("= 9000", "= power()", "PowerStat"),
    ],
)
def test_a_card_whose_fields_cannot_be_what_they_say_is_refused(before: str, after: str, field: str) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read(UNIT.replace(before, after))
    assert refusal.value.field == field
