"""Numbers that stand for words: what requests ask for, what events say, how cards are turned."""

from typing import Final

# Orientation (4.6).
STAND: Final = 0
REST: Final = 1
REVERSE: Final = 2
FACE_DOWN: Final = 3  # of cards in level or memory, which do not stand (3.9.2.2, 3.12.2.2)
FACE_UP: Final = 4  # the same, from face down

# Types of attack (7.2.1.4).
DIRECT: Final = 0
FRONTAL: Final = 1
SIDE: Final = 2

# What automatic abilities wait for (8.7.2).
ON_LEAVING: Final = 0  # a character leaves the stage: its zone to be, its position
ON_PLACED: Final = 1  # a card is placed on the stage from another zone: the zone, the position, how (HOW_...), by what
ON_PUT: Final = 2  # a card moves between two zones that are no stage
ON_MOMENT: Final = 3  # the beginning or end of a phase or step (see the moments)
ON_ATTACK: Final = 4  # a character attacks: the type of attack, the defending character
ON_TRIGGER_CHECK: Final = 5  # a card is revealed for a trigger check of an attacker
ON_DAMAGE: Final = 6  # damage was dealt to the player by a card: taken (how much) or cancelled (0)
ON_REVERSE: Final = 7  # a character becomes reversed: its battle opponent, if it was in battle
ON_PLAY: Final = 8  # a card is played from hand
ON_USE: Final = 9  # a player uses a keyword
ON_LEVEL_UP: Final = 10
ON_REFRESH: Final = 11
ON_TURNING: Final = 12  # a character becomes standing or rested: which
ON_MOVE: Final = 13  # a character moves to another position
ON_STATE: Final = 14  # nothing in particular: the time to look at conditions (8.7.6)
ON_DRAW: Final = 15  # a player is about to draw; only replacement effects ask (8.10)

# How a card came onto the stage, as bits.
HOW_PLAYED: Final = 1
HOW_CHANGED: Final = 2
HOW_BY_AUTOMATIC: Final = 4  # by the effect of an automatic ability, of an activated one
HOW_BY_ACTIVATED: Final = 8
HOW_BY_FUSION: Final = 16  # 10.14

# Moments (6, 7): the beginning of a phase or step, or an end.
STAND_PHASE: Final = 0
DRAW_PHASE: Final = 1
CLOCK_PHASE: Final = 2
MAIN_PHASE: Final = 3
CLIMAX_PHASE: Final = 4
ATTACK_PHASE: Final = 5
ATTACK_DECLARATION_STEP: Final = 6
TRIGGER_STEP: Final = 7
COUNTER_STEP: Final = 8
DAMAGE_STEP: Final = 9
BATTLE_STEP: Final = 10
END_OF_ATTACK: Final = 11
ENCORE_STEP: Final = 12
END_PHASE: Final = 13
MOMENTS: Final = (
    "stand phase", "draw phase", "clock phase", "main phase", "climax phase", "attack phase", "attack declaration step",
    "trigger step", "counter step", "damage step", "battle step", "end of attack", "encore step", "end of turn",
)  # fmt: skip

# Keywords (10), as happenings and labels of abilities.
KEYWORDS: Final = (
    "alarm", "encore", "assist", "bond", "backup", "great performance", "brainstorm", "change", "memory", "experience",
    "shift", "accelerate", "resonate", "fusion", "sunder",
)  # fmt: skip

AN_ACTIVATED_ABILITY: Final = len(KEYWORDS)  # used beside them, whatever its label (8.1.1.1.2)

# What continuous effects say of a character, as bits.
CANNOT_ATTACK: Final = 0
CANNOT_ATTACK_FRONTALLY: Final = 1
CANNOT_ATTACK_FROM_THE_SIDE: Final = 2
CANNOT_STAND: Final = 3
CANNOT_BE_CHOSEN: Final = 4  # by effects of the opponent
CANNOT_BECOME_REVERSED: Final = 5
CANNOT_MOVE: Final = 6
TAKES_ALL_ATTACKS: Final = 7  # great performance (10.6.2)
MAY_ATTACK_THE_BACK_STAGE: Final = 8
KEEPS_SOUL: Final = 9  # its soul does not decrease by side attacks
CANNOT_ATTACK_DIRECTLY: Final = 10
CANNOT_BE_PLAYED: Final = 11  # a card in hand
CANNOT_BACK_UP: Final = 12  # the backup of a card in hand (10.5) cannot be played
NEEDS_NO_COLOUR: Final = 13  # to be played from hand (8.6.2.1.1)
CANNOT_USE_ENCORE: Final = 14
CANNOT_DEAL_DAMAGE: Final = 15  # to a player
CANNOT_RETURN_TO_HAND: Final = 16  # from the stage
CANNOT_GO_TO_MEMORY: Final = 17  # from the stage
CANNOT_BE_REVERSED_BY_ABILITIES: Final = 18  # automatic ones of characters of the opponent
CANNOT_ATTACK_A_FOURTH_TIME: Final = 19  # of a player who has attacked three times this turn
CANNOT_ACTIVATE: Final = 20  # its activated abilities cannot be played
MAY_ATTACK_FROM_THE_BACK_STAGE: Final = 21  # directly, whoever is in front of it
HOLDS_ONE_MORE: Final = 22  # its player has one card more in hand at the end of the turn
LIMITS: Final = (
    "attack", "attack frontally", "attack from the side", "stand", "be chosen", "become reversed", "move",
    "takes all attacks", "may attack the back stage", "keeps its soul",
    "attack directly", "be played", "back up", "needs no colour",
    "use encore", "deal damage", "return to hand", "go to memory", "become reversed by automatic abilities",
    "attack a fourth time", "use activated abilities", "may attack from the back stage",
    "allows one more card in hand",
)  # fmt: skip

