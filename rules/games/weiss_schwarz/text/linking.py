"""What "it", "that character" and "the rest" are: the cards spoken of last, by the name that the program gives them."""

from copy import deepcopy
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.names import THAT_PLAYERS
from rules.games.weiss_schwarz.text.meanings import (
    BATTLE_OPPONENT,
    IT,
    LEFT,
    LETTER,
    PAIR,
    SAME_NUMBER,
    UNSAID,
    Program,
    Ref,
    When,
)
from rules.games.weiss_schwarz.text.nesting import in_repetitions, nested
from rules.games.weiss_schwarz.text.references import by_its_own, speaks_of
from rules.games.weiss_schwarz.text.remembering import POSITION, same_number, with_position
from rules.games.weiss_schwarz.text.spoken import LISTS, THEIRS, Spoken
from rules.text.reading import UNCLEAR_REFERENCE, TextError

_BOTH: Final = "both"  # two choices at once
_OF_EACH: Final = ("reveal", "give", "turn", "put")  # what can be done with the cards of both, one after the other
_OF_ALL: Final = ("put", "under")  # what is done with those of both together, which have an order then
_UNORDERED: Final = ("hand", "waiting_room", "memory")


class Links:
    """Walks through a text in the order in which it was said."""

    def __init__(self, when: When | None, x: Any, at: int) -> None:
        self.spoken = Spoken(when, at)
        self._x = x
        self._letter: Any = None  # what X is, once it was said for the first time: everywhere the same number
        self._at = at

    def apart(self, at: int) -> "Links":
        """Return what is said elsewhere on the card, where "it" is none of the cards of here."""
        links = Links(None, self._x, at)
        links.spoken.names = self.spoken.names
        return links

    def actions(self, actions: "list[Program] | tuple[Program, ...]") -> list[Program]:
        """Return the actions with names in the place of references."""
        found: list[Program] = []
        asked = ""  # what the condition before was about
        for action in in_repetitions(actions):
            is_asked = "if" in action and speaks_of(action["if"], IT)
            self.spoken.it = asked if is_asked and asked else self.spoken.it
            asked = self.spoken.it if is_asked and not _reveals(action) else ""
            found += self._linked(action)
        return nested(same_number(found, self._at))

    def kept(self, program: list[Program]) -> list[Program]:
        """Return all actions of a text with what it has to keep before cards move."""
        left = self.spoken.left
        found: list[Program] = with_position(program, left) if left else program
        return found

    def condition(self, condition: Program) -> Program:
        linked: Program = self.value(condition)
        if speaks_of(condition, BATTLE_OPPONENT):
            self.spoken.it = self.spoken.opponent
        return linked

    def value(self, value: Any) -> Any:
        """Return a value with names in the place of references."""
        if isinstance(value, Ref):
            return self._named(value)
        if _asks_where(value):
            value = self.spoken.put_somewhere(value)
        if isinstance(value, dict) and set(value) == {"less"}:
            return _negative(self.value(value["less"]))
        if isinstance(value, dict):
            if value.get("whose") == THAT_PLAYERS and not self.spoken.is_of_either:
                raise TextError(self._at, UNCLEAR_REFERENCE)
            return {
                key: THEIRS if key == "whose" and one == "theirs" else self.value(one) for key, one in value.items()
            }
        if isinstance(value, list | tuple):
            return [self.value(one) for one in value]
        return value

    def _named(self, ref: Ref) -> Any:
        if ref == SAME_NUMBER:
            return ref
        if ref != LETTER:
            return self.spoken.stands_for(ref)
        if self._x is None:
            raise TextError(self._at, UNCLEAR_REFERENCE)
        if self._letter is None:
            self._letter = self.value(self._x)
        return deepcopy(self._letter)

    def _linked(self, action: Program) -> list[Program]:
        """Return an action in the words of programs, which may be several where it is about two sets of cards."""
        if _BOTH in action:
            return self._both(action[_BOTH])
        if action.get("exchange") == PAIR:
            first, *second = self.spoken.two()
            self.spoken.exchange(first, *second)
            return [{**action, "exchange": first, **({"with": second[0]} if second else {})}]
        return self._of_both(action) or [self._action(action)]

    def _both(self, sets: "tuple[Program | Ref, ...]") -> list[Program]:
        """Return the choices of two sets of cards at once, of which this card may be one."""
        looked = self.spoken.looked
        choices: list[Program] = []
        names: list[str] = []
        for one in sets:
            self.spoken.looked = looked
            if isinstance(one, Ref):
                names.append(self.spoken.stands_for(one))
            else:
                choices.append(self._action(one))
                names.append(choices[-1]["as"])
        self.spoken.choose_both(names)
        return choices

    def _of_both(self, action: Program) -> list[Program]:
        """Return what is done with the cards of both sets that were chosen at once; none where it is not of them."""
        pair = () if self.spoken.it else self.spoken.pair
        if not pair:
            return []
        verb = next((verb for verb in _OF_EACH if action.get(verb) == IT), "")
        if verb and action.get("in", "hand") in _UNORDERED:
            return [self._action({**action, verb: one}) for one in pair]
        verb = next((verb for verb in _OF_ALL if action.get(verb) == IT), "")
        if verb:
            return [self._action({**action, verb: {"either": [{"among": one} for one in pair]}})]
        if action.get("place") == IT and action.get("apart"):
            return [self._action({**action, "place": list(pair)})]
        return []

    def _action(self, action: Program) -> Program:
        self.spoken.expect(action)
        if action.get("give") == IT and self.spoken.it in self.spoken.piles:
            action = {**action, "give": self.spoken.character()}
        unsaid = isinstance(action.get("choose"), dict) and action["choose"].get("whose") == UNSAID
        linked = self._in_words(self._said(action) if unsaid else self._another_of_theirs(action))
        if unsaid:
            self.spoken.anybodys.add(linked["as"])
        self.spoken.place(linked)
        self.spoken.look(linked)
        return linked

    def _another_of_theirs(self, action: Program) -> Program:
        """Say that another character of the opponent is another one than the one that was chosen before it."""
        cards = action.get("choose")
        before = self.spoken.one_of_theirs()
        if not before or not isinstance(cards, dict) or (cards.get("whose"), cards.get("is")) != (THEIRS, "other"):
            return action
        if {"zone", "among"} & set(cards):
            return action
        return {**action, "choose": {**{key: one for key, one in cards.items() if key != "is"}, "except": before}}

    def _said(self, action: Program) -> Program:
        """Say whose the cards of a choice are: those just looked at, or else characters of both players (3.1.1)."""
        cards = {key: value for key, value in action["choose"].items() if key != "whose"}
        if self.spoken.looked:
            return {**action, "choose": {"among": self.spoken.looked, **cards}}
        if "type" not in cards and "name" not in cards:
            raise TextError(self._at, UNCLEAR_REFERENCE)
        return {**action, "choose": {**cards, "whose": "anyone's"}}

    def _in_words(self, action: Program) -> Program:
        if not self.spoken.it and isinstance(action.get("give"), dict) and "choose" not in action["give"]:
            x, self._x = self._x, by_its_own(self._x)
            linked = self._one_action(action)
            self._x = x
            return linked
        return self._one_action(action)

    def _one_action(self, action: Program) -> Program:
        if "one_of" in action:
            self.spoken.scatter(action["one_of"])
            return {**action, "one_of": [self.actions(mode) for mode in action["one_of"]]}
        if action.get("at") == LEFT:
            action = self._at_the_place_left(action)
        if action.get("under") == IT and action.get("card") == IT:
            action = {**action, "card": self.spoken.host()}
        linked = {key: self._part(key, value) for key, value in action.items()}
        self.spoken.watch(action, linked)
        return linked

    def _part(self, key: str, value: Any) -> Any:
        """Return what stands in an action under one of its keys."""
        if key == "later":
            head = {inner: one for inner, one in value.items() if inner != "do"}
            return {**self.value(head), "do": self.actions(value["do"])}
        if key == "if":
            return self.condition(value)
        return self.actions(value) if key in LISTS and isinstance(value, list | tuple) else self.value(value)

    def _at_the_place_left(self, action: Program) -> Program:
        """Return what places a card where a character was that is no more on the stage: on the stage of its player."""
        whose = self.spoken.leave(self._named(action["place"]))
        by = {"by": "opponent"} if whose == THEIRS else {}
        return {**action, "at": {"remembered": POSITION}, **by}


def _reveals(action: Program) -> bool:
    """Return whether "that card" is another one afterwards, which comes from the top of a deck."""
    return any("reveal_top" in done for done in action["then"])


def _asks_where(value: Any) -> bool:
    """Return whether something is asked of cards because they were put somewhere."""
    return isinstance(value, dict) and value.get("among") == IT and "even_if_moved" in value


def _negative(amount: Any) -> Any:
    """Return so much less."""
    if isinstance(amount, list):
        return [_negative(one) for one in amount]
    return {**amount, "each": -amount.get("each", 1)} if isinstance(amount, dict) else -amount
