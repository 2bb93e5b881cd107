"""The words of a scenario of Weiß Schwarz. docs/scenarios.md has all of them."""

from typing import Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.zones import (
    CLIMAX_AREA,
    CLOCK,
    DECK,
    HAND,
    LEVEL,
    MEMORY,
    RESOLUTION,
    STOCK,
    WAITING_ROOM,
    ZONE_NAMES,
)

PLAYERS: Final = ("P", "Q")
PILES: Final = (DECK, HAND, WAITING_ROOM, CLOCK, LEVEL, STOCK, CLIMAX_AREA, MEMORY, RESOLUTION)
PILE_NAMES: Final = {ZONE_NAMES[zone]: zone for zone in PILES}
ORIENTATIONS: Final = {"standing": words.STAND, "rested": words.REST, "reversed": words.REVERSE}
ATTACKS: Final = {"direct": words.DIRECT, "frontal": words.FRONTAL, "side": words.SIDE}

# Where a scenario may begin, by the moments of the turn.
PREPARATION: Final = "preparation"
STEPS: Final = {
    "stand": words.STAND_PHASE,
    "draw": words.DRAW_PHASE,
    "clock": words.CLOCK_PHASE,
    "main": words.MAIN_PHASE,
    "climax": words.CLIMAX_PHASE,
    "attack": words.ATTACK_PHASE,
    "encore": words.ENCORE_STEP,
    "end": words.END_PHASE,
}
# Any moment of a game, as `then` says it.
MOMENTS: Final = {name.removesuffix(" phase").removesuffix(" step"): at for at, name in enumerate(words.MOMENTS)}

CARD: Final = ("type", "name", "level", "cost", "power", "soul", "colour", "trigger", "trait", "program", "text")
GIVEN: Final = ("turn", "turn_number", "step", "watch_loops", *PLAYERS)
SIDE: Final = (*(name for name in PILE_NAMES if name != "resolution"), "stage", "markers", "turned", "face_down")
THEN: Final = (*PLAYERS, "cards", "asks", "events", "no_events", "legal", "illegal", "result", "step")
SIDE_THEN: Final = (*PILE_NAMES, "stage", "markers")
CARDS_OF: Final = ("count", "has", "lacks", "in_any_order")
CARD_THEN: Final = ("in", "of", "at", "turned", "face", "power", "soul", "level", "cost", "colour", "trait", "name")
ASKS: Final = ("who", "for", "options", "may_pass", "rule")
RESULT: Final = ("winner", "draw", "rule")
JUDGED: Final = (*PLAYERS, "rule")
