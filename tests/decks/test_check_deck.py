"""`manage.py check_deck`: what it prints and how it exits."""

import os
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.models import Format, Printing
from decks.limits import LIST_BYTES
from decks.models import Deck
from rules.games import GAMES
from tests.commands import Outcome
from tests.decks.make import GAME, add_printing, make_deck, make_printing

pytestmark = pytest.mark.django_db

LEGAL = "".join(f"4 LNT/W01-E{number:03} Lamp {number}\n" for number in range(12)) + "2 LNT/W01-E012 Lamp 12\n"


Check = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def catalogue() -> None:
    for number in range(13):
        make_printing(f"Lamp {number}", code=f"LNT/W01-E{number:03}")


@pytest.fixture
def check() -> Check:
    def run(deck: object, *options: str, game: str = GAME, format: str = "standard") -> Outcome:
        out, err = StringIO(), StringIO()
        try:
            call_command("check_deck", str(deck), "--game", game, "--format", format, *options, stdout=out, stderr=err)
        except CommandError as error:
            return Outcome(error.returncode, out.getvalue(), err.getvalue() + str(error))
        except SystemExit as end:
            return Outcome(int(end.code or 0), out.getvalue(), err.getvalue())
        raise AssertionError("the command ends with an exit code")

    return run


@pytest.fixture
def write(tmp_path: Path) -> Callable[..., Path]:
    def put(content: str | bytes, name: str = "list.txt") -> Path:
        path = tmp_path / name
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return path

    return put


Write = Callable[..., Path]


def test_a_legal_list_exits_with_0(check: Check, write: Write) -> None:
    outcome = check(write(LEGAL), "--on", "2026-03-01")
    assert (outcome.code, outcome.out) == (0, "list.txt\n  Legal in Standard, as of 2026-03-01\n")


def test_an_illegal_list_exits_with_1_and_names_each_rule_with_its_mend(check: Check, write: Write) -> None:
    outcome = check(write(LEGAL + "3 LNT/W01-E000\n"), "--on", "2026-03-01")
    assert outcome.code == 1
    assert outcome.out == (
        "list.txt\n"
        "  Not legal in Standard: 2 problems, as of 2026-03-01\n"
        "  error    5.1.2.1: The deck has 53 cards; it must have exactly 50.\n"
        "           Weiß Schwarz Comprehensive Rules 2.09\n"
        "           → Remove 3 cards.\n"
        "  error    5.1.2.2: The deck has 7 cards named “Lamp 0”; it may have 4 at most: "
        "all numbers and variants of a name count together (5.1.2.2.1).\n"
        "           Weiß Schwarz Comprehensive Rules 2.09\n"
        "           → Remove 3 of “Lamp 0”.\n"
    )


def test_an_assumed_title_is_said_and_breaks_nothing(check: Check, write: Write) -> None:
    outcome = check(write(LEGAL), format="title")
    assert outcome.code == 0
    assert (
        "  note     title: LNT is in no title group known here: it is assumed to be a title of its own." in outcome.out
    )


def test_the_json_is_one_object_and_nothing_else(check: Check, write: Write) -> None:
    outcome = check(write(LEGAL), "--json", "--on", "2026-03-01")
    assert outcome == (0, outcome.out, "")
    assert outcome.json == {
        "legal": True,
        "game": "weiss-schwarz",
        "format": "standard",
        "on": "2026-03-01",
        "violations": [],
        "unknown": [],
        "remarks": [],
    }


def test_the_json_of_a_violation_has_every_field(check: Check, write: Write) -> None:
    outcome = check(write(LEGAL + "1 LNT/W01-E000\n"), "--json")
    assert outcome.code == 1
    assert [violation["rule"] for violation in outcome.json["violations"]] == ["5.1.2.1", "5.1.2.2"]
    assert outcome.json["violations"][1].keys() == {
        "rule", "book", "severity", "found", "wanted", "cards", "message", "suggestion", "mend",
    }  # fmt: skip


def test_a_line_that_matches_nothing_exits_with_1_and_is_listed(check: Check, write: Write) -> None:
    path = write(LEGAL + "1 Lost Lamp\n")
    outcome = check(path, "--json")
    assert (outcome.code, outcome.json["legal"], outcome.json["unknown"]) == (1, False, ["1 Lost Lamp"])
    assert outcome.json["violations"] == []
    assert "  unknown  line 14: 1 Lost Lamp\n           no card is called “Lost Lamp”" in check(path).out


