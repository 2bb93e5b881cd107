"""Each chart's claim and points, out of what was counted."""

import pytest

from rules.lab.tally import Tally
from simulations.figures.cancel import cancel
from simulations.figures.climaxes_stocked import climaxes_stocked
from simulations.figures.colour_locked import colour_locked
from simulations.figures.damage import damage
from simulations.figures.figure import Figure
from simulations.figures.level import opponents_level, own_level
from simulations.figures.refresh import refresh_climaxes, refresh_turn
from simulations.figures.report import FIGURES
from simulations.figures.stock_and_hand import hand, stock
from simulations.figures.win_turn import win_turn
from tests.simulations.figures.make import tally_of


def values(figure: Figure | None) -> dict[str, float]:
    assert figure is not None
    return {point.label: round(point.estimate.value, 3) for point in figure.points}


def claim(figure: Figure | None) -> str:
    assert figure is not None
    return figure.claim


@pytest.mark.parametrize("make", [make for _, make in FIGURES])
def test_what_was_never_counted_has_no_chart(make: object) -> None:
    assert callable(make)
    assert make(Tally()) is None


def test_damage_names_the_turn_that_deals_most() -> None:
    tally = tally_of(damage_by_turn__1={2: 20}, damage_by_turn__2={4: 10, 5: 10}, damage_by_turn__3={9: 3})
    figure = damage(tally)
    assert claim(figure) == "Most damage comes in turn 2: 4.5"
    assert values(figure) == {"1": 2, "2": 4.5, "3": 9}
    assert figure is not None
    assert [point.label for point in figure.drawn] == ["1", "2"]  # three games are too few to draw


def test_the_turns_come_in_their_order() -> None:
    tally = tally_of(**{f"damage_by_turn__{turn}": {1: 20} for turn in (10, 2, 1)})
    assert list(values(damage(tally))) == ["1", "2", "10"]


def test_the_middle_80_percent_of_the_games_stand_behind_a_mean() -> None:
    figure = damage(tally_of(damage_by_turn__1={0: 2, 1: 7, 5: 10, 9: 1}))
    assert figure is not None
    assert figure.points[0].middle == (0, 5)


def test_games_that_are_won_count_as_level_4_from_the_next_turn_on() -> None:
    tally = tally_of(opponent_level_by_turn__5={3: 60, 4: 40}, opponent_level_by_turn__6={3: 60}, win_turn={5: 40})
    assert values(opponents_level(tally)) == {"5": 3.4, "6": 3.4}
    assert claim(opponents_level(tally)) == "The opponent is at level 3 by turn 5 in 100% of games"


def test_an_opponent_beaten_in_most_games_is_what_is_claimed() -> None:
    tally = tally_of(opponent_level_by_turn__6={3: 60, 4: 40}, opponent_level_by_turn__7={4: 60}, win_turn={6: 40})
    assert claim(opponents_level(tally)) == "The opponent is beaten by turn 7 in 100% of games"
    assert claim(opponents_level(tally_of(opponent_level_by_turn__1={0: 60}))) == (
        "The opponent stays at level 0 in most games"
    )


def test_ones_own_level_is_that_of_the_games_still_played() -> None:
    tally = tally_of(level_by_turn__6={0: 90, 1: 10}, level_by_turn__7={0: 10, 1: 30}, win_turn={6: 60})
    assert claim(own_level(tally)) == "You are at level 1 in turn 7 in 75% of the games still played"
    assert claim(own_level(tally_of(level_by_turn__1={0: 90}))) == "You stay at level 0 in most games"


def test_a_level_never_has_an_interval_above_the_last() -> None:
    figure = opponents_level(tally_of(opponent_level_by_turn__6={0: 1, 4: 10}))
    assert figure is not None
    assert figure.points[0].estimate.high == 4


def test_wins_are_shares_of_all_games() -> None:
    tally = tally_of(win_turn={6: 10, 8: 50}, turns={6: 10, 8: 50, 12: 40})
    assert values(win_turn(tally)) == {"6": 0.1, "7": 0, "8": 0.5}
    assert claim(win_turn(tally)) == "60% of games are won by turn 8"
    assert claim(win_turn(tally_of(win_turn={9: 30}, turns={9: 30, 12: 70}))) == "30% of games are won within 12 turns"


def test_the_cancel_rate_stands_beside_the_exact_chance() -> None:
    tally = tally_of(
        cancel_rate__1={0: 8, 1: 2},
        cancel_exact__1={1600: 10},
        cancel_rate__2={0: 70, 1: 30},
        cancel_exact__2={3000: 50, 2800: 50},
    )
    figure = cancel(tally)
    assert values(figure) == {"1": 0.2, "2": 0.3}
    assert figure is not None
    assert [point.exact for point in figure.points] == [pytest.approx(0.16), pytest.approx(0.29)]
    assert figure.claim == "Damage of 2 is cancelled 30% of the time, as the odds say: 29%"


def test_a_rate_that_the_odds_do_not_explain_is_said_so() -> None:
    tally = tally_of(cancel_rate__2={0: 900, 1: 100}, cancel_exact__2={3000: 1000})
    assert claim(cancel(tally)) == "Damage of 2 is cancelled 10% of the time; the odds say 30%"


def test_stock_grows_or_is_fullest_in_between() -> None:
    tally = tally_of(
        stock_by_turn__1={2: 20}, stock_by_turn__2={5: 20}, hand_by_turn__1={6: 20}, hand_by_turn__2={5: 20}
    )
    assert claim(stock(tally)) == "Stock grows to 5.0 cards by turn 2"
    assert claim(hand(tally)) == "The hand is fullest in turn 1: 6.0 cards"


def test_refreshes_are_shares_of_all_games_and_their_climaxes_of_the_refreshes() -> None:
    tally = tally_of(turns={9: 40}, refresh_turn={7: 4, 8: 16}, refresh_climaxes={4: 10, 6: 10}, refresh_cards={18: 20})
    assert values(refresh_turn(tally)) == {"7": 0.1, "8": 0.4}
    assert claim(refresh_turn(tally)) == "50% of games refresh the deck, most often in turn 8"
    assert values(refresh_climaxes(tally)) == {"4": 0.5, "5": 0, "6": 0.5}
    assert claim(refresh_climaxes(tally)) == "5.0 climaxes are in the new deck of 18.0 cards"


def test_climaxes_in_stock_are_counted_by_the_game() -> None:
    figure = climaxes_stocked(tally_of(climaxes_stocked={1: 10, 3: 30}))
    assert values(figure) == {"1": 0.25, "2": 0, "3": 0.75}
    assert claim(figure) == "2.5 climaxes a game go to stock"


def test_colours_that_lock_next_to_nothing_are_praised() -> None:
    locked = colour_locked(tally_of(colour_locked_by_turn__1={0: 10, 1: 10}, colour_locked_by_turn__2={0: 20}))
    assert claim(locked) == "Colour locks 0.5 cards in hand in turn 1, its worst"
    assert claim(colour_locked(tally_of(colour_locked_by_turn__1={0: 100, 1: 1}))) == "Colour locks next to nothing"
