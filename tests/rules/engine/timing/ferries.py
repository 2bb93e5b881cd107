"""A small made-up game with priority, to try Trails' timing with: orders and boats, a dock to pay from, some luck.

An order is played at any time with priority, from the hand or from the dock; a boat in one's own step while nothing
waits. Each costs so many cards of the dock, which are turned as they are paid with. Boats are sunk, and may be raised
at the end of the turn, one by each player; luck that is gone is looked at only then.
"""

from typing import Final, NamedTuple

from rules.engine import NEXT, Frame, GoTo, Procedure, Step, seeded
from rules.engine.cards import ZonedGame
from rules.engine.machine import ProgramFrame
from rules.engine.timing.playing import ChooseTargets, PlayFrame, PlayStep, PutToWait, TakeTarget, cancel
from rules.engine.timing.priority import PRIORITY_PROCESSING
from rules.engine.timing.responding import PASS, Chosen, Moment, Played, RespondingGame
from rules.engine.timing.settling import ChooseAutomatic, Standby
from rules.engine.timing.together import ChooseTogether
from rules.engine.zones import EVERYBODY, NOBODY, OWNER, Zone

DECK: Final = 0
HAND: Final = 1
WATER: Final = 2
DOCK: Final = 3
WAKE: Final = 4
STANDBY: Final = 5
ZONES: Final = (
    Zone("deck", NOBODY, is_ordered=True),
    Zone("hand", OWNER),
    Zone("water", EVERYBODY, is_field=True, face_down_seen_by=EVERYBODY),
    Zone("dock", EVERYBODY, face_down_seen_by=OWNER),
    Zone("wake", EVERYBODY),
    Zone("standby", EVERYBODY, is_ordered=True),
)

# Kinds of requests beside those of priority, and what happens.
PAYMENT: Final = 2  # cards of the dock
RAISE: Final = 3  # sunk boats
ORDER: Final = 10  # places among the abilities to be played
PLAYED: Final = 0
RESOLVED: Final = 1
DRAWN: Final = 2
SUNK: Final = 3
COUNTERED: Final = 4
RAISED: Final = 5
WORDS: Final = ("plays", "resolves", "draws", "sinks", "counters", "raises")


class Card(NamedTuple):
    """What is printed: an order does its effect; a boat may do something whenever another boat is sunk."""

    name: str
    effect: "Procedure[Ferries] | None" = None
    target: bool = False
    cost: int = 0
    is_boat: bool = False
    watching: "Procedure[Ferries] | None" = None


class Triggered(Standby):
    __slots__ = ("card", "effect", "incarnation")

    def __init__(self, master: int, card: int, incarnation: int, effect: "Procedure[Ferries]") -> None:
        super().__init__(master)
        self.card = card
        self.incarnation = incarnation
        self.effect = effect


class Ferries(RespondingGame[Triggered]):
    """`initiative` is whose turn it is in so far as it is anyone's; `primary` whose step it is, or that player."""

    __slots__ = ("deploying", "initiative", "luck", "primary", "printed", "unlucky")

    def __init__(self, zones: tuple[dict[int, list[Card]], dict[int, list[Card]]]) -> None:
        self.printed = [card for side in zones for cards in side.values() for card in cards]
        owners = [player for player, side in enumerate(zones) for cards in side.values() for _ in cards]
        super().__init__(seeded(1), NOTHING, ZONES, owners)
        self.initiative = 0
        self.primary = 0
        self.deploying = False
        self.luck = [3, 3]
        self.unlucky: list[int] = []  # who wanted to draw from an empty deck since the last rule check
        places = [zone for side in zones for zone, cards in side.items() for _ in cards]
        for card, zone in enumerate(places):
            self.move(card, zone, face_down=zone == DOCK)
        self.call(TURN)

    def clone(self) -> "Ferries":
        other = Ferries(({}, {}))
        other.printed, other.owners = self.printed, self.owners
        self.copy_into(other)
        return other

    def copy_into(self, other: ZonedGame[Triggered]) -> None:
        super().copy_into(other)
        assert isinstance(other, Ferries)
        other.initiative = self.initiative
        other.primary = self.primary
        other.deploying = self.deploying
        other.luck = self.luck[:]
        other.unlucky = self.unlucky[:]

    def leading_player(self) -> int:
        return self.primary

    def settling(self) -> Procedure["Ferries"]:
        return RULE_CHECK

    def actions(self, player: int) -> list[int]:
        """902.4: orders from the hand or face down from the dock; boats from the hand, in one's own step (902.4h)."""
        may_deploy = self.deploying and player == self.primary and not self.waiting
        printed = self.printed
        hand = [
            card for card in self.cards(player, HAND) if printed[card].effect or (may_deploy and printed[card].is_boat)
        ]
        dock = [card for card in self.cards(player, DOCK) if card in self.face_down and printed[card].effect]
        return [card for card in hand + dock if printed[card].cost <= len(self.means(player))]

    def means(self, player: int) -> list[int]:
        """Return the cards of the dock that can still be paid with."""
        return [card for card in self.cards(player, DOCK) if card not in self.rested]

    def act(self, player: int, action: int, before: Moment) -> int:
        self.stack.append(PlayFrame(PLAY, player, action, self.incarnation[action], [[]], before=before, action=action))
        return NEXT

    def has_resolved(self, played: Played) -> None:
        self.note("1205.1", RESOLVED, played.controller, played.card)
        if played.is_card and self.where[played.card] == STANDBY:
            self.move(played.card, WATER if self.printed[played.card].is_boat else WAKE)

    def sink(self, card: int, by: int) -> None:
        """A boat is face down then; its player loses luck, and boats that watch for it trigger once each (1211.7)."""
        self.face_down.append(card)
        self.luck[self.holder[card]] -= 2
        self.note("1306", SUNK, by, card)
        for player in (0, 1):
            for boat in self.cards(player, WATER):
                watching = self.printed[boat].watching
                if watching is not None and boat != card:
                    self.standby.append(Triggered(player, boat, self.incarnation[boat], watching))


