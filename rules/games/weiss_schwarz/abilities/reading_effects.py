"""Reading of effects: a list of actions as the steps of a procedure."""

from collections.abc import Callable
from typing import Any, Final

from rules.engine import Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import amounts, card_tests, choosing, costs, doing, lasting, placing, sets
from rules.games.weiss_schwarz.abilities.ability import Ability, Amount, Cards, Condition
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.changes import NumberByItsOwn
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.names import DURATIONS, ORIENTATIONS
from rules.games.weiss_schwarz.abilities.reading_cards import Slots, read_amount, read_cards, read_condition
from rules.games.weiss_schwarz.abilities.reading_changes import ReadAbility, read_changes
from rules.games.weiss_schwarz.zones import (
    CENTRE,
    DECK,
    HAND,
    MARKERS,
    POSITIONS,
    RESOLUTION,
    STAGE,
    STOCK,
    WAITING_ROOM,
    ZONE_NAMES,
)

Steps = list[Step[Any]]


class Effects:
    """Writes the steps of one ability; `rule` is the number that they carry, `gives` what it may give to cards."""

    def __init__(self, rule: str, slots: Slots, ability: ReadAbility, *, is_automatic: bool = False) -> None:
        self.rule = rule
        self.is_automatic = is_automatic
        self.slots = slots
        self.read_ability = ability
        self.gives: list[Ability] = []
        self.is_cost = False  # what is paid is not searched for
        self.is_paid = False  # within what is done when the cost is paid
        self.replay: Steps = []  # the effect of the replay command (11.3.1)

    def ability(self, value: Any, at: str) -> Ability:
        found = self.read_ability(value, at)
        self.gives.append(found)
        return found

    def steps(self, actions: Any, at: str) -> Steps:
        """Return the steps of a list of actions."""
        if not isinstance(actions, list):
            raise ProgramError(f"{at}: a list of actions is wanted, not {actions!r}")
        written: Steps = []
        for number, action in enumerate(actions):
            with fields(action, f"{at}[{number}]") as read:
                written += self._verb(read)(self, read)
        return written

    def paid(self, actions: Any, at: str) -> Steps:
        """Return the steps of what is done in full, or not at all."""
        self.is_cost = True
        written = self.steps(actions, at)
        self.is_cost = False
        return written

    def _verb(self, read: Fields) -> "Write":
        verbs = [verb for verb in VERBS if read.has(verb)]
        if not verbs:
            raise ProgramError(f"{read.at}: there is no action here; there are {', '.join(VERBS)}")
        return VERBS[verbs[0]]

    def cards(self, read: Fields, key: str, before: Steps) -> Cards:
        """Return the cards of an action; where they are chosen first, the choice is written to `before`."""
        value = read.take(key)
        if not isinstance(value, dict) or "choose" not in value:
            return read_cards(value, read.here(key), self.slots)
        with fields(value, read.here(key)) as chosen:
            before += self.choose(chosen)
            return sets.InSlot(self.slots.known(chosen.text("as", f"#{len(self.slots.numbers) - 1}"), chosen.at))

    def choose(self, read: Fields) -> Steps:
        """Write a choice of cards: what of, how many, and what they are called from there on."""
        cards = read_cards(read.take("choose"), read.here("choose"), self.slots)
        count = self.amount(read, "count", 1)
        slot = self.slots.new(read.text("as", ""))
        step = choosing.Choose(
            self.rule,
            cards,
            count,
            slot,
            up_to=read.flag("up_to"),
            by_opponent=read.one_of("by", ("you", "opponent"), "you") == "opponent",
            may_fail=not self.is_cost and _is_search(cards),
        )
        return [step, choosing.TakeChosen(step)]

    def amount(self, read: Fields, key: str, default: int) -> Amount:
        return read_amount(read.take(key, default), read.here(key), self.slots)

    def condition(self, read: Fields, key: str) -> Condition:
        return read_condition(read.take(key), read.here(key), self.slots)

    def payable(self, actions: Any, at: str) -> costs.Payable:
        """Return whether what a list of actions takes is there (8.4.2.2)."""
        needs: list[costs.Need] = []
        places: list[Condition] = []
        for number, action in enumerate(actions):
            here = f"{at}[{number}]"
            read = Fields(action, here)
            for verb in ("put", "reveal", "under", "turn", "move"):
                value = read.take(verb) if read.has(verb) else None
                if isinstance(value, dict) and "choose" in value:
                    chosen = Fields(value, here)
                    if not chosen.flag("up_to"):
                        cards = read_cards(chosen.take("choose"), here, self.slots)
                        needs.append(costs.Need(cards, self.amount(chosen, "count", 1)))
                elif value is not None:
                    needs.append(costs.Need(_still(read, verb, read_cards(value, here, self.slots)), Fixed(1)))
            if read.has("stock"):
                needs.append(costs.Need(sets.InZone(STOCK, sets.YOURS, ()), self.amount(read, "stock", 1)))
            if read.has("top"):
                needs.append(costs.Need(sets.InZone(DECK, sets.YOURS, ()), self.amount(read, "top", 1)))
            if read.has("move"):
                places.append(_empty_places(read))
        return costs.Payable(tuple(needs), tuple(places))


