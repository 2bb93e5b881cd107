"""What parts of a text mean before it is known what "it" is."""

from typing import Any, Final, NamedTuple

Program = dict[str, Any]
Cards = dict[str, Any]  # which cards, as a program says it


class Ref(NamedTuple):
    """Words that stand for cards which were spoken of before."""

    word: str


IT: Final = Ref("it")
THIS: Final = Ref("this")
BATTLE_OPPONENT: Final = Ref("battle opponent")
# Of the cards, or what is left of them, that were last looked at, revealed or put somewhere together.
AMONG: Final = Ref("among")
AMONG_THEM: Final[Cards] = {"among": AMONG, "even_if_moved": True}  # wherever these are by now
REVEALED: Final = Ref("revealed")  # the same, or else the card spoken of last
CHOSEN: Final = Ref("chosen")  # the card that was chosen last, whatever was seen since
SHOWN: Final = Ref("shown")  # the cards that were revealed last, some of those looked at among them
PUT_IN: Final = "put in"  # the zone that is said where something is asked of cards because they were put there
PAIR: Final = Ref("pair")  # two sets of cards that were chosen at once
TRAIT: Final = Ref("trait")  # that was chosen last
SAME_NUMBER: Final = Ref("the same number")  # of cards that were just put somewhere
PUT_AWAY: Final = Ref("put away")  # the same, or else the cards that were put into the waiting room last
DRAWN: Final = Ref("drawn")
PAID: Final = Ref("paid")  # the cards that were put away to pay the cost
LETTER: Final = Ref("X")
LEFT: Final = Ref("left")  # the position that a character has left which was chosen before
UNSAID: Final = Ref("unsaid")  # whose cards are to be chosen

DECLARED: Final[Program] = {"remembered": "declared"}  # the number that was declared last
AS_OFTEN: Final = "as often as you like"
FACING: Final[Cards] = {"whose": "opponent's", "place": "facing"}  # the character facing this card
ON_TOP: Final[Program] = {"there_are": {"zone": "clock", "is": ["this", "top of clock"]}}  # this card, of the clock
ONE_MORE_IN_HAND: Final = "allows one more card in hand"
FROM_BEHIND: Final = "may attack from the back stage"
DIRECTLY: Final[Program] = {"attacks": "directly"}  # what this card does if it is chosen to attack
NO_COST: Final[Program] = {"no_cost": True}  # this card is played with a cost of 0
DAMAGE_DEALT: Final[Program] = {"remembered": "damage dealt"}  # what the ability waited for


def contrary(condition: Program) -> Program:
    """Return the contrary of a condition."""
    inner: Program = condition.get("not", {})
    return inner or {"not": condition}


class Chosen(NamedTuple):
    """How many of which cards."""

    cards: Cards
    count: Any = 1
    up_to: bool = False


class When(NamedTuple):
    """What an ability waits for; `it` is what the program calls the card that "that character" is then."""

    trigger: Any  # one, or a list of which one is enough
    it: str = ""
    opponent: str = "battle opponent"  # what it calls the battle opponent of this card
    together: str = ""  # what it calls the cards that somebody put somewhere together


class If(NamedTuple):
    """A condition; `is_moment`: said before what is waited for, it is a part of that."""

    condition: Program
    is_moment: bool = False


class Do(NamedTuple):
    actions: tuple[Program, ...]


class May(NamedTuple):
    actions: tuple[Program, ...]
    by_opponent: bool = False


class Pay(NamedTuple):
    """You may pay the cost."""


class IfDone(NamedTuple):
    """If you do, or if you do not."""

    is_done: bool


class IfPaid(NamedTuple):
    """If you paid the cost, whatever else one may do."""


class IfPerformed(NamedTuple):
    """If so many trigger checks have been performed, as an effect asked for."""

    times: int


class IfCancelled(NamedTuple):
    """If the damage that was just dealt is cancelled."""


class ForEach(NamedTuple):
    """What follows is done so many times."""

    amount: Any


class Perform(NamedTuple):
    """What the quoted text says is done, so many times, or by all players."""

    text: str
    times: Any = 1
    by_all: bool = False


class Again(NamedTuple):
    """What the quoted text before says may be done again, as often as one likes."""


class Elsewhere(NamedTuple):
    """What was put into the zone before may be put elsewhere instead."""

    into: Program
    zone: str


class PerformAll(NamedTuple):
    """What each of the quoted texts says is done, one after the other."""

    texts: tuple[str, ...]
    in_any_order: bool = False


class OneOf(NamedTuple):
    """One of the quoted texts is chosen, and done; or none of them."""

    texts: tuple[str, ...]
    or_none: bool = False


class Otherwise(NamedTuple):
    """If the condition before does not hold."""


class Until(NamedTuple):
    """How long all that the rest of the sentence gives lasts."""

    until: str


class DoUntil(NamedTuple):
    """The same with what is done first."""

    until: str
    actions: tuple[Program, ...]


class Later(NamedTuple):
    """What follows is done at a moment that comes; `next_turn`: not in the turn in which it is said."""

    trigger: Program
    next_turn: bool = False


class PerTurn(NamedTuple):
    times: int


class Equals(NamedTuple):
    """X is so much."""

    amount: Any


class Stands(NamedTuple):
    """What a continuous ability gives to which cards; `more` beside it."""

    gives: Program
    more: tuple[Program, ...] = ()


class Colourless(NamedTuple):
    """The card can be played whatever its colour."""


class Unplayable(NamedTuple):
    """Under the condition before it, or its own, the card cannot be played from hand."""

    condition: Any = None
