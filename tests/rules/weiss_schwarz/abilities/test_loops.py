"""11.1: what goes on for ever."""

from rules.games.weiss_schwarz.check_timing import CHECK_TIMING
from rules.games.weiss_schwarz.vocabulary import REST
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character

RESTLESS = [
    {"kind": "auto", "when": {"turns": "this", "to": "rested"}, "do": [{"turn": "this", "to": "standing"}]},
    {"kind": "auto", "when": {"turns": "this", "to": "standing"}, "do": [{"turn": "this", "to": "rested"}]},
]


def test_a_loop_that_nobody_can_stop_is_a_draw_11_1_1_1() -> None:
    table = Table(Zones(stage={1: character("Top", abilities=RESTLESS)}))
    table.game.turn_card(table.card("Top"), REST, "4.6.1.2")
    table.run(CHECK_TIMING)
    assert table.lost == ("11.1.1.1", (P, Q))