def _still(read: Fields, verb: str, cards: Cards) -> Cards:
    """What becomes rested must not be rested (1.3.2.1)."""
    if verb != "turn":
        return cards
    orientation = ORIENTATIONS[read.one_of("to", ORIENTATIONS)]
    return sets.Those(cards, (card_tests.Not(card_tests.Turned(orientation)),))


def _is_search(cards: Cards) -> bool:
    """8.6.3.1.4: a choice of cards that nobody has revealed, by what they are."""
    return isinstance(cards, sets.InZone) and cards.zone in (DECK, HAND, STOCK) and bool(cards.tests)


Write = Callable[[Effects, Fields], Steps]


def _opponents(read: Fields, key: str = "of", default: str = "yours") -> bool:
    return read.one_of(key, ("yours", "opponent's"), default) == "opponent's"


def _draw(effects: Effects, read: Fields) -> Steps:
    """4.7.1: the top card of the deck comes to hand, so many times."""
    amount = effects.amount(read, "draw", 1)
    return _top_steps("4.7.1", effects, read, amount, ZONE_NAMES.index("hand"))


def _top(effects: Effects, read: Fields) -> Steps:
    amount = effects.amount(read, "top", 1)
    return _top_steps(effects.rule, effects, read, amount, ZONE_NAMES.index(read.one_of("in", ZONE_NAMES)))


def _top_steps(rule: str, effects: Effects, read: Fields, amount: Amount, zone: int) -> Steps:
    slot = effects.slots.new(read.text("as")) if read.has("as") else -1
    up_to = read.flag("up_to")
    top = doing.Top(rule, amount, zone, slot=slot, up_to=up_to, is_opponents=_opponents(read))
    return [doing.AskUpTo("3.2.3.1", amount, is_opponents=top.is_opponents), top] if up_to else [top]


def _flip(effects: Effects, read: Fields) -> Steps:
    """3.2.5, 10.7.3: cards flipped over lie in the resolution zone first, then go to the waiting room together."""
    slot = effects.slots.new(read.text("as", ""))
    top = doing.Top("3.2.5", effects.amount(read, "flip", 1), RESOLUTION, slot=slot)
    put = doing.PutFlipped("10.7.3", sets.InSlot(slot), WAITING_ROOM)
    return [top, put, doing.TakeOrdered("10.7.3")]


def _look(effects: Effects, read: Fields) -> Steps:
    return _look_steps(effects, read, "look", is_revealed=False)


def _reveal_top(effects: Effects, read: Fields) -> Steps:
    return _look_steps(effects, read, "reveal_top", is_revealed=True)


def _look_steps(effects: Effects, read: Fields, verb: str, *, is_revealed: bool) -> Steps:
    amount, slot = effects.amount(read, verb, 1), effects.slots.new(read.text("as"))
    is_opponents = _opponents(read)
    rule = "4.9.1" if is_revealed else "4.8.1"
    look = doing.Look(rule, amount, slot, is_revealed=is_revealed, is_opponents=is_opponents)
    if not read.flag("up_to"):
        return [look]
    return [doing.AskUpTo("3.2.3.1", amount, stay=True, is_opponents=is_opponents), doing.LookUpTo(look)]


def _choose(effects: Effects, read: Fields) -> Steps:
    return effects.choose(read)


def _reveal(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "reveal", before)
    return [*before, doing.Reveal(effects.rule, cards)]


def _stock(effects: Effects, read: Fields) -> Steps:
    """8.4.3: so many cards from the top of the stock to the waiting room."""
    return [doing.PayStock("8.4.3", effects.amount(read, "stock", 1))]


def _stack(effects: Effects, read: Fields) -> Steps:
    """10.14.1.1, 10.15.2: a card is placed, and this card with the rest of its markers becomes its markers."""
    cards = effects.cards(read, "stack", [])
    is_same = read.one_of("at", ("the same place", "stage"), "the same place") == "the same place"
    rule = "10.14.1.1" if is_same else effects.rule
    stack = placing.Stack(rule, cards, placing.SAME_POSITION if is_same else placing.CHOSEN_POSITION)
    return [stack] if is_same else [placing.ChoosePlace(effects.rule, cards), stack]


