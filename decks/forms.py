"""Reads what the builder's forms send."""

from collections.abc import Sequence

from django.http import QueryDict

from cards.models import Printing
from decks.errors import RefusedEdit
from decks.limits import CHANGES_PER_EDIT
from decks.models import Deck
from decks.services import Copies

EDIT_LENGTH = 40


def read_revision(data: QueryDict) -> int:
    """Return the revision that an edit was made on."""
    return _whole(data.get("revision", ""), "The revision of the deck that the edit was made on")


def read_edit(data: QueryDict) -> str:
    """Return the sender's own name for the edit, empty from plain forms."""
    return data.get("edit", "")[:EDIT_LENGTH]


def read_changes(deck: Deck, data: QueryDict) -> tuple[Copies, ...]:
    """Return the lines that an edit sets: repeated `code`, `section` and `quantity`, in step with each other.

    A form of one line may add `step`, the change on top of its quantity: what the buttons - and + send.
    """
    codes, sections, quantities = (data.getlist(name) for name in ("code", "section", "quantity"))
    if not codes or not len(codes) == len(sections) == len(quantities):
        raise RefusedEdit("An edit needs a code, a section and a quantity for each line it sets.")
    if len(codes) > CHANGES_PER_EDIT:
        raise RefusedEdit(f"One edit may change at most {CHANGES_PER_EDIT} lines; this one changes {len(codes)}.")
    step = _whole(data.get("step", "0"), "The step")
    printings = _printings(deck, codes)
    return tuple(
        Copies(printings[code], section, _whole(quantity, f"The quantity of {code}") + step)
        for code, section, quantity in zip(codes, sections, quantities, strict=True)
    )


def _printings(deck: Deck, codes: Sequence[str]) -> dict[str, Printing]:
    found = {p.code: p for p in Printing.objects.filter(game=deck.game, code__in=codes).select_related("card")}
    for code in codes:
        if code not in found:
            raise RefusedEdit(f"There is no card numbered {code[:40]!r}.")
    return found


def _whole(text: str, what: str) -> int:
    """Return a whole number of at most six digits, or say what is wrong with it."""
    sign, digits = (-1, text[1:]) if text[:1] == "-" else (1, text.removeprefix("+"))
    if not (digits.isascii() and digits.isdigit() and len(digits) <= 6):
        raise RefusedEdit(f"{what} must be a whole number, not {text[:20]!r}.")
    return sign * int(digits)
