"""A verdict as text for people to read."""

from collections.abc import Iterator

from decks.checking import Judged
from rules.legality import Violation


def report(judged: Judged) -> str:
    """Return the verdict on a deck: the answer first, then every finding with its rule and what to do."""
    if judged.unreadable:
        return f"{judged.name}\n  Unreadable: {judged.unreadable}"
    return "\n".join(_lines(judged))


def _lines(judged: Judged) -> Iterator[str]:
    verdict = judged.verdict
    yield judged.name
    yield f"  {verdict.headline}, as of {verdict.on}"
    for error in verdict.errors:
        yield from _finding(error)
    yield from _unmatched(judged)
    for finding in (*verdict.warnings, *verdict.notes):
        yield from _finding(finding)
    for line in judged.matched.matched:
        if line.remark:
            yield f"  warning  line {line.line.number}: {line.remark}"


def _finding(violation: Violation) -> Iterator[str]:
    yield f"  {violation.severity:<8} {violation.rule}: {violation.message}"
    yield f"           {violation.book}"
    if violation.suggestion:
        yield f"           → {violation.suggestion}"


def _unmatched(judged: Judged) -> Iterator[str]:
    """Yield the lines that no card was found for; a saved deck keeps only their text."""
    explained = judged.matched.open_lines
    for line in explained:
        yield f"  unknown  line {line.line.number}: {line.line.text}"
        yield f"           {line.reason}"
    if not explained:
        yield from (f"  unknown  {text}" for text in judged.verdict.unknown)
