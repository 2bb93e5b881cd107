"""Goldfish runs: what is measured is what docs/goldfish.md says, and the same seed gives the same games."""

import hashlib
import json
import re
from math import comb
from pathlib import Path

import pytest

from rules.coverage.starter_cards import starter_cards
from rules.engine import seeded
from rules.games import GAMES
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.lab.goldfish import VERSION, not_played, play, trace
from rules.lab.tally import Tally
from tests.arena.decks import starter_decks
from tests.rules.lab.decks import GAME, character, climax, deck_of, plain_deck

DOCUMENTATION = Path(__file__).parents[3] / "docs" / "goldfish.md"


# What three small runs of the starter decks count, by the version of goldfish runs.
GOLDEN = {
    "9.3": {
        "emberkite-rush": "77c3e9a93e653cdd359dbdee57f3216d",
        "moonseed-returns": "47a25f727130e51757aacff1b45a2f72",
        "tidelight-stores": "0596d12ef0804bd0900ea3fc5ec81cb8",
    }
}


@pytest.fixture(scope="module")
def tally() -> Tally:
    return play(plain_deck(), 7, 0, 120)


def test_the_same_seed_gives_the_same_games_in_whatever_parts_they_are_played(tally: Tally) -> None:
    parts = Tally()
    for first, count in ((80, 40), (0, 30), (30, 50)):
        parts.merge(play(plain_deck(), 7, first, count))
    assert parts == tally


def test_another_seed_gives_other_games(tally: Tally) -> None:
    assert play(plain_deck(), 8, 0, 120) != tally


def test_every_game_ends_once_won_lost_or_out_of_turns(tally: Tally) -> None:
    assert tally.count("end") == 120
    assert set(tally.distribution("end")) <= {0, 1, 2}
    assert tally.count("win_turn") == tally.distribution("end").get(1, 0)


def test_damage_is_cancelled_as_often_as_the_exact_chance_says(tally: Tally) -> None:
    games = play(plain_deck(), 3, 0, 400)
    for amount in (2, 3):  # soul 1, attacking directly, and perhaps a trigger icon
        rate, exact = games.mean(f"cancel_rate.{amount}"), games.mean(f"cancel_exact.{amount}") / 10_000
        attacks = games.count(f"cancel_rate.{amount}")
        assert games.count(f"cancel_exact.{amount}") == attacks
        assert abs(rate - exact) < 4 * (exact * (1 - exact) / attacks) ** 0.5


def test_the_first_exact_chance_of_a_game_is_that_of_the_fresh_deck() -> None:
    first = play(deck_of((42, character("Lamp")), (8, climax("Lights"))), 1, 0, 1, turns=1)
    # Of fifty cards the opponent holds five; how many climaxes these are is up to the seed.
    (found,) = first.distribution("cancel_exact.2") or (None,)
    assert found in {round(10_000 * (1 - comb(45 - c, 2) / comb(45, 2))) for c in range(3, 9)} | {
        round(10_000 * (1 - comb(44 - c, 2) / comb(44, 2))) for c in range(2, 9)
    }


def test_a_run_of_three_turns_measures_three_turns() -> None:
    tally = play(plain_deck(), 5, 0, 10, turns=3)
    assert tally.distribution("turns") == {3: 10}
    assert tally.distribution("end") == {0: 10}
    assert {name for name in tally if name.startswith("stock_by_turn")} == {f"stock_by_turn.{n}" for n in (1, 2, 3)}


def test_cards_of_a_colour_that_is_not_there_are_counted_as_locked() -> None:
    blue = (30, character("Blue Lamp", 0, colour="blue"))
    tally = play(deck_of(blue, (20, climax("Red Lights"))), 1, 0, 20, turns=1)
    assert tally.mean("colour_locked_by_turn.1") > 0


def test_cards_of_level_0_are_never_locked() -> None:
    tally = play(deck_of((50, character("Lamp"))), 1, 0, 20, turns=2)
    assert tally.distribution("colour_locked_by_turn.2") == {0: 20}


