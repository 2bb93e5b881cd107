"""11.1: what goes on for ever."""

import pytest

from rules.engine.loops import LOOK_FROM
from rules.games.weiss_schwarz.check_timing import CHECK_TIMING
from rules.games.weiss_schwarz.stage import turn_card
from rules.games.weiss_schwarz.turn import TURN
from rules.games.weiss_schwarz.vocabulary import REST
from tests.rules.weiss_schwarz.play.board import P, Q, Table, Zones, character

RESTLESS = [
    {"kind": "auto", "when": {"turns": "this", "to": "rested"}, "do": [{"turn": "this", "to": "standing"}]},
    {"kind": "auto", "when": {"turns": "this", "to": "standing"}, "do": [{"turn": "this", "to": "rested"}]},
]


def test_a_loop_that_nobody_can_stop_is_a_draw_11_1_1_1() -> None:
    table = Table(Zones(stage={1: character("Top", abilities=RESTLESS)}))
    turn_card(table.game, table.card("Top"), REST, "4.6.1.2")
    table.run(CHECK_TIMING)
    assert table.lost == ("11.1.1.1", (P, Q))


FREE = {
    "shuffles": {"kind": "act", "do": [{"shuffle": "yours"}]},
    "grows": {"kind": "act", "do": [{"give": "this", "power": 500}]},
    "turns the deck over": {"kind": "act", "do": [{"put": {"zone": "deck", "top": 1}, "in": "deck", "bottom": True}]},
}


@pytest.mark.parametrize("what", FREE)
def test_a_turn_in_which_one_would_always_go_on_comes_to_its_end(what: str) -> None:
    """Whoever would never pass: a use that leads nowhere is offered no more, soon after loops are looked for."""
    table = Table(Zones(stage={1: character("Sage", abilities=[FREE[what]])})).run(TURN)
    choices = 0
    while table.game.turn_player == P and table.game.result is None:
        choices += 1
        table.answer(table.request.options[-1])
    assert LOOK_FROM < choices < LOOK_FROM + 300


def test_it_does_not_come_to_that_in_a_turn_of_usual_length() -> None:
    table = Table(Zones(stage={1: character("Sage", abilities=[FREE["grows"]])})).run(TURN)
    table.decline()
    for _ in range(LOOK_FROM - 10):
        assert table.asks == (P, "main")
        table.answer(table.request.options[-1])
    assert table.power("Sage") == 1000 + 500 * (LOOK_FROM - 10)