class Boats(Chosen):
    def find(self, game: Ferries, frame: ProgramFrame) -> list[int]:
        return [card for player in (0, 1) for card in game.cards(player, WATER) if card not in game.face_down]


class Waiting(Chosen):
    def find(self, game: Ferries, frame: ProgramFrame) -> list[int]:
        return game.cards(0, STANDBY) + game.cards(1, STANDBY)


class Effect(Step[Ferries]):
    def run(self, game: Ferries, frame: Frame) -> int:
        assert isinstance(frame, ProgramFrame)
        self.do(game, frame, game.still_there(frame.slots[0]))
        return NEXT

    def do(self, game: Ferries, by: ProgramFrame, targets: list[int]) -> None:
        raise NotImplementedError


class Sink(Effect):
    def do(self, game: Ferries, by: ProgramFrame, targets: list[int]) -> None:
        for card in targets:
            game.sink(card, by.player)


class SinkAll(Effect):
    def do(self, game: Ferries, by: ProgramFrame, targets: list[int]) -> None:
        for card in BOATS.find(game, by):
            game.sink(card, by.player)


class Counter(Effect):
    def do(self, game: Ferries, by: ProgramFrame, targets: list[int]) -> None:
        for card in targets:
            for played in [one for one in game.waiting if one.card == card and one.is_card]:
                game.remove(played.serial)
            game.move(card, WAKE)
            game.note(self.rule, COUNTERED, by.player, card)


class DrawCard(Effect):
    """1102.1: who draws from an empty deck loses at the next rule check."""

    def do(self, game: Ferries, by: ProgramFrame, targets: list[int]) -> None:
        deck = game.cards(by.player, DECK)
        if not deck:
            game.unlucky.append(by.player)
            game.unsettled = True
            return
        card = deck[-1]
        game.move(card, HAND)
        game.note(self.rule, DRAWN, by.player, card)


class BothDraw(DrawCard):
    def do(self, game: Ferries, by: ProgramFrame, targets: list[int]) -> None:
        for player in (0, 1):
            super().do(game, ProgramFrame(by.procedure, player, by.card, by.number, [[]]), targets)


class GainLuck(Effect):
    def do(self, game: Ferries, by: ProgramFrame, targets: list[int]) -> None:
        game.luck[by.player] += 2


class ChooseItsTarget(ChooseTargets[Ferries]):
    def do(self, game: Ferries, frame: PlayFrame) -> int:
        printed = game.printed[frame.card]
        if not printed.target:
            return self.keep(game, frame)
        return (CHOOSE_WAITING if printed.effect is COUNTER else CHOOSE_BOAT).do(game, frame)


class Pay(PlayStep[Ferries]):
    """1217.3: cards of the dock are turned as one pays, in the middle of playing."""

    def do(self, game: Ferries, frame: PlayFrame) -> int:
        if frame.cards:
            game.rest(frame.answer)
        if len(frame.cards) == game.printed[frame.card].cost:
            frame.cards = []
            return NEXT
        means = game.means(frame.player)
        if not means:
            return cancel(game, frame)
        frame.cards.append(0)
        frame.at -= 1
        return game.ask(frame.player, PAYMENT, self.rule, means)


