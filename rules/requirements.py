"""What formats ask for beyond the book: each game names its checks, and what it does not know is said."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.legality import DeckLine, FormatSpec, Severity, Violation
from rules.shapes import misfit

Check = Callable[[tuple[DeckLine, ...], FormatSpec], tuple[Violation, ...]]


@dataclass(frozen=True, slots=True)
class Parameter:
    """What a requirement takes besides being asked for, as a shape (rules.shapes), which some can do without."""

    shape: Any
    is_needed: bool = True

    def misfit(self, value: Any) -> str:
        """Return what is wrong with the value of a format, or nothing."""
        return "" if value is True and not self.is_needed else misfit(value, self.shape)


def check_requirements(
    checks: Mapping[str, Check], lines: tuple[DeckLine, ...], format_spec: FormatSpec
) -> Iterator[Violation]:
    """Yield what the format's requirements find, and a warning for each that is not among `checks`."""
    for key, wanted in format_spec.requirements.items():
        if not wanted:
            continue
        if key in checks:
            yield from checks[key](lines, format_spec)
        else:
            yield _unknown(key, checks, format_spec)


def _unknown(key: str, checks: Mapping[str, Check], format_spec: FormatSpec) -> Violation:
    return Violation(
        rule=format_spec.key,
        book=format_spec.source,
        severity=Severity.WARNING,
        found=f"the requirement {key!r}",
        wanted=f"one of {', '.join(checks)}" if checks else "none",
        message=f"The format asks for {key!r}, which is not known here and was not checked.",
        suggestion="Ask the maintainers to correct the format entry.",
    )
