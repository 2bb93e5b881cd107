"""What one player may know of a game: the zones by 3.1 to 3.13, and what everybody sees happen.

States that differ only in what the player cannot know give equal views (tests/rules/weiss_schwarz/test_view.py). Bots
get a view and never the game; `seeing` makes it.
"""

from typing import Final, NamedTuple

from rules.engine import Procedure, Result
from rules.games.weiss_schwarz.abilities.ability import Ability
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.vocabulary import STAND

HIDDEN: Final = -2  # stands where a card lies that the player may not see


class SideView(NamedTuple):
    """The zones of one player, each with as many cards as it has (3.1.2); those that may not be seen are HIDDEN."""

    deck: tuple[int, ...]
    hand: tuple[int, ...]
    waiting_room: tuple[int, ...]
    clock: tuple[int, ...]
    level: tuple[int, ...]
    stock: tuple[int, ...]
    climax: tuple[int, ...]
    memory: tuple[int, ...]
    markers: tuple[tuple[int, ...], ...]
    resolution: tuple[int, ...]
    stage: tuple[int, ...]
    under: tuple[tuple[int, int], ...]
    damage: int


class Asked(NamedTuple):
    """A request: the options are for whom it is. `source` is the card that it is about, `program` what is under way."""

    player: int
    kind: int
    rule: str
    options: tuple[int, ...] = ()
    source: int = HIDDEN
    program: "Procedure[WeissGame] | None" = None
    at: int = 0  # the next step of the program


class Shown(NamedTuple):
    """The information of a card with all continuous effects applied (8.9)."""

    power: int
    soul: int
    level: int
    cost: int
    traits: tuple[str, ...]
    colours: int
    names: tuple[str, ...]
    abilities: tuple[Ability, ...]
    limits: int


class Waiting(NamedTuple):
    """An automatic ability in a standby condition (8.7.2)."""

    master: int
    card: int
    ability: Ability


class View(NamedTuple):
    """A game as `player` sees it; the names are those of the state."""

    player: int
    request: Asked | None
    result: Result | None
    sides: tuple[SideView, SideView]
    unseen: tuple[int, ...]  # one's own cards that are not seen anywhere, in the order of the deck list
    specs: dict[int, CardSpec]  # of the cards that are seen, and of all of one's own
    changed: dict[int, Shown]  # cards that are seen and changed by an effect
    orientation: dict[int, int]  # of the characters on the stage
    first_player: int
    turn_player: int
    turn: int
    moment: int
    attacks: int
    attacker: int
    defender: int
    attack_type: int
    trigger_checks: int
    paying: bool
    extra_turns: tuple[int, ...]
    shields: tuple[tuple[int, int], ...]
    used: tuple[tuple[str, int], ...]
    arrived: tuple[tuple[int, int, int], ...]  # characters placed on the stage this turn: from where, how
    standby: tuple[Waiting, ...]

    def power(self, card: int) -> int:
        shown = self.changed.get(card)
        return self.specs[card].power if shown is None else shown.power

    def soul(self, card: int) -> int:
        shown = self.changed.get(card)
        return self.specs[card].soul if shown is None else shown.soul

    def level(self, card: int) -> int:
        shown = self.changed.get(card)
        return self.specs[card].level if shown is None else max(shown.level, 0)

    def cost(self, card: int) -> int:
        shown = self.changed.get(card)
        return self.specs[card].cost if shown is None else max(shown.cost, 0)

    def abilities(self, card: int) -> tuple[Ability, ...]:
        shown = self.changed.get(card)
        return self.specs[card].abilities if shown is None else shown.abilities

    def stands(self, card: int) -> bool:
        """Return whether the card is a character on the stage that stands."""
        return self.orientation.get(card) == STAND


# Everything that a state consists of (digest.state_of and the attributes of the game): where the view has it, or why
# not, with the rule.
SHOWN: Final = {
    "request": "request: options for whom it is, who and what kind for the other player",
    "result": "result",
    "sides": "sides",
    "orientation": "orientation: of characters on the stage (3.6.2)",
    "where": "sides",
    "holder": "sides",
    "face_down": "sides: one's own cards of level and memory are seen (3.9.2.2, 3.12.2.2), no card of a marker area",
    "specs": "specs: of cards that are seen, and one's own deck list",
    "values": "changed",
    "is_stale": "changed, worked out where it was not",
    "lasting": "changed: what effects do to cards that are seen",
    "lasting_limits": "lasting",
    "lasting_writes": "lasting",
    "lasting_zones": "lasting",
    "printed_effects": "changed: worked out of specs",
    "first_player": "first_player",
    "turn_player": "turn_player",
    "turn": "turn",
    "moment": "moment",
    "attacks": "attacks",
    "attacker": "attacker, as long as it is there (7.2.1.5)",
    "defender": "defender, as long as it is there (7.2.1.5.1)",
    "attacker_incarnation": "attacker",
    "defender_incarnation": "defender",
    "left_battle": "attacker and defender",
    "attack_type": "attack_type",
    "trigger_checks": "trigger_checks",
    "paying": "paying",
    "extra_turns": "extra_turns",
    "shields": "shields",
    "used": "used: of cards that are seen",
    "arrived": "arrived: of cards that are still there",
    "ended": "standby: what has waited for the end of the turn was seen then",
    "standby": "standby: cards that are seen",
    "stack": "request.program, of one's own requests; cards looked at or revealed, in sides (4.8.1, 4.9.1)",
}
UNSEEN: Final = {
    "random": "3.2.4: what a shuffle leads to has no pattern",
    "incarnation": "3.1.4: a card in a new zone is a new card; which one it was is in no zone",
    "time": "3.1.4: counts such moves",
    "after_checks": "8.7.5: what an effect does then, which its text says",
    "timed": "8.7.5: an ability that waits is seen once it stands by",
    "interrupts": "9.1.2.1: rule actions are done before anyone is asked, and then asked for by the request",
    "on_interrupt": "9.1.2.1: the same for all games",
    "unsettled": "8.5.1: whether the next check timing has anything to do",
    "watching": "4.2: which abilities the decks have is in the deck lists, of which one knows one's own",
    "unwatched": "counts the choices of the turn, and is in no rule",
    "loops": "11.1.1: the choices of the turn; what they bar is not among the options of the request",
    "steps": "counts the steps of the machine, and is in no rule",
    "trace": "tells what happened to both players, draws included (3.3.2)",
}
