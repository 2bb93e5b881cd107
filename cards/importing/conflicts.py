"""The queue of contradictions: filled by imports, settled by maintainers."""

from collections.abc import Iterable
from typing import Any

from cards.importing.batch import Place
from cards.importing.differences import Difference
from cards.importing.record_json import to_json
from cards.importing.records import Adapter, shown
from cards.models import ImportConflict, Printing

State = ImportConflict.State


class Queue:
    """The contradictions of one file; what a maintainer has kept is not asked again."""

    def __init__(self, adapter: Adapter) -> None:
        self._adapter = adapter
        conflicts = ImportConflict.objects.filter(game=adapter.game.key, adapter=adapter.source)
        self._there = {conflict.code: conflict for conflict in conflicts}
        self._asked: list[ImportConflict] = []

    def ask(self, printing: Printing, place: Place, found: Iterable[Difference]) -> ImportConflict.State:
        """Queue a contradiction, and return whether it waits or was settled before."""
        fields = as_fields(found)
        conflict = self._there.get(printing.code) or ImportConflict(
            game=printing.game, code=printing.code, adapter=self._adapter.source
        )
        is_settled = conflict.state == State.KEPT and conflict.fields == fields
        if not is_settled:
            conflict.state, conflict.settled_by, conflict.settled_at = State.OPEN, None, None
        conflict.name, conflict.stored_by = printing.card.name, printing.adapter
        conflict.file, conflict.position = place.file[:300], place.position
        conflict.fields, conflict.offered = fields, to_json(place.record)
        self._asked.append(conflict)
        return State(conflict.state)

    def write(self, read: Iterable[str]) -> None:
        """Write the queue, and take back what waits under the numbers that were read and are not asked about now."""
        asked = {conflict.code for conflict in self._asked}
        there = [self._there[code] for code in read if code in self._there and code not in asked]
        dropped = [conflict.pk for conflict in there if conflict.state == State.OPEN]
        new = [conflict for conflict in self._asked if not conflict.pk]
        known = [conflict for conflict in self._asked if conflict.pk]
        ImportConflict.objects.bulk_create(new)
        names = ("name", "stored_by", "file", "position", "fields", "offered", "state", "settled_by", "settled_at")
        ImportConflict.objects.bulk_update(known, names, batch_size=100)
        ImportConflict.objects.filter(pk__in=dropped).delete()


def as_fields(found: Iterable[Difference]) -> list[dict[str, Any]]:
    """Return differences as the queue keeps them."""
    return [{"field": one.field, "stored": shown(one.before), "offered": shown(one.after)} for one in found]
