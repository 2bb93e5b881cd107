"""Reading of cards and numbers out of programs."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules.folding import fold_trait
from rules.games.weiss_schwarz.abilities import amounts, card_names, card_numbers, card_states, card_tests, sets, values
from rules.games.weiss_schwarz.abilities.ability import Amount, Cards, Test
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.names import DAMAGE_DEALT, NUMBERS, ORIENTATIONS, ROLES, THAT_PLAYERS, WHOSE
from rules.games.weiss_schwarz.abilities.reading_qualities import (
    name_has,
    named,
    read_arrived,
    read_colours,
    read_names,
    read_place,
    read_states,
    with_ability,
    with_keyword,
)
from rules.games.weiss_schwarz.abilities.slots import Slots
from rules.games.weiss_schwarz.abilities.triggers import CardTests
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.specs import ICONS, KINDS
from rules.games.weiss_schwarz.zones import ZONE_NAMES


def read_cards(value: Any, at: str, slots: Slots) -> Cards:
    """Read which cards: the name of a slot, a role in battle, or a zone and what they have to be."""
    if isinstance(value, str):
        return sets.InBattle(value) if value in ROLES else sets.InSlot(slots.known(value, at))
    with fields(value, at) as read:
        if read.has("either"):
            return sets.Either(_either(read, slots))
        if read.has("among") and read.values["among"] in ROLES:
            return sets.Those(sets.InBattle(read.text("among")), read_tests(read, slots))
        if read.has("among"):
            slot = slots.known(read.text("among"), read.at)
            named = sets.InSlot(slot, even_if_moved=read.flag("even_if_moved"))
            of = (card_states.Of(read_whose(read) == sets.YOURS),) if read.has("whose") else ()
            lies = (card_states.Lies(ZONE_NAMES.index(read.one_of("zone", ZONE_NAMES))),) if read.has("zone") else ()
            return sets.Those(named, (*of, *lies, *read_tests(read, slots)))
        zone = ZONE_NAMES.index(read.one_of("zone", ZONE_NAMES, _usual_zone(read)))
        if read.values.get("whose") == THAT_PLAYERS:
            read.take("whose")
            return sets.OfThatPlayer(sets.InZone(zone, sets.YOURS, read_tests(read, slots)))
        found = sets.InZone(zone, read_whose(read), read_tests(read, slots), read.number("top") - read.number("bottom"))
        if read.has("except"):
            return sets.Without(found, sets.InSlot(slots.known(read.text("except"), read.at)))
        return found


def _either(read: Fields, slots: Slots) -> tuple[Cards, ...]:
    several = read.take("either")
    if not isinstance(several, list) or len(several) < 2:
        raise ProgramError(f"{read.here('either')}: a list of several cards is wanted")
    return tuple(read_cards(one, f"{read.here('either')}[{n}]", slots) for n, one in enumerate(several))


def _usual_zone(read: Fields) -> str:
    """2.3.2.1.2, 2.3.2.3.2: where nothing is said a climax is one of the climax area, a character one of the stage."""
    if read.values.get("type") == "climax" and holds("2.3.2.3.2"):
        return "climax_area"
    return "stage" if holds("2.3.2.1.2") else "waiting_room"


def read_card_tests(value: Any, at: str, slots: Slots) -> CardTests:
    """Read which cards a trigger condition is about: "this", or whose and what they have to be."""
    if value == "this":
        return CardTests(sets.ANYONES, (card_states.This(),))
    with fields(value, at) as read:
        return CardTests(read_whose(read), read_tests(read, slots))


def read_whose(read: Fields, key: str = "whose", default: str = "yours") -> int:
    return WHOSE[read.one_of(key, WHOSE, default)]


def read_zones(read: Fields, key: str) -> int:
    """Read the names of zones as bits; 0 where none is given."""
    if not read.has(key):
        return 0
    bits = 0
    for name in read.texts(key):
        if name not in ZONE_NAMES:
            raise ProgramError(f"{read.here(key)}: {name!r} is no zone; there are {', '.join(ZONE_NAMES)}")
        bits |= 1 << ZONE_NAMES.index(name)
    return bits


def read_tests(read: Fields, slots: Slots) -> tuple[Test, ...]:
    """Read everything that a card has to be."""
    tests = [make(read, slots) for key, make in _TESTS.items() if read.has(key)]
    tests += [_between(read, key, slots) for key in NUMBERS if read.has(key)]
    return tuple(tests)


def _between(read: Fields, key: str, slots: Slots) -> Test:
    least, most = read_bounds(read, key, slots)
    return card_numbers.Between(NUMBERS[key], least, most)


def read_bounds(read: Fields, key: str, slots: Slots) -> tuple[Amount | None, Amount | None]:
    """Read a number, or `{"least": ..., "most": ...}`."""
    value = read.take(key)
    if not isinstance(value, Mapping) or not {"least", "most"} & set(value):
        exact = read_amount(value, read.here(key), slots)
        return exact, exact
    with fields(value, read.here(key)) as bounds:
        return read_bound(bounds, "least", slots), read_bound(bounds, "most", slots)


def read_bound(bounds: Fields, key: str, slots: Slots) -> Amount | None:
    return read_amount(bounds.take(key), bounds.here(key), slots) if bounds.has(key) else None


def _not(read: Fields, slots: Slots) -> Test:
    with fields(read.take("not"), read.here("not")) as inner:
        tests = read_tests(inner, slots)
    if not tests:
        raise ProgramError(f"{read.here('not')}: something is wanted that the card must not be")
    return card_tests.Not(tests[0] if len(tests) == 1 else card_tests.Both(tests))


def _any(read: Fields, slots: Slots) -> Test:
    kinds = read.take("any")
    if not isinstance(kinds, list) or len(kinds) < 2:
        raise ProgramError(f"{read.here('any')}: a list of what the card may be is wanted")
    found = []
    for number, kind in enumerate(kinds):
        with fields(kind, f"{read.here('any')}[{number}]") as one:
            found.append(card_tests.Both(read_tests(one, slots)))
    return card_tests.AnyOf(tuple(found))


def _same(read: Fields, slots: Slots) -> Test:
    if isinstance(read.values.get("same"), Mapping):
        with fields(read.take("same"), read.here("same")) as other:
            return card_names.SameNameAs(read_cards(other.take("name"), other.here("name"), slots))
    return card_tests.SameTrait() if read.one_of("same", ("trait", "colour")) == "trait" else card_tests.SameColour()


def _icon(icon: str) -> Test:
    return card_tests.AnyIcon() if icon == "any" else card_tests.Icon(ICONS.index(icon))


_TESTS: Final[dict[str, Callable[[Fields, Slots], Test]]] = {
    "type": lambda read, _: card_tests.Kind(KINDS.index(read.one_of("type", KINDS))),
    "trait": lambda read, _: card_tests.Trait(tuple(map(fold_trait, read.texts("trait")))),
    "name": lambda read, _: named(read_names(read, "name")),
    "name_has": lambda read, _: name_has(read_names(read, "name_has")),
    "colour": lambda read, _: card_tests.Coloured(read_colours(read, "colour")),
    "turned": lambda read, _: card_states.Turned(ORIENTATIONS[read.one_of("turned", ORIENTATIONS)]),
    "icon": lambda read, _: _icon(read.one_of("icon", (*ICONS, "any"))),
    "keyword": lambda read, _: with_keyword(read),
    "ability": lambda read, _: with_ability(read),
    "place": read_place,
    "arrived": lambda read, slots: read_arrived(read, lambda value, at: read_card_tests(value, at, slots)),
    "same": _same,
    "is": read_states,
    "not": _not,
    "any": _any,
}


# Of what a number may say how many different ones certain cards have.
_KINDS: Final = {"colours": values.COLOURS, "names": values.NAMES}


def read_amount(value: Any, at: str, slots: Slots) -> Amount:
    """Read a number, or how it is worked out."""
    if isinstance(value, int) and not isinstance(value, bool):
        return amounts.Fixed(value)
    if isinstance(value, list):
        return amounts.Plus(tuple(read_amount(one, f"{at}[{n}]", slots) for n, one in enumerate(value)))
    with fields(value, at) as read:
        each = read.take("each", 1)
        if not isinstance(each, int):
            raise ProgramError(f"{at}: 'each' must be a whole number, not {each!r}")
        if read.has("count"):
            return amounts.Count(read_cards(read.take("count"), read.here("count"), slots), each)
        if read.has("cards_in"):
            zone = amounts.COUNTED[read.one_of("cards_in", amounts.COUNTED)]
            return amounts.InYourZone(zone, each, read_whose(read) == sets.OPPONENTS, read.number("beyond"))
        if read.has("remembered"):
            if each != 1:
                raise ProgramError(f"{at}: 'each' goes with the number that is remembered, not with 'remembered'")
            return read_remembered(read, slots)
        if read.has("position"):
            return amounts.Position(read_cards(read.take("position"), read.here("position"), slots))
        if read.has("icons"):
            return amounts.TriggerIcons(read_cards(read.take("icons"), read.here("icons"), slots), each)
        for key, kind in _KINDS.items():
            if read.has(key):
                return amounts.Kinds(kind, read_cards(read.take(key), read.here(key), slots), each)
        for key, information in NUMBERS.items():
            if read.has(key):
                return amounts.Information(information, read_cards(read.take(key), read.here(key), slots), each)
        raise ProgramError(f"{at}: a number is wanted: count, cards_in, or a number of cards")


def read_remembered(read: Fields, slots: Slots) -> amounts.Remembered:
    """Read the name of a number that is kept."""
    name = read.text("remembered")
    if name == DAMAGE_DEALT and slots.waits_for_damage:
        return amounts.Remembered(amounts.Fixed(0), slots.damage_dealt())
    if name not in slots.remembered:
        raise ProgramError(f"{read.here('remembered')}: no number {name!r} is remembered before, by 'remember'")
    return slots.remembered[name]
