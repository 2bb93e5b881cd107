"""5.2: preparing the game."""

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.table import WeissGame
from tests.rules.weiss_schwarz.play.board import blank

DECK: list[CardSpec] = [blank() for _ in range(50)]
SEEDS = range(30)


def prepared(seed: int, exchanged: int = 0) -> WeissGame:
    """A game after the first player's exchange of so many cards from the left."""
    game = new_game(DECK, DECK, seed)
    game.advance()
    for _ in range(exchanged):
        assert game.request is not None
        game.apply(game.request.options[1])
        game.advance()
    if game.request is not None and game.request.player == game.first_player and exchanged < 5:
        game.apply(words.PASS)
        game.advance()
    return game


def test_all_cards_lie_in_the_decks_before_a_game_begins_3_2_1() -> None:
    game = new_game(DECK, DECK, 1)
    assert [len(side.deck) for side in game.sides] == [50, 50]
    assert sorted(card for side in game.sides for card in side.deck) == list(range(100))


@pytest.mark.parametrize("seed", SEEDS)
def test_each_player_draws_five_cards_5_2_1_4(seed: int) -> None:
    game = new_game(DECK, DECK, seed)
    game.advance()
    assert [len(side.hand) for side in game.sides] == [5, 5]
    assert [len(side.deck) for side in game.sides] == [45, 45]


def test_both_decks_are_shuffled_each_in_its_own_order_5_2_1_2() -> None:
    game = new_game(DECK, DECK, 1)
    game.advance()
    first = game.sides[0].deck + game.sides[0].hand[::-1]
    second = [card - 50 for card in game.sides[1].deck + game.sides[1].hand[::-1]]
    assert sorted(first) == sorted(second) == list(range(50))
    assert first != second
    assert first not in (list(range(50)), list(range(50))[::-1])


def test_chance_alone_says_who_begins_5_2_1_3_1() -> None:
    games = [new_game(DECK, DECK, seed) for seed in range(200)]
    for game in games:
        request = game.advance()
        assert request is not None
        assert request.kind == words.MULLIGAN
    assert 70 < sum(game.first_player for game in games) < 130


@pytest.mark.parametrize("seed", SEEDS)
def test_the_starting_player_exchanges_first_and_then_the_other_5_2_1_4(seed: int) -> None:
    game = new_game(DECK, DECK, seed)
    request = game.advance()
    assert request is not None
    assert request.player == game.first_player
    game.apply(words.PASS)
    request = game.advance()
    assert request is not None
    assert (request.player, request.kind) == (1 - game.first_player, words.MULLIGAN)
    game.apply(words.PASS)
    request = game.advance()
    assert request is not None
    assert (request.player, request.kind) == (game.first_player, words.CLOCK)  # once each


@pytest.mark.parametrize("exchanged", range(6))
def test_any_number_of_cards_goes_to_the_waiting_room_and_as_many_are_drawn_5_2_1_4(exchanged: int) -> None:
    game = prepared(seed=3, exchanged=exchanged)
    side = game.sides[game.first_player]
    assert [len(side.hand), len(side.waiting_room), len(side.deck)] == [5, exchanged, 45 - exchanged]
    assert not set(side.hand) & set(side.waiting_room)


def test_exchanged_cards_are_not_drawn_again_5_2_1_4() -> None:
    game = new_game(DECK, DECK, 3)
    game.advance()
    side = game.sides[game.first_player]
    hand, next_cards = set(side.hand), set(side.deck[-5:])
    for card in list(side.hand):
        game.apply(card)
        game.advance()
    assert set(side.waiting_room) == hand
    assert set(side.hand) == next_cards


def test_no_card_is_exchanged_twice_5_2_1_4() -> None:
    game = new_game(DECK, DECK, 3)
    request = game.advance()
    assert request is not None
    third = request.options[3]
    game.apply(third)
    request = game.advance()
    assert request is not None
    assert third not in request.options


@pytest.mark.parametrize("seed", SEEDS)
def test_the_starting_player_begins_as_the_turn_player_5_2_1_5(seed: int) -> None:
    game = prepared(seed)
    game.apply(words.PASS)
    game.advance()
    assert game.turn_player == game.first_player
    assert game.turn == 1
