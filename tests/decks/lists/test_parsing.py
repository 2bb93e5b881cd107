"""Reading a text list line by line, before any card is looked for."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from decks.limits import LIST_BYTES, LIST_LINE_LENGTH, LIST_LINES
from decks.lists import ListError, ListLine, parse_text


def read(text: str) -> ListLine:
    lines = parse_text(text)
    assert len(lines) == 1, lines
    return lines[0]


@pytest.mark.parametrize(
    ("text", "quantity", "code", "name"),
    [
        ("4 LNT/W01-E001 Lantern Keeper", 4, "LNT/W01-E001", "Lantern Keeper"),
        ("4 LNT/W01-E001", 4, "LNT/W01-E001", ""),
        ("LNT/W01-E001", 1, "LNT/W01-E001", ""),
        ("LNT/W01-E001 Lantern Keeper", 1, "LNT/W01-E001", "Lantern Keeper"),
        ("4x Lantern Keeper (LNT/W01)", 4, "", "Lantern Keeper (LNT/W01)"),
        ("4x Lantern Keeper", 4, "", "Lantern Keeper"),
        ("4X Lantern Keeper", 4, "", "Lantern Keeper"),
        ("4×Lantern Keeper", 4, "", "Lantern Keeper"),
        ("x4 Lantern Keeper", 4, "", "Lantern Keeper"),
        ("(4) Lantern Keeper", 4, "", "Lantern Keeper"),
        ("4枚 LNT/W01-E001", 4, "LNT/W01-E001", ""),
        ("Lantern Keeper x4", 4, "", "Lantern Keeper"),
        ("Lantern Keeper ×4", 4, "", "Lantern Keeper"),
        ("LNT/W01-E001 x4", 4, "LNT/W01-E001", ""),
        ("LNT/W01-E001 4", 4, "LNT/W01-E001", ""),
        ("LNT/W01-E001,4", 4, "LNT/W01-E001", ""),
        ("LNT/W01-E001\t4", 4, "LNT/W01-E001", ""),
        ("4xLNT/W01-E001", 4, "LNT/W01-E001", ""),
        ("4 Lantern Keeper (LNT/W01-E001)", 4, "LNT/W01-E001", "Lantern Keeper"),
        ("4 Lantern Keeper [LNT/W01-E001]", 4, "LNT/W01-E001", "Lantern Keeper"),
        ("4 LNT/W01-E001 - Lantern Keeper", 4, "LNT/W01-E001", "Lantern Keeper"),
        ("- 4 LNT/W01-E001", 4, "LNT/W01-E001", ""),
        ("4\tLNT/W01-E001\tLantern Keeper", 4, "LNT/W01-E001", "Lantern Keeper"),
        ("４　ＬＮＴ／Ｗ０１－Ｅ００１　Ｌａｎｔｅｒｎ", 4, "LNT/W01-E001", "Lantern"),
        ("4 LNT/W01–E001", 4, "LNT/W01-E001", ""),
        ("4 lnt/w01-e001", 4, "lnt/w01-e001", ""),
        ("4 LNT/W01-001a", 4, "LNT/W01-001a", ""),
        ("4 LNT/WX01-E01SSP", 4, "LNT/WX01-E01SSP", ""),
        ("4 5LN/W83-TE05", 4, "5LN/W83-TE05", ""),
        ("5LN/W83-TE05", 1, "5LN/W83-TE05", ""),
        ("2 LNT/W01-TE2024-01 Guest", 2, "LNT/W01-TE2024-01", "Guest"),
        ('4 LNT/W01-E001 "Lamp" of, well, Two: Keepers', 4, "LNT/W01-E001", '"Lamp" of, well, Two: Keepers'),
        ("4 LNT/W01-E001 -Lamp- Keeper-", 4, "LNT/W01-E001", "-Lamp- Keeper-"),
        ("4 #LampArt, Keeper", 4, "", "#LampArt, Keeper"),
        ("4 3rd Lamp", 4, "", "3rd Lamp"),
        ("4 LNT/W01-E001 Lantern Keeper // my favourite", 4, "LNT/W01-E001", "Lantern Keeper"),
        ("\ufeff4 Lantern\u200b Keeper\x00", 4, "", "Lantern Keeper"),
        ("4 \ud800Lantern", 4, "", "?Lantern"),
        ("Lantern Keeper", 1, "", "Lantern Keeper"),
        ("4, LNT/W01-E001", 4, "LNT/W01-E001", ""),
        ("4. LNT/W01-E001 Lantern Keeper", 4, "LNT/W01-E001", "Lantern Keeper"),
        ("4. Lantern Keeper", 4, "", "Lantern Keeper"),
        ("4,LNT/W01-E001", 4, "LNT/W01-E001", ""),
        ("LNT/W01-E001 (4)", 4, "LNT/W01-E001", ""),
        ("LNT/W01-E001 [x4]", 4, "LNT/W01-E001", ""),
        ("LNT/W01-E001: 4", 4, "LNT/W01-E001", ""),
        ("LNT/W01-E001 4x", 4, "LNT/W01-E001", ""),
        ('"4","LNT/W01-E001"', 4, "LNT/W01-E001", ""),
        ('"LNT/W01-E001"; "4"', 4, "LNT/W01-E001", ""),
        ('"4","LNT/W01-E001","Keeper, ""Lamp"""', 4, "LNT/W01-E001", 'Keeper, "Lamp"'),
        ("LNT/W01-E001,Lantern Keeper,4", 4, "LNT/W01-E001", "Lantern Keeper"),
        ("Keeper, 4", 1, "", "Keeper, 4"),
        ("99 Lantern Keeper", 99, "", "Lantern Keeper"),
    ],
)
def test_a_line_is_read(text: str, quantity: int, code: str, name: str) -> None:
    line = read(text)
    assert (line.quantity, line.code, line.name, line.problem) == (quantity, code, name, "")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "   \t",
        "// Four lamps",
        "# Four lamps",
        "Characters",
        "Characters (34)",
        "CHARACTERS: 34",
        "Events - 8",
        "Climaxes (8)",
        "Climax Cards",
        "== Climaxes ==",
        "[Events]",
        "Deck",
        "#MainDeck",
        "Main Deck (50)",
        "Level 0 (16)",
        "Lv. 3",
        "My favourites:",
        "-----",
        "Name: Night Watch",
        "Deck name: Night Watch",
        "Total: 50",
    ],
)
def test_headings_comments_and_remarks_are_no_cards(text: str) -> None:
    assert parse_text(text) == ()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("0 Lantern Keeper", "0 copies: a line holds 1 to 99"),
        ("100 LNT/W01-E001", "100 copies: a line holds 1 to 99"),
        (f"{'9' * 80} Lantern Keeper", "999999999 copies: a line holds 1 to 99"),
        ("4", "a number without a card"),
        ("x4", "a number without a card"),
        ("4x", "a number without a card"),
    ],
)
def test_a_line_that_cannot_be_right_says_why(text: str, problem: str) -> None:
    assert read(text).problem == problem


