"""The many ways in which the format writes "none"."""

from cards.importing.records import Notes, Row
from cards.importing.values import INVISIBLE, text_of

_NONE = frozenset({"", "-", "－", "―", "—", "-・-", "''", "0"})


def means_none(text: str) -> bool:
    """Whether the format's way of writing "nothing here" was used (a number 0 has to be told apart before)."""
    return text.strip() in _NONE


def flavour_of(row: Row, notes: Notes) -> str:
    """Return the flavour text, line breaks kept."""
    raw = text_of(row, "flavor_text")
    if means_none(raw) or raw == "No Flavor Text":
        notes.repaired("flavor_text", raw, "means that there is none")
        return ""
    clean = INVISIBLE.sub("", raw).strip()
    if clean != raw:
        notes.repaired("flavor_text", raw, "invisible characters or outer spaces taken out")
    return clean
