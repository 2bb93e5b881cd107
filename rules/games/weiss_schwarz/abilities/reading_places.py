"""Reading of whom an action is about, and of the places where it puts characters."""

from typing import Final

from rules.games.weiss_schwarz.abilities import placing
from rules.games.weiss_schwarz.abilities.fields import Fields
from rules.games.weiss_schwarz.zones import BACK, CENTRE, POSITIONS

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


def of_opponent(read: Fields, key: str = "of", default: str = "yours") -> bool:
    """Return whether an action says that it is about the opponent's cards."""
    return read.one_of(key, ("yours", "opponent's"), default) == "opponent's"


def done_by_opponent(read: Fields) -> bool:
    """Return whether an action says that the other player does it, or is asked."""
    return read.one_of("by", ("you", "opponent"), "you") == "opponent"


def empty_places(read: Fields) -> placing.EmptyPlaces:
    """Return to which empty places an action moves a character."""
    where = read.one_of("to", EMPTY_PLACES)
    return placing.EmptyPlaces(EMPTY_PLACES[where], is_faced=where == _FACED, is_opponents=of_opponent(read))
