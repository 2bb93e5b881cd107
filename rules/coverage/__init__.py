"""Which rules of a book are proven: cited by a case that holds, and that fails once the rule is out of force."""

from rules.coverage.cases import Case, CaseError, cases_of, read_case
from rules.coverage.construction import covered, holds, proves
from rules.coverage.report import BookCoverage, coverage_of

__all__ = [
    "BookCoverage",
    "Case",
    "CaseError",
    "cases_of",
    "coverage_of",
    "covered",
    "holds",
    "proves",
    "read_case",
]
