"""A small made-up game with a gate, to try Gate Ruler's timing with: sparks and moths, two rulers with a few lives.

A spark is played at any time with priority, a moth in one's own turn while the gate is empty; a restless one may change
its place then. A card costs so many other cards of the hand. Damage to a ruler waits in the gate, card by card; a card
with a flare is no damage, and its flare is played.
"""

from typing import Final, NamedTuple

from rules.engine import NEXT, OVER, Frame, GoTo, Procedure, Step, seeded
from rules.engine.cards import ZonedGame
from rules.engine.machine import ProgramFrame
from rules.engine.timing.gate import GATE_PROCESS
from rules.engine.timing.playing import ChooseTargets, PlayFrame, PlayStep, PutToWait, TakeTarget, cancel
from rules.engine.timing.responding import Chosen, Moment, Played, RespondingGame
from rules.engine.timing.settling import ChooseAutomatic, Standby
from rules.engine.zones import EVERYBODY, NOBODY, OWNER, Zone

DECK: Final = 0
HAND: Final = 1
FRONT: Final = 2
BACK: Final = 3
DAMAGE: Final = 4
EMBERS: Final = 5
GATE: Final = 6
ZONES: Final = (
    Zone("deck", NOBODY, is_ordered=True),
    Zone("hand", OWNER),
    Zone("front", EVERYBODY, is_field=True, face_down_seen_by=OWNER),
    Zone("back", EVERYBODY, is_field=True, face_down_seen_by=OWNER),
    Zone("damage", EVERYBODY, is_ordered=True),
    Zone("embers", EVERYBODY, is_ordered=True),
    Zone("gate", EVERYBODY, is_ordered=True),
)
LIVES: Final = 3

# Kinds of requests beside those of the gate, and what happens.
PAYMENT: Final = 2  # cards of the hand
ORDER: Final = 10  # places among the abilities to be played
PLACE: Final = 11  # FRONT or BACK
PLAYED: Final = 0
RESOLVED: Final = 1
DRAWN: Final = 2
HURT: Final = 3
BURNT: Final = 4
DOUSED: Final = 5
GONE: Final = 6
PAID: Final = 7
WORDS: Final = ("plays", "resolves", "draws", "is hurt", "takes", "douses", "loses", "pays with")


class Card(NamedTuple):
    """What is printed: a spark does its effect; a moth has hit points and may do something as it comes or goes."""

    name: str
    effect: "Procedure[Lanterns] | None" = None
    target: bool = False
    cost: int = 0
    hit_points: int = 0
    coming: "Procedure[Lanterns] | None" = None
    going: "Procedure[Lanterns] | None" = None
    flare: "Procedure[Lanterns] | None" = None
    shuns_the_back: bool = False
    is_restless: bool = False
    targets: "ChooseTargets[Lanterns] | None" = None


class Triggered(Standby):
    __slots__ = ("card", "effect", "incarnation")

    def __init__(self, master: int, card: int, incarnation: int, effect: "Procedure[Lanterns]") -> None:
        super().__init__(master)
        self.card = card
        self.incarnation = incarnation
        self.effect = effect


