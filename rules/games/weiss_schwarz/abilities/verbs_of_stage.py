"""The actions of programs that bring characters onto the stage, or do something with those there."""

from typing import Any, Final

from rules.engine import Step
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import doing, exchanging, keeping, placing, sets, turning, underneath
from rules.games.weiss_schwarz.abilities.ability import THAT, THIS, Cards
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.names import FACE_DOWN, FACE_UP, ORIENTATIONS, PLACE_LEFT
from rules.games.weiss_schwarz.abilities.reading_cards import read_cards, read_remembered
from rules.games.weiss_schwarz.abilities.reading_places import EMPTY_PLACES, done_by_opponent, empty_places, of_opponent
from rules.games.weiss_schwarz.abilities.writing import Effects, Steps, Write
from rules.games.weiss_schwarz.zones import BACK, CENTRE, POSITIONS


def _stack(effects: Effects, read: Fields) -> Steps:
    """10.14.1.1, 10.15.2: a card is placed, and this card with the rest of its markers becomes its markers."""
    cards = effects.cards(read, "stack", [])
    is_same = read.one_of("at", ("the same place", "stage"), "the same place") == "the same place"
    rule = "10.14.1.1" if is_same else effects.rule
    where = placing.SAME_POSITION if is_same else placing.CHOSEN_POSITION
    stack = underneath.Stack(rule, cards, where, how_placed(effects))
    order: Steps = [underneath.OrderBelow(rule, cards), doing.TakeOrdered(rule)]
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


def _turned(read: Fields) -> int:
    return ORIENTATIONS[read.one_of("turned", ORIENTATIONS)] if read.has("turned") else placing.NOT_SAID


_PLACES: Final = {"stage": POSITIONS, "centre": CENTRE, "back": BACK, "middle": (1,)}


def _place(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    if isinstance(read.values["place"], list):
        return _place_several(effects, read)
    cards = effects.cards(read, "place", before)
    orientation = _turned(read)
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
    orientation = _turned(read)
    if not read.flag("apart"):
        raise ProgramError(f"{read.at}: cards of several names are placed 'apart'")
    where = read.one_of("at", (*EMPTY_PLACES, *_PLACES), "stage")
    by_opponent = done_by_opponent(read)
    placed = _place_apart(effects, read, sets.InSlot(together), orientation, where, is_opponents=by_opponent)
    gather = keeping.Gather(effects.rule, slots, together)
    return [gather, *placed, keeping.KeepNames(effects.rule, slots, together)]


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
    return [*before, turning.TurnCards(effects.rule, cards, orientation, is_of_stage=effects.is_of_stage)]


def _move(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    cards = effects.cards(read, "move", before)
    ask = placing.ChooseEmptyPlace(effects.rule, cards, empty_places(read))
    stands = read.has("turned") and read.one_of("turned", ("standing",)) == "standing"
    return [*before, ask, placing.MoveOnStage(effects.rule, cards, stands=stands)]


def _under(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    if read.values["under"] == read.values.get("card", "this"):
        raise ProgramError(f"{read.at}: no card lies under itself")
    cards = effects.cards(read, "under", before)
    above = effects.cards(read, "card", before) if read.has("card") else sets.InSlot(THIS)
    put = underneath.PutUnder(effects.rule, cards, above, is_face_down=read.flag("face_down"))
    return [*before, put, doing.TakeOrdered(effects.rule)]


OF_STAGE: Final[dict[str, Write]] = {
    "place": _place,
    "turn": _turn,
    "move": _move,
    "exchange": _exchange,
    "stack": _stack,
    "under": _under,
}
