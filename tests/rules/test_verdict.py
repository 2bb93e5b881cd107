"""What a verdict says: legal or not, in which order, in which words."""

from datetime import date

from rules.legality import LineChange, Severity, Verdict, Violation, by_severity

DAY = date(2026, 3, 1)


def finding(severity: Severity, rule: str = "5.1.2.1") -> Violation:
    return Violation(rule, "Book 1", severity, "49 cards", "50 cards", "One is missing.", suggestion="Add 1 card.")


def verdict(*findings: Violation, unknown: tuple[str, ...] = ()) -> Verdict:
    return Verdict("weiss-schwarz", "side", DAY, findings, unknown, format_title="Side")


def test_no_finding_is_legal() -> None:
    assert verdict().legal
    assert verdict().headline == "Legal in Side"


def test_an_error_is_illegal() -> None:
    illegal = verdict(finding(Severity.ERROR))
    assert not illegal.legal
    assert illegal.headline == "Not legal in Side: 1 problem"


def test_warnings_and_notes_never_make_a_deck_illegal() -> None:
    assert verdict(finding(Severity.WARNING), finding(Severity.NOTE)).legal


def test_a_line_that_matched_nothing_is_a_problem_like_an_error() -> None:
    illegal = verdict(finding(Severity.ERROR), unknown=("4 Lost Lamp",))
    assert not verdict(unknown=("4 Lost Lamp",)).legal
    assert illegal.headline == "Not legal in Side: 2 problems"


def test_a_format_without_a_title_is_named_by_its_key() -> None:
    assert Verdict("weiss-schwarz", "side", DAY, ()).headline == "Legal in side"


def test_findings_are_sorted_by_severity_and_keep_their_order_within_one() -> None:
    mixed = [
        finding(Severity.NOTE, "a"),
        finding(Severity.ERROR, "b"),
        finding(Severity.WARNING, "c"),
        finding(Severity.ERROR, "d"),
    ]
    assert [found.rule for found in by_severity(mixed)] == ["b", "d", "c", "a"]


def test_findings_are_grouped_for_the_page() -> None:
    error, warning, note = (finding(severity) for severity in Severity)
    grouped = verdict(error, warning, note)
    assert (grouped.errors, grouped.warnings, grouped.notes) == ((error,), (warning,), (note,))


def test_the_json_has_every_field_that_the_commands_promise() -> None:
    change = LineChange("main", "LNT/W01-E001", 4)
    violation = Violation(
        "5.1.2.2", "Book 1", Severity.ERROR, "5", "4", "Too many.", ("LNT/W01-E001",), "Remove 1.", (change,)
    )
    assert verdict(violation, unknown=("4 Lost Lamp",)).as_json() == {
        "legal": False,
        "game": "weiss-schwarz",
        "format": "side",
        "on": "2026-03-01",
        "violations": [
            {
                "rule": "5.1.2.2",
                "book": "Book 1",
                "severity": "error",
                "found": "5",
                "wanted": "4",
                "cards": ["LNT/W01-E001"],
                "message": "Too many.",
                "suggestion": "Remove 1.",
                "mend": [{"section": "main", "code": "LNT/W01-E001", "quantity": 4}],
            }
        ],
        "unknown": ["4 Lost Lamp"],
        "remarks": [],
    }
