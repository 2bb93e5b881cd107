"""The G deck (8.1.4.3), and formats in which only some ride lines may have one."""

from collections.abc import Mapping
from typing import Any

from rules.copies import codes, copies, counted, removal, taken_out
from rules.folding import fold_name
from rules.games.vanguard.book import CITATION
from rules.games.vanguard.cards import is_g
from rules.games.vanguard.ride_deck import RIDE
from rules.legality import DeckLine, FormatSpec, Severity, Violation

G_DECK = "g"
MOST = 16
RULE = "G deck"
STRIDE_SAID = ("you can stride", "you may stride", "can perform stride", "may perform stride")


def g_deck(lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    """8.1.4.3: sixteen or fewer cards, all with the subtype G."""
    return (*_too_many(lines), *_not_g(lines))


def check_ride_line(lines: tuple[DeckLine, ...], format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Stride is restricted in some formats (18.6.1); a G deck is then for ride lines that lift that."""
    strides = tuple(line for line in lines if line.section == G_DECK)
    named: Mapping[str, Any] = format_spec.requirements["g_deck_with"]
    if not strides or any(_lifts(line, tuple(named["names"])) for line in lines if line.section == RIDE):
        return ()
    return (
        Violation(
            rule=RULE,
            book=format_spec.source,
            severity=Severity.ERROR,
            found=f"a G deck of {counted(copies(strides))}",
            wanted="no G deck, or a ride deck that allows one",
            message=f"The deck has a G deck; {format_spec.title} allows that only with a ride deck whose cards say so.",
            cards=codes(strides),
            suggestion="Take the G deck out, or play a ride line that strides.",
            mend=taken_out(strides),
        ),
    )


def _lifts(line: DeckLine, names: tuple[str, ...]) -> bool:
    """Whether the card is of a ride line that the format names, or has text that makes striding possible (18.6.2)."""
    name = fold_name(line.card.name)
    return any(fold_name(part) in name for part in names) or any(map(_speaks_of_stride, line.card.abilities))


def _speaks_of_stride(ability: str) -> bool:
    text = fold_name(ability).casefold()
    return any(said in text for said in STRIDE_SAID)


def _too_many(lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    count = copies(lines)
    if count <= MOST:
        return ()
    return (
        Violation(
            rule="8.1.4.3",
            book=CITATION,
            severity=Severity.ERROR,
            found=counted(count),
            wanted=f"{MOST} cards or fewer",
            message=f"The G deck has {counted(count)}; it may have {MOST} at most.",
            suggestion=f"Remove {counted(count - MOST)}.",
        ),
    )


def _not_g(lines: tuple[DeckLine, ...]) -> tuple[Violation, ...]:
    others = tuple(line for line in lines if not is_g(line.card))
    if not others:
        return ()
    mend = taken_out(others)
    return (
        Violation(
            rule="8.1.4.3",
            book=CITATION,
            severity=Severity.ERROR,
            found=f"{counted(copies(others))} without the subtype G",
            wanted="cards with the subtype G",
            message=f"The G deck has {counted(copies(others))} without the subtype G; it holds no other cards.",
            cards=codes(others),
            suggestion=removal(others, mend),
            mend=mend,
        ),
    )
