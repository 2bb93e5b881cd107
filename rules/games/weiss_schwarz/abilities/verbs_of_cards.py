"""The actions of programs that do something with cards: each reads its object and writes its steps."""

from typing import Final

from rules.games.weiss_schwarz.abilities import doing, keeping, looking, sets, shuffling, trait_choice
from rules.games.weiss_schwarz.abilities.ability import THIS, Amount, Cards
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError
from rules.games.weiss_schwarz.abilities.reading_cards import read_cards
from rules.games.weiss_schwarz.abilities.reading_places import done_by_opponent, of_opponent
from rules.games.weiss_schwarz.abilities.writing import Effects, Steps, Write
from rules.games.weiss_schwarz.zones import CLOCK, MARKERS, RESOLUTION, STAGE, STOCK, WAITING_ROOM, ZONE_NAMES


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


def _put(effects: Effects, read: Fields) -> Steps:
    before: Steps = []
    is_this = isinstance(read.values["put"], dict) and read.values["put"].get("is") == "this"
    is_asked = effects.asks_of(read.values["put"]) or effects.asks_of(read.values.get("as"))
    cards = effects.cards(read, "put", before)
    if read.has("as") or is_this:  # a card that is put somewhere as "this card" is still meant by it
        slot = THIS if is_this else effects.slots.new(read.text("as"))
        before.append(keeping.KeepAll(effects.rule, cards, slot))
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


def _shuffle(_effects: Effects, read: Fields) -> Steps:
    zone = ZONE_NAMES.index(read.one_of("zone", ("deck", "stock"), "deck"))
    return [shuffling.Shuffle("3.2.4", is_opponents=of_opponent(read, "shuffle"), zone=zone)]


def _shuffle_face_down(effects: Effects, read: Fields) -> Steps:
    cards = read_cards(read.take("shuffle_face_down"), read.here("shuffle_face_down"), effects.slots)
    return [shuffling.ShuffleFaceDown("3.12.2", cards, effects.slots.new(read.text("as", "")))]


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
    "shuffle": _shuffle,
    "shuffle_face_down": _shuffle_face_down,
    "choose": _choose,
    "choose_trait": _choose_trait,
}
