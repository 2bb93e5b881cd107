"""Edits of the lines of a deck."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from django.db import transaction

from cards.models import Printing
from decks.errors import LimitReached, RefusedEdit
from decks.limits import CHANGES_PER_EDIT, COPIES_PER_LINE, LINES_PER_DECK, UNREAD_LENGTH
from decks.models import Deck, DeckEntry
from decks.services.revision import advance, current
from rules.games import GAMES


@dataclass(frozen=True, slots=True)
class Copies:
    """So many copies of a printing in a section: what a line is to hold; 0 removes it."""

    printing: Printing
    section: str
    quantity: int


def set_quantity(
    *, deck: Deck, printing: Printing, section: str, quantity: int, base_revision: int, edit: str = ""
) -> Deck:
    """Set one line; returns the deck as it then is, raises StaleRevision, RefusedEdit or LimitReached."""
    change = Copies(printing, section, quantity)
    return set_quantities(deck=deck, changes=(change,), base_revision=base_revision, edit=edit)


@transaction.atomic
def set_quantities(*, deck: Deck, changes: Sequence[Copies], base_revision: int, edit: str = "") -> Deck:
    """Set several lines at once, all or none; of two changes of one line the later holds."""
    if len(changes) > CHANGES_PER_EDIT:
        raise RefusedEdit(f"One edit may change at most {CHANGES_PER_EDIT} lines; this one changes {len(changes)}.")
    _check(deck, changes)
    if advance(deck, base_revision, edit):
        _write(deck, changes)
        _check_room(deck)
    return current(deck)


@transaction.atomic
def replace_list(*, deck: Deck, lines: Sequence[Copies], base_revision: int, unread: str = "", edit: str = "") -> Deck:
    """Make `lines` the whole deck; `unread` keeps the lines of the list that matched nothing.

    What lies beside a deck (a pool) is not part of it: a list that has no line of it leaves it as it is.
    """
    summed = _summed(lines)
    _check(deck, summed)
    if advance(deck, base_revision, edit, unread=_bounded(unread)):
        untold = GAMES[deck.game].beside_deck - {line.section for line in summed}
        deck.entries.exclude(section__in=untold).delete()
        _write(deck, summed)
        _check_room(deck)
    return current(deck)


@transaction.atomic
def add_list(
    *,
    deck: Deck,
    lines: Sequence[Copies],
    base_revision: int,
    unread: str = "",
    settles_unread: bool = False,
    edit: str = "",
) -> Deck:
    """Add the copies of `lines` to what the deck holds, and `unread` to the lines it keeps.

    `settles_unread` says that the list is the kept lines themselves, so that `unread` is all that is left of them.
    """
    now = current(deck)
    present = [Copies(entry.printing, entry.section, entry.quantity) for entry in now.entries.all()]
    before = "" if settles_unread else now.unread
    kept = "\n".join(part for part in (before, unread) if part)
    return replace_list(deck=deck, lines=[*present, *lines], base_revision=base_revision, unread=kept, edit=edit)


def _summed(lines: Iterable[Copies]) -> list[Copies]:
    """Return one change for each line of a list, in the list's order."""
    copies: Counter[tuple[str, int]] = Counter()
    printings: dict[int, Printing] = {}
    for line in lines:
        copies[line.section, line.printing.pk] += line.quantity
        printings[line.printing.pk] = line.printing
    return [Copies(printings[pk], section, quantity) for (section, pk), quantity in copies.items()]


def _check(deck: Deck, changes: Iterable[Copies]) -> None:
    sections = [section.key for section in GAMES[deck.game].sections]
    for change in changes:
        if change.section not in sections:
            raise RefusedEdit(f"There is no section {change.section!r}; use one of {', '.join(sections)}.")
        if change.printing.game != deck.game:
            raise RefusedEdit(f"{change.printing.code} is not a card of {GAMES[deck.game].title}.")
        if not 0 <= change.quantity <= COPIES_PER_LINE:
            raise RefusedEdit(
                f"{change.quantity} copies of {change.printing.code}: a line holds 0 to {COPIES_PER_LINE}."
            )


def _write(deck: Deck, changes: Iterable[Copies]) -> None:
    """Upsert the lines that have copies, delete those that have none."""
    wanted = {(change.section, change.printing.pk): change.quantity for change in changes}
    for section in {section for section, _ in wanted}:
        gone = [pk for (part, pk), quantity in wanted.items() if part == section and quantity == 0]
        if gone:
            deck.entries.filter(section=section, printing__in=gone).delete()
    DeckEntry.objects.bulk_create(
        (
            DeckEntry(deck=deck, section=section, printing_id=pk, quantity=quantity)
            for (section, pk), quantity in wanted.items()
            if quantity
        ),
        update_conflicts=True,
        unique_fields=("deck", "section", "printing"),
        update_fields=("quantity",),
    )


def _check_room(deck: Deck) -> None:
    lines = deck.entries.count()
    if lines > LINES_PER_DECK:
        raise LimitReached(f"A deck holds at most {LINES_PER_DECK} lines; this would make {lines}. Remove some first.")


def _bounded(unread: str) -> str:
    if len(unread) > UNREAD_LENGTH:
        raise LimitReached(
            f"A deck keeps at most {UNREAD_LENGTH} characters of lines that match nothing; "
            f"there are {len(unread)}. Remove the ones you do not need from the list."
        )
    return unread
