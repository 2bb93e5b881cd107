"""`manage.py goldfish`: what it prints and how it exits."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command

from cards.models import Format
from rules.games import GAMES
from rules.lab import goldfish
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.tally import Tally
from simulations.kinds import Order
from simulations.models import Run
from tests.commands import Outcome, run_command
from tests.decks.make import GAME, make_deck, make_printing
from tests.simulations.make import make_legal_deck, play

LEGAL = "".join(f"4 LNT/W02-E{number:03}\n" for number in range(12)) + "2 LNT/W02-E012\n"


Goldfish = Callable[..., Outcome]


@pytest.fixture(autouse=True)
def quick_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    def trace(deck: FrozenDeck, run_seed: int, index: int, turns: int) -> Iterator[str]:
        yield f"7.1 {deck.count} cards, seed {run_seed}, game {index}, {turns} turns"

    def play_quickly(deck: FrozenDeck, run_seed: int, first: int, count: int, turns: int) -> Tally:
        return play(Order(deck, run_seed, turns), first, count)

    monkeypatch.setattr(goldfish, "play", play_quickly)
    monkeypatch.setattr(goldfish, "trace", trace, raising=False)


@pytest.fixture
def run() -> Goldfish:
    def call(deck: object, *options: str, game: str = GAME) -> Outcome:
        return run_command("goldfish", str(deck), "--game", game, *options)

    return call


@pytest.fixture
def listed(tmp_path: Path) -> Path:
    for number in range(13):
        make_printing(f"Moth {number}", code=f"LNT/W02-E{number:03}", text=["【AUTO】 Flit."] if number == 12 else ())
    path = tmp_path / "moths.txt"
    path.write_text(LEGAL)
    return path


def test_the_json_is_one_object_and_nothing_else(run: Goldfish, listed: Path) -> None:
    outcome = run(listed, "--games", "4", "--seed", "7", "--turns", "3", "--json")
    result = outcome.json
    assert (outcome.code, outcome.err) == (0, "")
    assert list(result) == ["games", "seed", "seconds", "not_played", "measures"]
    assert (result["games"], result["seed"], result["not_played"]) == (4, 7, [{"name": "Moth 12", "cards": 2}])
    assert result["measures"]["game"] == {"mean": 1.5, "distribution": {"0": 1, "1": 1, "2": 1, "3": 1}}
    assert Run.objects.count() == 0


def test_the_same_seed_plays_the_same_games(run: Goldfish, listed: Path) -> None:
    first, second = (run(listed, "--games", "9", "--seed", "7", "--json").json["measures"] for _ in range(2))
    assert first == second
    made_up = {run(listed, "--games", "1", "--json").json["seed"] for _ in range(3)}
    assert len(made_up) == 3


def test_people_get_a_line_for_each_measure(run: Goldfish, listed: Path) -> None:
    out = run(listed, "--games", "2", "--seed", "7").out
    assert out.startswith("moths.txt: 2 games with seed 7 in ")
    assert "moths.txt: 2 of 50 cards were played without an ability that is not understood: 2 Moth 12" in out
    assert "  game                         mean     0.500   0: 1  1: 1\n" in out
    assert "mean     9.500   20 values from 0 to 19\n" in run(listed, "--games", "20").out


def test_a_saved_deck_is_played_by_its_key(run: Goldfish) -> None:
    outcome = run(make_legal_deck().key, "--games", "3", "--seed", "1", "--json")
    assert (outcome.code, outcome.json["not_played"]) == (0, [{"name": "Lamp 0", "cards": 4}])


def test_one_game_is_printed_in_full(run: Goldfish, listed: Path) -> None:
    assert run(listed, "--trace", "--seed", "7").out == "7.1 50 cards, seed 7, game 0, 12 turns\n"
    assert run(listed, "--trace", "--index", "17", "--seed", "7", "--turns", "3").out == (
        "7.1 50 cards, seed 7, game 17, 3 turns\n"
    )


def test_an_illegal_list_is_refused_with_the_verdict(run: Goldfish, listed: Path) -> None:
    listed.write_text(LEGAL + "1 Lost Lamp\n3 LNT/W02-E012\n")
    outcome = run(listed)
    assert (outcome.code, outcome.out) == (1, "")
    assert "5.1.2.1: The deck has 53 cards; it must have exactly 50." in outcome.err
    assert outcome.err.endswith("Only legal decks are played.")
    as_json = run(listed, "--json")
    assert (as_json.code, as_json.json["legal"], as_json.json["unknown"]) == (1, False, ["1 Lost Lamp"])


def test_a_saved_deck_is_judged_by_its_own_format_unless_told_otherwise(run: Goldfish) -> None:
    moth = make_printing("Moth Queen", code="MTH/S01-E001")
    lamps = [make_printing(f"Lamp {number}") for number in range(12)]
    deck = make_deck(*((4, lamp) for lamp in lamps), (2, moth), format="title")
    Format.objects.create(game=GAME, key="title", title="Title", requirements={"one_title": True})
    assert run(deck.key, "--games", "1").code == 1
    assert run(deck.key, "--games", "1", "--format", "standard").code == 0


def test_what_cannot_be_read_exits_with_2(run: Goldfish, listed: Path, tmp_path: Path) -> None:
    listed.write_bytes(b"")
    assert run(listed)[::2] == (2, f"{listed}: The list is empty.")
    assert run(tmp_path)[::2] == (2, f"{tmp_path}: This is no file.")
    assert run("no-such-deck").err.endswith("There is no file or deck 'no-such-deck'.")
    assert run("").code == 2
    assert run(listed, game="chess").err == f"There is no game 'chess'. Games there are: {', '.join(GAMES)}."
    assert run(listed, "--format", "odd").code == 2


@pytest.mark.parametrize(
    "option", [("--games", "0"), ("--games", "x"), ("--turns", "31"), ("--seed", "-1"), ("--seed", "4294967296")]
)
def test_numbers_out_of_bounds_are_refused(run: Goldfish, listed: Path, option: tuple[str, str]) -> None:
    with pytest.raises(CommandError, match="invalid whole number from"):
        call_command("goldfish", str(listed), "--game", GAME, *option)
