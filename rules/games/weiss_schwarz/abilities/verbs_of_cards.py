"""The actions of programs that do something with cards: each reads its object and writes its steps."""

from typing import Any, Final

from rules.engine import Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import doing, exchanging, looking, placing, sets, trait_choice, turning
from rules.games.weiss_schwarz.abilities.ability import THAT, THIS, Amount, Cards
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.names import FACE_DOWN, FACE_UP, ORIENTATIONS, PLACE_LEFT
from rules.games.weiss_schwarz.abilities.reading_cards import read_cards, read_remembered
from rules.games.weiss_schwarz.abilities.writing import (
    EMPTY_PLACES,
    Effects,
    Steps,
    Write,
    done_by_opponent,
    empty_places,
    of_opponent,
)
from rules.games.weiss_schwarz.zones import (
    BACK,
    CENTRE,
    CLOCK,
    MARKERS,
    POSITIONS,
    RESOLUTION,
    STAGE,
    STOCK,
    WAITING_ROOM,
    ZONE_NAMES,
)


def _draw(effects: Effects, read: Fields) -> Steps:
    """4.7.1: the top card of the deck comes to hand, so many times."""
    amount = effects.amount(read, "draw", 1)
    return _top_steps("4.7.1", effects, read, amount, ZONE_NAMES.index("hand"), is_draw=True)


def _top(effects: Effects, read: Fields) -> Steps:
    amount = effects.amount(read, "top", 1)
    return _top_steps(effects.rule, effects, read, amount, ZONE_NAMES.index(read.one_of("in", ZONE_NAMES)))


def _from_bottom(effects: Effects, read: Fields) -> Steps:
    """3.2.3.2: one after the other too; a refresh comes in between."""
    amount = effects.amount(read, "from_bottom", 1)
    zone = ZONE_NAMES.index(read.one_of("in", ZONE_NAMES))
    return _top_steps(effects.rule, effects, read, amount, zone, is_bottom=True)


def _top_steps(
    rule: str,
    effects: Effects,
    read: Fields,
    amount: Amount,
    zone: int,
    *,
    is_draw: bool = False,
    is_bottom: bool = False,
) -> Steps:
    slot = effects.slots.new(read.text("as")) if read.has("as") else -1
    up_to = read.flag("up_to")
    lies_below = not is_bottom and zone in (CLOCK, STOCK) and read.flag("bottom")
    theirs = of_opponent(read)
    top = doing.Top(
        rule,
        amount,
        zone,
        slot=slot,
        up_to=up_to,
        is_opponents=theirs,
        is_draw=is_draw,
        lies_below=lies_below,
        is_bottom=is_bottom,
    )
    if not up_to:
        return [top]
    return [doing.AskUpTo("3.2.3.1", amount, is_opponents=top.is_opponents, by_opponent=done_by_opponent(read)), top]


def _flip(effects: Effects, read: Fields) -> Steps:
    """3.2.5, 10.7.3: cards flipped over lie in the resolution zone first, then go to the waiting room together."""
    slot = effects.slots.new(read.text("as", ""))
    effects.flipped = slot
    top = doing.Top("3.2.5", effects.amount(read, "flip", 1), RESOLUTION, slot=slot)
    put = doing.PutFlipped("10.7.3", sets.InSlot(slot), WAITING_ROOM)
    return [top, put, doing.TakeOrdered("10.7.3")]


def _look(effects: Effects, read: Fields) -> Steps:
    return _look_steps(effects, read, "look", is_revealed=False)


def _reveal_top(effects: Effects, read: Fields) -> Steps:
    return _look_steps(effects, read, "reveal_top", is_revealed=True)


def _look_steps(effects: Effects, read: Fields, verb: str, *, is_revealed: bool) -> Steps:
    amount, slot = effects.amount(read, verb, 1), effects.slots.new(read.text("as"))
    is_opponents = of_opponent(read)
    rule, up_to = "4.9.1" if is_revealed else "4.8.1", read.flag("up_to")
    make = looking.LookUpTo if up_to else looking.Look
    is_bottom, by_opponent = read.flag("bottom"), done_by_opponent(read)
    look = make(
        rule,
        amount,
        slot,
        is_revealed=is_revealed,
        is_opponents=is_opponents,
        is_bottom=is_bottom,
        by_opponent=by_opponent,
    )
    ask = doing.AskUpTo("3.2.3.1", amount, stay=True, is_opponents=is_opponents, by_opponent=by_opponent)
    return [ask, look] if up_to else [look]


def _choose(effects: Effects, read: Fields) -> Steps:
    return effects.choose(read)


def _choose_trait(effects: Effects, read: Fields) -> Steps:
    cards = read_cards(read.take("choose_trait"), read.here("choose_trait"), effects.slots)
    choose = trait_choice.ChooseTrait("8.6.3", cards, effects.slots.new(read.text("as")), up_to=read.flag("up_to"))
    return [choose, trait_choice.KeepTrait(choose)]


def _reveal(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "reveal", before)
    return [*before, looking.Reveal(effects.rule, cards, _slot_of(effects, read, cards))]


