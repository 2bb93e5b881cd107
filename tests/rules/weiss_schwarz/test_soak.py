"""A fixed slice of random-legal games under close watch, and what that watch sees; `make soak` plays more."""

import random

import pytest

from rules.engine import Request
from rules.games.weiss_schwarz import seeing
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.digest import digest
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import STOCK
from tests.soak.__main__ import by_turns, follow, played
from tests.soak.decks import game_number, pairings, player_number
from tests.soak.faults import Fault, check_cards, check_values, check_zones
from tests.soak.leaks import check_views
from tests.soak.legality import EXPECTED, check_options
from tests.soak.watch import check_position, watch

SLICE = range(40)  # every pairing of the decks twice


@pytest.mark.parametrize("index", SLICE)
def test_a_random_legal_game_shows_no_fault(index: int) -> None:
    assert watch(index) > 50


def test_everything_is_asked_but_the_order_of_what_interrupts() -> None:
    """That takes a refresh from a single card (play/test_damage.py)."""
    asked = set()
    for index in range(96):
        game, player = game_number(index), player_number(index)
        while (request := game.advance()) is not None:
            asked.add(request.kind)
            game.apply(player.choose(game))
    assert [words.REQUEST_KINDS[kind] for kind in sorted(set(EXPECTED) - asked)] == ["interrupt"]


def test_a_game_depends_on_its_number_alone() -> None:
    assert at_the_end(4) == at_the_end(4)
    assert at_the_end(4) != at_the_end(4 + len(pairings()))


def at_the_end(index: int) -> str:
    game, player = game_number(index), player_number(index)
    while game.advance() is not None:
        game.apply(player.choose(game))
    return digest(game)


# The watch itself.


def at_request(kind: int) -> WeissGame:
    game, player = game_number(1), player_number(1)
    while (request := game.advance()) is not None and request.kind != kind:
        game.apply(player.choose(game))
    return game


def test_the_watch_sees_a_card_that_is_gone_one_that_is_there_twice_and_one_that_is_not_its_players() -> None:
    game = at_request(words.MAIN)
    check_cards(game)
    lost, twice, moved = game.clone(), game.clone(), game.clone()
    lost.sides[0].deck.pop()
    twice.sides[0].hand[0] = twice.sides[0].hand[1]
    moved.sides[0].deck[0], moved.sides[1].deck[0] = moved.sides[1].deck[0], moved.sides[0].deck[0]
    for broken in (lost, twice, moved):
        with pytest.raises(Fault):
            check_cards(broken)


def test_the_watch_sees_an_option_too_many_one_too_few_and_one_twice() -> None:
    game = at_request(words.MAIN)
    check_options(game)
    request = game.request
    assert request is not None
    options = request.options
    for wrong in ([*options, 3000], options[:-1], [*options, options[0]]):
        game.request = Request(request.player, request.kind, request.rule, wrong)
        with pytest.raises(Fault):
            check_options(game)


def test_the_watch_sees_a_clone_that_went_another_way() -> None:
    game = at_request(words.MAIN)
    other = game.clone()
    check_position(game, other)
    other.random.word()
    with pytest.raises(Fault, match="another way"):
        check_position(game, other)


def test_the_watch_sees_a_value_that_was_not_worked_out_again() -> None:
    game, player = game_number(0), player_number(0)
    while (request := game.advance()) is not None and not (request.kind == words.ATTACK_TYPE and game.values):
        game.apply(player.choose(game))
    check_values(game)
    game.values = {}
    game.is_stale = False
    with pytest.raises(Fault, match=r"8\.9: card"):
        check_values(game)


def test_the_watch_sees_a_card_that_is_not_where_it_is_said() -> None:
    game = at_request(words.MAIN)
    game.where[game.sides[0].hand[0]] = STOCK
    with pytest.raises(Fault, match="not where it is said"):
        check_zones(game)


@pytest.mark.parametrize("rule", ["3.3.2", "3.2.2"])
def test_the_watch_sees_a_view_that_shows_a_hidden_hand_or_deck(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = at_request(words.MAIN)
    check_views(game, random.Random(1))
    monkeypatch.setattr(seeing, "holds", lambda asked: asked != rule)
    with pytest.raises(Fault, match=r"3\.1\.3: the view of player"):
        check_views(game, random.Random(1))


def test_the_watch_sees_a_cost_that_cannot_be_paid() -> None:
    game = at_request(words.PAY)
    check_options(game)
    side = game.sides[game.request.player] if game.request else game.sides[0]
    side.stock.clear()
    side.hand.clear()
    with pytest.raises(Fault, match=r"8\.4\.2\.2"):
        check_options(game)


def test_the_watch_sees_a_level_up_that_did_not_happen() -> None:
    game = at_request(words.MAIN)
    side = game.sides[0]
    while len(side.clock) < 7:
        side.clock.append(side.deck.pop())
    with pytest.raises(Fault, match=r"9\.3\.1"):
        check_zones(game)


def test_without_real_cards_a_soak_plays_starter_decks_alone_and_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("CARD_DATA", raising=False)
    assert list(by_turns(3)) == [0, 1, 2]
    assert capsys.readouterr().out == "Starter decks alone: CARD_DATA names no folder with real cards.\n"


def test_a_soak_ends_with_0_when_no_game_shows_a_fault(capsys: pytest.CaptureFixture[str]) -> None:
    assert follow(map(played, range(7, 9)), 2) == 0
    assert "2 games" in capsys.readouterr().out


def test_a_soak_stops_with_1_and_says_how_to_see_the_fault_again(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tests.soak.watch.MOST_TURNS", 3)
    assert follow(map(played, range(7, 9)), 2) == 1
    assert "python -m tests.soak 1 " in capsys.readouterr().out
