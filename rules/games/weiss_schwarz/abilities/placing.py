"""Steps of programs that bring cards onto the stage, and move them there."""

from typing import TYPE_CHECKING, Final

from rules.engine import JUMP, NEXT
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import LOOKS_AT_ATTACK, Cards, Condition
from rules.games.weiss_schwarz.abilities.choosing import ProgramStep, StepOnCards, player_meant
from rules.games.weiss_schwarz.abilities.sets import InSlot
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.stage import move_on_stage, place_of, put_under_nothing, turn_card
from rules.games.weiss_schwarz.zones import NO_CARD, POSITIONS, STAGE, facing

if TYPE_CHECKING:
    from rules.games.weiss_schwarz.table import WeissGame

# Where a card is placed on the stage.
CHOSEN_POSITION: Final = 0
SAME_POSITION: Final = 1  # where the card of the text was or is
NOT_SAID: Final = -1  # how it is turned


class ChoosePlace(ProgramStep):
    """A position of the stage for a card that is about to be placed there; not asked where there is none to place."""

    __slots__ = ("cards", "is_opponents", "positions")

    def __init__(
        self, rule: str, cards: Cards, positions: tuple[int, ...] = POSITIONS, *, is_opponents: bool = False
    ) -> None:
        super().__init__(rule)
        self.is_opponents = is_opponents
        self.cards = cards
        self.positions = positions

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        if not self.cards.find(game, by) and holds("10.15.4"):
            by.at += 2
            return JUMP
        chooser = player_meant(by, is_opponents=self.is_opponents)
        return game.ask(chooser, words.POSITION, self.rule, list(self.positions))


class OntoStage(ProgramStep):
    """What puts cards onto positions of a stage; who is there already moves, and stays the same card (3.1.4).

    Where the text does not say how it is turned, who comes stands, and who moves stays as it is (3.6.3).
    """

    __slots__ = ("how", "orientation")

    def __init__(self, rule: str, orientation: int, how: int) -> None:
        super().__init__(rule)
        self.orientation = orientation
        self.how = how

    def _place(self, game: "WeissGame", by: ProgramFrame, player: int, card: int, position: int) -> None:
        if game.where[card] == STAGE and game.holder[card] == player:
            self._move(game, card, position)
            return
        game.take_out(card)
        turned = words.STAND if self.orientation == NOT_SAID else self.orientation
        game.put_on_stage(player, card, position, turned, self.how, by.card)
        game.note(self.rule, words.PLACED, player, card, position)

    def _move(self, game: "WeissGame", card: int, position: int) -> None:
        """1.3.3: not if an effect says that it cannot."""
        move_on_stage(game, card, position, self.rule)
        if self.orientation != NOT_SAID and game.position_of(card) == position:
            turn_card(game, card, self.orientation, self.rule)


class Place(OntoStage):
    """Place a character on the stage: on the chosen position, or where this card is or was (10.2.2).

    Several are placed there together.
    """

    __slots__ = ("cards", "defends", "is_opponents", "left", "where")

    def __init__(
        self,
        rule: str,
        cards: Cards,
        where: int,
        orientation: int,
        how: int = 0,
        *,
        defends: bool = False,
        is_opponents: bool = False,
        left: int = -1,
    ) -> None:
        super().__init__(rule, orientation, how)
        self.left = left  # the slot of the position that a character has left, this one or one remembered
        self.defends = defends  # instead of this card, if that is the defending character
        self.is_opponents = is_opponents
        self.cards = cards
        self.where = where

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        cards = self.cards.find(game, by)
        position = self._position(game, by)
        if not cards or position not in POSITIONS:
            return NEXT
        player = player_meant(by, is_opponents=self.is_opponents)
        for card in cards:
            self._place(game, by, player, card, position)
        if len(cards) > 1:
            put_under_nothing(game, player, position)
        if self.defends and game.was_defending(by.card, by.number):
            game.defender, game.defender_incarnation = cards[0], game.incarnation[cards[0]]
            game.has_changed(LOOKS_AT_ATTACK)
        if isinstance(self.cards, InSlot):
            by.slots[self.cards.slot] = game.as_now(cards)
        return NEXT

    def _position(self, game: "WeissGame", by: ProgramFrame) -> int:
        if self.left >= 0:
            return by.slots[self.left][0] if by.slots[self.left] else NO_CARD
        return by.answer if self.where == CHOSEN_POSITION else place_of(game, by)


