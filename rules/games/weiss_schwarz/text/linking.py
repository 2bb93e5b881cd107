"""What "it", "that character" and "the rest" are: the cards spoken of last, by the name that the program gives them."""

from copy import deepcopy
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import listed
from rules.games.weiss_schwarz.abilities.names import THAT_PLAYERS
from rules.games.weiss_schwarz.text.meanings import (
    AMONG,
    BATTLE_OPPONENT,
    CHOSEN,
    DRAWN,
    IT,
    LEFT,
    LETTER,
    PAID,
    PAIR,
    PUT_AWAY,
    PUT_IN,
    REVEALED,
    SAME_NUMBER,
    SHOWN,
    THIS,
    TRAIT,
    UNSAID,
    Program,
    Ref,
    When,
)
from rules.games.weiss_schwarz.text.nesting import in_repetitions, nested
from rules.games.weiss_schwarz.text.references import by_its_own, speaks_of
from rules.games.weiss_schwarz.text.remembering import POSITION, same_number, with_position
from rules.text.reading import UNCLEAR_REFERENCE, TextError

# Actions that name the cards that they are about, for what follows.
_NAMING: Final = {
    "choose": "chosen",
    "look": "seen",
    "reveal_top": "revealed",
    "top": "put",
    "from_bottom": "put",
    "flip": "flipped",
}
_TOGETHER: Final = ("look", "reveal_top", "top", "from_bottom", "flip")
_LISTS: Final = frozenset({"may", "pay", "then", "else", "do", "all_players", "cancelled"})
_BOTH: Final = "both"  # two choices at once
_OF_EACH: Final = ("reveal", "give", "turn", "put")  # what can be done with the cards of both, one after the other
_OF_ALL: Final = ("put", "under")  # what is done with those of both together, which have an order then
_THEIRS: Final = "opponent's"  # whoever is "they" besides the player who reads
_SOME: Final = ("choose", "top", "bottom")  # where not all of certain cards are meant
_FACES: Final = ("face up", "face down")
_UNORDERED: Final = ("hand", "waiting_room", "memory")


