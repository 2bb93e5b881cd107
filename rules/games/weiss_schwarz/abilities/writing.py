"""Writing of one ability's effects as the steps of a procedure."""

from collections.abc import Callable, Mapping
from typing import Any

from rules.engine import Step
from rules.games.weiss_schwarz.abilities import choosing, conditions, costs, sets
from rules.games.weiss_schwarz.abilities.ability import (
    ACTIVATED,
    AUTOMATIC,
    CONTINUOUS,
    Ability,
    Amount,
    Cards,
    Condition,
)
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.names import NUMBERS
from rules.games.weiss_schwarz.abilities.needs import Needs
from rules.games.weiss_schwarz.abilities.reading_cards import read_amount, read_cards
from rules.games.weiss_schwarz.abilities.reading_changes import ReadAbility
from rules.games.weiss_schwarz.abilities.reading_conditions import read_condition
from rules.games.weiss_schwarz.abilities.reading_places import done_by_opponent
from rules.games.weiss_schwarz.abilities.slots import Slots
from rules.games.weiss_schwarz.zones import DECK, HAND, STAGE, STOCK

Steps = list[Step[Any]]

Write = Callable[["Effects", Fields], Steps]


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
        self.needs = Needs(slots, [])  # those of the cost that is written
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
                self.left_over = (*self.needs.of_all(actions[number + 1 :], at), *after)
            with fields(action, f"{at}[{number}]") as read:
                written += self.verbs[read.first(self.verbs, "there is no action here")](self, read)
        self.left_over = after
        return written

    def paid(self, actions: Any, at: str, *, is_offer: bool = False) -> Steps:
        """Return the steps of a cost, none of which takes what a later one needs (8.4.2.2), or of an offer."""
        self.is_cost, self.is_in_full = True, not is_offer
        self.needs = Needs(self.slots, actions)
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
        cards = self.needs.free(read_cards(read.take("choose"), read.here("choose"), self.slots), paying)
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
        """Return the condition that what a list of actions takes is there (8.4.2.2)."""
        return Needs(self.slots, actions).payable(at)

    def possible(self, actions: Any, at: str, *, in_full: bool) -> Condition:
        """Return when one may do what is no cost: `in_full`, or as soon as any of it can be done (1.3.2, 8.6.3.1.2).

        A deck that runs out is refreshed on the way (9.2), so that a card of it is enough.
        """
        if in_full:
            return Needs(self.slots, actions).payable(at, lambda need: need.in_part() if need.is_refreshed() else need)
        choices = [action for action in actions if "choose" in action and "as" in action]
        done = [action for action in actions if action not in choices] or choices
        each = [
            Needs(self.slots, [*(one for one in choices if _speaks_of(action, one["as"])), action]).payable(
                at, costs.Need.in_part
            )
            for action in done
        ]
        return each[0] if len(each) == 1 else conditions.Any(tuple(each))


def _speaks_of(value: Any, name: str) -> bool:
    """Return whether a part of a program is about cards that have a name."""
    if isinstance(value, Mapping):
        return any(_speaks_of(one, name) for one in value.values())
    return any(_speaks_of(one, name) for one in value) if isinstance(value, list) else bool(value == name)


def _is_search(cards: Cards) -> bool:
    """8.6.3.1.4: a choice of cards that nobody has revealed, by what they are."""
    return isinstance(cards, sets.InZone) and cards.zone in (DECK, HAND, STOCK) and bool(cards.tests)