class IntoStandby(PlayStep[Ferries]):
    """1204.2i: a card of the hand itself, of one of the dock a proxy; that card stays there face up (1204.2a)."""

    def do(self, game: Ferries, frame: PlayFrame) -> int:
        printed = game.printed[frame.card]
        is_card = game.where[frame.card] == HAND
        if is_card:
            game.move(frame.card, STANDBY)
        else:
            game.face_down.remove(frame.card)
        game.note(self.rule, PLAYED, frame.player, frame.card)
        targets = ((0, WAITING if printed.effect is COUNTER else BOATS),) if printed.target else ()
        return PutToWait[Ferries](self.rule, printed.effect or NOTHING, targets, is_card=is_card).do(game, frame)


class RuleProcesses(Step[Ferries]):
    """1102.1; where both lose at once, the player wins who is not the primary one (103.3)."""

    def run(self, game: Ferries, frame: Frame) -> int:
        game.unsettled = False
        if game.unlucky:
            return game.end(self.rule, (game.primary if len(set(game.unlucky)) == 2 else game.unlucky[0],))
        return NEXT


class PlayTriggered(Step[Ferries]):
    def run(self, game: Ferries, frame: Frame) -> int:
        triggered = game.standby.pop(frame.answer)
        procedure = Procedure("1204.2", PutToWait[Ferries]("1204.2j", triggered.effect))
        before = game.moment(frame.at + 1)
        game.stack.append(
            PlayFrame(procedure, triggered.master, triggered.card, triggered.incarnation, [[]], before=before)
        )
        return NEXT


class BeginStep(Step[Ferries]):
    """703.8: the step of one player, the one with the initiative first."""

    def __init__(self, rule: str, *, is_first: bool) -> None:
        super().__init__(rule)
        self.is_first = is_first

    def run(self, game: Ferries, frame: Frame) -> int:
        game.deploying = True
        game.primary = game.initiative if self.is_first else 1 - game.initiative
        return game.call(PRIORITY_PROCESSING)


class CheckLuck(Step[Ferries]):
    """705.5: only now; with both out of luck, who has less of it loses, at a tie who has the initiative."""

    def run(self, game: Ferries, frame: Frame) -> int:
        game.deploying = False
        game.primary = game.initiative
        if min(game.luck) > 0:
            return NEXT
        first, other = game.initiative, 1 - game.initiative
        return game.end(self.rule, (first if game.luck[first] <= game.luck[other] else other,))


class ChooseToRaise(ChooseTogether[Ferries]):
    def options(self, game: Ferries, player: int) -> list[int]:
        return [card for card in game.cards(player, WATER) if card in game.face_down]


class RaiseTogether(Step[Ferries]):
    """705.6: those that were chosen come up together, then all others are gone together."""

    def run(self, game: Ferries, frame: Frame) -> int:
        for card in frame.cards:
            if card != PASS:
                game.face_down.remove(card)
                game.note(self.rule, RAISED, game.holder[card], card)
        for player in (0, 1):
            for card in [card for card in game.cards(player, WATER) if card in game.face_down]:
                game.move(card, WAKE)
        frame.cards = []
        return NEXT


class NextTurn(Step[Ferries]):
    """705.8, 705.9: all is ready again, and the initiative changes."""

    def run(self, game: Ferries, frame: Frame) -> int:
        game.rested = []
        game.initiative = 1 - game.initiative
        return NEXT


BOATS: Final = Boats()
WAITING: Final = Waiting()
CHOOSE_BOAT: Final = ChooseTargets[Ferries]("1204.2d", 0, BOATS)
CHOOSE_WAITING: Final = ChooseTargets[Ferries]("1204.2d", 0, WAITING)

NOTHING: Final[Procedure[Ferries]] = Procedure("0")
SINK: Final = Procedure("sink", Sink("sink"))
SINK_ALL: Final = Procedure("sink all", SinkAll("sink all"))
COUNTER: Final = Procedure("1324", Counter("1324"))
DRAW: Final = Procedure("draw", DrawCard("draw"))
BOTH_DRAW: Final = Procedure("draw", BothDraw("draw"))
GAIN_LUCK: Final = Procedure("luck", GainLuck("luck"))
PLAY: Final = Procedure(
    "1204.2",
    ChooseItsTarget("1204.2d", 0, BOATS),
    TakeTarget[Ferries]("1204.2d"),
    Pay("1204.2h"),
    IntoStandby("1204.2i"),
)
RULE_CHECK: Final = Procedure(
    "1002.1",
    RuleProcesses("1102.1"),
    ChooseAutomatic[Ferries]("1002.1b", ORDER, other="1002.1c", order="1211.4"),
    PlayTriggered("1211.4"),
    GoTo("1002.1c", -3),
)
TURN: Final = Procedure(
    "702",
    BeginStep("703.8", is_first=True),
    BeginStep("703.8", is_first=False),
    CheckLuck("705.5"),
    ChooseToRaise("705.6", RAISE),
    RaiseTogether("705.6"),
    NextTurn("705.9"),
    GoTo("702.1", -6),
)
