"""The digest of a game: two games with the same digest go on alike under the same decisions."""

import hashlib
import json
from typing import Any

from rules.engine.loops import LoopFrame, Loops
from rules.engine.machine import Frame, ProgramFrame
from rules.engine.replacement import ReplacingFrame
from rules.games.weiss_schwarz.abilities.standby import Standby
from rules.games.weiss_schwarz.abilities.values import Lasting
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import Side


def digest(game: WeissGame) -> str:
    """Return a short hash of all that what is to come depends on, but for how many choices this turn has had (11.1)."""
    return hashlib.sha256(json.dumps(state_of(game)).encode()).hexdigest()[:32]


def state_of(game: WeissGame) -> dict[str, Any]:
    """Return the state as plain values; procedures by their rule."""
    request = game.request
    loops = {} if game.loops is None else {"loops": _loops(game.loops)}
    after = {"after_checks": [_frame(one) for one in game.after_checks]} if game.after_checks else {}
    return {
        **loops,
        **after,
        "random": game.random.state(),
        "stack": [_frame(frame) for frame in game.stack],
        "request": request and (request.player, request.kind, request.rule, request.options),
        "result": game.result and (game.result.rule, game.result.losers),
        "interrupts": (game.interrupts, game.paying, game.unsettled),
        "sides": [_zones(side) for side in game.sides],
        "cards": (game.orientation, game.incarnation, game.where, game.holder, game.face_down, game.time),
        "lasting": [_lasting(one) for one in game.lasting],
        "turn": (game.first_player, game.turn_player, game.turn, game.attacks, game.moment, game.extra_turns),
        "of_this_turn": (game.used, game.ended, game.shields, game.trigger_checks, *game.arrived),
        "attack": (
            game.attacker,
            game.attacker_incarnation,
            game.defender,
            game.defender_incarnation,
            game.left_battle,
            game.attack_type,
        ),
        "standby": [_standby(one) for one in game.standby],
        "timed": [(one.ability.key, _frame(one.by), one.until, one.since) for one in game.timed],
    }


def _loops(loops: Loops) -> list[Any]:
    """Return the choices since loops are looked for, which situations follow from, and what is barred and to come."""
    return [
        [(choice.player, choice.option) for choice in loops.choices],
        [(bar.option, bar.rule, bar.once) for bar in loops.barred],
        [(choice.player, choice.option) for choice in loops.to_repeat],
    ]


def _frame(frame: Frame) -> list[Any]:
    values = [frame.procedure.rule, frame.at, frame.player, frame.card, frame.number, frame.answer, frame.cards]
    if isinstance(frame, ProgramFrame):
        values += [frame.slots, frame.place, frame.did, *frame.final.items()]
    if isinstance(frame, LoopFrame):
        values += [frame.times, frame.stoppers, len(frame.loop)]
    if isinstance(frame, ReplacingFrame):
        values += [frame.batch.rule, [one.key for one in frame.found]]
        values += [[(event, one.key) for event, one in frame.applied]]
        values += [(event, one.key) for event, one in frame.instead]
    return values


def _lasting(one: Lasting) -> list[Any]:
    kind = [] if one.kind is None else [one.change.limits]
    return [one.change.layer, one.change.writes, one.cards, _frame(one.by), one.until, one.timestamp, *kind]


def _standby(one: Standby) -> list[Any]:
    return [one.ability.key, one.master, one.card, one.incarnation, one.place, one.slots]


def _zones(side: Side) -> list[Any]:
    return [
        side.deck,
        side.hand,
        side.waiting_room,
        side.clock,
        side.level,
        side.stock,
        side.climax,
        side.memory,
        side.markers,
        side.resolution,
        side.stage,
        side.under,
        side.damage,
    ]
