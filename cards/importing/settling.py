"""What a maintainer decides about a contradiction: keep what is stored, or take what the other file offers."""

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from cards.importing.conflicts import as_fields
from cards.importing.merging import complete, contradictions, record_of, without
from cards.importing.record_json import RecordError, from_json, to_json
from cards.importing.records import CardRecord
from cards.importing.sources import unspoken_by
from cards.importing.writing import write_records
from cards.models import ImportConflict, Printing
from cards.wake_ups import announce_texts
from rules.games import GAMES

State = ImportConflict.State


class SettlingError(ValueError):
    """A contradiction that cannot be settled so any more; the message says why."""


@transaction.atomic
def keep(*, conflict: ImportConflict, user: User) -> None:
    """Leave the stored values; the same offer is not asked about again. Raises SettlingError."""
    _settle(_waiting(conflict), State.KEPT, user)


@transaction.atomic
def take(*, conflict: ImportConflict, user: User) -> None:
    """Write what is offered, which the other format then owns; raises SettlingError."""
    waiting = _waiting(conflict)
    printing = Printing.objects.select_related("card").filter(game=waiting.game, code=waiting.code).first()
    if printing is None:
        raise SettlingError("The printing is no longer there.")
    before, offered = record_of(printing), _offered(waiting)
    _check_unchanged(waiting, printing, offered)
    record = complete(offered, before, unspoken_by(waiting.adapter))
    write_records(GAMES[waiting.game], [record])
    announce_texts()
    Printing.objects.filter(pk=printing.pk).update(adapter=waiting.adapter)
    _settle(waiting, State.TAKEN, user)
    _remember_former(waiting, printing, user)


def _waiting(conflict: ImportConflict) -> ImportConflict:
    """Return the row as it is now, locked."""
    waiting = ImportConflict.objects.select_for_update(of=("self",)).filter(pk=conflict.pk, state=State.OPEN).first()
    if waiting is None:
        raise SettlingError("This contradiction is settled already.")
    return waiting


def _offered(conflict: ImportConflict) -> CardRecord:
    """Return the row that waits; one that was kept by an earlier version may lack what is written today."""
    try:
        return from_json(conflict.offered)
    except RecordError as error:
        raise SettlingError(
            "The row was kept in a form that can no longer be read, and nothing was changed: "
            f"import {conflict.file} again and look anew."
        ) from error


def _check_unchanged(conflict: ImportConflict, printing: Printing, offered: CardRecord) -> None:
    """Refuse to overwrite something else than the maintainer was shown."""
    unspoken = unspoken_by(conflict.adapter) | unspoken_by(printing.adapter)
    found = contradictions(printing.card.printed(), offered.printed, unspoken)
    if as_fields(found) != conflict.fields or printing.adapter != conflict.stored_by:
        raise SettlingError("What is stored has changed since: import the file again and look anew.")


def _settle(conflict: ImportConflict, state: ImportConflict.State, user: User) -> None:
    conflict.state, conflict.settled_by, conflict.settled_at = state, user, timezone.now()
    conflict.save(update_fields=["state", "settled_by", "settled_at"])


def _remember_former(conflict: ImportConflict, former: Printing, user: User) -> None:
    """Note the values that were overwritten as an offer that was turned down: their file will bring them again."""
    if former.adapter == conflict.adapter:
        return  # a format changes its own printings without asking
    turned = [{"field": f["field"], "stored": f["offered"], "offered": f["stored"]} for f in conflict.fields]
    ImportConflict.objects.update_or_create(
        game=conflict.game,
        code=conflict.code,
        adapter=former.adapter,
        defaults={
            "name": conflict.offered["name"],
            "file": conflict.file,
            "position": conflict.position,
            "stored_by": conflict.adapter,
            "fields": turned,
            "offered": to_json(without(record_of(former), unspoken_by(former.adapter))),
            "state": State.KEPT,
            "settled_by": user,
            "settled_at": timezone.now(),
        },
    )
