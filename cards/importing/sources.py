"""Keeps files of different formats from overwriting each other: a number belongs to the format that brought it first.

JSON and tables of the project's own format are one. It may change the cards that come with a game, which in turn give
way to every file: they are loaded again whenever the site starts, and must not take a correction back.

A later format's row under the same number adds what the first never tells, if name and characteristics agree. Where
they do not, nothing is written and the row waits for a maintainer.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache

from cards.importing.adapters import adapters
from cards.importing.batch import Batch, Place
from cards.importing.conflicts import Queue
from cards.importing.differences import Difference
from cards.importing.merging import complete, contradictions, is_reworded, record_of
from cards.importing.records import Adapter, CardRecord, Finding, Kind, shown
from cards.models import ImportConflict, Printing


@dataclass(slots=True)
class Shared:
    """What is to be written of a batch, how many of its rows stay out or wait, and what to say about it."""

    records: list[CardRecord] = field(default_factory=list)
    left: int = 0
    queued: int = 0
    findings: list[Finding] = field(default_factory=list)


def share(adapter: Adapter, batch: Batch) -> Shared:
    """Return what `batch` may write; call inside the transaction that writes it."""
    shared, queue = Shared(), Queue(adapter)
    superseded: list[int] = []
    known = _known(adapter, [place.record.code for place in batch.places])
    for place in batch.places:
        printing = known.get(place.record.code)
        if printing is None:
            shared.records.append(place.record)
        elif printing.adapter == adapter.source:
            shared.records.append(complete(place.record, record_of(printing), adapter.unspoken))
        elif printing.adapter in adapter.supersedes:
            shared.records.append(place.record)
            superseded += [printing.pk] * (place.record != record_of(printing))
        elif adapter.gives_way:
            shared.left += 1
        else:
            _meet(adapter, printing, place, queue, shared)
    Printing.objects.filter(pk__in=superseded).update(adapter=adapter.source)
    queue.write([place.record.code for place in batch.places])
    return shared


@cache
def unspoken_by(source: str) -> frozenset[str]:
    """Return what the format called `source` never tells; nothing of one that is no longer there."""
    return next((adapter.unspoken for adapter in adapters().values() if adapter.source == source), frozenset())


def _known(adapter: Adapter, codes: Iterable[str]) -> Mapping[str, Printing]:
    """Return by number the printings that are there; those of unknown origin become the adapter's."""
    printings = Printing.objects.filter(game=adapter.game.key, code__in=list(codes)).order_by()
    printings.filter(adapter="").update(adapter=adapter.source)
    if not adapter.unspoken:
        printings = printings.exclude(adapter=adapter.source)
    return {printing.code: printing for printing in printings.select_related("card")}


def _meet(adapter: Adapter, printing: Printing, place: Place, queue: Queue, shared: Shared) -> None:
    """Add to another format's printing, or let the row wait."""
    stored, unspoken = record_of(printing), unspoken_by(printing.adapter)
    found = contradictions(stored.printed, place.record.printed, unspoken | adapter.unspoken)
    if found:
        state = queue.ask(printing, place, found)
        shared.findings += (_finding(place, one, _outcome(printing, one, state)) for one in found)
        shared.left += 1
        shared.queued += state == ImportConflict.State.OPEN
        return
    if is_reworded(stored.printed, place.record.printed):
        offered = Difference("abilities", "", " / ".join(place.record.printed.abilities) or "none")
        shared.findings.append(_finding(place, offered, f"worded otherwise by {printing.adapter}: that text stays"))
    shared.records.append(complete(stored, place.record, unspoken))


def _outcome(printing: Printing, difference: Difference, state: ImportConflict.State) -> str:
    asked = "kept so by a maintainer" if state == ImportConflict.State.KEPT else "queued for a maintainer"
    return shown(f"contradicts {printing.adapter}, {asked}: stored is {difference.before}")


def _finding(place: Place, difference: Difference, reason: str) -> Finding:
    value = shown(difference.after)
    return Finding(Kind.FLAGGED, place.file, place.position, place.record.code, difference.field, value, reason)
