"""The statements of a card database: read where they are plain, named with their line where not."""

import time

import pytest

from cards.importing.cfa import statements, tokens
from cards.importing.reading import FileRefusedError
from tests.cards.importing.cfa.samples import TRIGGER, UNIT, remarks, rows

CARD = "CardStat = 7\nglobal.CardName[CardStat] = 'Bell'\n"


def value(written: str) -> object:
    (row,) = rows(f"CardStat = 7\nglobal.CardText[CardStat] = {written}\n")
    return row["CardText"]


def test_statements_fill_the_card_that_is_spoken_of_or_the_one_they_name() -> None:
    first, second = rows(UNIT + TRIGGER)
    assert (first["card index"], first["CardName"], first["UnitGrade"], first["DCards"]) == (
        1123,
        "Lantern Dragon",
        2,
        1,
    )
    assert (second["card index"], second["CardName"], second["TriggerUnit"]) == (1124, "Wick Dragon's Spark", 1)
    assert rows(UNIT + TRIGGER).remarks == ()


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("'Bell'", "Bell"),
        ('"The cat\'s bell"', "The cat's bell"),
        ("'The \"bell\"'", 'The "bell"'),
        ("'The cat' + chr(39) + 's bell' // so", "The cat's bell"),
        ("'One, ' +\n  'two'", "One, two"),
        ("'a; b' /* ' */;", "a; b"),
        ("'// no comment'", "// no comment"),
        ("-1", -1),
        ("true", 1),
    ],
)
def test_values_are_texts_sums_of_texts_and_whole_numbers(written: str, meant: object) -> None:
    assert value(written) == meant


def test_several_statements_stand_on_one_line_with_or_without_a_semicolon() -> None:
    (row,) = rows("CardStat=7; global.CardName[CardStat]='Bell' global.UnitGrade[CardStat]=1;global.PowerStat[7]=8000;")
    assert (row["CardName"], row["UnitGrade"], row["PowerStat"]) == ("Bell", 1, 8000)


def test_a_number_counts_on_from_the_one_before() -> None:
    name = "global.CardName[CardStat] = 'Bell'\n"
    found = rows(f"CardStat = 7\n{name}CardStat += 1\n{name}CardStat = CardStat + 2\n{name}")
    assert [row["card index"] for row in found] == [7, 8, 10]


@pytest.mark.parametrize("ending", ["\r\n", "\r"])
def test_any_ending_of_lines_is_read(ending: str) -> None:
    found = rows((UNIT + "what is this\n").replace("\n", ending))
    assert (len(found), [remark.field for remark in found.remarks]) == (1, ["line 10"])


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("show_message('hello')", "no statement about a card"),
        ("global.AllCards = 12", "no statement about a card"),
        ("global.Box[1, 2] = 3", "no statement about a card"),
        ("global.Other[x] = 3", "neither a text"),
        ("if global.Language = 1 global.CardName[7] = 'Klang'", "a condition or a loop"),
        ("£", "no statement about a card"),
        ("/* and so on", "opens a comment that nothing closes"),
        ("// " + "x" * 20_001, "longer than the 20,000 characters"),
    ],
)
def test_a_line_that_says_nothing_of_a_card_is_named_with_its_text(line: str, reason: str) -> None:
    found = rows(f"{CARD}{line}\n")
    ((field, text, why),) = found.remarks
    assert (field, text) == ("line 3", line)
    assert reason in why
    assert found[0]["CardName"] == "Bell"


@pytest.mark.parametrize(
    "written", ["'The cat's bell'", "'Bell", "Bell", "1.5", "1 + 1", "chr(300)", "'a' + 5", "", "global.CardName[6]"]
)
def test_a_value_that_cannot_be_read_spoils_its_card_and_no_other(written: str) -> None:
    found = rows(f"CardStat = 7\nglobal.CardName[CardStat] = {written}\n{CARD.replace('7', '8')}")
    assert found[0]["read faults"][0][:2] == ["CardName", ""]
    assert "line 2 " in found[0]["read faults"][0][2]
    assert [remark.field for remark in found.remarks] == ["line 2"]
    assert (found[1]["CardName"], found[1]["read faults"]) == ("Bell", [])


