"""A game of Weiß Schwarz under way: both players' zones, and the moves of single cards that everything is made of."""

from typing import Final

from rules.engine import Game, Procedure, RandomSource
from rules.games.weiss_schwarz.specs import CardSpec
from rules.games.weiss_schwarz.vocabulary import DIRECT, ENCORE, STAND, TO_WAITING_ROOM
from rules.games.weiss_schwarz.zones import NO_CARD, Side

# Flags of what interrupts (9.1.2.1): shifted left by two for player 1.
REFRESH: Final = 1
LEVEL_UP: Final = 2
FLAGS: Final = 2

CLOCK_LIMIT: Final = 7

# An automatic ability in a standby condition (8.7.2): master, kind, card, that card's incarnation, value.
Standby = tuple[int, int, int, int, int]


class WeissGame(Game):
    """Cards are numbers, 0 to 49 of player 0, 50 to 99 of player 1; `specs`, which all clones share, describes them.

    `incarnation` counts the moves of a card from zone to zone: after one it is a new card (3.1.4). `unsettled` says
    that something happened since the last check timing that its rule actions (9.4 to 9.6) may ask about.
    """

    __slots__ = (
        "attack_type",
        "attacker",
        "attacker_incarnation",
        "attacks",
        "defender",
        "defender_incarnation",
        "first_player",
        "incarnation",
        "orientation",
        "shots",
        "sides",
        "soul_change",
        "specs",
        "standby",
        "turn",
        "turn_player",
        "unsettled",
    )

    def __init__(
        self, specs: list[CardSpec], sides: list[Side], random: RandomSource, on_interrupt: "Procedure[WeissGame]"
    ) -> None:
        super().__init__(random, on_interrupt)
        self.specs = specs
        self.sides = sides
        self.orientation = [STAND] * len(specs)
        self.incarnation = [0] * len(specs)
        self.soul_change = [0] * len(specs)  # until end of turn
        self.first_player = 0
        self.turn_player = 0
        self.turn = 0
        self.attacks = 0  # attacks of this turn
        self.attacker = NO_CARD
        self.attacker_incarnation = 0
        self.defender = NO_CARD
        self.defender_incarnation = 0
        self.attack_type = DIRECT
        self.shots: list[tuple[int, int]] = []  # attackers (card, incarnation) whose next damage a shot icon watches
        self.standby: list[Standby] = []
        self.unsettled = False

    def clone(self) -> "WeissGame":
        """Return a game that goes on alike under the same decisions."""
        other = WeissGame(self.specs, [side.clone() for side in self.sides], self.random, self.on_interrupt)
        self.clone_machine_into(other)
        other.orientation = self.orientation[:]
        other.incarnation = self.incarnation[:]
        other.soul_change = self.soul_change[:]
        other.first_player = self.first_player
        other.turn_player = self.turn_player
        other.turn = self.turn
        other.attacks = self.attacks
        other.attacker = self.attacker
        other.attacker_incarnation = self.attacker_incarnation
        other.defender = self.defender
        other.defender_incarnation = self.defender_incarnation
        other.attack_type = self.attack_type
        other.shots = self.shots[:]
        other.standby = self.standby[:]
        other.unsettled = self.unsettled
        return other

    def note(self, rule: str, kind: int, player: int, value: int = -1, other: int = -1) -> None:
        """Add to the trace, where one is kept."""
        if self.trace is not None:
            self.trace.append((rule, kind, player, value, other))

    # Moves. Each takes a card that is in no zone and puts it into one; taking it out of the zone where it was is the
    # caller's part, except where the top of a deck is meant.

    def take_top(self, player: int) -> int:
        """Take the top card of a deck, or NO_CARD; the deck's last card calls for a refresh (9.2.1)."""
        deck = self.sides[player].deck
        if not deck:
            return NO_CARD
        card = deck.pop()
        self.incarnation[card] += 1
        if not deck:
            self.interrupts |= REFRESH << (FLAGS * player)
            self.unsettled = True
        return card

    def owner(self, card: int) -> int:
        """Return the player who brought the card (4.2.2)."""
        return 0 if card < len(self.specs) // 2 else 1

    def put_into_waiting_room(self, card: int) -> None:
        """3.4.2: on top. A deck that could not be refreshed can be from now on (9.2.2.1)."""
        player = self.owner(card)
        side = self.sides[player]
        side.waiting_room.append(card)
        self.incarnation[card] += 1
        if not side.deck:
            self.interrupts |= REFRESH << (FLAGS * player)

    def put_into_clock(self, player: int, card: int) -> None:
        """3.8.2: on top. The seventh card calls for a level up (9.3.1)."""
        clock = self.sides[player].clock
        clock.append(card)
        self.incarnation[card] += 1
        if len(clock) >= CLOCK_LIMIT:
            self.interrupts |= LEVEL_UP << (FLAGS * player)

    def put_into_hand(self, card: int) -> None:
        """3.1.6: into its owner's hand."""
        self.sides[self.owner(card)].hand.append(card)
        self.incarnation[card] += 1

    def put_into_stock(self, card: int) -> None:
        """3.10.2: face down on top of its owner's stock."""
        self.sides[self.owner(card)].stock.append(card)
        self.incarnation[card] += 1

    def put_on_stage(self, player: int, card: int, position: int, orientation: int) -> None:
        """3.6: onto a position of the stage; a card that is there already stays under it until the check timing."""
        side = self.sides[player]
        if side.stage[position] != NO_CARD:
            side.under.append((side.stage[position], position))
        side.stage[position] = card
        self.incarnation[card] += 1
        self.orientation[card] = orientation
        self.unsettled = True

    def take_from_stage(self, player: int, card: int) -> int:
        """Take a card from the stage and return the position it was on; its changes end with it (3.1.4)."""
        side = self.sides[player]
        self.soul_change[card] = 0
        if card in side.stage:
            position = side.stage.index(card)
            side.stage[position] = NO_CARD
            return position
        for at, (below, position) in enumerate(side.under):
            if below == card:
                del side.under[at]
                return position
        return NO_CARD

    def stage_to_waiting_room(self, player: int, card: int, rule: str) -> None:
        """Put a character from the stage into the waiting room; its encore (10.2.3) stands by."""
        position = self.take_from_stage(player, card)
        self.put_into_waiting_room(card)
        self.note(rule, TO_WAITING_ROOM, player, card, position)
        self.standby.append((player, ENCORE, card, self.incarnation[card], position))

    # What the rules ask.

    def attacker_is_there(self) -> bool:
        """7.2.1.5: the attacking character, as long as it did not leave its zone."""
        return self.attacker != NO_CARD and self.incarnation[self.attacker] == self.attacker_incarnation

    def defender_is_there(self) -> bool:
        """7.2.1.5.1: the defending character, as long as it did not leave its zone."""
        return self.defender != NO_CARD and self.incarnation[self.defender] == self.defender_incarnation

    def soul(self, card: int) -> int:
        """Return the soul of a character on the stage, below 0 included."""
        return self.specs[card].soul + self.soul_change[card]
