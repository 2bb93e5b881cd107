"""Reads what the builder's forms send."""

from collections.abc import Iterable
from datetime import date

from django.http import QueryDict

from cards.models import Printing
from decks.errors import RefusedEdit
from decks.limits import CHANGES_PER_EDIT
from decks.models import Deck
from decks.services import Copies

EDIT_LENGTH = 40
NUL = "\x00"  # PostgreSQL takes no text that holds one
Wanted = tuple[str, str, str]


def read_revision(data: QueryDict) -> int:
    """Return the revision that an edit was made on."""
    return _whole(data.get("revision", ""), "The revision of the deck that the edit was made on")


def read_edit(data: QueryDict) -> str:
    """Return the sender's own name for the edit, empty from plain forms."""
    return data.get("edit", "").replace(NUL, "")[:EDIT_LENGTH]


def read_changes(deck: Deck, data: QueryDict) -> tuple[Copies, ...]:
    """Return the lines that an edit sets.

    Buttons, and the page's script, send `set` as often as there are lines, each `SECTION:QUANTITY:CODE`; a form in
    which a quantity is typed sends `section`, `quantity` and `code`.
    """
    wanted = [_split(text) for text in data.getlist("set")]
    if "code" in data:
        wanted.append((data.get("section", ""), data.get("quantity", ""), data.get("code", "")))
    if not 1 <= len(wanted) <= CHANGES_PER_EDIT:
        raise RefusedEdit(f"One edit sets 1 to {CHANGES_PER_EDIT} lines; this one sets {len(wanted)}.")
    printings = _printings(deck, {code for _, _, code in wanted})
    return tuple(_copies(line, printings) for line in wanted)


def _split(text: str) -> Wanted:
    """The code comes last, since it alone may hold a colon."""
    section, quantity, code = (*text.split(":", 2), "", "")[:3]
    return section, quantity, code


def _printings(deck: Deck, codes: Iterable[str]) -> dict[str, Printing]:
    possible = [code for code in codes if NUL not in code]
    found = Printing.objects.filter(game=deck.game, code__in=possible).select_related("card")
    return {printing.code: printing for printing in found}


def _copies(wanted: Wanted, printings: dict[str, Printing]) -> Copies:
    section, quantity, code = wanted
    if code not in printings:
        raise RefusedEdit(f"There is no card numbered {code[:40]!r}.")
    return Copies(printings[code], section, _whole(quantity, f"The quantity of {code}"))


def read_day(text: str) -> date | None:
    """Return the day that is written like 2026-01-31, or None."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError:
        return None


def _whole(text: str, what: str) -> int:
    """Return a whole number of at most nine digits, or say what is wrong with it."""
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 9):
        raise RefusedEdit(f"{what} must be a whole number, not {text[:20]!r}.")
    return int(digits)
