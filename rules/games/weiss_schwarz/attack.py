"""Attack and battle (section 7), from the declaration to the end of the battle."""

from typing import Final

from rules.engine import JUMP, NEXT, POP, Frame, GoTo, Procedure, Step
from rules.engine.timing.settling import Call
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import LOOKS_AT_ATTACK
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.changes import Number
from rules.games.weiss_schwarz.abilities.choosable import may_be_chosen
from rules.games.weiss_schwarz.abilities.context import ruling
from rules.games.weiss_schwarz.abilities.values import SOUL
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.check_timing import BeforePlaying, CheckTiming, Fire
from rules.games.weiss_schwarz.counter import Counter, MayCounter
from rules.games.weiss_schwarz.damage import deal
from rules.games.weiss_schwarz.effects import end_lasting, give
from rules.games.weiss_schwarz.stage import turn_card
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.trigger_check import TRIGGER_CHECK, CheckAgain
from rules.games.weiss_schwarz.zones import BACK, CENTRE, NO_CARD, facing


class ChooseAttacker(Step[WeissGame]):
    """7.1.1, 7.2.1.3: a character able to attack (7.2.1.3.1), or the end of the attack phase (7.2.1.3.2)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        able = able_to_attack(game) if holds("7.1.1") and holds("7.2.1.3.1") else []
        if not able and holds("7.2.1.3.1.3"):
            frame.answer = words.PASS
            return NEXT
        return game.ask(game.turn_player, words.ATTACKER, self.rule, [words.PASS, *able])


MOST_ATTACKS: Final = 3  # of a turn in which nobody attacks a fourth time


def able_to_attack(game: WeissGame) -> list[int]:
    """7.2.1.3.1.1, 7.2.1.3.1.2: standing in the centre stage; in the very first turn only one attacks."""
    if game.turn == 1 and game.attacks and holds("7.2.1.3.1.2"):
        return []
    stage = game.sides[game.turn_player].stage
    orientation = game.orientation
    there = [stage[p] for p in CENTRE if stage[p] != NO_CARD]
    standing = [card for card in there if orientation[card] == words.STAND or not holds("7.2.1.3.1.1")]
    if game.may_limit(words.MAY_ATTACK_FROM_THE_BACK_STAGE):
        standing += able_from_behind(game)
    return [card for card in standing if not cannot_attack(game, card) and attack_types(game, card)]


def able_from_behind(game: WeissGame) -> list[int]:
    """1.3.1: return whom an effect lets attack from the back stage, standing."""
    stage = game.sides[game.turn_player].stage
    standing = [stage[p] for p in BACK if stage[p] != NO_CARD and game.orientation[stage[p]] == words.STAND]
    return [card for card in standing if game.limited(card, words.MAY_ATTACK_FROM_THE_BACK_STAGE)]


def cannot_attack(game: WeissGame, card: int) -> bool:
    """Return whether an effect forbids a character to attack now."""
    if game.limited(card, words.CANNOT_ATTACK):
        return True
    return game.attacks >= MOST_ATTACKS and game.limited(card, words.CANNOT_ATTACK_A_FOURTH_TIME)


def is_faced(game: WeissGame, card: int) -> bool:
    """Return whether a character is faced by one of the centre stage, so that it cannot attack directly (7.2.1.4.1)."""
    position = game.position_of(card)
    return position in CENTRE and game.sides[1 - game.turn_player].stage[facing(position)] != NO_CARD


class EndOrGoOn(Step[WeissGame]):
    """7.2.1.3.2: the end of the attack phase, if nobody attacks."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if frame.answer == words.PASS:
            return POP
        game.attacker = frame.answer
        game.has_changed(LOOKS_AT_ATTACK)
        return NEXT


