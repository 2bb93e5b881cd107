"""Writing of one ability's effects as the steps of a procedure."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, Final

from rules.engine import Step
from rules.games.weiss_schwarz.abilities import card_states, card_tests, choosing, conditions, costs, placing, sets
from rules.games.weiss_schwarz.abilities.ability import (
    ACTIVATED,
    AUTOMATIC,
    CONTINUOUS,
    Ability,
    Amount,
    Cards,
    Condition,
)
from rules.games.weiss_schwarz.abilities.amounts import Fixed
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.names import FACE_DOWN, FACE_UP, NUMBERS, ORIENTATIONS
from rules.games.weiss_schwarz.abilities.reading_cards import read_amount, read_cards
from rules.games.weiss_schwarz.abilities.reading_changes import ReadAbility
from rules.games.weiss_schwarz.abilities.reading_conditions import read_condition
from rules.games.weiss_schwarz.abilities.slots import Slots
from rules.games.weiss_schwarz.zones import BACK, CENTRE, DECK, HAND, POSITIONS, STAGE, STOCK, ZONE_NAMES

Steps = list[Step[Any]]

Write = Callable[["Effects", Fields], Steps]

# What takes cards that have to be there (8.4.2.2): wherever they are, or from the top of a zone.
_TAKING: Final = ("put", "reveal", "see", "under", "turn", "move", "place")
_FROM_THE_TOP: Final = (("stock", STOCK), ("top", DECK))


class Effects:
    """Writes the steps of one ability; `rule` is the number that they carry, `gives` what it may give to cards."""

    def __init__(
        self,
        rule: str,
        slots: Slots,
        ability: ReadAbility,
        verbs: Mapping[str, Write],
        *,
        category: int = CONTINUOUS,
        zones: int = 1 << STAGE,
        text: str = "",
    ) -> None:
        self.rule = rule
        self.verbs = verbs
        self.text = text  # the whole program
        self.is_automatic = category == AUTOMATIC
        self.is_of_stage = self.is_automatic and zones >> STAGE & 1 == 1
        self.is_activated = category == ACTIVATED
        self.is_fusion = False  # an ability with that keyword (10.14)
        self.slots = slots
        self.read_ability = ability
        self.gives: list[Ability] = []
        self.is_cost = False  # what is paid is not searched for
        self.is_in_full = False  # within a cost, all of which is paid
        self.chosen_here: set[str] = set()  # names of cards that a cost chooses itself
        self.left_over: tuple[costs.Need, ...] = ()  # what the actions of a cost behind this one take
        self.is_paid = False  # within what is done when the cost is paid
        self.flipped = -1  # the slot of the cards that were flipped over last
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
        after = self.left_over
        for number, action in enumerate(actions):
            if self.is_in_full:
                self.left_over = (*self._all_needs(actions[number + 1 :], at), *after)
            with fields(action, f"{at}[{number}]") as read:
                written += self.verbs[read.first(self.verbs, "there is no action here")](self, read)
        self.left_over = after
        return written

    def paid(self, actions: Any, at: str, *, is_offer: bool = False) -> Steps:
        """Return the steps of a cost, none of which takes what a later one needs (8.4.2.2), or of an offer."""
        self.is_cost, self.is_in_full = True, not is_offer
        self.chosen_here = set(_names_of_choices(actions))
        written = self.steps(actions, at)
        self.is_cost = self.is_in_full = False
        return written

    def cards(self, read: Fields, key: str, before: Steps) -> Cards:
        """Return the cards of an action; where they are chosen first, the choice is written to `before`."""
        value = read.take(key)
        if not isinstance(value, dict) or "choose" not in value:
            return read_cards(value, read.here(key), self.slots)
        with fields(value, read.here(key)) as chosen:
            before += self.choose(chosen, read if self.is_in_full else None)
            return sets.InSlot(self.slots.known(chosen.text("as", f"#{len(self.slots.numbers) - 1}"), chosen.at))

    def choose(self, read: Fields, paying: Fields | None = None) -> Steps:
        """Write a choice of cards: what of, how many, what they are called from there on; what is paid with them."""
        cards = _may_go(read_cards(read.take("choose"), read.here("choose"), self.slots), paying)
        count = self.amount(read, "count", 1)
        slot = self.slots.new(read.text("as", ""))
        up_to = read.flag("up_to")
        zones = cards.zones(0)
        left_over = tuple(need for need in self.left_over if need.cards.zones(0) & zones)
        step = choosing.Choose(
            self.rule,
            cards,
            count,
            slot,
            up_to=up_to,
            by_opponent=done_by_opponent(read),
            may_fail=not self.is_cost and _is_search(cards),
            in_turn=up_to and isinstance(cards, sets.InZone) and cards.ends != 0,
            left_over=costs.Payable(left_over) if left_over else None,
        )
        return [step, choosing.TakeChosen(step)]

    def asks_of(self, cards: Any) -> bool:
        """Return whether the program asks anywhere for numbers of cards that have this name, or get it."""
        name = cards.get("as", cards.get("among")) if isinstance(cards, dict) else cards
        return name is not None and any(f'"{key}": "{name}"' in self.text for key in ("among", *NUMBERS))

    def amount(self, read: Fields, key: str, default: int) -> Amount:
        return read_amount(read.take(key, default), read.here(key), self.slots)

    def condition(self, read: Fields, key: str) -> Condition:
        return read_condition(read.take(key), read.here(key), self.slots)

    def payable(self, actions: Any, at: str) -> costs.Payable:
        """Return whether what a list of actions takes is there (8.4.2.2)."""
        return self._payable(actions, at, lambda need: need)

    def possible(self, actions: Any, at: str, *, in_full: bool) -> Condition:
        """Return whether one may do what is no cost: `in_full`, or as soon as any of it can be done (1.3.2, 8.6.3.1.2).

        A deck that runs out is refreshed on the way (9.2), so that a card of it is enough.
        """
        if in_full:
            return self._payable(actions, at, lambda need: need.in_part() if need.is_refreshed() else need)
        choices = [action for action in actions if "choose" in action and "as" in action]
        done = [action for action in actions if action not in choices] or choices
        each = [
            self._payable([*(one for one in choices if _speaks_of(action, one["as"])), action], at, costs.Need.in_part)
            for action in done
        ]
        return each[0] if len(each) == 1 else conditions.Any(tuple(each))

    def _payable(self, actions: Any, at: str, needed: Callable[[costs.Need], costs.Need]) -> costs.Payable:
        self.chosen_here = set(_names_of_choices(actions))
        needs = [needed(need) for need in self._all_needs(actions, at)]
        places = [empty_places(Fields(action, at)) for action in actions if "move" in action]
        return costs.Payable(tuple(needs), tuple(places))

    def _all_needs(self, actions: Any, at: str) -> Iterator[costs.Need]:
        """Yield what actions of a cost take."""
        for number, action in enumerate(actions):
            yield from self._needs(Fields(action, f"{at}[{number}]"))

    def _needs(self, read: Fields) -> Iterator[costs.Need]:
        if read.has("choose"):
            yield from self._chosen_needed(read)
        if read.has("card") and isinstance(read.values["card"], dict):
            yield from self._cards_needed(read, "card")
        if read.has("exchange"):
            value = read.take("with")
            if isinstance(value, dict) and "choose" in value:
                yield from self._chosen_needed(Fields(value, read.at))
        for verb in _TAKING:
            if read.has(verb):
                yield from self._cards_needed(read, verb)
        for verb, zone in _FROM_THE_TOP:
            if read.has(verb):
                whose = sets.OPPONENTS if of_opponent(read) else sets.YOURS
                yield costs.Need(sets.InZone(zone, whose, ()), self.amount(read, verb, 1))

    def _cards_needed(self, read: Fields, verb: str) -> Iterator[costs.Need]:
        value = read.take(verb)
        if isinstance(value, str) and (value in self.chosen_here or verb == "reveal"):
            return  # it is there already, and stays where it is
        if isinstance(value, dict) and {one.get("among") for one in value.get("either", ())} & self.chosen_here:
            return
        if not isinstance(value, dict) or "choose" not in value:
            wanted = max(value.get("top", 0), value.get("bottom", 0), 1) if isinstance(value, dict) else 1
            cards = _may_go(_still(read, verb, read_cards(value, read.at, self.slots)), read)
            yield costs.Need(cards, Fixed(wanted))
            return
        yield from self._chosen_needed(Fields(value, read.at), read)

    def _chosen_needed(self, chosen: Fields, read: Fields | None = None) -> Iterator[costs.Need]:
        if not chosen.flag("up_to"):
            cards = _may_go(read_cards(chosen.take("choose"), chosen.at, self.slots), read)
            yield costs.Need(cards, self.amount(chosen, "count", 1), is_chosen=True)


def _speaks_of(value: Any, name: str) -> bool:
    """Return whether a part of a program is about cards that have a name."""
    if isinstance(value, Mapping):
        return any(_speaks_of(one, name) for one in value.values())
    return any(_speaks_of(one, name) for one in value) if isinstance(value, list) else bool(value == name)


def _names_of_choices(actions: Any) -> Iterator[str]:
    """Yield what a cost calls the cards that it chooses itself."""
    for action in actions:
        for chosen in (action, action.get("reveal")):
            if isinstance(chosen, Mapping) and "choose" in chosen and "as" in chosen:
                yield chosen["as"]


def _still(read: Fields, verb: str, cards: Cards) -> Cards:
    """What becomes rested must not be rested, what is turned face down must lie face up, and up down (1.3.2.1)."""
    if verb != "turn":
        return cards
    to = read.one_of("to", (*ORIENTATIONS, FACE_DOWN, FACE_UP))
    faces = {FACE_DOWN: card_states.FaceUp(), FACE_UP: card_states.FaceDown()}
    is_not_yet = faces[to] if to in faces else card_tests.Not(card_states.Turned(ORIENTATIONS[to]))
    return sets.Those(cards, (is_not_yet,))


def _may_go(cards: Cards, read: Fields | None) -> Cards:
    """1.3.3: characters that are put from the stage into a hand or a memory to pay have to be allowed to go there."""
    into = read.values.get("in") if read is not None else None
    if into not in ("hand", "memory") or not cards.zones(1 << STAGE) >> STAGE & 1:
        return cards
    return sets.Those(cards, (card_states.MayGo(ZONE_NAMES.index(into)),))


def _is_search(cards: Cards) -> bool:
    """8.6.3.1.4: a choice of cards that nobody has revealed, by what they are."""
    return isinstance(cards, sets.InZone) and cards.zone in (DECK, HAND, STOCK) and bool(cards.tests)


def of_opponent(read: Fields, key: str = "of", default: str = "yours") -> bool:
    """Return whether an action says that it is about the opponent's cards."""
    return read.one_of(key, ("yours", "opponent's"), default) == "opponent's"


def done_by_opponent(read: Fields) -> bool:
    """Return whether an action says that the other player does it, or is asked."""
    return read.one_of("by", ("you", "opponent"), "you") == "opponent"


_FACED: Final = "an empty place of the centre with a character facing it"

# Where an action puts a character, and which positions these are.
EMPTY_PLACES: Final = {
    "an empty place": POSITIONS,
    "an empty place of the centre": CENTRE,
    "an empty place of the back": BACK,
    "the empty place in the middle": (1,),
    "the empty place on the left": (0,),
    "the empty place on the right": (2,),
    _FACED: CENTRE,
}


def empty_places(read: Fields) -> placing.EmptyPlaces:
    """Return to which empty places an action moves a character."""
    where = read.one_of("to", EMPTY_PLACES)
    return placing.EmptyPlaces(EMPTY_PLACES[where], is_faced=where == _FACED, is_opponents=of_opponent(read))
