"""When each card of a deck is seen."""

from rules.lab.tally import Tally
from simulations.figures.seen import seen, seen_cards
from tests.simulations.figures.make import add, tally_of


def tally() -> Tally:
    made = tally_of(turns={4: 60, 6: 40})
    add(made, "seen.Lamp", {0: 20, 3: 60, 5: 10})
    add(made, "seen.Beacon, v. 2.0", {0: 50})
    return made


def test_chances_add_up_turn_by_turn_over_all_games() -> None:
    figure = seen(tally(), "Lamp")
    assert figure is not None
    assert [point.estimate.value for point in figure.points] == [0.2, 0.2, 0.2, 0.8, 0.8, 0.9, 0.9]
    assert figure.claim == "“Lamp” is in hand by turn 3 in 80% of games"


def test_the_claim_keeps_to_the_turns_there_are() -> None:
    short = tally_of(turns={1: 20})
    add(short, "seen.Lamp", {0: 10})
    figure = seen(short, "Lamp")
    assert figure is not None
    assert figure.claim == "“Lamp” is in hand by turn 1 in 50% of games"


def test_a_card_that_was_never_seen_has_no_chart() -> None:
    assert seen(tally(), "Nobody") is None


def test_the_cards_seen_earliest_come_first_whatever_signs_are_in_their_names() -> None:
    rows = seen_cards(tally())
    assert [row.name for row in rows] == ["Beacon, v. 2.0", "Lamp"]
    assert [chance.value for chance in rows[1].chances] == [0.2, 0.8, 0.9]
    assert rows[1].written[0] == ("20%", "13–29%")