class ChooseAnotherPlace(ProgramStep):
    """A position for the next of several cards, none where one of them was placed before; for as many as there are.

    What is done once for each of several things places none where an earlier round has placed one. `places` says of
    which stage; where it is about empty ones no others can be chosen.
    """

    __slots__ = ("cards", "earlier", "is_opponents_choice", "only_empty", "placed", "places")

    def __init__(
        self,
        rule: str,
        cards: InSlot,
        places: "EmptyPlaces",
        placed: int,
        earlier: int,
        *,
        only_empty: bool = False,
        is_opponents_choice: bool = False,
    ) -> None:
        super().__init__(rule)
        self.cards = cards
        self.places = places
        self.placed = placed  # slot of those that were placed
        self.earlier = earlier  # slot of those of earlier rounds
        self.only_empty = only_empty
        self.is_opponents_choice = is_opponents_choice

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        taken = [game.position_of(card) for slot in (self.placed, self.earlier) for card in by.slots[slot][::2]]
        found = self.places.find(game, by) if self.only_empty else self.places.positions
        options = [at for at in found if at not in taken]
        if not options or not self.cards.find(game, by):
            by.slots[self.cards.slot] = by.slots[self.placed]
            by.slots[self.earlier] = by.slots[self.earlier] + by.slots[self.placed]
            by.slots[self.placed] = []
            by.at += 2
            return JUMP
        chooser = player_meant(by, is_opponents=self.is_opponents_choice)
        return game.ask(chooser, words.POSITION, self.rule, options)


class PlaceNext(OntoStage):
    """Place the first of several cards that are not placed yet; follows on ChooseAnotherPlace, which comes again."""

    __slots__ = ("ask",)

    def __init__(self, ask: ChooseAnotherPlace, orientation: int, how: int = 0) -> None:
        super().__init__(ask.rule, orientation, how)
        self.ask = ask

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        card, *later = self.ask.cards.find(game, by)
        player = player_meant(by, is_opponents=self.ask.places.is_opponents)
        self._place(game, by, player, card, by.answer)
        by.slots[self.ask.cards.slot] = game.as_now(later)
        by.slots[self.ask.placed] = by.slots[self.ask.placed] + game.as_now([card])
        by.at -= 1
        return JUMP


class MoveOnStage(StepOnCards):
    """Move a character to another position of its player, an empty one as asked before; there it may have to stand."""

    __slots__ = ("stands",)

    def __init__(self, rule: str, cards: Cards, *, stands: bool = False) -> None:
        super().__init__(rule, cards)
        self.stands = stands

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        for card in self.cards.find(game, by)[:1]:
            move_on_stage(game, card, by.answer, self.rule)
            if self.stands and game.position_of(card) == by.answer:
                turn_card(game, card, words.STAND, self.rule)
        return NEXT


class EmptyPlaces(Condition):
    """Those of certain positions of a stage that are empty, or also have a character facing them; there is one."""

    __slots__ = ("is_faced", "is_opponents", "positions")

    def __init__(
        self, positions: tuple[int, ...] = POSITIONS, *, is_faced: bool = False, is_opponents: bool = False
    ) -> None:
        self.positions = positions
        self.is_faced = is_faced
        self.is_opponents = is_opponents

    def find(self, game: "WeissGame", by: ProgramFrame) -> list[int]:
        player = player_meant(by, is_opponents=self.is_opponents)
        stage, other = game.sides[player].stage, game.sides[1 - player].stage
        empty = [at for at in self.positions if stage[at] == NO_CARD]
        return [at for at in empty if other[facing(at)] != NO_CARD] if self.is_faced else empty

    def holds(self, game: "WeissGame", by: ProgramFrame) -> bool:
        return bool(self.find(game, by))


class ChooseEmptyPlace(ProgramStep):
    """One of certain empty positions of the stage; not asked where there is none, or no card for it."""

    __slots__ = ("cards", "places")

    def __init__(self, rule: str, cards: Cards, places: EmptyPlaces) -> None:
        super().__init__(rule)
        self.cards = cards
        self.places = places

    def do(self, game: "WeissGame", by: ProgramFrame) -> int:
        empty = self.places.find(game, by)
        if not empty or not self.cards.find(game, by):
            by.at += 2
            return JUMP
        return game.ask(by.player, words.POSITION, self.rule, empty)