def _exchange(effects: Effects, read: Fields) -> Steps:
    """10.8.1, 10.11.2: two cards change zones; not if one of them is not there (10.8.3)."""
    one = read_cards(read.take("exchange"), read.here("exchange"), effects.slots)
    before: Steps = []
    other = effects.cards(read, "with", before)
    return [*before, placing.Exchange(effects.rule, one, other)]


def _put(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "put", before)
    zone = ZONE_NAMES.index(read.one_of("in", ZONE_NAMES))
    if zone in (STAGE, MARKERS):
        raise ProgramError(f"{read.at}: 'place' puts onto the stage, 'under' into marker areas")
    put = doing.Put(effects.rule, cards, zone, is_bottom=read.flag("bottom"), is_face_down=read.flag("face_down"))
    return [*before, put, doing.TakeOrdered(effects.rule)]


_FACED: Final = "an empty place of the centre with a character facing it"
_PLACES: Final = {"stage": POSITIONS, "centre": CENTRE, "back": (3, 4)}


def _place(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "place", before)
    orientation = ORIENTATIONS[read.one_of("turned", ORIENTATIONS, "standing")]
    how = words.HOW_CHANGED if read.flag("changed") else 0
    at = read.one_of("at", ("the same place", "an empty place", *_PLACES), "stage")
    if at == "the same place":
        return [*before, placing.Place(effects.rule, cards, placing.SAME_POSITION, orientation, how)]
    ask: Step[Any] = placing.ChooseEmptyPlace(effects.rule, cards, placing.EmptyPlaces())
    if at in _PLACES:
        ask = placing.ChoosePlace(effects.rule, cards, tuple(_PLACES[at]))
    return [*before, ask, placing.Place(effects.rule, cards, placing.CHOSEN_POSITION, orientation, how)]


def _turn(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "turn", before)
    return [*before, doing.TurnCards(effects.rule, cards, ORIENTATIONS[read.one_of("to", ORIENTATIONS)])]


def _move(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "move", before)
    ask = placing.ChooseEmptyPlace(effects.rule, cards, _empty_places(read))
    return [*before, ask, placing.MoveOnStage(effects.rule, cards)]


def _empty_places(read: Fields) -> placing.EmptyPlaces:
    where = read.one_of("to", ("an empty place", "an empty place of the centre", _FACED))
    is_faced = where == _FACED
    is_centre = is_faced or where.endswith("centre")
    return placing.EmptyPlaces(is_centre=is_centre, is_faced=is_faced, is_opponents=_opponents(read))


def _give(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "give", before)
    turns = DURATIONS[read.one_of("until", DURATIONS, "end of turn")]
    changes = read_changes(read, effects.slots, effects.ability)
    if any(isinstance(change, NumberByItsOwn) for change in changes):
        raise ProgramError(f"{read.at}: 'its' is for continuous abilities")
    return [*before, *(lasting.Give(effects.rule, cards, change, turns) for change in changes)]


def _damage(effects: Effects, read: Fields) -> Steps:
    amount = effects.amount(read, "damage", 1)
    is_yours = read.one_of("to", ("you", "opponent"), "opponent") == "you"
    of_nobody = read.one_of("by", ("this", "nobody"), "this") == "nobody"
    deal = lasting.DealDamage(
        effects.rule, amount, is_automatic=effects.is_automatic, is_yours=is_yours, of_nobody=of_nobody
    )
    return [deal]


def _shuffle(_effects: Effects, read: Fields) -> Steps:
    return [doing.Shuffle("3.2.4", is_opponents=_opponents(read, "shuffle"))]


def _under(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "under", before)
    above = read_cards(read.take("card", "this"), read.here("card"), effects.slots)
    put = placing.PutUnder(effects.rule, cards, above, is_face_down=read.flag("face_down"))
    return [*before, put, doing.TakeOrdered(effects.rule)]


def _may(effects: Effects, read: Fields) -> Steps:
    """8.6.4: you may do something; if you did, something else, and if you did not, another thing."""
    wanted = read.take("may")
    possible = effects.payable(wanted, read.here("may"))
    done = effects.paid(wanted, read.here("may"))
    done += effects.steps(read.take("then", []), read.here("then"))
    return [choosing.May(effects.rule, possible), *_either(effects, read, done)]


def _either(effects: Effects, read: Fields, done: Steps) -> Steps:
    otherwise = effects.steps(read.take("else", []), read.here("else"))
    if not otherwise:
        return [choosing.Decide("8.6.4", len(done) + 1), *done]
    return [
        choosing.Decide("8.6.4", len(done) + 2),
        *done,
        choosing.Skip(effects.rule, len(otherwise) + 1),
        *otherwise,
    ]