def test_every_card_of_the_first_hand_is_seen_in_turn_0() -> None:
    tally = play(deck_of((50, character("Lamp"))), 1, 0, 20, turns=1)
    assert tally.distribution("seen.Lamp") == {0: 20}


def test_every_measure_is_in_the_documentation(tally: Tally) -> None:
    documented = set(re.findall(r"`([a-z_]+)(?:\.[A-Z]+)?`", DOCUMENTATION.read_text()))
    assert {name.split(".", 1)[0] for name in tally} <= documented


def test_the_trace_tells_the_whole_game_each_line_by_its_rule() -> None:
    lines = list(trace(plain_deck(), 7, 3))
    assert all(re.match(r"\d+(\.\d+)+ +(Player|Opponent) +\w", line) for line in lines)
    assert lines[0].startswith("5.2.1.4")
    assert lines == list(trace(plain_deck(), 7, 3))


def test_the_trace_stops_with_the_last_turn() -> None:
    lines = list(trace(plain_deck(), 7, 3, turns=2))
    assert sum("Player   begins turn" in line for line in lines) == 2
    assert lines[-1].split()[1:3] == ["Player", "ends"]


def test_no_turn_is_counted_twice_where_the_opponent_loses_by_a_refresh_in_a_turn_of_their_own() -> None:
    tally = play(deck_of((50, character("Ember", 0, soul=2))), 1, 0, 150, turns=30)
    reached = tally.distribution("turns")
    assert tally.distribution("end") == {1: 150}
    for turn in range(1, max(reached) + 1):
        assert tally.count(f"level_by_turn.{turn}") == sum(games for last, games in reached.items() if last >= turn)


@pytest.mark.parametrize("deck", starter_decks(), ids=lambda deck: deck.name)
def test_what_is_counted_changes_only_together_with_the_version(deck: FrozenDeck) -> None:
    """Whoever changes what any run counts raises POLICY_VERSION (or the engine's), and writes down the new counts.

    Else runs that were begun before go on with games of another kind.
    """
    assert set(GOLDEN) == {VERSION}
    counted = json.dumps(play(deck, 7, 0, 12).as_json(), sort_keys=True)
    assert hashlib.sha256(counted.encode()).hexdigest()[:32] == GOLDEN[VERSION][deck.name]


def test_events_and_all_three_kinds_of_abilities_are_played() -> None:
    told = "\n".join(line for deck in starter_decks() for index in range(20) for line in trace(deck, 7, index))
    for sentence in ("plays the event", "plays ability", "uses brainstorm", "uses fusion", "shuffles the deck"):
        assert sentence in told, sentence


@pytest.mark.parametrize("seed", range(6))
def test_every_starter_card_is_played_to_the_end(seed: int) -> None:
    """The player answers whatever any of them asks: decks of fifty different cards, no two alike."""
    cards = sorted(starter_cards(GAMES[GAME]).items())
    order = list(range(len(cards)))
    seeded(seed).shuffle(order)
    deck = FrozenDeck.of(GAME, "Everything", [Copies(*cards[at], 1) for at in order[:50]])
    assert not_played(deck) == {}
    assert play(deck, seed, 0, 8).count("end") == 8


def test_a_deck_whose_texts_are_understood_leaves_nothing_out_and_another_one_names_the_cards() -> None:
    assert [not_played(deck) for deck in starter_decks()] == [{}] * 3
    talker, moth = character("Talker", abilities=("It talks.",)), character("Moth", 1, abilities=("It flits.",))
    deck = deck_of((4, talker), (2, moth), (3, talker), (41, character("Lamp")))
    assert not_played(deck) == {"Moth": 2, "Talker": 7}


def test_a_game_that_goes_on_for_ever_ends_out_of_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rules.games.weiss_schwarz.goldfish.MOST_DECISIONS", 30)
    assert play(plain_deck(), 7, 0, 3).distribution("end") == {0: 3}
