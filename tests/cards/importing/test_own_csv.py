"""Cards out of a table: what the columns mean, what the cells hold, and what is said where that is not clear."""

import time
from pathlib import Path
from typing import Any

import pytest

from cards import starter
from cards.importing import Report, own_csv
from cards.importing.reading import FileRefusedError
from cards.importing.service import import_file
from cards.models import Card, Printing
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]
HEAD = "code,name,type,colour,level,cost,power,soul,trigger,trait,side,abilities"
CAT = 'ABC/W01-001,Lantern Cat,Character,red,0,0,"1,500",1,,Harbour|Cat,weiss,【AUTO】 Draw.|【CONT】 Glow.'


def rows(*lines: str, columns: dict[str, str] | None = None) -> list[Any]:
    return own_csv.rows_of("\n".join(lines).encode(), GAME, columns or {})


def test_cells_become_numbers_words_and_abilities() -> None:
    (row,) = rows(HEAD, CAT)
    assert (row["level"], row["power"]) == (0, 1500)
    assert (row["type"], row["trait"], row["trigger"]) == (["character"], ["Harbour", "Cat"], [])
    assert row["abilities"] == ["【AUTO】 Draw.", "【CONT】 Glow."]


def test_a_dash_or_nothing_is_a_number_that_is_not_printed() -> None:
    (row,) = rows("code,name,level,power,cost", "A-1,Bell,－,,-")
    assert {"level", "power", "cost"}.isdisjoint(row)


@pytest.mark.parametrize("delimiter", [",", ";", "\t"])
def test_columns_are_told_by_key_title_or_alias_whatever_stands_between(delimiter: str) -> None:
    head, line = (text.replace(",", delimiter) for text in ("Card No,Card Name,Lv,Colour", "A-1,Bell,3,R"))
    assert rows(head, line) == [{"code": "A-1", "name": "Bell", "level": 3, "colour": ["red"]}]


def test_what_no_heading_tells_the_mapping_does() -> None:
    (row,) = rows("Nummer,Name,Stufe", "A-1,Bell,2", columns={"Nummer": "code", "Stufe": "level"})
    assert (row["code"], row["level"]) == ("A-1", 2)
    (row,) = rows("code,name,level", "A-1,Bell,2", columns={"level": own_csv.LEFT_OUT})
    assert "level" not in row


def test_several_columns_of_abilities_follow_each_other() -> None:
    (row,) = rows("code,name,text,effect", "A-1,Bell,Draw.,-", columns={})
    assert row["abilities"] == ["Draw."]


@pytest.mark.parametrize(
    ("lines", "columns", "reason"),
    [
        ((), {}, "The table is empty"),
        (("code,level", "A-1,2"), {}, "No column is the name"),
        (("code,name,lv,level", "A-1,Bell,1,2"), {}, "'lv' and 'level' are both taken for level"),
        (("code,name,name", "A-1,Bell,Bell"), {}, "Two columns are headed 'name'"),
        (("code,name", "A-1,Bell"), {"Stufe": "level"}, "no column 'Stufe'"),
        (("code,name", "A-1,Bell"), {"name": "nmae"}, "has no field 'nmae'"),
        (("code,name", 'A-1,"Bell'), {}, "Not a table"),
    ],
)
def test_a_table_that_cannot_be_read_says_why(lines: tuple[str, ...], columns: dict[str, str], reason: str) -> None:
    with pytest.raises(FileRefusedError, match=reason):
        rows(*lines, columns=columns)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_template_of_a_game_is_read_back_as_an_empty_table(game: Any) -> None:
    content = own_csv.template(game).encode()
    assert own_csv.rows_of(content, game, {}) == []
    assert set(own_csv.mapping(own_csv.headings_of(content), game, {}).values()) == {
        key for key, _ in own_csv.fields_of(game)
    }


@pytest.mark.django_db
def test_a_table_is_imported_like_any_file_and_a_second_time_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "cards.csv"
    path.write_text(f"{HEAD},shop price\n{CAT},3\nABC/W01-002,Bell,Event,red,many,0,,,,,weiss,Draw.,\n", "utf-8-sig")
    first = import_file("csv:weiss-schwarz", path)
    assert (first.cards.added, first.cards.refused) == (1, 1)
    said = {(finding.field, finding.value, finding.reason) for finding in first.findings}
    assert any(field == "level" and value == "many" for field, value, _ in said)
    assert any("no such field" in reason and field == "shop price" for field, _, reason in said)
    assert Printing.objects.get().card.abilities() == ("【AUTO】 Draw.", "【CONT】 Glow.")
    assert import_file("csv:weiss-schwarz", path).cards.unchanged == 1
    assert Card.objects.count() == 1


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_table_is_read_as_spreadsheets_save_it(ending: str, encoding: str) -> None:
    text = ending.join(("", "code;name;level", "A-1;Bell, bell, é;2", ";;", ""))
    assert own_csv.rows_of(text.encode(encoding), GAME, {}) == [{"code": "A-1", "name": "Bell, bell, é", "level": 2}]


def test_a_delimiter_in_a_quoted_heading_is_none() -> None:
    assert rows('code;name;"a, b, c"', "A-1;Bell;x") == [{"code": "A-1", "name": "Bell", "a, b, c": "x"}]


