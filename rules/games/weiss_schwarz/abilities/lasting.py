"""Steps of programs whose effects last, come later, or concern the game itself."""

from typing import TYPE_CHECKING, Any, Final

from rules.engine import NEXT, Procedure
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import BY, Ability, Amount, Cards, Change
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep
from rules.games.weiss_schwarz.abilities.jumps import go_to
from rules.games.weiss_schwarz.abilities.sets import ANYONES, OPPONENTS, YOURS
from rules.games.weiss_schwarz.abilities.shielding import is_kept_off
from rules.games.weiss_schwarz.abilities.standby import Timed
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.damage import deal
from rules.games.weiss_schwarz.effects import give, give_all
from rules.games.weiss_schwarz.rule_actions import CHECK_TYPE_RULE_ACTIONS
from rules.games.weiss_schwarz.specs import CHARACTER
from rules.games.weiss_schwarz.zones import NO_CARD

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame


_BOTH: Final = (0, 1)
_NEXT_OF: Final = (words.NEXT_OF_OWN, words.NEXT_OF_OPPONENT)


class Give(ProgramStep):
    """8.2.1.2, 8.9.2: a change for the cards that there are now, for as long as it says."""

    __slots__ = ("cards", "change", "is_for_all", "turns")

    def __init__(self, rule: str, cards: Cards, change: Change, turns: int, *, is_for_all: bool = False) -> None:
        super().__init__(rule)
        self.is_for_all = is_for_all  # such cards that come later too: what a player cannot do is said of no card
        self.cards = cards
        self.change = change
        self.turns = turns  # turns after this one, or THIS_ATTACK, THIS_GAME

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if self.is_for_all:
            give_all(game, self.cards, self.change, by.clone(), self._until(game, by))
            return NEXT
        cards = self.cards.find(game, by)
        if cards and holds("8.2.1.2"):
            for some, change in self.change.fixed_for(game, cards, by):
                give(game, some, change, by, self._until(game, by))
        if not holds("9.1.2.1.2"):  # a power of 0 in the middle of an effect harms nobody
            return game.call(CHECK_TYPE_RULE_ACTIONS)
        return NEXT

    def _until(self, game: "WeissGame", by: ProgramFrame) -> int:
        if self.turns in (words.THIS_ATTACK, words.THIS_GAME):
            return self.turns
        if self.turns in _NEXT_OF:  # in the turn of that player, that is the one after the next
            is_theirs = self.turns == words.NEXT_OF_OPPONENT
            return game.turn + (1 if (game.turn_player == by.player) == is_theirs else 2)
        return game.turn + self.turns


class Later(ProgramStep):
    """8.7.5: an automatic ability that waits for one moment, whenever that comes; or not in this turn."""

    __slots__ = ("ability", "is_next_turn")

    def __init__(self, rule: str, ability: Ability, *, is_next_turn: bool) -> None:
        super().__init__(rule)
        self.ability = ability
        self.is_next_turn = is_next_turn

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        frame = by.clone()
        frame.slots += [[]] * (self.ability.slots - len(frame.slots))
        game.timed += (Timed(self.ability, frame, words.THIS_GAME, game.turn + self.is_next_turn),)
        return NEXT


class DealDamage(ProgramStep):
    """4.10, 4.11.1.1: damage by the card with the effect; none at 0 or less."""

    __slots__ = ("amount", "by_player", "by_the_same", "is_of_stage", "is_watched", "of_nobody", "to")

    def __init__(
        self,
        rule: str,
        amount: Amount,
        *,
        is_of_stage: bool,
        to: int = OPPONENTS,
        of_nobody: bool = False,
        by_the_same: bool = False,
        by_player: bool = False,
        is_watched: bool = False,
    ) -> None:
        super().__init__(rule)
        self.is_watched = is_watched  # whether what follows asks if it was cancelled
        self.by_player = by_player
        self.by_the_same = by_the_same
        self.is_of_stage = is_of_stage  # an automatic effect of a card on the stage
        self.amount = amount
        self.to = to  # whose
        self.of_nobody = of_nobody

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if self.is_watched:
            by.answer = 0
        amount = self.amount.of(game, by)
        if amount <= 0 and holds("1.3.2.2"):
            return NEXT
        players = [player for player in _BOTH if self._reaches(game, by, player, amount)]
        return deal(game, players, self._source(by), amount) if players else NEXT

    def _source(self, by: ProgramFrame) -> int:
        """4.11.1.2: the card with the effect, where a text lets its player deal the damage too (4.11.1.2.1).

        Or else the source of the damage that this is dealt instead of.
        """
        if self.by_the_same:
            return by.slots[BY][0] if by.slots[BY] else NO_CARD
        is_by_card = holds("4.11.1.2.1") if self.by_player else holds("4.11.1.2")
        return by.card if is_by_card and not self.of_nobody else NO_CARD

    def _reaches(self, game: "WeissGame", by: ProgramFrame, player: int, amount: int) -> bool:
        """Return whether the player is meant and receives the damage (1.3.3)."""
        if self.to != ANYONES and (player == by.player) != (self.to == YOURS):
            return False
        if not self._is_of_character(game, by):
            return True
        shielded = any(who == player and amount >= least for who, least in game.shields)
        return not ((shielded and holds("1.3.3")) or is_kept_off(game, player, by.card, amount))

    def _is_of_character(self, game: "WeissGame", by: ProgramFrame) -> bool:
        """Return whether it is an automatic effect of a character (2.3.2.1.2), no icon's and no climax's."""
        return self.is_of_stage and not self.of_nobody and game.specs[by.card].kind == CHARACTER


