"""What a game of Weiß Schwarz consists of at any moment."""

from typing import Any, Final

from rules.engine import Procedure, RandomSource
from rules.engine.cards import CardGame
from rules.engine.continuous import ContinuousEffect
from rules.engine.loops import LOOK_FROM, Loops
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz.abilities.standby import Standby, Timed
from rules.games.weiss_schwarz.abilities.values import Lasting, Valuation, Values
from rules.games.weiss_schwarz.abilities.watching import Watching
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.vocabulary import DIRECT
from rules.games.weiss_schwarz.zones import NO_CARD, Side

# Whose place in battle somebody has left (left_battle).
ATTACKER: Final = 1
DEFENDER: Final = 2

UNCHANGED: Final[dict[int, Values]] = {}
# By card: when it came to where it is, and the effects of its continuous abilities there.
_NOTHING_MADE: Final[dict[int, tuple[int, list[ContinuousEffect[Valuation]]]]] = {}


class WeissState(CardGame[Standby]):
    """Cards are numbers, 0 to 49 of player 0, 50 to 99 of player 1; `specs`, which all clones share, describes them.

    A card with another `incarnation` is a new card (3.1.4). `values` has the cards that continuous effects change,
    once `is_stale` is False.

    What clones share is replaced and never changed: all tuples and dictionaries, `holder`, and what is shared for good.
    """

    __slots__ = (
        "after_checks",
        "arrived",
        "attack_type",
        "attacker",
        "attacker_incarnation",
        "attacks",
        "defender",
        "defender_incarnation",
        "ended",
        "extra_turns",
        "face_down",
        "first_player",
        "is_stale",
        "lasting",
        "lasting_limits",
        "lasting_writes",
        "lasting_zones",
        "left_battle",
        "loops",
        "moment",
        "orientation",
        "printed_effects",
        "shields",
        "sides",
        "specs",
        "timed",
        "trigger_checks",
        "turn",
        "turn_player",
        "unwatched",
        "used",
        "values",
        "watching",
    )

    def __init__(
        self,
        specs: list[CardSpec],
        sides: list[Side],
        random: RandomSource,
        on_interrupt: "Procedure[Any]",
        watching: Watching,
        where: list[int],
        holder: list[int],
        orientation: list[int],
        incarnation: list[int],
    ) -> None:
        super().__init__(random, on_interrupt, where, holder, incarnation)
        self.specs = specs
        self.sides = sides
        self.watching = watching
        self.orientation = orientation
        self.face_down: tuple[int, ...] = ()  # cards of level, memory and marker areas that lie face down
        self.values = UNCHANGED
        self.is_stale = True
        self.lasting: tuple[Lasting, ...] = ()
        self.lasting_limits = 0  # what lasting effects may change, as bits
        self.lasting_writes = 0
        self.lasting_zones = 0
        self.printed_effects = _NOTHING_MADE
        self.timed: tuple[Timed, ...] = ()
        self.first_player = 0
        self.turn_player = 0
        self.turn = 0
        self.moment = -1  # the phase or step under way
        self.extra_turns: tuple[int, ...] = ()
        self.used: tuple[
            tuple[str, int, int], ...
        ] = ()  # abilities used this turn that have a limit: key, card, its time
        self.arrived: tuple[
            tuple[int, int, int, int, int], ...
        ] = ()  # cards placed on the stage this turn: card, its time, from which zone as a bit, how, by which card
        self.shields: tuple[
            tuple[int, int], ...
        ] = ()  # player, and the damage from which on none is received this turn
        self.ended: tuple[
            tuple[str, int, int], ...
        ] = ()  # abilities that have waited for the end of this turn: key, card, its time
        self.trigger_checks = 1  # in the trigger step of this attack
        self.after_checks: tuple[ProgramFrame, ...] = ()  # what is done when all of these have been performed
        self.attacks = 0  # attacks of this turn
        self.attacker = NO_CARD
        self.attacker_incarnation = 0
        self.defender = NO_CARD
        self.defender_incarnation = 0
        self.left_battle = 0  # ATTACKER, DEFENDER: moved to another position of the stage during this attack
        self.attack_type = DIRECT
        self.unwatched = LOOK_FROM  # choices of this turn before loops are looked for (11.1)
        self.loops: Loops | None = None

    def copy_into(self, other: "WeissState") -> None:
        """Let `other`, which has the same zones, go on as this game does."""
        self.clone_machine_into(other)
        other.time = self.time
        other.face_down = self.face_down
        other.values = self.values
        other.is_stale = self.is_stale
        other.lasting = self.lasting
        other.lasting_limits = self.lasting_limits
        other.lasting_writes = self.lasting_writes
        other.lasting_zones = self.lasting_zones
        other.printed_effects = self.printed_effects
        other.timed = self.timed
        other.first_player = self.first_player
        other.turn_player = self.turn_player
        other.turn = self.turn
        other.moment = self.moment
        other.extra_turns = self.extra_turns
        other.used = self.used
        other.arrived = self.arrived
        other.ended = self.ended
        other.shields = self.shields
        other.trigger_checks = self.trigger_checks
        other.after_checks = self.after_checks
        other.attacks = self.attacks
        other.attacker = self.attacker
        other.attacker_incarnation = self.attacker_incarnation
        other.defender = self.defender
        other.defender_incarnation = self.defender_incarnation
        other.left_battle = self.left_battle
        other.attack_type = self.attack_type
        other.unwatched = self.unwatched
        if self.loops is not None:
            other.loops = self.loops.clone()