def _see(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "see", before)
    return [*before, looking.See(effects.rule, cards, _slot_of(effects, read, cards))]


def _slot_of(effects: Effects, read: Fields, cards: Cards) -> int:
    """Return the slot that keeps cards which are not in one yet, or else none."""
    return -1 if isinstance(cards, sets.InSlot) else effects.slots.new(read.text("as", ""))


def _stock(effects: Effects, read: Fields) -> Steps:
    """8.4.3: so many cards from the top of the stock to the waiting room."""
    return [doing.PayStock("8.4.3", effects.amount(read, "stock", 1))]


def _stack(effects: Effects, read: Fields) -> Steps:
    """10.14.1.1, 10.15.2: a card is placed, and this card with the rest of its markers becomes its markers."""
    cards = effects.cards(read, "stack", [])
    is_same = read.one_of("at", ("the same place", "stage"), "the same place") == "the same place"
    rule = "10.14.1.1" if is_same else effects.rule
    where = placing.SAME_POSITION if is_same else placing.CHOSEN_POSITION
    stack = placing.Stack(rule, cards, where, how_placed(effects))
    order: Steps = [placing.OrderBelow(rule, cards), doing.TakeOrdered(rule)]
    return [*order, stack] if is_same else [*order, placing.ChoosePlace(effects.rule, cards), stack]


def how_placed(effects: Effects) -> int:
    """Return how the effect of this ability places cards on the stage (vocabulary: HOW_...)."""
    if effects.is_automatic:
        return words.HOW_BY_AUTOMATIC
    fusion = words.HOW_BY_FUSION if effects.is_fusion else 0
    return words.HOW_BY_ACTIVATED | fusion if effects.is_activated else fusion


def _exchange(effects: Effects, read: Fields) -> Steps:
    """10.8.1, 10.11.2: two cards change zones; not if one of them is not there (10.8.3).

    Without `with` these are the two cards that one name has.
    """
    one = read_cards(read.take("exchange"), read.here("exchange"), effects.slots)
    before: Steps = []
    other = effects.cards(read, "with", before) if read.has("with") else None
    stands = read.has("turned") and read.one_of("turned", ("standing",)) == "standing"
    is_change = not read.has("changed") or read.flag("changed")  # 10.8.4
    how = how_placed(effects) | (words.HOW_CHANGED if is_change else 0)
    defends = read.flag("defends")
    return [*before, exchanging.Exchange(effects.rule, one, other, stands=stands, how=how, defends=defends)]


