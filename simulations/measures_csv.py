"""All that a run has counted, as a file for spreadsheets."""

import csv
from collections.abc import Iterator
from io import StringIO

from django.http import HttpResponse
from django.utils.text import slugify

from config.spreadsheets import as_text
from rules.lab.tally import Tally

HEAD = ("measure", "value", "count")
_BYTE_ORDER_MARK = "\ufeff"  # without it spreadsheets take UTF-8 for something older


def csv_rows(tally: Tally) -> Iterator[tuple[str, int, int]]:
    """Yield each measure with each value it took and how often; docs/goldfish.md says what they are."""
    for measure in tally:
        for value, count in tally.distribution(measure).items():
            yield as_text(measure), value, count


def csv_file(tally: Tally) -> str:
    """Return the whole file."""
    out = StringIO()
    writer = csv.writer(out)
    writer.writerow(HEAD)
    writer.writerows(csv_rows(tally))
    return _BYTE_ORDER_MARK + out.getvalue()


def csv_response(tally: Tally, *, deck: str, seed: int) -> HttpResponse:
    """Send the file under a name that says which deck it is of, how many games, and their seed."""
    response = HttpResponse(csv_file(tally), content_type="text/csv; charset=utf-8")
    name = f"goldfish-{slugify(deck)[:60] or 'deck'}-{tally.count('turns')}-games-seed-{seed}.csv"
    response["Content-Disposition"] = f'attachment; filename="{name}"'
    return response
