"""8.10: random-legal games of cards that have something else happen instead of nearly everything."""

import random
from typing import Any

import pytest

from rules.games.weiss_schwarz.digest import digest
from rules.games.weiss_schwarz.seeing import view_of
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.telling import tell
from tests.rules.weiss_schwarz.play.board import P, Q, character, climax, event
from tests.soak.faults import check_cards, check_zones


def replacing(what: dict[str, Any], *instead: dict[str, Any], may: list[Any] | None = None) -> dict[str, Any]:
    """Return the program of a replacement effect."""
    program = {"kind": "cont", "replaces": what, "instead": list(instead)}
    return program if may is None else {**program, "may": may}


DISCARD = {"put": {"choose": {"zone": "hand"}}, "in": "waiting_room"}
LEAVES = {"leaves": "this", "to": "waiting_room"}
LESS = {"damage": [{"remembered": "that many"}, -1], "to": "you", "by": "the same"}
FLEETING = replacing({"leaves": "this"}, {"put": "this", "in": "clock"})
CARDS: list[CardSpec] = [
    character("Into the stock", abilities=[replacing(LEAVES, {"put": "this", "in": "stock"})]),
    character(
        "Holds others",
        abilities=[
            replacing(
                {"leaves": {"is": "other"}, "to": "waiting_room"}, {"turn": "that", "to": "rested"}, may=[DISCARD]
            )
        ],
    ),
    character("Softens", abilities=[replacing({"damage": "yours"}, LESS, may=[])]),
    character("Stocks", abilities=[replacing({"draws": "yours"}, {"top": 1, "in": "stock"}, may=[])]),
    character(
        "Forgets", abilities=[replacing({"draws": "opponent's"}, {"top": 1, "in": "memory", "of": "opponent's"})]
    ),
    character("Quakes", abilities=[{"kind": "auto", "when": {"attacks": "this"}, "do": [{"damage": 1, "to": "both"}]}]),
    character(
        "Weakens",
        abilities=[
            {"kind": "act", "cost": [{"turn": "this", "to": "rested"}], "do": [{"give": "this", "power": -500}]}
        ],
    ),
    climax("Bolt", "shot"),
    event("Sweep", text={"do": [{"put": {"zone": "stage", "whose": "opponent's"}, "in": "waiting_room"}]}),
    event("Omen", text={"do": [{"give": {"zone": "stage"}, "ability": FLEETING}]}),
]


@pytest.mark.parametrize("seed", range(8))
def test_no_card_is_lost_and_every_copy_goes_on_alike(seed: int) -> None:
    chance = random.Random(seed)
    decks = [[chance.choice(CARDS) for _ in range(50)] for _ in (P, Q)]
    game = new_game(decks[0], decks[1], seed)
    game.trace = []
    while (request := game.advance()) is not None:
        other = game.clone()
        option = chance.choice(request.options)
        for one in (game, other):
            one.apply(option)
            one.advance()
        assert digest(game) == digest(other)
        if game.result is None:
            check_cards(game)
            check_zones(game)
        assert [view_of(game, player).player for player in (P, Q)] == [P, Q]
    assert all(tell(happened, game) for happened in game.trace)
