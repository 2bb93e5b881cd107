"""The digest of a game: two games with the same digest go on alike under the same decisions."""

import hashlib
import json
from typing import Any

from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import Side


def digest(game: WeissGame) -> str:
    """Return a short hash of everything that what is to come depends on."""
    return hashlib.sha256(json.dumps(state_of(game)).encode()).hexdigest()[:32]


def state_of(game: WeissGame) -> dict[str, Any]:
    """Return the state as plain values; procedures by their rule."""
    request = game.request
    return {
        "random": game.random.state(),
        "stack": [
            (frame.procedure.rule, frame.at, frame.player, frame.card, frame.number, frame.answer, frame.cards)
            for frame in game.stack
        ],
        "request": request and (request.player, request.kind, request.rule, request.options),
        "result": game.result and (game.result.rule, game.result.losers),
        "interrupts": (game.interrupts, game.paying, game.unsettled),
        "sides": [_zones(side) for side in game.sides],
        "cards": (game.orientation, game.incarnation, game.soul_change),
        "turn": (game.first_player, game.turn_player, game.turn, game.attacks),
        "attack": (
            game.attacker,
            game.attacker_incarnation,
            game.defender,
            game.defender_incarnation,
            game.attack_type,
        ),
        "standby": (game.standby, game.shots),
    }


def _zones(side: Side) -> list[Any]:
    return [
        side.deck,
        side.hand,
        side.waiting_room,
        side.clock,
        side.level,
        side.stock,
        side.climax,
        side.resolution,
        side.stage,
        side.under,
        side.damage,
    ]