@pytest.mark.parametrize("count", ["4.0", "3.5", "1e2", "-4", "+4", "4/4", "4)", "1. 4", "4, 4", "~4", '"3.5",'])
def test_figures_before_a_number_that_are_no_count_are_not_taken_for_one_copy(count: str) -> None:
    assert "LNT/W01-E001 are no number of copies" in read(f"{count} LNT/W01-E001").problem


@pytest.mark.parametrize("count", ["4.0", "-4", "(4.0)", "= 4"])
def test_figures_behind_a_number_that_are_no_count_are_not_taken_for_one_copy(count: str) -> None:
    assert "LNT/W01-E001 are no number of copies" in read(f"LNT/W01-E001 {count}").problem


def test_lines_know_their_number_and_their_text_as_it_stood() -> None:
    lines = parse_text("// Night Watch\n\n４　Lantern Keeper  \r\nCharacters\n2 Moth Queen")
    assert [(line.number, line.text) for line in lines] == [(3, "４　Lantern Keeper"), (5, "2 Moth Queen")]


def test_a_heading_of_a_section_holds_until_the_next_and_groups_do_not_end_it() -> None:
    lines = parse_text("1 Before\n#MainDeck\nCharacters (1)\n1 Inside")
    assert [(line.name, line.section) for line in lines] == [("Before", ""), ("Inside", "main")]


def test_a_name_that_looks_like_a_heading_is_a_card_where_a_quantity_stands_before_it() -> None:
    assert read("4 Climax: Lamp").name == "Climax: Lamp"


def test_a_line_longer_than_any_is_cut_and_kept() -> None:
    line = read("x" * (LIST_LINE_LENGTH + 1))
    assert line.problem == f"longer than {LIST_LINE_LENGTH} characters"
    assert len(line.text) == LIST_LINE_LENGTH + 1
    assert read("x" * LIST_LINE_LENGTH).problem == ""


def test_a_list_of_too_many_lines_is_refused() -> None:
    assert parse_text("\n" * LIST_LINES) == ()
    with pytest.raises(ListError, match=f"has {LIST_LINES + 1} lines; at most {LIST_LINES}"):
        parse_text("\n" * (LIST_LINES + 1))


def test_a_list_of_too_many_bytes_is_refused() -> None:
    with pytest.raises(ListError, match="larger than 64 KB"):
        parse_text("ß" * (LIST_BYTES // 2 + 1))


@given(st.text())
def test_any_text_is_read_without_failing_and_no_line_is_out_of_bounds(text: str) -> None:
    for line in parse_text(text):
        assert 1 <= line.quantity <= 99
        assert line.problem or line.code or line.name
