"""The ride deck (8.1.4.2): its makeup is the format's, and texts of cards may change it (8.1.3)."""

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from rules.copies import codes, copies, counted
from rules.games.vanguard.book import CITATION
from rules.games.vanguard.cards import is_crest, is_order, is_unit
from rules.games.vanguard.ride_deck_texts import Allowance, is_of_kind, is_unread, read_allowance
from rules.in_force import in_force
from rules.legality import DeckLine, FormatSpec, Severity, Violation
from rules.printed_card import PrintedCard

RIDE = "ride"
RULE = "ride deck"
LEAST = 4
CREST = "ride deck crest"


@dataclass(frozen=True, slots=True)
class Regulation:
    """What a format makes a ride deck of: a unit of each of `grades`, and so many crests.

    `counted_in_main` says that its cards count to the fifty of the main deck.
    """

    grades: tuple[int, ...]
    crests: int
    counted_in_main: bool

    @classmethod
    def of(cls, format_spec: FormatSpec) -> "Regulation | None":
        wanted: Mapping[str, Any] | None = format_spec.requirements.get("ride_deck")
        if not wanted:
            return None
        return cls(tuple(wanted["grades"]), wanted["crests"], wanted["counted_in_main"])

    @property
    def slots(self) -> Counter[str]:
        return Counter([f"grade {grade} unit" for grade in self.grades] + [CREST] * self.crests)

    @property
    def sentence(self) -> str:
        grades = ", ".join(map(str, self.grades[:-1]))
        crests = f" and {counted(self.crests, CREST)}" if self.crests else ""
        return f"a unit of each of the grades {grades} and {self.grades[-1]}{crests}"


def ride_deck_size(ride: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """8.1.4.2: four cards or more; where the format has a regulation, that says it more exactly."""
    count = copies(ride)
    if not ride or count >= LEAST or Regulation.of(format_spec) is not None:
        return ()
    return (
        Violation(
            rule="8.1.4.2",
            book=CITATION,
            severity=Severity.ERROR,
            found=counted(count),
            wanted=f"{LEAST} cards or more",
            message=f"The ride deck has {counted(count)}; it must have {LEAST} or more.",
            cards=codes(ride),
            suggestion=f"Add {counted(LEAST - count)} to the ride deck, or take it out as a whole.",
        ),
    )


def check_makeup(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Hold the ride deck against the format's regulation (8.1.4.2), as far as no text changes it."""
    ride = tuple(line for line in lines if line.section == RIDE)
    regulation = Regulation.of(format_spec)
    if regulation is None:
        return ()
    if not ride:
        return (_no_ride_deck(regulation, format_spec),)
    missing, extra = _differences(regulation, ride, lines)
    wrong = (_misfit(regulation, missing, extra, ride, format_spec),) if missing or extra else ()
    return (*wrong, *_unread_texts(lines))


def check_no_ride_deck(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """In some formats nobody has a ride deck."""
    ride = tuple(line for line in lines if line.section == RIDE)
    if not ride:
        return ()
    return (
        Violation(
            rule=RULE,
            book=format_spec.source,
            severity=Severity.ERROR,
            found=f"a ride deck of {counted(copies(ride))}",
            wanted="no ride deck",
            message=f"The deck has a ride deck; {format_spec.title} is played without one.",
            cards=codes(ride),
            suggestion="Move its cards to the main deck, or take them out.",
        ),
    )


def _differences(
    regulation: Regulation, ride: tuple[DeckLine, ...], lines: tuple[DeckLine, ...]
) -> tuple[Counter[str], list[DeckLine]]:
    """Return which slots are empty, and a line for each card that fills none."""
    missing, extra = regulation.slots, []
    for line in ride:
        for _ in range(line.quantity):
            if missing[slot_of(line.card)] > 0:
                missing[slot_of(line.card)] -= 1
            else:
                extra.append(line)
    if in_force(CITATION, "8.1.3"):
        for allowance in _allowances(lines):
            _allow(allowance, missing, extra)
    return +missing, extra


def _allowances(lines: tuple[DeckLine, ...]) -> Iterator[Allowance]:
    """Yield what the texts of the deck allow, each text once however many cards carry it."""
    texts = dict.fromkeys(ability for line in lines for ability in line.card.abilities)
    yield from filter(None, map(read_allowance, texts))


def _allow(allowance: Allowance, missing: Counter[str], extra: list[DeckLine]) -> None:
    """Take out of `extra` what the text lets in, and out of `missing` what that stands in for."""
    left = len(extra) if allowance.limit is None else allowance.limit
    for line in tuple(extra):
        if left == 0 or not is_of_kind(line.card, allowance.kind):
            continue
        if allowance.instead:
            if missing[allowance.instead] <= 0:
                return
            missing[allowance.instead] -= 1
        extra.remove(line)
        left -= 1


def slot_of(card: PrintedCard) -> str:
    """Return what a card is in a ride deck: a unit of a grade, a crest, or something else."""
    if is_crest(card):
        return CREST
    if is_unit(card):
        return f"grade {card.numbers.get('grade', '?')} unit"
    return "order" if is_order(card) else "card"


def _misfit(
    regulation: Regulation,
    missing: Counter[str],
    extra: list[DeckLine],
    ride: tuple[DeckLine, ...],
    format_spec: FormatSpec,
) -> Violation:
    lacks = " and ".join(counted(count, slot) for slot, count in missing.items())
    besides = " and ".join(dict.fromkeys(f"“{line.card.name}”" for line in extra))
    parts = ([f"lacks {lacks}"] if lacks else []) + ([f"has {besides} besides"] if besides else [])
    mends = ([f"Add {lacks}."] if lacks else []) + ([f"Remove {besides}."] if besides else [])
    return Violation(
        rule="8.1.4.2",
        book=CITATION,
        severity=Severity.ERROR,
        found=" and ".join(parts),
        wanted=regulation.sentence,
        message=f"The ride deck {' and '.join(parts)}: in {format_spec.title} it is {regulation.sentence}.",
        cards=tuple(dict.fromkeys(codes(extra or ride))),
        suggestion=" ".join(mends),
    )


def _no_ride_deck(regulation: Regulation, format_spec: FormatSpec) -> Violation:
    return Violation(
        rule=RULE,
        book=format_spec.source,
        severity=Severity.ERROR,
        found="no ride deck",
        wanted=regulation.sentence,
        message=f"The deck has no ride deck; in {format_spec.title} it is {regulation.sentence}.",
        suggestion="Add its cards under “Ride deck”.",
    )


def _unread_texts(lines: tuple[DeckLine, ...]) -> Iterator[Violation]:
    for line in lines:
        if any(map(is_unread, line.card.abilities)):
            yield Violation(
                rule="8.1.3",
                book=CITATION,
                severity=Severity.WARNING,
                found=f"text about the ride deck on “{line.card.name}” that is not understood",
                wanted="a text that is understood",
                message=f"“{line.card.name}” has text about what a ride deck is made of that is not understood here; "
                "it was checked as if that text were not there.",
                cards=(line.code,),
                suggestion="Read the card and judge the ride deck yourself.",
            )
