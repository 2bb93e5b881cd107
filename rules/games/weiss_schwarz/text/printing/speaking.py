"""What has been said of cards so far: which of them "it", "those cards" and "the rest" are (see text/linking.py)."""

from collections.abc import Callable
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields
from rules.games.weiss_schwarz.text.printing.words import WHOSE

_LETTERS: Final = "XYZ"
BATTLE_OPPONENT: Final = "battle opponent"
_FROM_TRIGGERS: Final = ("that", "by", BATTLE_OPPONENT)  # which are better said by what they are than as "it"
_ROLES: Final = {
    BATTLE_OPPONENT: "this card's battle opponent",
    "attacker": "the attacking character",
    "defender": "the defending character",
}


class Speaker:
    """Says which cards are meant, from the beginning of a text to its end.

    Names that no word stands for are said themselves, so that it is clear what is meant.
    """

    def __init__(self) -> None:
        self.it = ""
        self.together = ""
        self.several = ""  # what was chosen last of which there may be more than one
        self.shown = ""  # what was chosen and then revealed
        self.pair: tuple[str, ...] = ()  # two that were chosen at once
        self.chosen: list[str] = []
        self.put: dict[str, str] = {}  # where cards were put last, by their name
        self.on_stage: list[str] = []  # characters of the stage that were chosen, by their names
        self.drawn = ""  # cards that were drawn, by their name
        self.called: dict[str, str] = {}  # the card name of cards that were chosen by it
        self.opponent = BATTLE_OPPONENT
        self.many: set[str] = set()  # names of several cards
        self.theirs: set[str] = set()  # names of cards of the opponent
        self.characters = {"by", BATTLE_OPPONENT}
        self.letters: list[Any] = []  # the numbers that X, Y, Z stand for
        self.meant: list[str] = []  # how these are worked out, as it is said where they are used
        self.declared_by = "you"  # who declared a number
        self.said = 0  # how many of them have been said

    def names(self, name: str, *, many: bool, theirs: bool, together: bool = False, characters: bool = False) -> None:
        """Give cards a name: from here on they are "it"."""
        self.it = name
        for names, belongs in ((self.many, many), (self.theirs, theirs), (self.characters, characters)):
            (names.add if belongs else names.discard)(name)
        if together:
            self.together = name

    def whole(self, name: str, *, theirs: bool, characters: bool) -> None:
        """Give all of certain cards a name: "those cards" are these where nothing else can be meant."""
        it, together = self.it, self.together
        self.names(name, many=True, theirs=theirs, together=True, characters=characters)
        self.it, self.together = it or name, together or name

    def rest(self) -> str:
        """Return the cards of which the rest is meant, or some from among them."""
        return self.together or self.several

    def both(self, names: tuple[str, ...]) -> None:
        """Two cards or more were chosen at once: "them" are all of these, and nothing is "it"."""
        self.pair, self.it, self.chosen = names, "", []

    def are_them(self, first: str, second: str) -> bool:
        """Return whether "them" are these two, chosen at once or one after the other."""
        return (first, second) == (tuple(self.chosen[-2:]) if len(self.chosen) > 1 else self.pair)

    def object(self, name: str) -> str:
        """Return the cards of a name as what something is done with: it, them, the rest."""
        if name == self.it and name not in ("this", *_FROM_TRIGGERS):
            return "them" if name in self.many else "it"
        return self.subject(name)

    def subject(self, name: str) -> str:
        """Return the cards of a name as who does something."""
        if name == "this":
            return "this card"
        if name == self.it:
            kind = "character" if name in self.characters else "card"
            return f"those {kind}s" if name in self.many else f"that {kind}"
        if name == self.rest():
            return "the rest"
        if self.chosen and name == self.chosen[-1]:
            return f"the {'character' if name in self.characters else 'card'} you chose"
        role = BATTLE_OPPONENT if name == self.opponent else name
        return _ROLES.get(role, f"the cards called {name}")

    def owner(self, name: str) -> str:
        """Return whose zones the cards of a name go to."""
        return WHOSE["opponent's" if name in self.theirs else "yours"]

    def letter(self, amount: Any, meant: Callable[[Any, "Speaker"], str] | None = None) -> str:
        """Return the letter that stands for a number; `meant` says how it is worked out."""
        if amount not in self.letters and meant is not None:
            self.letters.append(amount)
            self.meant.append(meant(amount, self))
        at = self.letters.index(amount)
        return _LETTERS[at] if at < len(_LETTERS) else f"N{at}"


Say = Callable[[Fields, Speaker], list[str]]  # what says an action, the choice of its cards first
