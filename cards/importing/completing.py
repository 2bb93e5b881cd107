"""Rows of a table that lacks columns: what it does not tell is taken from what is stored, and then the card is checked.

A card cannot be checked before, since a table of numbers and rarities alone does not say that a climax is one.
"""

from dataclasses import replace

from cards.importing.batch import Batch, Place
from cards.importing.checks import check_record
from cards.importing.merging import complete, record_of
from cards.importing.records import Adapter, Notes, RowRefusedError
from cards.models import Printing


def complete_batch(adapter: Adapter, batch: Batch) -> None:
    """Complete the records of `batch` by what is stored under their numbers, and refuse those that cannot be cards."""
    if not batch.untold:
        return
    codes = [place.record.code for place in batch.places]
    found = Printing.objects.filter(game=adapter.game.key, code__in=codes).order_by().select_related("card")
    stored = {printing.code: printing for printing in found}
    places = [_completed(place, stored.get(place.record.code), batch.untold) for place in batch.places]
    batch.places = [place for place in places if _is_card(adapter, batch, place)]


def _completed(place: Place, printing: Printing | None, untold: frozenset[str]) -> Place:
    if printing is None:
        return place
    return replace(place, record=complete(place.record, record_of(printing), untold))


def _is_card(adapter: Adapter, batch: Batch, place: Place) -> bool:
    """Check the record of a place, and note in `batch` what is wrong or odd about it."""
    notes = Notes(place.file, place.position, place.record.code)
    try:
        check_record(adapter.game, place.record, notes)
    except RowRefusedError as error:
        notes.refused(error.field, error.value, error.reason)
    batch.findings += notes.findings
    batch.refused += notes.has_refusal
    return not notes.has_refusal
