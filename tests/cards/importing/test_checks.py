"""What could not be stored is refused before the database, or the order of results, would stumble over it."""

import pytest

from cards.importing.checks import MAX_NUMBER, check_record
from cards.importing.records import CardRecord, Notes, RowRefusedError
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from rules.printed_card import PrintedCard

WORDS = {"type": ("character",), "colour": ("red",), "side": ("weiss",)}


def check(name: str = "Lantern Cat", trait: str = "Harbour", power: int = 500, code: str = "ABC/W01-E001") -> Notes:
    notes = Notes("a.json", 1, "ABC/W01-E001")
    printed = PrintedCard(name, {"level": 0, "cost": 0, "power": power, "soul": 1}, WORDS | {"trait": (trait,)})
    check_record(WEISS_SCHWARZ, CardRecord(code, printed), notes)
    return notes


def test_a_sound_record_leaves_no_finding() -> None:
    assert check().findings == []
    assert check(name="x" * 300, trait="y" * 100).findings == []


@pytest.mark.parametrize("power", [MAX_NUMBER + 1, 10**30, -(10**30)])
def test_a_number_beyond_all_bounds_is_refused(power: int) -> None:
    with pytest.raises(RowRefusedError, match="beyond 999,999,999") as refusal:
        check(power=power)
    assert refusal.value.field == "power"


@pytest.mark.parametrize("field", ["name", "trait"])
def test_a_text_whose_folded_form_is_too_long_is_refused(field: str) -> None:
    with pytest.raises(RowRefusedError, match="is longer than") as refusal:
        check(**{field: "㎏" * {"name": 151, "trait": 51}[field]})  # type: ignore[arg-type]
    assert refusal.value.field == field


@pytest.mark.parametrize(
    ("code", "reason"),
    [("ABC", "has no digit"), ("A" * 70 + "1", "far too long"), ("A" * 25 + "/W-1", "longer than 20")],
)
def test_a_code_that_nothing_could_be_found_by_is_refused(code: str, reason: str) -> None:
    with pytest.raises(RowRefusedError, match=reason) as refusal:
        check(code=code)
    assert refusal.value.field == "code"


def test_an_ability_over_two_lines_is_refused_since_a_line_is_an_ability() -> None:
    notes = Notes("a.json", 1, "ABC/W01-E001")
    printed = PrintedCard("Lantern Cat", {"level": 0}, WORDS, ("【AUTO】 Draw.\n【CONT】 Glow.",))
    with pytest.raises(RowRefusedError, match="line break") as refusal:
        check_record(WEISS_SCHWARZ, CardRecord("ABC/W01-E001", printed), notes)
    assert refusal.value.field == "abilities"


@pytest.mark.parametrize("sign", ["\n", "\r\n", "\t", "\x1b", "\x85", "\u2028"])
def test_a_name_or_a_word_of_several_lines_is_refused(sign: str) -> None:
    for wrong in ({"name": f"Lantern{sign}Cat"}, {"trait": f"Har{sign}bour"}):
        with pytest.raises(RowRefusedError, match="line break or another control character"):
            check(**wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize("sign", ["\n", "\r", "\v", "\u2028"])
def test_an_ability_of_several_lines_is_refused(sign: str) -> None:
    printed = PrintedCard("Lantern Cat", {}, WORDS, (f"Draw.{sign}Glow.",))
    with pytest.raises(RowRefusedError, match="holds a line break"):
        check_record(WEISS_SCHWARZ, CardRecord("ABC/W01-E001", printed), Notes("a.json", 1, ""))
