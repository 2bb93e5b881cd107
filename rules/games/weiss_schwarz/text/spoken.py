"""What the words of a text can stand for: the cards it has spoken of, by the names that the program gives them."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import listed
from rules.games.weiss_schwarz.text.meanings import (
    AMONG,
    BATTLE_OPPONENT,
    CHOSEN,
    DRAWN,
    IT,
    PAID,
    PUT_AWAY,
    PUT_IN,
    REVEALED,
    SHOWN,
    THIS,
    TRAIT,
    Program,
    Ref,
    When,
)
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
LISTS: Final = frozenset({"may", "pay", "then", "else", "do", "all_players", "cancelled"})
_SOME: Final = ("choose", "top", "bottom")  # where not all of certain cards are meant
_FACES: Final = ("face up", "face down")
THEIRS: Final = "opponent's"  # whoever is "they" besides the player who reads


class Spoken:
    """The cards that a text has spoken of so far, by the names that its program gives them."""

    def __init__(self, when: When | None, at: int) -> None:
        self.it = when.it if when else ""
        self.opponent = when.opponent if when else "battle opponent"
        self.together = when.together if when else ""
        self.is_of_either = when is not None and _is_of_either(when)
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
        self.put_in: dict[str, list[str]] = {}  # the names of the cards that were put into each zone, the last one last
        self.whole = ""  # the name of all of certain cards that were put somewhere, where nothing else can be meant
        self.on_stage: dict[str, str] = {}  # of which player the characters are that were chosen there
        self.left = ""  # the name of the character whose position is asked for
        self.paid = ""  # the name of the cards that were put away to pay the cost
        self.names: dict[str, int] = {}
        self._at = at

    def stands_for(self, ref: Ref) -> str:
        """Return the name of the cards that a word stands for."""
        return self._known(
            {
                THIS: "this",
                IT: self.it or self.whole,
                BATTLE_OPPONENT: self.opponent,
                AMONG: self.together or self.whole or self.several,
                PUT_AWAY: self.together or self.put_away or self.whole,
                DRAWN: self.drawn,
                CHOSEN: self._chosen_last,
                SHOWN: self.shown or self.together,
                TRAIT: self.trait,
                REVEALED: self.together or self.it,
                PAID: self.paid,
            }[ref]
        )

    def character(self) -> str:
        """Return which character gets something: none of the cards that were seen or put away since it was chosen."""
        return self._known(self._chosen_last)

    def host(self) -> str:
        """Return under which character "it" goes: one that was chosen on the stage before it."""
        hosts = [name for name in self.on_stage if name in self.chosen and name != self.it]
        return self._known(hosts[-1] if hosts else "")

    def two(self) -> tuple[str, ...]:
        """Return the two that are exchanged, or the one name that both of them have."""
        if self._chosen_last in self.twos:
            return (self._chosen_last,)
        pair = tuple(self.chosen[-2:]) if len(self.chosen) > 1 else self.pair
        self._known("".join(pair))
        return pair

    def exchange(self, *names: str) -> None:
        """Let "that character" be the one that comes onto the stage, where only the other one was there (10.8.1)."""
        others = [name for name in names if name != "this" and name not in self.on_stage]
        if len(names) - len(others) == 1 == len(others):
            self.it = others[0]

    def one_of_theirs(self) -> str:
        """Return what was chosen last where that is a character of the opponent, or nothing."""
        return self._chosen_last if self.on_stage.get(self._chosen_last) == THEIRS else ""

    def leave(self, placed: str) -> str:
        """Take the position that a character has left for the one that is asked for; return whose character it was."""
        left = [placed] if placed in self.on_stage else [name for name in self.on_stage if name in self.chosen]
        if len(left) != 1 or self.left not in ("", left[0]):
            raise TextError(self._at, UNCLEAR_REFERENCE)
        self.left = left[0]
        return self.on_stage[left[0]]

    def put_somewhere(self, cards: Program) -> Program:
        """Return which cards were put somewhere; what may be in one zone or in another has to be where it is said."""
        where = cards.get(PUT_IN)
        if self.it not in self.scattered:
            there = self.put_in.get(where or "", [])
            among = there[-1] if there and self.it not in there else ""
            return {"among": among or cards["among"], "even_if_moved": True}
        return {"among": cards["among"], "zone": self._known(where)}

    def scatter(self, modes: list[Any]) -> None:
        """Keep what may be in one zone or in another from here on."""
        zones = {"stage" if "place" in action else action.get("in") for mode in modes for action in mode}
        if self.it and len(zones) > 1:
            self.scattered.add(self.it)

    def choose_both(self, names: list[str]) -> None:
        """Keep two sets of cards that were chosen at once."""
        self.chosen = []
        self.pair = tuple(names)
        self.it = ""

    def expect(self, action: Program) -> None:
        """Refuse what cannot be said of the cards spoken of last."""
        if action.get("turn") == IT and action["to"] in _FACES and self.it not in self.faced:
            # of other zones the book does not say that cards are turned over
            raise TextError(self._at, UNCLEAR_REFERENCE)

    def place(self, linked: Program) -> None:
        """Keep that what is placed is a character by now."""
        if not isinstance(linked.get("place"), str):
            return
        if linked["place"] in self.anybodys:
            raise TextError(self._at, UNCLEAR_REFERENCE)  # it is not said from where
        self.piles.discard(linked["place"])

    def look(self, linked: Program) -> None:
        """Keep what an action looked at for the one that follows it."""
        if not linked.keys() & LISTS:
            self.looked = linked["as"] if linked.keys() & {"look", "reveal_top"} else ""

    def watch(self, action: Program, linked: Program) -> None:
        """Give names to what an action is about, and keep what the words of later ones can stand for."""
        if "draw" in action and action.get("up_to"):
            self.drawn = linked["as"] = self._new("drawn")
        if "put" in action:
            self._watch_put(action, linked)
        if "choose_trait" in action:
            self.trait = linked["as"] = self._new("trait")
        if "repeat" in action:
            self.it = ""  # each time it was another one
        for verb, name in _NAMING.items():
            if verb in action:
                self.it = linked["as"] = self._new(name)
                if verb == "choose":
                    self._watch_choice(linked)
                if verb in _TOGETHER:
                    self.together = linked["as"]
                    self.piles.add(linked["as"])
        if "in" in action:
            self.put_in.setdefault(action["in"], []).append(_put(linked))
        if isinstance(linked.get("reveal"), str):
            self.shown = linked["reveal"]
        elif "reveal" in linked or isinstance(linked.get("see"), dict):
            self.shown = self.together = linked["as"] = self._new("shown")

    def _watch_put(self, action: Program, linked: Program) -> None:
        if isinstance(linked["put"], dict) and not linked["put"].keys() & _SOME:
            self.whole = linked["as"] = linked.get("as") or self._new("all")
        if not self.it and _is_one_from_an_end(linked["put"]):
            self.it = linked["as"] = self._new("put")
        if action.get("in") == "waiting_room":
            self.put_away = linked["put"] if isinstance(linked["put"], str) else ""

    def _watch_choice(self, choice: Program) -> None:
        name, cards = choice["as"], choice["choose"]
        self.chosen.append(name)
        if cards.get("zone") in ("level", "memory"):
            self.faced.add(name)
        if "among" not in cards and cards.get("zone", "stage") == "stage":
            self.on_stage[name] = cards.get("whose", "yours")
        if choice.get("count") == 2 and "up_to" not in choice:
            self.twos.add(name)
        if choice.get("count", 1) == 1 or "among" in cards:
            return
        self.several = name
        if cards.get("zone") == "deck":
            self.together = name  # of a search nothing else is meant

    @property
    def _chosen_last(self) -> str:
        return self.chosen[-1] if self.chosen else ""

    def _known(self, name: str | None) -> str:
        if not name:
            raise TextError(self._at, UNCLEAR_REFERENCE)
        return name

    def _new(self, name: str) -> str:
        """Return a name for the next cards of this kind: chosen, chosen 2, and so on."""
        number = self.names.get(name, 0) + 1
        self.names[name] = number
        return name if number == 1 else f"{name} {number}"


def _put(linked: Program) -> str:
    """Return the name of the cards that an action puts somewhere, or nothing."""
    cards = linked.get("put")
    name: str = cards if isinstance(cards, str) else linked.get("as", "")
    return name


def _is_of_either(when: When) -> bool:
    """Return whether it waits for cards of either player, of whom "that player" is the one whose card it is."""
    cards = [one for trigger in listed(when.trigger) for one in trigger.values() if isinstance(one, dict)]
    return when.it == "that" and {one.get("whose", "yours") for one in cards} == {"yours", THEIRS}


def _is_one_from_an_end(cards: Any) -> bool:
    """Return whether these are one card from an end of a stock or a clock, which everybody sees when it is put away."""
    return isinstance(cards, dict) and cards.keys() <= {"zone", "whose", "top", "bottom"} and 1 in cards.values()
