"""Why an edit of a deck was not made."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from decks.models import Deck


class DeckError(Exception):
    """Everything that a deck service refuses; the message is for the person who asked."""


class RefusedEdit(DeckError):
    """The edit itself cannot be made: an unknown section, too many cards, an empty name."""


class WouldReplace(RefusedEdit):
    """The edit would take the place of cards that the deck has; it can be made by saying that this is meant."""


class LimitReached(DeckError):
    """There is no room: the message says what to remove first."""


class StaleRevision(DeckError):
    """The deck has moved on since the revision that the edit names; `deck` is what it is now, with its lines."""

    def __init__(self, deck: "Deck") -> None:
        super().__init__(
            f"The deck was changed elsewhere and is now at revision {deck.revision}: "
            "take that version, or make your change on top of it."
        )
        self.deck = deck
