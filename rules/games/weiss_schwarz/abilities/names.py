"""The words of programs and the numbers that they stand for."""

from typing import Final

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import sets, values

WHOSE: Final = {"yours": sets.YOURS, "opponent's": sets.OPPONENTS, "anyone's": sets.ANYONES}
NUMBERS: Final = {"power": values.POWER, "soul": values.SOUL, "level": values.LEVEL, "cost": values.COST}
ORIENTATIONS: Final = {"standing": words.STAND, "rested": words.REST, "reversed": words.REVERSE}
THAT_PLAYERS: Final = "that player's"  # whose: of the player whose card it is that something happened to
DAMAGE_DEALT: Final = "damage dealt"  # how much, of the damage that an ability waited for
PLACE_LEFT: Final = "the place that it left"  # to which a character comes back
FACE_DOWN: Final = "face down"  # how cards of level and memory may lie besides
FACE_UP: Final = "face up"
ATTACKS: Final = {"direct": words.DIRECT, "frontal": words.FRONTAL, "side": words.SIDE}
ROLES: Final = ("attacker", "defender", "battle opponent")
DURATIONS: Final = {
    "end of turn": 0,
    "end of next turn": 1,
    "end of your next turn": words.NEXT_OF_OWN,
    "end of opponent's next turn": words.NEXT_OF_OPPONENT,
    "end of attack": words.THIS_ATTACK,
    "end of game": words.THIS_GAME,
}