def test_an_ambiguous_line_is_not_guessed(check: Check, write: Write) -> None:
    make_printing("Last Lamp", code="LNT/W01-E050", type="event")
    make_printing("Last Lamp", code="LNT/W01-E051", type="climax")
    path = write("4 Last Lamp\n")
    assert check(path, "--json").json["unknown"] == ["4 Last Lamp"]
    assert "may be LNT/W01-E050 Last Lamp or LNT/W01-E051 Last Lamp: write the card number" in check(path).out


def test_only_lines_that_match_nothing_is_illegal_and_not_unreadable(check: Check, write: Write) -> None:
    assert check(write("4 Lost Lamp\n")).code == 1


def test_a_number_with_the_name_of_another_card_is_remarked_on(check: Check, write: Write) -> None:
    path = write(LEGAL.replace("Lamp 3", "Moth Queen"))
    outcome = check(path)
    assert outcome.code == 0
    assert "  warning  line 4: the list says “Moth Queen”, but LNT/W01-E003 is “Lamp 3”" in outcome.out
    assert check(path, "--json").json["remarks"] == ["line 4: the list says “Moth Queen”, but LNT/W01-E003 is “Lamp 3”"]


def test_a_quantity_that_is_no_number_of_copies_is_not_taken_for_one(check: Check, write: Write) -> None:
    outcome = check(write(LEGAL.replace("2 LNT/W01-E012 Lamp 12", "3.5 LNT/W01-E012 Lamp 12")), "--json")
    assert (outcome.code, outcome.json["unknown"]) == (1, ["3.5 LNT/W01-E012 Lamp 12"])
    (remark,) = outcome.json["remarks"]
    assert remark.startswith("line 13: the figures beside LNT/W01-E012 are no number of copies")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "The list is empty."),
        (b"\x89PNG\r\n\x1a\n\x00\x00\x00\r", "This is not a text file: save the list as plain text (UTF-8)."),
        (b"x" * (LIST_BYTES + 1), "The list is larger than 64 KB; a deck list needs far less."),
        (b"\n" * 1001 + b"1 Lamp 1", "The list has 1002 lines; at most 1000 can be read."),
        (b"// only a comment", "No line speaks of a card."),
        (b"0 Lamp 1\n4\n", "No line can be read; line 1: 0 copies: a line holds 1 to 99."),
    ],
)
def test_what_cannot_be_read_exits_with_2_and_says_why(check: Check, write: Write, content: bytes, reason: str) -> None:
    path = write(content)
    outcome = check(path, "--json")
    assert (outcome.code, outcome.err) == (2, f"{path}: {reason}")
    assert (outcome.json["legal"], outcome.json["unreadable"]) == (False, reason)
    assert check(path).out == ""


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_lists_in_other_encodings_are_read(check: Check, write: Write, encoding: str) -> None:
    make_printing("Lämpchen", code="LNT/W01-E100")
    text = LEGAL.replace("2 LNT/W01-E012 Lamp 12", "2 Lämpchen")
    assert check(write(text.encode(encoding))).code == 0


def test_a_format_that_maintainers_deleted_does_not_come_back(check: Check, write: Write) -> None:
    assert check(write(LEGAL), format="side").code == 0
    Format.objects.filter(key="side").delete()
    outcome = check(write(LEGAL), format="side")
    assert (outcome.code, outcome.err) == (
        2,
        "Weiß Schwarz has no format 'side' in the edition 'en'. Formats there are: standard, title.",
    )


def test_a_folder_is_a_list_of_verdicts_by_name(check: Check, write: Write, tmp_path: Path) -> None:
    write(LEGAL, "b.txt")
    write("4 Lost Lamp", "a.txt")
    write(LEGAL, ".hidden")
    (tmp_path / "folder").mkdir()
    outcome = check(tmp_path, "--json", "--on", "2026-03-01")
    assert outcome.code == 1
    assert [(verdict["deck"], verdict["legal"]) for verdict in outcome.json] == [("a.txt", False), ("b.txt", True)]
    assert check(tmp_path).out.endswith("1 of 2 legal.\n")


def test_an_unreadable_file_does_not_stop_a_folder(check: Check, write: Write, tmp_path: Path) -> None:
    write(LEGAL, "b.txt")
    write(b"", "a.txt")
    outcome = check(tmp_path, "--json")
    assert outcome.code == 2
    first, second = outcome.json
    assert (first["legal"], first["unreadable"], first["violations"]) == (False, "The list is empty.", [])
    assert second["legal"]
    assert "a.txt\n  Unreadable: The list is empty." in check(tmp_path).out