class Lanterns(RespondingGame[Triggered]):
    __slots__ = ("hurt", "main", "pending", "printed", "turn_player")

    def __init__(self, hands: tuple[list[Card], list[Card]], decks: tuple[list[Card], list[Card]] = ([], [])) -> None:
        self.printed = [card for player in (0, 1) for card in (*hands[player], *decks[player])]
        owners = [player for player in (0, 1) for _ in (*hands[player], *decks[player])]
        super().__init__(seeded(1), NOTHING, ZONES, owners)
        self.turn_player = 0
        self.main = False
        self.hurt = [0] * len(owners)
        self.pending = [0, 0]
        card = 0
        for player in (0, 1):
            for zone, cards in ((HAND, hands[player]), (DECK, decks[player])):
                for _ in cards:
                    self.move(card, zone)
                    card += 1
        self.call(TURN)

    def clone(self) -> "Lanterns":
        other = Lanterns(([], []))
        other.printed, other.owners = self.printed, self.owners
        self.copy_into(other)
        return other

    def copy_into(self, other: ZonedGame[Triggered]) -> None:
        super().copy_into(other)
        assert isinstance(other, Lanterns)
        other.turn_player = self.turn_player
        other.main = self.main
        other.hurt = self.hurt[:]
        other.pending = self.pending[:]

    def leading_player(self) -> int:
        return self.turn_player

    def settling(self) -> Procedure["Lanterns"]:
        return SYSTEM_PROCESS

    def moths(self, player: int) -> list[int]:
        return self.cards(player, FRONT) + self.cards(player, BACK)

    def actions(self, player: int) -> list[int]:
        is_free = self.main and player == self.turn_player and not self.waiting
        hand = self.cards(player, HAND)
        restless = [card for card in self.moths(player) if is_free and self.printed[card].is_restless]
        return [
            card
            for card in hand
            if (is_free or not self.printed[card].hit_points) and self.printed[card].cost < len(hand)
        ] + restless

    def act(self, player: int, action: int, before: Moment) -> int:
        if self.where[action] != HAND:  # 9-3e-5i, which plays nothing
            self.move(action, FRONT + BACK - self.where[action])
            return NEXT
        procedure = PLAY_MOTH if self.printed[action].hit_points else PLAY_SPARK
        self.stack.append(
            PlayFrame(procedure, player, action, self.incarnation[action], [[]], before=before, action=action)
        )
        return NEXT

    def has_moved(self, card: int, origin: int) -> None:
        printed, zone = self.printed[card], self.where[card]
        if printed.coming and zone in (FRONT, BACK) and origin not in (FRONT, BACK):
            self.standby.append(Triggered(self.holder[card], card, self.incarnation[card], printed.coming))
        if printed.going and origin in (FRONT, BACK) and zone not in (FRONT, BACK):
            self.standby.append(Triggered(self.holder[card], card, self.incarnation[card], printed.going))

    def has_resolved(self, played: Played) -> None:
        self.note("9-4c", RESOLVED, played.controller, played.card)
        if played.is_card and self.where[played.card] == GATE:
            self.move(played.card, EMBERS)

    def process(self, rule: str, effect: "Procedure[Lanterns]", player: int, *, at_once: bool = False) -> None:
        """Put something into the gate that is neither card nor ability."""
        self.put(Played(effect, player, -1, 0, serial=self.added + 1, slots=[[]], resolves_at_once=at_once))


class Moths(Chosen):
    def find(self, game: Lanterns, frame: ProgramFrame) -> list[int]:
        return game.moths(0) + game.moths(1)


class InGate(Chosen):
    def find(self, game: Lanterns, frame: ProgramFrame) -> list[int]:
        return game.cards(0, GATE) + game.cards(1, GATE)


class Effect(Step[Lanterns]):
    def run(self, game: Lanterns, frame: Frame) -> int:
        assert isinstance(frame, ProgramFrame)
        self.do(game, frame, game.still_there(frame.slots[0]))
        return NEXT if game.result is None else OVER

    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        raise NotImplementedError


class Scorch(Effect):
    """Two damage to the target."""

    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        for card in targets:
            game.hurt[card] += 2
            game.unsettled = True
            game.note(self.rule, HURT, by.player, card)


class Blast(Effect):
    """Two damage to every moth."""

    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        for card in game.moths(0) + game.moths(1):
            game.hurt[card] += 2
        game.unsettled = True


class Douse(Effect):
    """The target is taken out of the gate."""

    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        for card in targets:
            for played in [one for one in game.waiting if one.card == card]:
                game.remove(played.serial)
            game.move(card, EMBERS)
            game.note(self.rule, DOUSED, by.player, card)


class Draw(Effect):
    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        card = game.cards(by.player, DECK)[-1]
        game.move(card, HAND)
        game.note(self.rule, DRAWN, by.player, card)


class Burn(Effect):
    """So much damage to the other ruler."""

    def __init__(self, rule: str, amount: int) -> None:
        super().__init__(rule)
        self.amount = amount

    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        game.pending[1 - by.player] += self.amount
        game.unsettled = True


class Heal(Effect):
    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        for card in game.cards(by.player, DAMAGE)[-1:]:
            game.move(card, EMBERS)


class EnterPlay(Effect):
    """14-4c-2b: a moth comes to the place that was chosen for it."""

    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        game.move(by.card, by.slots[0][0])


