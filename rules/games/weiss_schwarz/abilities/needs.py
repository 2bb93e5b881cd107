"""Reading of what the actions of a cost take, or of an offer, and of what has to be there for them (8.4.2.2)."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from rules.games.weiss_schwarz.abilities import card_freedom, card_states, card_tests, costs, sets
from rules.games.weiss_schwarz.abilities.ability import Cards, Condition, Test
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.fields import Fields
from rules.games.weiss_schwarz.abilities.names import FACE_DOWN, FACE_UP, ORIENTATIONS
from rules.games.weiss_schwarz.abilities.reading_cards import read_amount, read_cards
from rules.games.weiss_schwarz.abilities.reading_places import empty_places, of_opponent
from rules.games.weiss_schwarz.abilities.slots import Slots
from rules.games.weiss_schwarz.zones import DECK, STAGE, STOCK, ZONE_NAMES

# What takes cards that have to be there: wherever they are, or from the top of a zone.
_TAKING: Final = ("put", "reveal", "see", "under", "turn", "move", "place")
_FROM_THE_TOP: Final = (("stock", STOCK), ("top", DECK))


class Needs:
    """What a list of actions needs; `chosen` has what they choose themselves, by name."""

    def __init__(self, slots: Slots, actions: Any) -> None:
        self.slots = slots
        self.actions = actions
        self.chosen = dict(_choices(actions))

    def payable(self, at: str, needed: Callable[[costs.Need], costs.Need] = lambda need: need) -> costs.Payable:
        """Return the condition that all of it is there, or as much as is `needed` of what is taken."""
        needs = [needed(need) for need in self.of_all(self.actions, at)]
        also = [one for action in self.actions for one in self._also(Fields(action, at))]
        return costs.Payable(tuple(needs), tuple(also))

    def of_all(self, actions: Any, at: str) -> Iterator[costs.Need]:
        """Yield what some of the actions take."""
        for number, action in enumerate(actions):
            yield from self._of(Fields(action, f"{at}[{number}]"))

    def free(self, cards: Cards, read: Fields | None) -> Cards:
        """1.3.3: return those of the cards of an action, `read`, with which nothing forbids to do it."""
        tests = self._freedom(read) if read is not None else ()
        return sets.Those(cards, tests) if tests and _may_be_held(cards, tests) else cards

    def _of(self, read: Fields) -> Iterator[costs.Need]:
        if read.has("choose"):
            yield from self._of_choice(read)
        if read.has("card") and isinstance(read.values["card"], dict):
            yield from self._of_cards(read, "card")
        if read.has("exchange") and _is_choice(read.values.get("with")):
            yield from self._of_choice(Fields(read.values["with"], read.at), read)
        for verb in _TAKING:
            if read.has(verb):
                yield from self._of_cards(read, verb)
        for verb, zone in _FROM_THE_TOP:
            if read.has(verb):
                whose = sets.OPPONENTS if of_opponent(read) else sets.YOURS
                amount = read_amount(read.take(verb, 1), read.here(verb), self.slots)
                yield costs.Need(sets.InZone(zone, whose, ()), amount)

    def _of_cards(self, read: Fields, verb: str) -> Iterator[costs.Need]:
        value = read.take(verb)
        if isinstance(value, str) and (value in self.chosen or verb == "reveal"):
            return  # it is there already, and stays where it is
        if isinstance(value, dict) and {one.get("among") for one in value.get("either", ())} & set(self.chosen):
            return
        if not _is_choice(value):
            wanted = max(value.get("top", 0), value.get("bottom", 0), 1) if isinstance(value, dict) else 1
            cards = self.free(_still(read, verb, read_cards(value, read.at, self.slots)), read)
            yield costs.Need(cards, Fixed(wanted))
            return
        yield from self._of_choice(Fields(value, read.at), read)

    def _of_choice(self, chosen: Fields, read: Fields | None = None) -> Iterator[costs.Need]:
        if not chosen.flag("up_to"):
            yield self._choice(chosen, read)

    def _choice(self, chosen: Fields, read: Fields | None) -> costs.Need:
        cards = self.free(read_cards(chosen.take("choose"), chosen.at, self.slots), read)
        amount = read_amount(chosen.take("count", 1), chosen.here("count"), self.slots)
        return costs.Need(cards, amount, is_chosen=True)

    def _also(self, read: Fields) -> Iterator[Condition]:
        """Yield what else has to be so: where a character goes, who lies above, who gets something, who can move."""
        if read.has("move"):
            yield empty_places(read)
        if read.has("under") and isinstance(read.values.get("card", "this"), str):
            above = self._named(read.values.get("card", "this"), read)
            yield _there(sets.Those(above, (card_states.Lies(STAGE),)))
        if read.has("exchange") and not _is_choice(read.values.get("with")):
            other = self._named(read.values.get("with", read.values["exchange"]), read)
            yield _there(sets.Those(other, self._freedom(read)))
        if read.has("give") and not read.flag("later_too"):
            yield from self._receivers(read)
        yield from self._named_and_free(read)

    def _receivers(self, read: Fields) -> Iterator[Condition]:
        """Yield that who gets something is there, if those are certain cards, or cards that are chosen for it."""
        value = read.values["give"]
        if _is_choice(value):
            yield costs.Payable(tuple(self._of_choice(Fields(value, read.at))))
        elif isinstance(value, str) and not self._is_up_to(value):
            yield _there(self._named(value, read))

    def _named_and_free(self, read: Fields) -> Iterator[Condition]:
        """Yield that among what is chosen first there is what nothing keeps from being moved."""
        for verb in ("put", "move"):
            name = read.values.get(verb)
            if isinstance(name, str) and name in self.chosen and not self._is_up_to(name):
                cards = self._named(name, read)
                if (free := self.free(cards, read)) is not cards:
                    yield _there(free)

    def _is_up_to(self, name: str) -> bool:
        """Return whether it is chosen first, and need not be."""
        return bool(self.chosen.get(name, {}).get("up_to"))

    def _freedom(self, read: Fields) -> tuple[Test, ...]:
        """Return what a card has to be for an action: movable, or allowed to go where it is put."""
        if read.has("exchange"):
            return (card_freedom.MayChangePlaces(self._named(read.values["exchange"], read)),)
        if read.has("move"):
            return (card_freedom.MayMove(),)
        into = read.values.get("in")
        return (card_freedom.MayGo(ZONE_NAMES.index(into)),) if into in ("hand", "memory") else ()

    def _named(self, value: Any, read: Fields) -> Cards:
        """Return certain cards, or what a name stands for that is chosen first: all that may be chosen for it."""
        name = value if isinstance(value, str) else None
        if name is None or name not in self.chosen or name in self.slots.numbers:
            return read_cards(value, read.at, self.slots)
        chosen = Fields(self.chosen[name], read.at)
        cards = read_cards(chosen.take("choose"), chosen.at, self.slots)
        return sets.Those(cards, (card_freedom.MayBeChosen(),))


def _is_choice(value: Any) -> bool:
    return isinstance(value, Mapping) and "choose" in value


def _may_be_held(cards: Cards, tests: tuple[Test, ...]) -> bool:
    """Return whether anything may be forbidden: what a zone must not get are cards of the stage."""
    return not isinstance(tests[0], card_freedom.MayGo) or bool(cards.zones(1 << STAGE) >> STAGE & 1)


def _there(cards: Cards) -> Condition:
    return costs.Payable((costs.Need(cards, Fixed(1)),))


def _choices(actions: Any) -> Iterator[tuple[str, Any]]:
    """Yield what a cost calls the cards that it chooses itself, and which choice that is."""
    for action in actions:
        for chosen in (action, action.get("reveal")):
            if _is_choice(chosen) and "as" in chosen:
                yield chosen["as"], chosen


def _still(read: Fields, verb: str, cards: Cards) -> Cards:
    """What becomes rested must not be rested, what is turned face down must lie face up, and up down (1.3.2.1)."""
    if verb != "turn":
        return cards
    to = read.one_of("to", (*ORIENTATIONS, FACE_DOWN, FACE_UP))
    faces = {FACE_DOWN: card_states.FaceUp(), FACE_UP: card_states.FaceDown()}
    is_not_yet = faces[to] if to in faces else card_tests.Not(card_states.Turned(ORIENTATIONS[to]))
    return sets.Those(cards, (is_not_yet,))
