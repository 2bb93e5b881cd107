"""Pages of the catalogue."""

from cards.views.browse import browse
from cards.views.card import card, printing

__all__ = ["browse", "card", "printing"]
