"""Numbers that stand for words: what requests ask for, what events say, how cards are turned."""

from typing import Final

# Orientation (4.6).
STAND: Final = 0
REST: Final = 1
REVERSE: Final = 2

# Types of attack (7.2.1.4).
DIRECT: Final = 0
FRONTAL: Final = 1
SIDE: Final = 2

# Kinds of automatic abilities in a standby condition (8.7.2).
ENCORE: Final = 0
SHOT_DAMAGE: Final = 1

# The option to choose nothing, or to end.
PASS: Final = -1

# Kinds of requests; what their options are stands beside them. PASS may be among the options of each.
MULLIGAN: Final = 0  # cards of the hand
CLOCK: Final = 1  # cards of the hand
MAIN: Final = 2  # cards of the hand to play; EXCHANGE + 5 * position + position
POSITION: Final = 3  # positions of one's stage, for the character that is played or placed
PLAY_CLIMAX: Final = 4  # cards of the hand
ATTACKER: Final = 5  # cards of the stage
ATTACK_TYPE: Final = 6  # FRONTAL, SIDE
LEVEL_UP: Final = 7  # cards of the clock
DISCARD: Final = 8  # cards of the hand
REVERSED: Final = 9  # cards of the stage
PAY_ENCORE: Final = 10  # 1
AUTOMATIC: Final = 11  # positions among the abilities in a standby condition
INTERRUPT: Final = 12  # flags: REFRESH or LEVEL_UP of the player
ICON: Final = 13  # trigger icons still to perform
ICON_CARD: Final = 14  # cards that the icon lets choose
ICON_MAY: Final = 15  # 1: do what the icon allows
ICON_ZONE: Final = 16  # 0 hand, 1 stock: where the card chosen by a choice icon goes

REQUEST_KINDS: Final = (
    "mulligan", "clock", "main", "position", "climax", "attacker", "attack type", "level up", "discard", "reversed",
    "pay encore", "automatic ability", "interrupt", "icon", "icon: card", "icon: do it", "icon: zone",
)  # fmt: skip

# Main phase options from here on are exchanges of two positions (6.5.1.2.4).
EXCHANGE: Final = 1000

# Events of the trace: (rule, kind, player, value, value).
TURN: Final = 0  # number of the turn, -
DRAWN: Final = 1  # card, -
EXCHANGED: Final = 2  # cards put away by the mulligan, -
CLOCKED: Final = 3  # card, -
PLAYED: Final = 4  # card, position
MOVED: Final = 5  # position, position
CLIMAX_PLAYED: Final = 6  # card, -
ATTACKED: Final = 7  # card, type
TRIGGERED: Final = 8  # card, -
ICON_DONE: Final = 9  # icon, card or -1
STOCKED: Final = 10  # card, -
DAMAGED: Final = 11  # amount, -; the player is the one who takes it
CANCELLED: Final = 12  # amount, cards revealed; the player is the one who would take it
REFRESHED: Final = 13  # cards in the deck, climaxes among them
LEVELLED: Final = 14  # card, cards in level
REVERSED_BY_BATTLE: Final = 15  # card, -
TO_WAITING_ROOM: Final = 16  # card, position
ENCORED: Final = 17  # card, position
DISCARDED: Final = 18  # card, -
TURN_ENDED: Final = 19  # number of the turn, -
LOST: Final = 20  # -, -
DEALT: Final = 21  # cards in the deck, climaxes among them, both before; the player is the one who takes damage
