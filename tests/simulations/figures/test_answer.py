"""The sentences above the charts."""

from rules.lab.tally import Tally
from simulations.figures.answer import answer, further
from tests.simulations.figures.make import tally_of


def test_the_answer_says_when_the_deck_wins_and_how_sure_that_is() -> None:
    tally = tally_of(turns={6: 500, 7: 500}, win_turn={6: 500, 7: 500})
    assert answer(tally) == "Wins by turn 6.5 on average, ± 0.03, over 1,000 games."


def test_games_without_a_win_come_first() -> None:
    tally = tally_of(turns={6: 50, 12: 50}, win_turn={6: 50})
    assert answer(tally) == ("Wins 50% of 100 games within 12 turns (40–60%), those by turn 6.0 on average, ± 0.00.")


def test_a_deck_that_never_wins_is_told_so() -> None:
    assert answer(tally_of(turns={3: 20})) == "Wins none of 20 games within 3 turns."


def test_one_game_has_an_answer_without_an_interval() -> None:
    assert answer(tally_of(turns={6: 1}, win_turn={6: 1})) == "Wins by turn 6.0 on average, over 1 game."


def test_before_the_first_game_there_is_no_answer() -> None:
    assert answer(Tally()) == further(Tally()) == ""


def test_the_spread_and_the_refreshes_follow() -> None:
    tally = tally_of(turns={5: 10, 6: 80, 9: 10}, win_turn={5: 10, 6: 80, 9: 10}, refresh_turn={8: 25})
    assert further(tally) == (
        "The middle eight wins in ten come in turns 5 to 6. The deck is refreshed in 25% of games (18–34%)."
    )
    steady = tally_of(turns={6: 20}, win_turn={6: 20})
    assert further(steady).startswith("Eight wins in ten come in turn 6.")


def test_few_wins_have_no_spread() -> None:
    assert further(tally_of(turns={6: 9}, win_turn={6: 9})).startswith("The deck is refreshed in 0% of games")
