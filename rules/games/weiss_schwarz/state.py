"""What a game of Weiß Schwarz consists of at any moment."""

from typing import Any

from rules.engine import Procedure, RandomSource
from rules.engine.continuous import ContinuousEffect
from rules.engine.loops import LOOK_FROM, Loops
from rules.engine.timing.settling import SettlingGame
from rules.games.weiss_schwarz.abilities.standby import Standby, Timed
from rules.games.weiss_schwarz.abilities.values import Lasting, Valuation, Values
from rules.games.weiss_schwarz.abilities.watching import Watching
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.vocabulary import DIRECT, STAND
from rules.games.weiss_schwarz.zones import NO_CARD, Side


class WeissState(SettlingGame[Standby]):
    """Cards are numbers, 0 to 49 of player 0, 50 to 99 of player 1; `specs`, which all clones share, describes them.

    `where` says in which zone a card is, `holder` whose zone that is. `incarnation` has the time at which it came
    there: another time, and it is a new card (3.1.4). `values` has the cards that continuous effects change, once
    `is_stale` is False.
    """

    __slots__ = (
        "attack_type",
        "attacker",
        "attacker_incarnation",
        "attacks",
        "defender",
        "defender_incarnation",
        "extra_turns",
        "face_down",
        "first_player",
        "holder",
        "incarnation",
        "is_stale",
        "lasting",
        "lasting_limits",
        "lasting_writes",
        "lasting_zones",
        "loops",
        "moment",
        "orientation",
        "printed_effects",
        "shields",
        "sides",
        "specs",
        "time",
        "timed",
        "trigger_checks",
        "turn",
        "turn_player",
        "unwatched",
        "used",
        "values",
        "watching",
        "where",
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
    ) -> None:
        super().__init__(random, on_interrupt)
        self.specs = specs
        self.sides = sides
        self.watching = watching  # shared by all clones too
        self.where = where
        self.holder = holder
        self.orientation = [STAND] * len(specs)
        self.incarnation = [0] * len(specs)
        self.time = 0
        self.face_down: list[int] = []  # cards of level, memory and marker areas that lie face down
        self.values: dict[int, Values] = {}
        self.is_stale = True
        self.lasting: list[Lasting] = []
        self.lasting_limits = 0  # what lasting effects may change, as bits
        self.lasting_writes = 0
        self.lasting_zones = 0
        self.printed_effects: list[tuple[int, list[ContinuousEffect[Valuation]]] | None] = [None] * len(specs)
        self.timed: list[Timed] = []
        self.first_player = 0
        self.turn_player = 0
        self.turn = 0
        self.moment = -1  # the phase or step under way
        self.extra_turns: list[int] = []
        self.used: list[tuple[str, int, int]] = []  # abilities used this turn that have a limit: key, card, its time
        self.shields: list[tuple[int, int]] = []  # player, and the damage from which on none is received this turn
        self.trigger_checks = 1  # in the trigger step of this attack
        self.attacks = 0  # attacks of this turn
        self.attacker = NO_CARD
        self.attacker_incarnation = 0
        self.defender = NO_CARD
        self.defender_incarnation = 0
        self.attack_type = DIRECT
        self.unwatched = LOOK_FROM  # choices of this turn before loops are looked for (11.1)
        self.loops: Loops | None = None

    def copy_into(self, other: "WeissState") -> None:
        """Let `other`, which has the same zones, go on as this game does."""
        self.clone_machine_into(other)
        other.orientation = self.orientation[:]
        other.incarnation = self.incarnation[:]
        other.time = self.time
        other.face_down = self.face_down[:]
        other.values = self.values  # made anew and never changed once worked out
        other.is_stale = self.is_stale
        other.lasting = self.lasting[:]
        other.lasting_limits = self.lasting_limits
        other.lasting_writes = self.lasting_writes
        other.lasting_zones = self.lasting_zones
        other.printed_effects = self.printed_effects[:]
        other.timed = self.timed[:]
        other.first_player = self.first_player
        other.turn_player = self.turn_player
        other.turn = self.turn
        other.moment = self.moment
        other.extra_turns = self.extra_turns[:]
        other.used = self.used[:]
        other.shields = self.shields[:]
        other.trigger_checks = self.trigger_checks
        other.attacks = self.attacks
        other.attacker = self.attacker
        other.attacker_incarnation = self.attacker_incarnation
        other.defender = self.defender
        other.defender_incarnation = self.defender_incarnation
        other.attack_type = self.attack_type
        other.unwatched = self.unwatched
        if self.loops is not None:
            other.loops = self.loops.clone()
