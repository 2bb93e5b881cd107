"""How many cards a deck must or may have of a kind: the findings that every book's numbers lead to."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.copies import codes, copies, counted, cut, removal
from rules.legality import DeckLine, Severity, Violation
from rules.printed_card import PrintedCard


@dataclass(frozen=True, slots=True)
class Count:
    """A number of cards that `rule` of `book` sets. `one` and `many` say what is counted, `deck` of what.

    `reason` says why it is another number than people may expect.
    """

    book: str
    rule: str
    number: int
    one: str = "card"
    many: str = ""
    deck: str = "deck"
    reason: str = ""

    @property
    def why(self) -> str:
        return f": {self.reason}" if self.reason else ""

    def of(self, count: int) -> str:
        return counted(count, self.one, self.many or None)


@dataclass(frozen=True, slots=True)
class Kind:
    """The cards of a kind, of which a deck may hold `most` at most."""

    most: Count
    includes: Callable[[PrintedCard], bool]


def exactly(wanted: Count, lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """Return what is wrong where `lines` are not the number wanted; which card to take, or to add, is the player's."""
    count = copies(lines)
    if count == wanted.number:
        return ()
    verb = "Add" if count < wanted.number else "Remove"
    return (
        Violation(
            rule=wanted.rule,
            book=wanted.book,
            severity=Severity.ERROR,
            found=wanted.of(count),
            wanted=wanted.of(wanted.number),
            message=f"The {wanted.deck} has {wanted.of(count)}; it must have exactly {wanted.number}{wanted.why}.",
            suggestion=f"{verb} {wanted.of(abs(wanted.number - count))}.",
        ),
    )


def at_most(kind: Kind, lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """Return what is wrong where a deck has more cards of a kind than it may."""
    most = kind.most
    found = tuple(line for line in lines if kind.includes(line.card))
    count = copies(found)
    if count <= most.number:
        return ()
    mend = cut(found, most.number)
    return (
        Violation(
            rule=most.rule,
            book=most.book,
            severity=Severity.ERROR,
            found=most.of(count),
            wanted=f"{most.of(most.number)} or fewer",
            message=f"The {most.deck} has {most.of(count)}; it may have {most.number} at most{most.why}.",
            cards=codes(found),
            suggestion=removal(found, mend),
            mend=mend,
        ),
    )