class BeDefeated(Effect):
    """12-2d-1: only who still fulfils the condition is defeated."""

    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        losers = tuple(player for player in (0, 1) if len(game.cards(player, DAMAGE)) >= LIVES)
        if losers:
            game.end(self.rule, losers)


class TakeDamage(Effect):
    """13-6b to 13-6d: the top card of the deck; one with a flare is no damage, but has to be played."""

    def do(self, game: Lanterns, by: ProgramFrame, targets: list[int]) -> None:
        card = game.cards(by.player, DECK)[-1]
        flare = game.printed[card].flare
        game.note(self.rule, BURNT, by.player, card)
        game.move(card, EMBERS if flare else DAMAGE)
        if flare:
            before = game.moment(by.at + 1)
            procedure = PLAY_SCORCH if flare is SCORCH else Procedure("14-4b", PutToWait("14-4b-9", flare))
            game.stack.append(PlayFrame(procedure, by.player, card, game.incarnation[card], [[]], before=before))


class ChoosePlace(PlayStep[Lanterns]):
    def do(self, game: Lanterns, frame: PlayFrame) -> int:
        return game.ask(frame.player, PLACE, self.rule, [FRONT, BACK])


class TakePlace(PlayStep[Lanterns]):
    def do(self, game: Lanterns, frame: PlayFrame) -> int:
        frame.slots[0] = [frame.answer]
        return NEXT


class Pay(PlayStep[Lanterns]):
    """14-4b-8: other cards of the hand; the card itself is none of them (14-3f)."""

    def do(self, game: Lanterns, frame: PlayFrame) -> int:
        if frame.cards:
            game.move(frame.answer, EMBERS)
            game.note(self.rule, PAID, frame.player, frame.answer)
        if len(frame.cards) == game.printed[frame.card].cost:
            frame.cards = []
            return NEXT
        others = [card for card in game.cards(frame.player, HAND) if card != frame.card]
        if not others:
            return cancel(game, frame)
        frame.cards.append(0)
        frame.at -= 1
        return game.ask(frame.player, PAYMENT, self.rule, others)


class MayLieThere(PlayStep[Lanterns]):
    """14-4b-11: what could not come where it was played to is not played at all."""

    def do(self, game: Lanterns, frame: PlayFrame) -> int:
        if game.printed[frame.card].shuns_the_back and frame.slots[0] == [BACK]:
            return cancel(game, frame)
        return NEXT


class IntoGate(PlayStep[Lanterns]):
    """14-4b-9: the card lies in the gate, and its effect waits."""

    def do(self, game: Lanterns, frame: PlayFrame) -> int:
        printed = game.printed[frame.card]
        game.move(frame.card, GATE)
        game.note(self.rule, PLAYED, frame.player, frame.card)
        effect = ENTER_PLAY if printed.hit_points else printed.effect
        assert effect is not None
        targets = ((0, IN_GATE if effect is DOUSE else MOTHS),) if printed.target else ()
        return PutToWait[Lanterns](self.rule, effect, targets, is_card=True).do(game, frame)


class ChooseItsTargets(ChooseTargets[Lanterns]):
    """The targets of the card that is played, if it has any."""

    def do(self, game: Lanterns, frame: PlayFrame) -> int:
        printed = game.printed[frame.card]
        if not printed.target:
            return self.keep(game, frame)
        return (printed.targets or (CHOOSE_IN_GATE if printed.effect is DOUSE else CHOOSE_MOTH)).do(game, frame)


class RulesEffects(Step[Lanterns]):
    """12: moths with too much damage go, all at once; damage to rulers, then defeat, come to the gate (12-1b-1)."""

    def run(self, game: Lanterns, frame: Frame) -> int:
        game.unsettled = False
        moths = [*game.moths(0), *game.moths(1)]
        for card in [card for card in moths if game.hurt[card] >= game.printed[card].hit_points]:
            game.hurt[card] = 0
            game.move(card, EMBERS)
            game.note("15-12b", GONE, game.owners[card], card)
        for player in (game.turn_player, 1 - game.turn_player):
            for _ in range(game.pending[player]):
                game.process("13-5b", DAMAGE_PROCESS, player, at_once=True)
            game.pending[player] = 0
        is_lost = any(len(game.cards(player, DAMAGE)) >= LIVES for player in (0, 1))
        if is_lost and not any(one.effect is DEFEAT_PROCESS for one in game.waiting):
            game.process("12-2c", DEFEAT_PROCESS, 0)
        return NEXT