def _put(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    is_this = isinstance(read.values["put"], dict) and read.values["put"].get("is") == "this"
    is_asked = effects.asks_of(read.values["put"]) or effects.asks_of(read.values.get("as"))
    cards = effects.cards(read, "put", before)
    if read.has("as") or is_this:  # a card that is put somewhere as "this card" is still meant by it
        slot = THIS if is_this else effects.slots.new(read.text("as"))
        before.append(placing.KeepAll(effects.rule, cards, slot))
        cards = sets.InSlot(slot)
    zone = ZONE_NAMES.index(read.one_of("in", ZONE_NAMES))
    if zone in (STAGE, MARKERS):
        raise ProgramError(f"{read.at}: 'place' puts onto the stage, 'under' into marker areas")
    is_told = read.has("order") and bool(read.one_of("order", ("yours",)))
    down = read.flag("face_down")
    put = doing.Put(
        effects.rule,
        cards,
        zone,
        is_bottom=read.flag("bottom"),
        is_face_down=down,
        is_told=is_told,
        is_asked=is_asked,
    )
    return [*before, put, doing.TakeOrdered(effects.rule)]


_PLACES: Final = {"stage": POSITIONS, "centre": CENTRE, "back": BACK, "middle": (1,)}


def _place(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    if isinstance(read.values["place"], list):
        return _place_several(effects, read)
    cards = effects.cards(read, "place", before)
    orientation = ORIENTATIONS[read.one_of("turned", ORIENTATIONS, "standing")]
    how = how_placed(effects) | (words.HOW_CHANGED if read.flag("changed") else 0)
    if isinstance(read.values.get("at"), dict):
        return [*before, _place_remembered(effects, read, cards, orientation, how)]
    at = read.one_of("at", ("the same place", PLACE_LEFT, *EMPTY_PLACES, *_PLACES), "stage")
    if at == "the same place":
        defends = read.flag("defends")
        return [*before, placing.Place(effects.rule, cards, placing.SAME_POSITION, orientation, how, defends=defends)]
    if at == PLACE_LEFT:
        if not isinstance(cards, sets.InSlot) or cards.slot != THAT:
            raise ProgramError(f"{read.at}: only 'that' can come back to the place that it left")
        return [*before, placing.Place(effects.rule, cards, 0, orientation, how, left=effects.slots.place_left())]
    is_opponents = done_by_opponent(read)
    if read.flag("apart"):
        return [*before, *_place_apart(effects, read, cards, orientation, at, is_opponents=is_opponents)]
    ask: Step[Any]
    if at in _PLACES:
        ask = placing.ChoosePlace(effects.rule, cards, _PLACES[at], is_opponents=is_opponents)
    else:
        is_theirs = of_opponent(read)
        ask = placing.ChooseEmptyPlace(
            effects.rule, cards, placing.EmptyPlaces(EMPTY_PLACES[at], is_opponents=is_theirs)
        )
        is_opponents = is_opponents or is_theirs
    where = placing.CHOSEN_POSITION
    return [*before, ask, placing.Place(effects.rule, cards, where, orientation, how, is_opponents=is_opponents)]


def _place_several(effects: Effects, read: Fields) -> Steps:
    """Cards of several names, each on a position of its own; the names are theirs then too."""
    slots = [effects.slots.known(name, read.here("place")) for name in read.texts("place")]
    together = effects.slots.new()
    orientation = ORIENTATIONS[read.one_of("turned", ORIENTATIONS, "standing")]
    if not read.flag("apart"):
        raise ProgramError(f"{read.at}: cards of several names are placed 'apart'")
    where = read.one_of("at", (*EMPTY_PLACES, *_PLACES), "stage")
    by_opponent = done_by_opponent(read)
    placed = _place_apart(effects, read, sets.InSlot(together), orientation, where, is_opponents=by_opponent)
    gather = placing.Gather(effects.rule, slots, together)
    return [gather, *placed, placing.KeepNames(effects.rule, slots, together)]


def _place_remembered(effects: Effects, read: Fields, cards: Cards, orientation: int, how: int) -> Step[Any]:
    """Where another character was, as `remember` kept its position; on the opponent's stage if the opponent does it."""
    with fields(read.take("at"), read.here("at")) as at:
        kept = read_remembered(at, effects.slots)
    is_opponents = done_by_opponent(read)
    return placing.Place(effects.rule, cards, 0, orientation, how, left=kept.slot, is_opponents=is_opponents)


def _place_apart(
    effects: Effects, read: Fields, cards: Cards, orientation: int, where: str, *, is_opponents: bool
) -> Steps:
    """Each of several characters on a position of its own (3.6.2), of the opponent's stage where that is said."""
    if not isinstance(cards, sets.InSlot):
        raise ProgramError(f"{read.at}: 'apart' is for cards that have a name")
    is_of_theirs = of_opponent(read) or is_opponents
    places = placing.EmptyPlaces(
        EMPTY_PLACES[where] if where in EMPTY_PLACES else _PLACES[where], is_opponents=is_of_theirs
    )
    ask = placing.ChooseAnotherPlace(
        effects.rule,
        cards,
        places,
        effects.slots.new(),
        effects.slots.new(),
        only_empty=where in EMPTY_PLACES,
        is_opponents_choice=is_opponents,
    )
    return [ask, placing.PlaceNext(ask, orientation, how_placed(effects))]


def _turn(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "turn", before)
    to = read.one_of("to", (*ORIENTATIONS, FACE_DOWN, FACE_UP))
    if to not in ORIENTATIONS:
        return [*before, turning.TurnOver(effects.rule, cards, is_down=to == FACE_DOWN)]
    orientation = ORIENTATIONS[to]
    return [*before, turning.TurnCards(effects.rule, cards, orientation, is_automatic=effects.is_automatic)]


def _move(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "move", before)
    ask = placing.ChooseEmptyPlace(effects.rule, cards, empty_places(read))
    return [*before, ask, placing.MoveOnStage(effects.rule, cards)]


def _shuffle(_effects: Effects, read: Fields) -> Steps:
    zone = ZONE_NAMES.index(read.one_of("zone", ("deck", "stock"), "deck"))
    return [doing.Shuffle("3.2.4", is_opponents=of_opponent(read, "shuffle"), zone=zone)]


def _shuffle_face_down(effects: Effects, read: Fields) -> Steps:
    cards = read_cards(read.take("shuffle_face_down"), read.here("shuffle_face_down"), effects.slots)
    return [doing.ShuffleFaceDown("3.12.2", cards, effects.slots.new(read.text("as", "")))]


def _under(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    if read.values["under"] == read.values.get("card", "this"):
        raise ProgramError(f"{read.at}: no card lies under itself")
    cards = effects.cards(read, "under", before)
    above = effects.cards(read, "card", before) if read.has("card") else sets.InSlot(THIS)
    put = placing.PutUnder(effects.rule, cards, above, is_face_down=read.flag("face_down"))
    return [*before, put, doing.TakeOrdered(effects.rule)]


OF_CARDS: Final[dict[str, Write]] = {
    "draw": _draw,
    "top": _top,
    "from_bottom": _from_bottom,
    "flip": _flip,
    "look": _look,
    "reveal_top": _reveal_top,
    "reveal": _reveal,
    "see": _see,
    "stock": _stock,
    "put": _put,
    "place": _place,
    "turn": _turn,
    "move": _move,
    "shuffle": _shuffle,
    "shuffle_face_down": _shuffle_face_down,
    "under": _under,
    "exchange": _exchange,
    "stack": _stack,
    "choose": _choose,
    "choose_trait": _choose_trait,
}
