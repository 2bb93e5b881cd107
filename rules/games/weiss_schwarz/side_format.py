"""Side decks: all cards Weiß, or all Schwarz. The book prints the side (2.18) and leaves its use to formats."""

from rules.copies import codes, copies, counted, taken_out
from rules.legality import DeckLine, FormatSpec, Severity, Violation

RULE = "side"
SIDES = {"weiss": "Weiß", "schwarz": "Schwarz"}


def check(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return a violation where no side holds every card, and a warning for cards whose side is not known."""
    sided = tuple(line for line in lines if _sides(line))
    unsided = tuple(line for line in lines if not _sides(line))
    findings = []
    if not any(all(side in _sides(line) for line in sided) for side in SIDES):
        findings.append(_two_sides(sided, format_spec))
    if unsided:
        findings.append(_no_side(unsided, format_spec))
    return tuple(findings)


def _sides(line: DeckLine) -> frozenset[str]:
    """2.18.1: a card is of one side, or of both."""
    return frozenset(line.card.words.get("side", ())) & SIDES.keys()


def _two_sides(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> Violation:
    against = {side: tuple(line for line in lines if side not in _sides(line)) for side in SIDES}
    kept = min(against, key=lambda side: copies(against[side]))
    other = next(side for side in SIDES if side != kept)
    is_even = copies(against[kept]) == copies(against[other])
    pointed_at = lines if is_even else against[kept]
    found = " and ".join(f"{copies(against[_other(side)])} {title}" for side, title in SIDES.items())
    return Violation(
        rule=RULE,
        book=format_spec.source,
        severity=Severity.ERROR,
        found=found,
        wanted="cards of one side",
        message=f"The deck mixes sides: {found}. In {format_spec.title} all cards are Weiß, or all are Schwarz.",
        cards=codes(pointed_at),
        suggestion="Keep one side and remove the other."
        if is_even
        else f"Remove the {counted(copies(pointed_at), SIDES[other] + ' card')}.",
        mend=() if is_even else taken_out(pointed_at),
    )


def _other(side: str) -> str:
    return next(other for other in SIDES if other != side)


def _no_side(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> Violation:
    return Violation(
        rule=RULE,
        book=format_spec.source,
        severity=Severity.WARNING,
        found=f"{counted(copies(lines))} without a known side",
        wanted="a side for every card",
        message=f"The side of {counted(copies(lines))} is not known, so it was not checked.",
        cards=codes(lines),
        suggestion="Look at the frame of the card, or ask the maintainers to complete its data.",
    )