# How long effects last: until the end of the turn of that number, or of the attack.
THIS_ATTACK: Final = -1
THIS_GAME: Final = 1_000_000
NEXT_OF_OWN: Final = -3  # the end of the player's own next turn, whoever's turn it is now
NEXT_OF_OPPONENT: Final = -2  # the end of the opponent's next turn, whoever's turn it is now

# The option to choose nothing, or to end.
PASS: Final = -1

# Kinds of requests; what their options are stands beside them. PASS may be among the options of each.
MULLIGAN: Final = 0  # cards of the hand
CLOCK: Final = 1  # cards of the hand
MAIN: Final = 2  # cards of the hand to play; EXCHANGE + 5 * position + position; ACTIVATE + ...
POSITION: Final = 3  # positions of one's stage, for the character that is played or placed
PLAY_CLIMAX: Final = 4  # cards of the hand
ATTACKER: Final = 5  # cards of the stage
ATTACK_TYPE: Final = 6  # FRONTAL, SIDE
LEVEL_UP: Final = 7  # cards of the clock
DISCARD: Final = 8  # cards of the hand
REVERSED: Final = 9  # cards of the stage
PAY: Final = 10  # 1: pay the cost of an automatic ability
AUTOMATIC: Final = 11  # positions among the abilities in a standby condition
INTERRUPT: Final = 12  # flags: REFRESH or LEVEL_UP of the player
ICON: Final = 13  # trigger icons still to perform
ICON_CARD: Final = 14  # cards that the icon lets choose
ICON_MAY: Final = 15  # 1: do what the icon allows
ICON_ZONE: Final = 16  # 0 hand, 1 stock: where the card chosen by a choice icon goes
CHOOSE: Final = 17  # cards that a text lets choose
MAY: Final = 18  # 1: do what the text allows
UP_TO: Final = 19  # 1: go on with the next card of the deck (3.2.3.1)
COUNTER: Final = 20  # cards of the hand to play, ACTIVATE + ...
BACK_STAGE: Final = 21  # characters to attack instead of the one that is faced
MODE: Final = 22  # which of several effects
REPLACEMENT: Final = 23  # which of several replacement effects is applied first (8.10.2), by place
LOOP: Final = 24  # how often a loop is repeated (11.1.1.2)
DECLARE: Final = 25  # numbers (1.3.5)

REQUEST_KINDS: Final = (
    "mulligan", "clock", "main", "position", "climax", "attacker", "attack type", "level up", "discard", "reversed",
    "pay", "automatic ability", "interrupt", "icon", "icon: card", "icon: do it", "icon: zone", "choose", "may",
    "one more", "counter", "back stage", "mode",
    "replacement", "loop", "number",
)  # fmt: skip

# Main phase options from here on are exchanges of two positions (6.5.1.2.4).
EXCHANGE: Final = 1000
# From here on they are activated abilities: ACTIVATE + MOST_ABILITIES * card + place among the card's abilities.
ACTIVATE: Final = 2000
MOST_ABILITIES: Final = 64

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
PAID: Final = 15  # cards of the stock, -
TO_WAITING_ROOM: Final = 16  # card, position
USED: Final = 17  # card, keyword
DISCARDED: Final = 18  # card, -
TURN_ENDED: Final = 19  # number of the turn, -
LOST: Final = 20  # -, -
DEALT: Final = 21  # cards in the deck, climaxes among them, both before; the player is the one who takes damage
ABILITY_PLAYED: Final = 22  # card, place among its abilities
EVENT_PLAYED: Final = 23  # card, -
LOOKED_AT: Final = 24  # how many, which of DECK_ENDS or - for the top of the own deck
REVEALED: Final = 25  # card, -
SHUFFLED: Final = 26  # zone, or -1 for the deck, -
MOVED_TO: Final = 27  # card, zone
TURNED: Final = 28  # card, orientation or FACE_...
PLACED: Final = 29  # card, position
SHUFFLED_FACE_DOWN: Final = 30  # how many cards of the memory, -
REPLACED: Final = 31  # card whose effect does something instead, -
SOUL_CHANGED: Final = 32  # attacking character, by how much
REPEATED: Final = 33  # how often a loop that the player stops then, -
SEEN: Final = 34  # how many cards, zone; the player is the one who looks at them

# At which end of whose deck somebody looks (LOOKED_AT), where it is not the top of the own one.
DECK_ENDS: Final = (("bottom", "deck"), ("top", "opponent's deck"), ("bottom", "opponent's deck"))