def test_a_folder_of_legal_lists_exits_with_0(check: Check, write: Write, tmp_path: Path) -> None:
    write(LEGAL, "a.txt")
    write(LEGAL, "b.txt")
    assert check(tmp_path).code == 0


def test_an_empty_folder_exits_with_2(check: Check, tmp_path: Path) -> None:
    outcome = check(tmp_path)
    assert (outcome.code, outcome.err) == (2, f"There is no file in {tmp_path}.")


def test_a_saved_deck_is_judged_by_its_key_in_the_format_asked_for(check: Check) -> None:
    other = make_printing("Moth Queen", code="MTH/S01-E001", side="schwarz")
    deck = make_deck((1, other), name="Night Watch", unread="4 Lost Lamp")
    outcome = check(deck.key, "--json", format="title")
    assert (outcome.code, outcome.json["format"], outcome.json["unknown"]) == (1, "title", ["4 Lost Lamp"])
    assert "Night Watch\n  Not legal in" in check(deck.key).out
    assert "  unknown  4 Lost Lamp" in check(deck.key).out


def test_a_deck_of_another_game_exits_with_2(check: Check) -> None:
    deck = make_deck()
    Deck.objects.filter(pk=deck.pk).update(game="other-game")
    outcome = check(deck.key)
    assert (outcome.code, outcome.err) == (2, f"The deck {deck.key} is of other-game, not of weiss-schwarz.")


@pytest.mark.parametrize(
    ("options", "values", "reason"),
    [
        ((), {"game": "chess"}, f"There is no game 'chess'. Games there are: {', '.join(GAMES)}."),
        ((), {"format": "odd"}, "has no format 'odd' in the edition 'en'. Formats there are: side, standard, title."),
        (("--edition", "xx"), {}, "has no format 'standard' in the edition 'xx'."),
        (("--on", "31.01.2026"), {}, "'31.01.2026' is no date: write it as year-month-day, such as 2026-01-31."),
        (("--on", "2026-02-30"), {}, "'2026-02-30' is no date"),
    ],
)
def test_what_does_not_exist_exits_with_2(
    check: Check, write: Write, options: tuple[str, ...], values: dict[str, str], reason: str
) -> None:
    outcome = check(write(LEGAL), *options, "--json", **values)
    assert (outcome.code, outcome.out) == (2, "")
    assert reason in outcome.err


@pytest.mark.parametrize("deck", ["", "a" * 5000, "a\0b"])
def test_a_word_that_can_be_no_path_exits_with_2(check: Check, deck: str) -> None:
    outcome = check(deck)
    assert (outcome.code, outcome.out) == (2, "")
    assert "There is no file, folder or deck" in outcome.err


def test_a_file_whose_name_is_no_text_is_named_so_that_it_can_be_printed(check: Check, tmp_path: Path) -> None:
    (tmp_path / os.fsdecode(b"\xff.txt")).write_text(LEGAL)
    outcome = check(tmp_path, "--json")
    assert outcome.json[0]["deck"] == r"\xff.txt"


def test_no_such_deck_exits_with_2(check: Check, tmp_path: Path) -> None:
    outcome = check(tmp_path / "absent.txt")
    assert (outcome.code, outcome.err) == (2, f"There is no file, folder or deck '{tmp_path / 'absent.txt'}'.")


def test_a_site_without_cards_is_told_how_to_load_them(check: Check, write: Write) -> None:
    Printing.objects.all().delete()
    outcome = check(write(LEGAL))
    assert outcome.code == 1
    assert "No cards of Weiß Schwarz are loaded: run load_starter or import_cards first." in outcome.err


def test_parallels_count_as_the_card_they_are(check: Check, write: Write) -> None:
    add_printing(Printing.objects.get(code="LNT/W01-E000").card, "LNT/W01-E000SP")
    outcome = check(write(LEGAL.replace("2 LNT/W01-E012", "2 LNT/W01-E000SP")), "--json")
    assert [violation["rule"] for violation in outcome.json["violations"]] == ["5.1.2.2"]
    assert outcome.json["violations"][0]["cards"] == ["LNT/W01-E000", "LNT/W01-E000SP"]
