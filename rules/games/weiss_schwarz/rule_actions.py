"""Rule actions (section 9)."""

from typing import Final

from rules.engine import NEXT, POP, Frame, Procedure, Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.replacing import Leaving, would
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.leaving import leave_together
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.table import CLOCK_LIMIT, FLAGS, LEVEL_UP, REFRESH, STATES, WeissGame
from rules.games.weiss_schwarz.zones import NO_CARD, STAGE, WAITING_ROOM

LEVEL_LIMIT: Final = 4


class Losing(Step[WeissGame]):
    """9.4.1: whoever has four cards in level (9.4.1.1), or none in deck and waiting room (9.4.1.2), loses."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        losers = []
        rule = self.rule
        for player in (0, 1):
            side = game.sides[player]
            if len(side.level) >= LEVEL_LIMIT and holds("9.4.1.1") and holds("1.2.2.1"):
                losers.append(player)
                rule = "9.4.1.1"
            elif not side.deck and not side.waiting_room and holds("9.4.1.2") and holds("1.2.2.2"):
                losers.append(player)
                rule = "9.4.1.2"
        if not losers or not holds("1.2.2") or not holds("1.2.1"):
            return NEXT
        if len(losers) == 2 and not holds("1.2.3"):
            losers.pop()
        for player in losers:
            game.note(rule, words.LOST, player)
        return game.end(rule, tuple(losers))


class Settle(Step[WeissGame]):
    """9.5.1, 9.6, 9.7: what must not be where it is goes to the waiting room, all at once (9.1.2.1.2.1)."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        game.unsettled = False
        if game.standby and not holds("4.4.2"):
            return NEXT
        leaving: list[tuple[int, str]] = []
        for player in (0, 1):
            leaving += _illegal(game, player)
        together = [leaving] if holds("9.1.2.1.2.1") else [[one] for one in leaving]
        for some in together:
            if game.watching.replaces >> words.ON_LEAVING & 1:
                would(game, Tidying(some), [card for card, _ in some])
            else:
                leave_together(game, some)
        return NEXT


class Tidying(Leaving):
    """Rule actions are about to put cards into the waiting room, each by its rule; those that stay are due again."""

    __slots__ = ("rules",)

    def __init__(self, leaving: list[tuple[int, str]]) -> None:
        super().__init__(WAITING_ROOM)
        self.rules = dict(leaving)

    def happen(self, game: WeissGame, events: list[int]) -> int:
        leave_together(game, [(card, self.rules[card]) for card in events])
        return NEXT

    def done(self, game: WeissGame, *, is_replaced: bool) -> None:
        game.unsettled = game.unsettled or is_replaced


def is_somebody_powerless(game: WeissGame) -> bool:
    """9.5.1: return whether a character on the stage has a power of 0 or less."""
    where = game.where
    for card in game.watching.powerless:
        if where[card] == STAGE and _is_powerless(game, card):
            return True
    if not game.may_have_lower_power():
        return False
    specs = game.specs
    for card, values in game.changed_cards().items():
        if values.power <= 0 and where[card] == STAGE and specs[card].kind == CHARACTER and holds("9.5.1"):
            return True
    return False


def _illegal(game: WeissGame, player: int) -> list[tuple[int, str]]:
    """Return the cards that rule actions put into the waiting room, each with its rule."""
    side = game.sides[player]
    specs = game.specs
    changed = game.changed_cards() if game.may_have_lower_power() else {}
    found = [(card, "9.6.2") for card in side.covered() if holds("9.6.2") and holds("3.6.2")]
    for position, card in enumerate(side.stage):
        if card == NO_CARD:
            if side.markers[position] and holds("9.7.1"):
                found += [(marker, "9.7.1") for marker in side.markers[position]]
        elif specs[card].kind != CHARACTER and holds("9.6.1") and holds("3.6.7"):
            found.append((card, "9.6.1"))
        elif (changed[card].power if card in changed else specs[card].power) <= 0 and _is_powerless(game, card):
            found.append((card, "9.5.1"))
    if side.climax:
        found += _illegal_climaxes(game, player)
    return found


def _is_powerless(game: WeissGame, card: int) -> bool:
    """9.5.1: power 0 or less; what is printed may be raised, too."""
    return game.power(card) <= 0 and holds("9.5.1")


def _illegal_climaxes(game: WeissGame, player: int) -> list[tuple[int, str]]:
    area = game.sides[player].climax
    climaxes = [card for card in area if game.specs[card].kind == CLIMAX]
    others = [card for card in area if card not in climaxes and holds("9.6.1") and holds("3.11.3")]
    return [(card, "9.6.1") for card in others] + [(card, "9.6.2") for card in climaxes[:-1] if holds("3.11.2")]


