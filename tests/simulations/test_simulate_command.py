"""`manage.py simulate`: what it prints and how it exits."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cards.models import Card, Printing
from rules.lab.record import MatchRecord
from tests.commands import Outcome, run_command
from tests.decks.make import GAME, make_deck, make_printing

Simulate = Callable[..., Outcome]
LINES = "".join(f"4 LNT/W02-E{number:03}\n" for number in range(12)) + "2 LNT/W02-E012\n"
PLAYED = ("--games", "4", "--seed", "7")


@pytest.fixture
def run() -> Simulate:
    def call(*words: object, game: str | None = GAME) -> Outcome:
        return run_command("simulate", *map(str, words), *(["--game", game] if game else []))

    return call


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    for number in range(13):
        kind = "climax" if number in (10, 11) else "character"
        values: dict[str, Any] = {"type": kind, "level": None}
        if kind == "character":
            values |= {"level": 0, "cost": 0, "power": 500 + number * 500, "soul": 1}
        text = ["【AUTO】 Flit."] if number == 12 else ()
        make_printing(f"Moth {number}", code=f"LNT/W02-E{number:03}", text=text, **values)
    path = tmp_path / "moths.txt"
    path.write_text(LINES)
    return path


def test_the_json_is_one_object_and_nothing_else(run: Simulate, listed: Path) -> None:
    outcome = run(listed, listed, "--bot", "greedy", "--versus", "random", *PLAYED, "--json")
    result = outcome.json
    assert (outcome.code, outcome.err) == (0, "")
    assert list(result) == [
        "games", "wins", "losses", "draws", "win_rate", "interval", "seconds", "not_understood",
    ]  # fmt: skip
    assert result["games"] == result["wins"] + result["losses"] + result["draws"] == 4
    assert result["win_rate"] == result["wins"] / 4
    assert result["interval"][0] <= result["win_rate"] <= result["interval"][1]
    assert result["not_understood"] == [{"deck": "moths.txt", "name": "Moth 12", "cards": 2}] * 2


def test_saved_decks_are_played_by_their_keys_and_only_if_legal(run: Simulate, listed: Path) -> None:
    moths = list(Printing.objects.order_by("code"))
    night = make_deck(*((4, moth) for moth in moths[:12]), (2, moths[12]), name="Night")
    outcome = run(night.key, listed, *PLAYED)
    assert outcome.out.startswith("Night (greedy) against moths.txt (greedy): 4 games")
    short = run(make_deck((4, moths[0])).key, listed, *PLAYED)
    assert (short.code, "Only legal decks are played." in short.err) == (1, True)


def test_people_get_two_lines_and_what_was_left_out(run: Simulate, listed: Path) -> None:
    out = run(listed, listed, "--versus", "random", *PLAYED).out
    assert out.startswith("moths.txt (greedy) against moths.txt (random): 4 games with seed 7 in ")
    assert "% won, 95% interval " in out
    assert out.endswith("moths.txt: 2 of 50 cards were played without an ability that is not understood: 2 Moth 12\n")


def test_the_same_seed_plays_the_same_games_and_a_made_up_one_is_said(run: Simulate, listed: Path) -> None:
    first, second = (run(listed, listed, "--versus", "random", *PLAYED, "--json").json for _ in range(2))
    assert first["wins"] == second["wins"]
    made_up = run(listed, listed, "--games", "1", "--json")
    assert made_up.err.startswith("The seed is ")
    assert made_up.json["games"] == 1


def test_a_trace_tells_one_game_with_rules_and_players(run: Simulate, listed: Path) -> None:
    lines = run(listed, listed, "--versus", "random", *PLAYED, "--trace", "1").out.splitlines()
    assert any(line.startswith("6.1.1 ") and "begins turn 1" in line for line in lines)
    assert {"(greedy)", "(random)"} == {line.split()[2] for line in lines}
    assert lines[-1].endswith("loses the game")


def test_records_are_written_and_replayed_without_the_lists(run: Simulate, listed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(listed, listed, "--versus", "random", *PLAYED, "--record", file)
    records = [MatchRecord.from_text(line) for line in file.read_text().splitlines()]
    assert [record.bots[0] for record in records] == ["greedy", "random"] * 2
    listed.unlink()
    assert run("--replay", file, game=None).out == "4 games ended again as recorded.\n"
    assert run("--replay", file, "--json", game=None).json == {"replayed": 4}


def test_a_replay_tells_the_same_story(run: Simulate, listed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(listed, listed, *PLAYED, "--record", file)
    story = run(listed, listed, *PLAYED, "--trace", "2").out
    assert run("--replay", file, "--trace", "2", game=None).out == story


def test_a_record_of_other_cards_is_refused(run: Simulate, listed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(listed, listed, *PLAYED, "--record", file)
    card = Card.objects.get(first_code="LNT/W02-E001")
    card.numbers["power"] = 9000
    card.save()
    outcome = run("--replay", file, game=None)
    assert outcome.code == 1
    assert "record 0: The record is of other cards" in outcome.err


def test_a_record_whose_cards_are_gone_is_refused(run: Simulate, listed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(listed, listed, *PLAYED, "--record", file)
    Printing.objects.get(code="LNT/W02-E001").delete()
    outcome = run("--replay", file, game=None)
    assert (outcome.code, "cards that are not in the catalogue: LNT/W02-E001." in outcome.err) == (1, True)


def test_a_record_of_another_engine_is_refused(run: Simulate, listed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(listed, listed, *PLAYED, "--record", file)
    lines = [json.loads(line) | {"engine": "0"} for line in file.read_text().splitlines()]
    file.write_text("\n".join(map(json.dumps, lines)))
    outcome = run("--replay", file, game=None)
    assert (outcome.code, "of engine version 0" in outcome.err) == (1, True)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "The file has no record."),
        ("\n{", "Line 2: This is no record"),
        ('{"a": 1}', "a unknown"),
        (None, "cannot"),
    ],
)
def test_what_is_no_file_of_records_is_refused(run: Simulate, tmp_path: Path, text: str | None, message: str) -> None:
    file = tmp_path / "games.jsonl"
    if text is not None:
        file.write_text(text)
    outcome = run("--replay", file, game=None)
    assert (outcome.code, message in outcome.err) == (2, True), outcome.err


def test_a_record_that_is_not_there_cannot_be_told(run: Simulate, listed: Path, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    run(listed, listed, *PLAYED, "--record", file)
    outcome = run("--replay", file, "--trace", "4", game=None)
    assert (outcome.code, "there are 4 records, the first being 0" in outcome.err) == (2, True)


def test_a_place_where_no_record_can_be_written_is_told_before_playing(
    run: Simulate, listed: Path, tmp_path: Path
) -> None:
    outcome = run(listed, listed, *PLAYED, "--record", tmp_path / "none" / "games.jsonl")
    assert (outcome.code, outcome.out) == (2, "")
    assert "cannot be written" in outcome.err


def test_unknown_words_are_told_what_there_is(run: Simulate, listed: Path) -> None:
    assert "There is no bot 'gredy'. Bots there are: greedy, random." in run(listed, listed, "--bot", "gredy").err
    assert "There is no file or deck 'moths'." in run(listed, "moths").err
    assert "Two decks are needed, and 1 given." in run(listed).err
    assert "--game is needed" in run(listed, listed, game=None).err
    assert "There is no game 'chess'" in run(listed, listed, game="chess").err
    assert "not played yet" in run(listed, listed, game="trails").err
    assert "leave them out" in run(listed, listed, "--replay", listed).err
    assert all(run(listed, *rest).code == 2 for rest in ([listed, "--bot", "gredy"], ["moths"], []))


@pytest.mark.parametrize("option", ["--games", "--seed", "--trace"])
def test_numbers_out_of_bounds_are_refused_with_the_bounds(run: Simulate, listed: Path, option: str) -> None:
    assert "whole number from " in run(listed, listed, option, "-1").err