@pytest.mark.parametrize("cell", ["1,5", "1_000", "1,50,000", "٣", "1.500", "9" * 5000, "1e3", "--1"])
def test_what_is_no_whole_number_is_not_made_one(cell: str) -> None:
    (row,) = rows("code,name,level", f'A-1,Bell,"{cell}"')
    assert row["level"] == cell


def test_columns_without_a_heading_do_not_shift_the_others() -> None:
    (row,) = rows("code,,,name", "A-1,x,y,Bell")
    assert (row["code"], row["name"]) == ("A-1", "Bell")
    with pytest.raises(FileRefusedError, match="Several columns have no heading"):
        rows("code,,,name", "A-1,1,2,Bell", columns={"": "level"})


def test_a_row_that_cannot_be_read_is_named_by_its_line() -> None:
    with pytest.raises(FileRefusedError, match=r"begins in line 3.*quotation mark"):
        rows("code,name", "A-1,Bell", 'A-2,"Bell', "A-3,Bell")
    with pytest.raises(FileRefusedError, match="begins in line 2"):
        rows("code,name", f"A-1,{'x' * 140_000}")


def test_too_many_columns_or_rows_are_refused_before_they_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(FileRefusedError, match="200,000 columns; at most 500"):
        rows(",".join(f"c{number}" for number in range(200_000)))
    monkeypatch.setattr(own_csv, "MAX_ROWS", 2)
    with pytest.raises(FileRefusedError, match="more than 2 rows"):
        rows("code,name", *["A-1,Bell"] * 3)


def test_a_cell_of_spaces_takes_no_more_time_than_another() -> None:
    started = time.perf_counter()
    rows("code,name,abilities", *[f"A-1,Bell,x{' ' * 100_000}x"] * 20)
    assert time.perf_counter() - started < 5


def imported(folder: Path, *lines: str) -> Report:
    path = folder / "cards.csv"
    path.write_text("\n".join(lines), "utf-8")
    return import_file("csv:weiss-schwarz", path)


FULL = "code,name,type,colour,side,trigger,abilities,rarity,set,flavour,image"
WHOLE = "ABC/W01-003,Bell,climax,red,weiss,soul,【CONT】 Glow.,CC,Lanterns,It rings.,https://cards.example/3.png"


@pytest.mark.django_db
def test_a_column_that_is_not_there_leaves_what_is_stored(tmp_path: Path) -> None:
    imported(tmp_path, FULL, WHOLE)
    before = Printing.objects.values().get(), Card.objects.values().get()
    report = imported(tmp_path, "code,name", "ABC/W01-003,Bell")
    assert (report.cards.unchanged, report.cards.read) == (1, 1)
    assert (Printing.objects.values().get(), Card.objects.values().get()) == before
    changed = imported(tmp_path, "code,name,rarity", "ABC/W01-003,Bell,RR")
    assert [d.field for d in changed.changed[0].differences] == ["rarity"]


@pytest.mark.django_db
def test_an_empty_cell_empties_what_is_stored(tmp_path: Path) -> None:
    imported(tmp_path, FULL, WHOLE)
    imported(tmp_path, "code,name,trigger,abilities,rarity,image", "ABC/W01-003,Bell,,-,,")
    printing = Printing.objects.select_related("card").get()
    assert (printing.rarity, printing.image_url, printing.product) == ("", "", "Lanterns")
    assert (printing.card.abilities(), printing.card.words.get("trigger")) == ((), None)
    assert printing.card.words["type"] == ["climax"]


@pytest.mark.django_db
def test_the_report_names_the_columns_that_are_not_there(tmp_path: Path) -> None:
    finding = imported(tmp_path, FULL, WHOLE).findings[0]
    assert (finding.kind, finding.position, finding.field) == ("flagged", None, "columns")
    assert finding.reason.startswith("no column is level, cost, power, soul, trait: what is stored of that stays")
    head = ",".join(key for key, _ in own_csv.fields_of(GAME))
    assert imported(tmp_path, head).findings == []


@pytest.mark.django_db
def test_a_new_card_without_a_column_that_it_needs_is_refused(tmp_path: Path) -> None:
    report = imported(tmp_path, "code,name,rarity", "ABC/W01-009,Lamp,RR")
    assert (report.cards.refused, report.cards.read) == (1, 1)
    assert any(finding.kind == "refused" and finding.field == "type" for finding in report.findings)
    assert not Printing.objects.exists()


@pytest.mark.django_db
def test_a_column_that_is_left_out_is_not_told_either(tmp_path: Path) -> None:
    imported(tmp_path, FULL, WHOLE)
    path = tmp_path / "cards.csv"
    path.write_text("code,name,rarity\nABC/W01-003,Bell,RR\n", "utf-8")
    assert import_file("csv:weiss-schwarz", path, columns={"rarity": ""}).cards.unchanged == 1
    assert Printing.objects.get().rarity == "CC"


@pytest.mark.django_db
def test_a_correction_without_a_column_leaves_the_rest_of_a_card_that_comes_with_the_game(tmp_path: Path) -> None:
    starter.load_cards_of(GAME)
    before = Printing.objects.select_related("card").get(code="HRB/W01-001")
    assert imported(tmp_path, "code,name", "HRB/W01-001,Bell").cards.changed == 1
    after = Printing.objects.select_related("card").get(code="HRB/W01-001")
    assert (after.card.name, after.adapter, after.rarity) == ("Bell", "own:weiss-schwarz", before.rarity)
    assert after.card.abilities() == before.card.abilities()