class Links:
    """Walks through a text in the order in which it was said."""

    def __init__(self, when: When | None, x: Any, at: int) -> None:
        self.it = when.it if when else ""
        self.opponent = when.opponent if when else "battle opponent"
        self.together = when.together if when else ""
        self.is_of_either = when is not None and is_of_either(when)
        self.several = ""  # what was chosen last of which there may be more than one
        self.scattered: set[str] = set()  # what was put into one zone or into another
        self.shown = ""  # what was chosen and then revealed
        self.trait = ""  # the name of the trait that was chosen last
        self.pair: tuple[str, ...] = ()
        self.chosen: list[str] = []  # the names of all that was chosen, but for two sets at once
        self.faced: set[str] = set()  # the names of what was chosen where cards lie face up or face down
        self.twos: set[str] = set()  # the names of what was chosen of which there are two
        self.anybodys: set[str] = set()  # the names of characters of either player that were chosen
        self.piles: set[str] = set()  # the names of cards of a deck, together
        self.looked = ""  # the name of the cards that the action before looked at
        self.drawn = ""  # the name of the cards that were drawn last
        self.put_away = ""  # the name of the cards that were put into the waiting room last
        self.whole = ""  # the name of all of certain cards that were put somewhere, where nothing else can be meant
        self.on_stage: dict[str, str] = {}  # of which player the characters are that were chosen there
        self.left = ""  # the name of the character whose position is asked for
        self.x = x
        self.paid = ""  # the name of the cards that were put away to pay the cost
        self.letter: Any = None  # what X is, once it was said for the first time: everywhere the same number
        self.at = at
        self.names: dict[str, int] = {}

    def apart(self, at: int) -> "Links":
        """Return what is said elsewhere on the card, where "it" is none of the cards of here."""
        links = Links(None, self.x, at)
        links.names = self.names
        return links

    def actions(self, actions: "list[Program] | tuple[Program, ...]") -> list[Program]:
        """Return the actions with names in the place of references."""
        found: list[Program] = []
        asked = ""  # what the condition before was about
        for action in in_repetitions(actions):
            is_asked = "if" in action and speaks_of(action["if"], IT)
            self.it = asked if is_asked and asked else self.it
            asked = self.it if is_asked and not _reveals(action) else ""
            found += self._linked(action)
        return nested(same_number(found, self.at))

    def _linked(self, action: Program) -> list[Program]:
        """Return an action in the words of programs, which may be several where it is about two sets of cards."""
        if _BOTH in action:
            looked = self.looked
            choices = []
            for choice in action[_BOTH]:
                self.looked = looked
                choices += [] if choice == THIS else [self._action(choice)]
            self.chosen = []
            names = iter([choice["as"] for choice in choices])
            self.pair = tuple("this" if choice == THIS else next(names) for choice in action[_BOTH])
            self.it = ""
            return choices
        if action.get("exchange") == PAIR:
            if self.chosen and self.chosen[-1] in self.twos:
                return [{**action, "exchange": self.chosen[-1]}]
            pair = tuple(self.chosen[-2:]) if len(self.chosen) > 1 else self.pair
            if not pair:
                raise TextError(self.at, UNCLEAR_REFERENCE)
            return [{**action, "exchange": pair[0], "with": pair[1]}]
        verb = next((verb for verb in _OF_EACH if action.get(verb) == IT), "")
        if verb and not self.it and self.pair and action.get("in", "hand") in _UNORDERED:
            return [self._action({**action, verb: one}) for one in self.pair]
        verb = next((verb for verb in _OF_ALL if action.get(verb) == IT), "")
        if verb and not self.it and self.pair:
            return [self._action({**action, verb: {"either": [{"among": one} for one in self.pair]}})]
        if action.get("place") == IT and action.get("apart") and not self.it and self.pair:
            return [self._action({**action, "place": list(self.pair)})]
        return [self._action(action)]

    def kept(self, program: list[Program]) -> list[Program]:
        """Return all actions of a text with what it has to keep before cards move."""
        found: list[Program] = with_position(program, self.left) if self.left else program
        return found

    def condition(self, condition: Program) -> Program:
        linked: Program = self.value(condition)
        if speaks_of(condition, BATTLE_OPPONENT):
            self.it = self.opponent
        return linked

    def value(self, value: Any) -> Any:
        """Return a value with names in the place of references."""
        if isinstance(value, Ref):
            return self._named(value)
        if _asks_where(value):
            value = self._put_somewhere(value)
        if isinstance(value, dict) and set(value) == {"less"}:
            return _negative(self.value(value["less"]))
        if isinstance(value, dict):
            if value.get("whose") == THAT_PLAYERS and not self.is_of_either:
                raise TextError(self.at, UNCLEAR_REFERENCE)
            return {
                key: _THEIRS if key == "whose" and one == "theirs" else self.value(one) for key, one in value.items()
            }
        if isinstance(value, list | tuple):
            return [self.value(one) for one in value]
        return value

    def _named(self, ref: Ref) -> Any:
        if ref == LETTER:
            if self.x is None:
                raise TextError(self.at, UNCLEAR_REFERENCE)
            if self.letter is None:
                self.letter = self.value(self.x)
            return deepcopy(self.letter)
        if ref == SAME_NUMBER:
            return ref
        found = {
            THIS: "this",
            IT: self.it or self.whole,
            BATTLE_OPPONENT: self.opponent,
            AMONG: self.together or self.whole or self.several,
            PUT_AWAY: self.together or self.put_away or self.whole,
            DRAWN: self.drawn,
            CHOSEN: self.chosen[-1] if self.chosen else "",
            SHOWN: self.shown or self.together,
            TRAIT: self.trait,
            REVEALED: self.together or self.it,
            PAID: self.paid,
        }[ref]
        if not found:
            raise TextError(self.at, UNCLEAR_REFERENCE)
        return found

    def _action(self, action: Program) -> Program:
        if action.get("turn") == IT and action["to"] in _FACES and self.it not in self.faced:
            raise TextError(
                self.at, UNCLEAR_REFERENCE
            )  # of other zones the book does not say that cards are turned over
        if action.get("give") == IT and self.it in self.piles:
            action = {**action, "give": self._character()}
        unsaid = isinstance(action.get("choose"), dict) and action["choose"].get("whose") == UNSAID
        linked = self._in_words(self._said(action) if unsaid else self._another_of_theirs(action))
        if unsaid:
            self.anybodys.add(linked["as"])
        if "place" in linked and isinstance(linked["place"], str) and linked["place"] in self.anybodys:
            raise TextError(self.at, UNCLEAR_REFERENCE)  # it is not said from where
        if isinstance(linked.get("place"), str):
            self.piles.discard(linked["place"])  # a character by now
        if not action.keys() & _LISTS:
            self.looked = linked["as"] if linked.keys() & {"look", "reveal_top"} else ""
        return linked

    def _character(self) -> str:
        """Return which character gets something: none of the cards that were seen or put away since it was chosen."""
        if not self.chosen:
            raise TextError(self.at, UNCLEAR_REFERENCE)
        return self.chosen[-1]

    def _another_of_theirs(self, action: Program) -> Program:
        """Say that another character of the opponent is another one than the one that was chosen before it."""
        cards = action.get("choose")
        before = self.chosen[-1] if self.chosen else ""
        if not isinstance(cards, dict) or (cards.get("whose"), cards.get("is")) != (_THEIRS, "other"):
            return action
        if self.on_stage.get(before) != _THEIRS or {"zone", "among"} & set(cards):
            return action
        return {**action, "choose": {**{key: one for key, one in cards.items() if key != "is"}, "except": before}}

    def _said(self, action: Program) -> Program:
        """Say whose the cards of a choice are: those just looked at, or else characters of both players (3.1.1)."""
        cards = {key: value for key, value in action["choose"].items() if key != "whose"}
        if self.looked:
            return {**action, "choose": {"among": self.looked, **cards}}
        if "type" not in cards and "name" not in cards:
            raise TextError(self.at, UNCLEAR_REFERENCE)
        return {**action, "choose": {**cards, "whose": "anyone's"}}

    def _in_words(self, action: Program) -> Program:
        if not self.it and isinstance(action.get("give"), dict) and "choose" not in action["give"]:
            x, self.x = self.x, by_its_own(self.x)
            linked = self._one_action(action)
            self.x = x
            return linked
        return self._one_action(action)

    def _one_action(self, action: Program) -> Program:
        if "one_of" in action:
            self._scatter(action["one_of"])
            return {**action, "one_of": [self.actions(mode) for mode in action["one_of"]]}
        if action.get("at") == LEFT:
            action = self._at_the_place_left(action)
        if action.get("under") == IT and action.get("card") == IT:
            action = {**action, "card": self._host()}
        linked: Program = {}
        for key, value in action.items():
            if key == "later":
                head = {inner: one for inner, one in value.items() if inner != "do"}
                linked[key] = {**self.value(head), "do": self.actions(value["do"])}
            elif key == "if":
                linked[key] = self.condition(value)
            else:
                linked[key] = (
                    self.actions(value) if key in _LISTS and isinstance(value, list | tuple) else self.value(value)
                )
        self._watch(action, linked)
        return linked

    def _at_the_place_left(self, action: Program) -> Program:
        """Return what places a card where a character was that is no more on the stage: on the stage of its player."""
        placed = self._named(action["place"])
        left = [placed] if placed in self.on_stage else [name for name in self.on_stage if name in self.chosen]
        if len(left) != 1 or self.left not in ("", left[0]):
            raise TextError(self.at, UNCLEAR_REFERENCE)
        self.left = left[0]
        by = {"by": "opponent"} if self.on_stage[left[0]] == _THEIRS else {}
        return {**action, "at": {"remembered": POSITION}, **by}

    def _host(self) -> str:
        """Return under which character "it" goes: one that was chosen on the stage before it."""
        hosts = [name for name in self.on_stage if name in self.chosen and name != self.it]
        if not hosts:
            raise TextError(self.at, UNCLEAR_REFERENCE)
        return hosts[-1]

    def _watch(self, action: Program, linked: Program) -> None:
        """Give names to what an action is about, and keep what the words of later ones can stand for."""
        if "draw" in action and action.get("up_to"):
            self.drawn = linked["as"] = self._new("drawn")
        if "put" in action and isinstance(linked["put"], dict) and not linked["put"].keys() & _SOME:
            self.whole = linked["as"] = linked.get("as") or self._new("all")
        if "put" in action and not self.it and _is_one_from_an_end(linked["put"]):
            self.it = linked["as"] = self._new("put")
        if action.get("in") == "waiting_room" and "put" in action:
            self.put_away = linked["put"] if isinstance(linked["put"], str) else ""
        if "choose_trait" in action:
            self.trait = linked["as"] = self._new("trait")
        if "repeat" in action:
            self.it = ""  # each time it was another one
        for verb, name in _NAMING.items():
            if verb in action:
                linked["as"] = self._new(name)
                self.it = linked["as"]
                if verb == "choose":
                    self.chosen.append(linked["as"])
                    asked = linked["choose"]
                    if asked.get("zone") in ("level", "memory"):
                        self.faced.add(linked["as"])
                    if "among" not in asked and asked.get("zone", "stage") == "stage":
                        self.on_stage[linked["as"]] = asked.get("whose", "yours")
                    self._keep_several(linked)
                if verb in _TOGETHER:
                    self.together = linked["as"]
                    self.piles.add(linked["as"])
        if isinstance(linked.get("reveal"), str):
            self.shown = linked["reveal"]
        elif "reveal" in linked or isinstance(linked.get("see"), dict):
            self.shown = self.together = linked["as"] = self._new("shown")

    def _put_somewhere(self, cards: Program) -> Program:
        """Return which cards were put somewhere; what may be in one zone or in another has to be where it is said."""
        where = cards.get(PUT_IN)
        if self.it not in self.scattered:
            return {key: value for key, value in cards.items() if key != PUT_IN}
        if where is None:
            raise TextError(self.at, UNCLEAR_REFERENCE)
        return {"among": cards["among"], "zone": where}

    def _scatter(self, modes: list[Any]) -> None:
        """Keep what may be in one zone or in another from here on."""
        zones = {"stage" if "place" in action else action.get("in") for mode in modes for action in mode}
        if self.it and len(zones) > 1:
            self.scattered.add(self.it)

    def _keep_several(self, choice: Program) -> None:
        """Of several cards that were chosen some may be chosen later; of a search nothing else is meant then."""
        cards = choice["choose"]
        if choice.get("count") == 2 and "up_to" not in choice:
            self.twos.add(choice["as"])
        if choice.get("count", 1) == 1 or not isinstance(cards, dict) or "among" in cards:
            return
        self.several = choice["as"]
        if cards.get("zone") == "deck":
            self.together = choice["as"]

    def _new(self, name: str) -> str:
        """Return a name for the next cards of this kind: chosen, chosen 2, and so on."""
        number = self.names.get(name, 0) + 1
        self.names[name] = number
        return name if number == 1 else f"{name} {number}"


def is_of_either(when: When) -> bool:
    """Return whether it waits for cards of either player, of whom "that player" is the one whose card it is."""
    cards = [one for trigger in listed(when.trigger) for one in trigger.values() if isinstance(one, dict)]
    return when.it == "that" and {one.get("whose", "yours") for one in cards} == {"yours", _THEIRS}


def _reveals(action: Program) -> bool:
    """Return whether "that card" is another one afterwards, which comes from the top of a deck."""
    return any("reveal_top" in done for done in action["then"])


def _asks_where(value: Any) -> bool:
    """Return whether something is asked of cards because they were put somewhere."""
    return isinstance(value, dict) and value.get("among") == IT and "even_if_moved" in value


def _is_one_from_an_end(cards: Any) -> bool:
    """Return whether these are one card from an end of a stock or a clock, which everybody sees when it is put away."""
    return isinstance(cards, dict) and cards.keys() <= {"zone", "whose", "top", "bottom"} and 1 in cards.values()


def _negative(amount: Any) -> Any:
    """Return so much less."""
    if isinstance(amount, list):
        return [_negative(one) for one in amount]
    return {**amount, "each": -amount.get("each", 1)} if isinstance(amount, dict) else -amount