def _if(effects: Effects, read: Fields) -> Steps:
    condition = effects.condition(read, "if")
    done = effects.steps(read.take("then"), read.here("then"))
    otherwise = effects.steps(read.take("else", []), read.here("else"))
    if not otherwise:
        return [choosing.If(effects.rule, condition, len(done) + 1), *done]
    skip = choosing.Skip(effects.rule, len(otherwise) + 1)
    return [choosing.If(effects.rule, condition, len(done) + 2), *done, skip, *otherwise]


def _one_of(effects: Effects, read: Fields) -> Steps:
    """Choose one of the following effects and perform it."""
    modes = [effects.steps(mode, f"{read.here('one_of')}[{n}]") for n, mode in enumerate(read.take("one_of"))]
    starts, written = [], list[Step[Any]]()
    total = sum(len(mode) + 1 for mode in modes)
    for mode in modes:
        starts.append(len(written) + 1)
        written += mode
        written.append(choosing.Skip(effects.rule, total - len(written)))
    return [choosing.ChooseMode(effects.rule, len(modes)), choosing.GoToMode(effects.rule, tuple(starts)), *written]


def _later(effects: Effects, read: Fields) -> Steps:
    return [lasting.Later("8.7.5", effects.ability(read.take("later"), read.here("later")))]


def _repeat(effects: Effects, read: Fields) -> Steps:
    """The same actions so many times; the number is that of the beginning."""
    amount, slot = effects.amount(read, "repeat", 1), effects.slots.new()
    done = effects.steps(read.take("do"), read.here("do"))
    again = choosing.Skip(effects.rule, -len(done) - 1)
    begin = choosing.CountRounds(effects.rule, amount, slot)
    return [begin, choosing.NextRound(effects.rule, slot, len(done) + 2), *done, again]


def _trigger_checks(effects: Effects, read: Fields) -> Steps:
    return [lasting.CheckTriggersAgain(effects.rule, read.number("trigger_checks"))]


def _shield(effects: Effects, read: Fields) -> Steps:
    return [lasting.Shield(effects.rule, read.number("shield"))]


def _use(effects: Effects, read: Fields) -> Steps:
    keyword = read.one_of("use", words.KEYWORDS)
    rule = "10.13.3.2" if keyword == "resonate" and not effects.is_paid else _USED.get(keyword, effects.rule)
    return [lasting.Use(rule, words.KEYWORDS.index(keyword))]


# Where the book says when a keyword counts as used.
_USED: Final = {
    "encore": "10.2.4",
    "backup": "10.5.3",
    "brainstorm": "10.7.4",
    "change": "10.8.5",
    "shift": "10.11.4",
    "accelerate": "10.12.3",
    "resonate": "10.13.3.1",
    "fusion": "10.14.3",
}


def _remember(effects: Effects, read: Fields) -> Steps:
    """8.11.1: what a card is before it moves, for an effect that asks for it afterwards."""
    amount, slot = effects.amount(read, "remember", 0), effects.slots.new()
    effects.slots.remembered[read.text("as")] = amounts.Remembered(amount, slot)
    return [choosing.Remember("8.11.1", amount, slot)]


def _replay(effects: Effects, read: Fields) -> Steps:
    """11.3.2: here the effect of the replay command is executed, and nowhere else (11.3.1.3)."""
    read.flag("replay")
    if not effects.replay:
        raise ProgramError(f"{read.at}: the ability needs 'replay', the effect of its replay command")
    length = len(effects.replay)
    return [choosing.Skip("11.3.2", 2), choosing.Skip(effects.rule, length + 1), *effects.replay]


def _turns(_effects: Effects, read: Fields) -> Steps:
    read.flag("extra_turn")
    return [lasting.TakeExtraTurn("11.2.1")]


def _go_to(_effects: Effects, read: Fields) -> Steps:
    return [lasting.GoToMoment("11.4.1.2", words.MOMENTS.index(read.one_of("go_to", words.MOMENTS)))]


def _end(_effects: Effects, read: Fields) -> Steps:
    return [lasting.WinOrLose("1.2.5", is_loss=read.one_of("game", ("you win", "you lose")) == "you lose")]


VERBS: Final[dict[str, Write]] = {
    "draw": _draw,
    "top": _top,
    "flip": _flip,
    "look": _look,
    "reveal_top": _reveal_top,
    "reveal": _reveal,
    "stock": _stock,
    "put": _put,
    "place": _place,
    "turn": _turn,
    "move": _move,
    "give": _give,
    "damage": _damage,
    "shuffle": _shuffle,
    "under": _under,
    "may": _may,
    "if": _if,
    "one_of": _one_of,
    "later": _later,
    "repeat": _repeat,
    "trigger_checks": _trigger_checks,
    "shield": _shield,
    "use": _use,
    "extra_turn": _turns,
    "go_to": _go_to,
    "game": _end,
    "exchange": _exchange,
    "stack": _stack,
    "choose": _choose,
    "replay": _replay,
    "remember": _remember,
}