class ChooseAttackType(Step[WeissGame]):
    """7.2.1.4: direct where nothing faces the character, else frontal or side as the player likes and is allowed."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        position = game.position_of(game.attacker)
        is_behind = position in BACK
        game.defender = NO_CARD if is_behind else game.sides[1 - game.turn_player].stage[facing(position)]
        types = attack_types(game, game.attacker)
        if len(types) == 1:
            frame.answer = types[0]
            return NEXT
        return game.ask(game.turn_player, words.ATTACK_TYPE, self.rule, types)


def attack_types(game: WeissGame, card: int) -> list[int]:
    """7.2.1.4: the types of attack of a character: none where effects forbid those it has (1.3.3)."""
    types = _FACED if is_faced(game, card) else _UNFACED
    return [kind for kind, limit in types if not game.limited(card, limit)]


# Types of attack, each with what forbids it.
_FACED: Final = (
    (words.FRONTAL, words.CANNOT_ATTACK_FRONTALLY),
    (words.SIDE, words.CANNOT_ATTACK_FROM_THE_SIDE),
)
_UNFACED: Final = ((words.DIRECT, words.CANNOT_ATTACK_DIRECTLY),)


class MayAttackTheBackStage(Step[WeissGame]):
    """8.10.2.4: what the turn player's character may attack instead comes first."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        frame.cards = [frame.answer]
        if not game.limited(game.attacker, words.MAY_ATTACK_THE_BACK_STAGE) or not _may_attack_frontally(game):
            frame.answer = words.PASS
            return NEXT
        stage = game.sides[1 - game.turn_player].stage
        behind = [stage[position] for position in BACK if stage[position] != NO_CARD]
        behind = [card for card in behind if may_be_chosen(game, game.turn_player, card)]
        if not behind:  # 8.10.3
            frame.answer = words.PASS
            return NEXT
        may_decline = [words.PASS] if holds("8.2.1.3.2") else []
        return game.ask(game.turn_player, words.BACK_STAGE, self.rule, [*may_decline, *behind])


class TakeAttack(Step[WeissGame]):
    """8.10.2.4, 10.6.2: then the other player's character that all attacks are made on takes it."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        instead = frame.answer
        frame.answer = frame.cards[0]
        frame.cards = []
        for card in game.sides[1 - game.turn_player].stage:
            if card != NO_CARD and game.limited(card, words.TAKES_ALL_ATTACKS) and holds("8.2.1.3.1"):
                instead = card
        if instead != words.PASS and holds("8.2.1.3") and _may_attack_frontally(game):
            _replace_attack(game, frame, instead)
        return NEXT


def _may_attack_frontally(game: WeissGame) -> bool:
    """1.3.3, 8.10.3: return whether no effect stops the frontal attack that would come instead."""
    return not game.limited(game.attacker, words.CANNOT_ATTACK_FRONTALLY)


def _replace_attack(game: WeissGame, frame: Frame, defender: int) -> None:
    """8.10.1: another attack instead; nothing of the one that was declared happens (8.10.1.1)."""
    if holds("8.10.1"):
        game.defender = defender
    if holds("8.10.1.1"):
        frame.answer = words.FRONTAL
    if not holds("8.10.2.3"):  # each effect once for one attack
        frame.at -= 2


class DeclareAttack(Step[WeissGame]):
    """7.2.1.4.1 to 7.2.1.5.3: the soul changes with the type, once and for all; the attacker rests."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        attacker = game.attacker
        game.attack_type = frame.answer
        change = self._soul_change(game)
        game.attacker_incarnation = game.incarnation[attacker]
        game.left_battle = 0
        if game.defender != NO_CARD:
            game.defender_incarnation = game.incarnation[game.defender]
        faced = game.defender if holds("7.2.1.5.2") else NO_CARD
        game.has_changed(LOOKS_AT_ATTACK)
        if game.attack_type != words.FRONTAL or not holds("7.2.1.5.1"):
            game.defender = NO_CARD  # 7.2.1.5.1: being attacked is not being in battle
        game.attacks += 1
        game.trigger_checks = 1
        game.after_checks = ()
        game.note(self.rule, words.ATTACKED, game.turn_player, attacker, game.attack_type)
        _change_soul(game, change)
        if holds("7.2.1.5.3"):
            turn_card(game, attacker, words.REST, "7.2.1.5.3")
        game.happen(words.ON_ATTACK, game.turn_player, attacker, number=game.attack_type, by=faced)
        return NEXT

    def _soul_change(self, game: WeissGame) -> int:
        """7.2.1.4.1, 7.2.1.4.2: one more attacking directly, as many less from the side as the level it faces."""
        if game.attack_type == words.DIRECT:
            return 1 if holds("7.2.1.4.1") else 0
        keeps_soul = game.limited(game.attacker, words.KEEPS_SOUL) and holds("1.3.1")
        if game.attack_type != words.SIDE or keeps_soul or not holds("7.2.1.4.2"):
            return 0
        return -game.level(game.defender)


