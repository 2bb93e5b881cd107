"""What is said of an attack whose type is not the one that a scenario names."""

from typing import Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.refusals import FORBIDDEN_BY_EFFECT, attack_type_refusals
from rules.games.weiss_schwarz.scripted.schema import PLAYERS
from rules.games.weiss_schwarz.scripted.table import Table
from rules.games.weiss_schwarz.telling import ATTACK_TYPES
from rules.games.weiss_schwarz.zones import CENTRE, NO_CARD, facing

_EITHER: Final = f"{ATTACK_TYPES[words.FRONTAL]} or {ATTACK_TYPES[words.SIDE]}"


def wrong_type(table: Table, attacker: int, kind: int) -> str:
    """Return why a character does not attack so as the table is now, with the positions that decide it."""
    game = table.game
    rules = attack_type_refusals(game, attacker, kind)
    position = game.position_of(attacker)
    name = f"{table.names.called[attacker]} on position {position + 1}"
    if FORBIDDEN_BY_EFFECT in rules:
        return f"{name} cannot attack {ATTACK_TYPES[kind]}: an effect forbids it (rule {FORBIDDEN_BY_EFFECT})."
    if not rules:
        return f"{name} does not attack {ATTACK_TYPES[kind]}: an effect makes it another attack (rule 8.10.1)."
    if position not in CENTRE:
        return f"{name} attacks {ATTACK_TYPES[words.DIRECT]}: nobody faces the back stage (rule {rules[0]})."
    there = facing(position)
    opposite = game.sides[1 - game.turn_player].stage[there]
    where = f"position {there + 1} of {PLAYERS[1 - game.turn_player]}"
    if opposite == NO_CARD:
        return f"{name} attacks {ATTACK_TYPES[words.DIRECT]}: nobody is on {where}, which it faces (rule {rules[0]})."
    faced = table.names.called[opposite]
    return f"{name} attacks {_EITHER}: it faces {faced} on {where} (rule {rules[-1]})."
