"""Which releases a format admits; the book leaves it to organised play, so it is a parameter of the format."""

from collections.abc import Iterable, Sequence

from rules.copies import codes, copies, counted, listed, removal, taken_out
from rules.games.vanguard.serials import release_of
from rules.legality import DeckLine, FormatSpec, Severity, Violation
from rules.requirements import Parameter

RULE = "pool"
PARAMETER = Parameter({"releases": [str], "without?": [str]})


def check_pool(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Hold the number of each card against the releases that the format admits, by how these begin."""
    pool = format_spec.requirements["pool"]
    admitted, without = tuple(pool["releases"]), tuple(pool.get("without", ()))
    outside, unknown = [], []
    for line in lines:
        release = release_of(line.code)
        if release is None:
            unknown.append(line)
        elif not release.startswith(admitted) or release.startswith(without):
            outside.append(line)
    return (*_outside(outside, admitted, format_spec), *_unknown(unknown, format_spec))


def _outside(lines: Sequence[DeckLine], admitted: Sequence[str], format_spec: FormatSpec) -> tuple[Violation, ...]:
    if not lines:
        return ()
    mend = taken_out(lines)
    found = f"{counted(copies(lines))} of {_releases(lines)}"
    return (
        Violation(
            rule=RULE,
            book=format_spec.source,
            severity=Severity.ERROR,
            found=found,
            wanted=f"cards of releases that begin with {' or '.join(admitted)}",
            message=f"The deck has {found}; {format_spec.title} does not admit these releases.",
            cards=codes(lines),
            suggestion=f"{removal(lines, mend)} Or take numbers of these cards that {format_spec.title} admits.",
            mend=mend,
        ),
    )


def _unknown(lines: Sequence[DeckLine], format_spec: FormatSpec) -> tuple[Violation, ...]:
    if not lines:
        return ()
    found = f"{counted(copies(lines))} without a printed number"
    return (
        Violation(
            rule=RULE,
            book=format_spec.source,
            severity=Severity.WARNING,
            found=found,
            wanted="printed card numbers",
            message=f"The deck has {found}; whether {format_spec.title} admits them was not checked.",
            cards=codes(lines),
            suggestion="Look up the releases of these cards.",
        ),
    )


def _releases(lines: Iterable[DeckLine]) -> str:
    return listed(sorted({str(release_of(line.code)) for line in lines}))