def _change_soul(game: WeissGame, amount: int) -> None:
    if amount:
        rule = "7.2.1.4.1" if amount > 0 else "7.2.1.4.2"
        game.note(rule, words.SOUL_CHANGED, game.turn_player, game.attacker, amount)
        by = ruling(game.turn_player, game.attacker, game.incarnation[game.attacker])
        give(game, [game.attacker], Number(SOUL, Fixed(amount)), by, game.turn)


class DealAttackDamage(Step[WeissGame]):
    """7.5.1.2: damage equal to the soul of the attacker; none at 0 or less, none if it is gone."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if not game.attacker_is_there() and holds("7.5.1.2.2"):
            return NEXT
        soul = game.soul(game.attacker)
        if soul <= 0 and holds("7.5.1.2.1"):
            return NEXT
        source = game.attacker if holds("4.11.1.1") else NO_CARD
        return deal(game, [1 - game.turn_player], source, soul)


class ComparePower(Step[WeissGame]):
    """7.6.1.2: the weaker is reversed, of equals both; nothing where one is gone (7.6.1.3)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if not (game.attacker_is_there() and game.defender_is_there()) and holds("7.6.1.3"):
            return NEXT
        attack, defence = game.power(game.attacker), game.power(game.defender)
        if attack <= defence:
            turn_card(game, game.attacker, words.REVERSE, self.rule)
        if defence <= attack:
            turn_card(game, game.defender, words.REVERSE, self.rule)
        return NEXT


class EndAttack(Step[WeissGame]):
    """7.5.1.4, 7.6.1.5: the attack is over, and with it the roles of attacker and defender; the next is declared."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.attacker = NO_CARD
        game.defender = NO_CARD
        game.left_battle = 0
        game.has_changed(LOOKS_AT_ATTACK)
        end_lasting(game, words.THIS_ATTACK)
        frame.at = 1  # 7.2.1.1 is for the first declaration of a turn
        return JUMP


def _is_frontal(game: WeissGame, _frame: Frame) -> bool:
    """7.2.1.4.3: it stays a frontal attack, whatever becomes of the character that it is made on."""
    return game.attack_type == words.FRONTAL and (holds("7.2.1.4.3") or game.defender_is_there())


def _is_not_frontal(game: WeissGame, frame: Frame) -> bool:
    return not _is_frontal(game, frame)


ATTACK_PHASE: Final = Procedure(
    "7",
    CheckTiming("7.2.1.1", words.ATTACK_PHASE),
    CheckTiming("7.2.1.2", words.ATTACK_DECLARATION_STEP),
    ChooseAttacker("7.2.1.3"),
    EndOrGoOn("7.2.1.3.2"),
    ChooseAttackType("7.2.1.4"),
    MayAttackTheBackStage("8.10.2.4"),
    TakeAttack("10.6.2"),
    DeclareAttack("7.2.1.5"),
    CheckTiming("7.2.1.6"),
    CheckTiming("7.3.1.1", words.TRIGGER_STEP),
    Call("7.3.1.2", TRIGGER_CHECK),
    CheckAgain("7.3.1.2"),
    CheckTiming("7.3.1.3"),
    GoTo("7.3.1.3", 6, _is_not_frontal),
    Fire("7.4.1.1", words.COUNTER_STEP),
    BeforePlaying("8.5.2.1"),
    MayCounter("7.4.1.2"),
    Counter("7.4.1.2.1"),
    CheckTiming("7.4.1.3"),
    CheckTiming("7.5.1.1", words.DAMAGE_STEP),
    DealAttackDamage("7.5.1.2"),
    CheckTiming("7.5.1.3"),
    GoTo("7.5.1.3", 3, _is_frontal),
    CheckTiming("7.5.1.4", words.END_OF_ATTACK),
    EndAttack("7.5.1.4"),
    CheckTiming("7.6.1.1", words.BATTLE_STEP),
    ComparePower("7.6.1.2"),
    CheckTiming("7.6.1.4"),
    CheckTiming("7.6.1.5", words.END_OF_ATTACK),
    EndAttack("7.6.1.5"),
)