class ChooseInterrupt(Step[WeissGame]):
    """9.1.2.1.1: the turn player's first; of one's own, refresh and level up, one chooses which to do first."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        if frame.number & STATES:
            frame.number &= ~STATES
            game.look_at_states()
        if not frame.number:
            return POP
        players = (game.turn_player, 1 - game.turn_player)
        for player in players if holds("9.1.2.1.1.1") and holds("1.3.4") else players[::-1]:
            flags = (frame.number >> (FLAGS * player)) & (REFRESH | LEVEL_UP)
            if flags:
                frame.player = player
                if flags == REFRESH | LEVEL_UP and holds("9.1.2.1.1.2"):
                    return game.ask(player, words.INTERRUPT, self.rule, [REFRESH, LEVEL_UP])
                frame.answer = flags & -flags
                return NEXT
        return POP


class DoInterrupt(Step[WeissGame]):
    """9.1.2.1: do what was chosen."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        frame.number &= ~(frame.answer << (FLAGS * frame.player))
        frame.at = -1  # behind what is called, choose again
        return game.call(REFRESH_RESOLUTION if frame.answer == REFRESH else LEVEL_UP_RESOLUTION, frame.player)


class Refresh(Step[WeissGame]):
    """9.2.2: the waiting room becomes the deck and is shuffled."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        side = game.sides[frame.player]
        if side.deck:
            return POP
        if not side.waiting_room:
            return self._without_cards(game, frame.player)
        side.deck += side.waiting_room
        side.waiting_room.clear()
        for card in side.deck:
            game.arrive_in_deck(card)
        game.random.shuffle(side.deck)
        if game.trace is not None:
            climaxes = [card for card in side.deck if game.specs[card].kind == CLIMAX]
            game.note(self.rule, words.REFRESHED, frame.player, len(side.deck), len(climaxes))
        return NEXT

    def _without_cards(self, game: WeissGame, player: int) -> int:
        """9.2.2.1: a loss at once while damage is dealt and no climax lies in the resolution zone."""
        game.unsettled = True
        side = game.sides[player]
        if side.damage and holds("9.2.2.1") and not any(game.specs[card].kind == CLIMAX for card in side.resolution):
            game.note("9.2.2.1", words.LOST, player)
            return game.end("9.2.2.1", (player,))
        return POP


class RefreshPoint(Step[WeissGame]):
    """9.2.2: then the top card of the deck goes into the clock."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        card = game.take_top(frame.player)
        game.put_into_clock(frame.player, card)
        game.note(self.rule, words.CLOCKED, frame.player, card)
        game.happen(words.ON_REFRESH, frame.player)
        return NEXT


class ChooseLevel(Step[WeissGame]):
    """9.3.2: choose one of the seven cards at the bottom of the clock."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        clock = game.sides[frame.player].clock
        if len(clock) < CLOCK_LIMIT:
            return POP
        return game.ask(frame.player, words.LEVEL_UP, self.rule, clock[:CLOCK_LIMIT])


class Level(Step[WeissGame]):
    """9.3.2: it goes to the level, the other six to the waiting room; further cards stay."""

    __slots__ = ()

    def run(self, game: WeissGame, frame: Frame) -> int:
        side = game.sides[frame.player]
        bottom = side.clock[:CLOCK_LIMIT]
        del side.clock[:CLOCK_LIMIT]
        bottom.remove(frame.answer)
        game.put_into_level(frame.answer)
        for card in bottom:
            game.put_into_waiting_room(card)
        if len(side.clock) >= CLOCK_LIMIT:  # once more, in whatever order with a refresh that is due by now (9.1.2.1.1)
            game.interrupts |= LEVEL_UP << (FLAGS * frame.player)
        game.unsettled = True
        game.note(self.rule, words.LEVELLED, frame.player, frame.answer, len(side.level))
        game.happen(words.ON_LEVEL_UP, frame.player, frame.answer)
        return NEXT


REFRESH_RESOLUTION: Final = Procedure("9.2", Refresh("9.2.2"), RefreshPoint("9.2.2"))
LEVEL_UP_RESOLUTION: Final = Procedure("9.3", ChooseLevel("9.3.2"), Level("9.3.2"))
CHECK_TYPE_RULE_ACTIONS: Final = Procedure("9.1.2.1.2", Losing("9.4.1"), Settle("8.5.1.1"))
INTERRUPT_RULE_ACTIONS: Final = Procedure("9.1.2.1", ChooseInterrupt("9.1.2.1.1"), DoInterrupt("9.1.2.1"))
