"""What the page shows, and in which order."""

from functools import cache

from rules.lab import goldfish
from rules.lab.tally import Tally
from simulations.figures import LeftOut, Report, report_of
from tests.rules.lab.decks import plain_deck

CHARTS = [
    "damage", "opponents-level", "own-level", "win-turn", "cancel", "stock", "hand", "refresh-turn", "refresh-climaxes",
    "climaxes-stocked", "colour-locked",
]  # fmt: skip


@cache
def played(games: int) -> Tally:
    return goldfish.play(plain_deck(), 11, 0, games)


def report(games: int, card: str = "") -> Report:
    return report_of(played(games), LeftOut(), address="/runs/key/", card=card)


def test_the_charts_of_real_games_come_in_a_fixed_order() -> None:
    assert [chart.figure.key for chart in report(300).charts] == CHARTS
    assert all(chart.figure.claim and chart.table.rows for chart in report(300).charts)


def test_before_the_first_game_there_is_only_what_is_coming() -> None:
    empty = report_of(Tally(), LeftOut(), address="/runs/key/")
    assert (empty.answer, empty.charts, empty.seen) == ("", (), None)
    assert len(empty.coming) == len(CHARTS) + 1


def test_few_games_have_an_answer_and_no_charts() -> None:
    assert "9 games" in report(9).answer
    assert (report(9).charts, report(9).seen) == ((), None)
    assert report(10).charts


def test_the_card_asked_for_is_shown_and_else_the_one_seen_earliest() -> None:
    asked, other = report(60, "Beacon 1").seen, report(60, "Nobody").seen
    assert asked is not None
    assert other is not None
    assert asked.chosen == "Beacon 1"
    assert asked.chart.figure.claim.startswith("“Beacon 1”")
    assert other.chosen == other.cards[0].name
