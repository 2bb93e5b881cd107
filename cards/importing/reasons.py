"""What was found, counted without what differs row by row."""

from collections import Counter
from collections.abc import Iterable

from cards.importing.records import Kind

KINDS = (Kind.REFUSED, Kind.FLAGGED, Kind.REPAIRED)


def count_reasons(findings: Iterable[tuple[Kind, str, str]]) -> list[tuple[Kind, str, str, int]]:
    """Return (kind, field, reason, how often) of (kind, field, reason): refusals first, then the most frequent."""
    counted = Counter((kind, field.rstrip(" 0123456789"), reason.split(":")[0]) for kind, field, reason in findings)
    lines = [(kind, name, reason, number) for (kind, name, reason), number in counted.items()]
    return sorted(lines, key=lambda line: (KINDS.index(line[0]), -line[3], line[1], line[2]))