def test_a_card_number_that_cannot_be_read_is_not_the_one_before() -> None:
    script = f"{CARD}CardStat = next_card()\nglobal.CardName[CardStat] = 'Lamp'\n"
    assert [row["CardName"] for row in rows(script)] == ["Bell"]
    assert list(remarks(script)) == ["line 3", "line 4"]
    assert "behind no card number" in remarks(script)["line 4"]


@pytest.mark.parametrize(
    ("script", "lines"),
    [
        ("if global.Language = 1 {\n global.CardName[7] = 'Klang'\n}\n", ["line 3", "line 4", "line 5"]),
        ("if global.Language = 1\n{\n global.CardName[7] = 'Klang'\n}\n", ["line 3", "line 4", "line 5", "line 6"]),
        ("if global.Language = 1\nglobal.CardName[7] = 'Klang'\n", ["line 3", "line 4"]),
        ("if (a)\nfoo()\nelse\nglobal.CardName[7] = 'Klang'\n", ["line 3", "line 4", "line 5", "line 6"]),
    ],
)
def test_what_hangs_on_a_condition_is_left_aside(script: str, lines: list[str]) -> None:
    found = rows(f"{CARD}{script}global.UnitGrade[CardStat] = 1\n")
    assert (found[0]["CardName"], found[0]["UnitGrade"]) == ("Bell", 1)
    assert [remark.field for remark in found.remarks] == lines


def test_a_card_number_that_hangs_on_a_condition_is_not_known_behind_it() -> None:
    script = f"{CARD}if a {{ CardStat = 9 }}\nglobal.UnitGrade[CardStat] = 1\n"
    assert "UnitGrade" not in rows(script)[0]
    assert list(remarks(script)) == ["line 3", "line 4"]


def test_one_field_with_two_values_spoils_the_card() -> None:
    found = rows(f"{CARD}global.UnitGrade[7] = 1\nglobal.UnitGrade[CardStat] = 2\n")
    assert "lines 3 and 4 give it different values" in found[0]["read faults"][0][2]
    assert rows(CARD + CARD)[0]["read faults"] == []


@pytest.mark.parametrize("content", [b"", b"\0" * 100, b"[{}]", b"CardStat = 1\n", UNIT.encode("utf-16")])
def test_what_holds_no_card_is_refused(content: bytes) -> None:
    with pytest.raises(FileRefusedError, match="holds no card"):
        rows(content)


def test_a_file_of_other_lines_is_refused_with_the_first() -> None:
    with pytest.raises(FileRefusedError, match=r"More than 1,000 lines are no statements .* line 3 is no statement"):
        rows(CARD + "what is this\n" * (statements.MAX_FAULTS + 1))


def test_too_many_lines_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "MAX_LINES", 5)
    with pytest.raises(FileRefusedError, match="more than 5 lines"):
        rows(UNIT)


def test_too_many_words_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tokens, "MAX_WORDS", 20)
    with pytest.raises(FileRefusedError, match="more than 20 words and signs"):
        rows(UNIT)


@pytest.mark.parametrize(
    "piece", ["'", "/*", "global.", "[", "{", "if ", "1", "+", "a.", "'' + ", "chr(", "-", "/* */"]
)
def test_a_hostile_line_takes_time_that_grows_with_its_length(piece: str) -> None:
    line = piece * (tokens.MAX_LINE // len(piece))
    started = time.perf_counter()
    rows(CARD + f"{line}\n" * 50)
    assert time.perf_counter() - started < 10


def test_comments_are_passed_over_however_many_lines_they_have() -> None:
    (row,) = rows(f"/* one\n global.UnitGrade[7] = 9\n two */{CARD}/* a */ /* b\n*/\nglobal.UnitGrade[7] = 1 // 2\n")
    assert (row["CardName"], row["UnitGrade"]) == ("Bell", 1)
    assert rows(f"{CARD}/* end\n*/").remarks == ()