class PlayAutomatic(Step[Lanterns]):
    """14-10c: its trigger count is one less, whether it can be played (14-10d) or not."""

    def run(self, game: Lanterns, frame: Frame) -> int:
        triggered = game.standby.pop(frame.answer)
        before = game.moment(frame.at + 1)
        procedure = (
            PLAY_SCORCH if triggered.effect is SCORCH else Procedure("14-4b", PutToWait("14-4b-9", triggered.effect))
        )
        game.stack.append(
            PlayFrame(procedure, triggered.master, triggered.card, triggered.incarnation, [[]], before=before)
        )
        return NEXT


class BeginMain(Step[Lanterns]):
    def run(self, game: Lanterns, frame: Frame) -> int:
        game.main = True
        return game.call(GATE_PROCESS)


class NextTurn(Step[Lanterns]):
    def run(self, game: Lanterns, frame: Frame) -> int:
        game.main = False
        game.turn_player = 1 - game.turn_player
        return NEXT


MOTHS: Final = Moths()
IN_GATE: Final = InGate()
CHOOSE_MOTH: Final = ChooseTargets[Lanterns]("14-4b-4", 0, MOTHS)
CHOOSE_TWO_MOTHS: Final = ChooseTargets[Lanterns]("14-4b-4", 0, MOTHS, 2)
CHOOSE_UP_TO_TWO: Final = ChooseTargets[Lanterns]("14-4b-4", 0, MOTHS, 2, up_to=True)
CHOOSE_IN_GATE: Final = ChooseTargets[Lanterns]("14-4b-4", 0, IN_GATE)

NOTHING: Final[Procedure[Lanterns]] = Procedure("0")
SCORCH: Final = Procedure("2 damage", Scorch("2 damage"))
BLAST: Final = Procedure("2 damage to all", Blast("2 damage to all"))
SCORCH_AND_DRAW: Final = Procedure("2 damage, a card", Scorch("2 damage"), Draw("a card"))
DOUSE: Final = Procedure("douse", Douse("douse"))
DRAW: Final = Procedure("a card", Draw("a card"))
BURN_1: Final = Procedure("burn 1", Burn("burn 1", 1))
BURN_3: Final = Procedure("burn 3", Burn("burn 3", 3))
HEAL: Final = Procedure("heal", Heal("heal"))
ENTER_PLAY: Final = Procedure("14-4c-2b", EnterPlay("14-4c-2b"))
DAMAGE_PROCESS: Final = Procedure("13-6", TakeDamage("13-6b"))
DEFEAT_PROCESS: Final = Procedure("12-2d", BeDefeated("12-2d-1"))
PLAY_SCORCH: Final = Procedure(
    "14-4b", CHOOSE_MOTH, TakeTarget[Lanterns]("14-4b-4"), PutToWait[Lanterns]("14-4b-9", SCORCH, ((0, MOTHS),))
)
PLAY_SPARK: Final = Procedure(
    "14-4b",
    ChooseItsTargets("14-4b-4", 0, MOTHS),
    TakeTarget[Lanterns]("14-4b-4"),
    Pay("14-4b-8"),
    IntoGate("14-4b-9"),
)
PLAY_MOTH: Final = Procedure(
    "14-4b",
    ChoosePlace("14-4b-3a"),
    TakePlace("14-4b-3a"),
    Pay("14-4b-8"),
    MayLieThere("14-4b-11"),
    IntoGate("14-4b-9"),
)
SYSTEM_PROCESS: Final = Procedure(
    "11-2",
    RulesEffects("11-2a-1"),
    ChooseAutomatic[Lanterns]("11-2a-2", ORDER, other="14-10c", order="11-2a-2a"),
    PlayAutomatic("14-10c"),
    GoTo("14-10c-1", -3),
)
TURN: Final = Procedure("6", BeginMain("6-3b"), NextTurn("6-5"), GoTo("6-1", -2))