class Use(ProgramStep):
    """The moment at which a keyword counts as used (10.5.3, 10.7.4 and others); of brainstorm, with which cards."""

    __slots__ = ("flipped", "keyword")

    def __init__(self, rule: str, keyword: int, flipped: int = -1) -> None:
        super().__init__(rule)
        self.keyword = keyword
        self.flipped = flipped  # the slot of the cards that were flipped over

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        game.note(self.rule, words.USED, by.player, by.card, self.keyword)
        flipped = tuple(by.slots[self.flipped][::2]) if self.flipped >= 0 else ()
        game.happen(words.ON_USE, by.player, by.card, number=self.keyword, others=flipped)
        return NEXT


class CountUse(ProgramStep):
    """An ability that can be used so many times a turn is used once more."""

    __slots__ = ("key",)

    def __init__(self, rule: str, key: str) -> None:
        super().__init__(rule)
        self.key = key

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        game.used += ((self.key, by.card, by.number),)
        return NEXT


class CheckTriggersAgain(ProgramStep):
    """In the trigger step of this attack, so many trigger checks; and something when all have been performed."""

    __slots__ = ("then", "times")

    def __init__(self, rule: str, times: int, then: Procedure[Any]) -> None:
        super().__init__(rule)
        self.times = times
        self.then = then

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        game.trigger_checks = self.times
        if self.then.length:
            then = ProgramFrame(self.then, by.player, by.card, by.number, by.slots[:], by.place)
            game.after_checks += (then,)
        return NEXT


class Shield(ProgramStep):
    """Until end of turn the player cannot receive so much damage or more by automatic effects of characters."""

    __slots__ = ("least",)

    def __init__(self, rule: str, least: int) -> None:
        super().__init__(rule)
        self.least = least

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        game.shields += ((by.player, self.least),)
        return NEXT


class BeginPayment(ProgramStep):
    """8.4.2.1: from here on nothing interrupts."""

    __slots__ = ("outer",)

    def __init__(self, rule: str, *, outer: int = -1) -> None:
        super().__init__(rule)
        self.outer = outer  # the slot that keeps whether another cost is being paid, in the middle of an effect

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if self.outer >= 0:
            by.slots[self.outer] = [int(game.paying)]
        game.paying = holds("9.2.3") and holds("9.3.3")
        return NEXT


class EndPayment(ProgramStep):
    """8.4.2: the cost is paid; what is due interrupts now. That is when an activated ability is used (8.1.1.1.2)."""

    __slots__ = ("is_activated", "outer")

    def __init__(self, rule: str, *, is_activated: bool, outer: int = -1) -> None:
        super().__init__(rule)
        self.is_activated = is_activated
        self.outer = outer  # as of BeginPayment

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        game.paying = self.outer >= 0 and by.slots[self.outer] == [1]
        if self.is_activated and holds("8.1.1.1.2"):
            game.happen(words.ON_USE, by.player, by.card, number=words.AN_ACTIVATED_ABILITY)
        return NEXT


class TakeExtraTurn(ProgramStep):
    """11.2: another turn for the player of the effect; the last one made comes first."""

    __slots__ = ()

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        game.extra_turns += (by.player,)
        return NEXT


class GoToMoment(ProgramStep):
    """11.4: straight to a phase or step."""

    __slots__ = ("moment",)

    def __init__(self, rule: str, moment: int) -> None:
        super().__init__(rule)
        self.moment = moment

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        return go_to(game, self.moment)


class WinOrLose(ProgramStep):
    """1.2.5: an effect says that a player wins or loses."""

    __slots__ = ("is_loss",)

    def __init__(self, rule: str, *, is_loss: bool) -> None:
        super().__init__(rule)
        self.is_loss = is_loss

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if not holds("1.2.1"):
            return NEXT
        return game.end(self.rule, (by.player if self.is_loss else 1 - by.player,))
