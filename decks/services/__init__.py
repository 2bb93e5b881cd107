"""Everything that writes decks: keyword-only, atomic; an edit names the revision it was made on."""

from decks.errors import DeckError, LimitReached, RefusedEdit, StaleRevision, WouldReplace
from decks.services.boosters import open_boosters, replaced_by_boosters
from decks.services.creation import copy_deck, create_deck, delete_deck
from decks.services.lines import Copies, add_list, replace_list, set_quantities, set_quantity
from decks.services.settings import change_settings, discard_unread, rename
from decks.services.sharing import claim, share, stop_sharing

__all__ = [
    "Copies",
    "DeckError",
    "LimitReached",
    "RefusedEdit",
    "StaleRevision",
    "WouldReplace",
    "add_list",
    "change_settings",
    "claim",
    "copy_deck",
    "create_deck",
    "delete_deck",
    "discard_unread",
    "open_boosters",
    "rename",
    "replace_list",
    "replaced_by_boosters",
    "set_quantities",
    "set_quantity",
    "share",
    "stop_sharing",
]
