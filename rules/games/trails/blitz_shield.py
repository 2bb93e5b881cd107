"""Blitz Shield mode (602.3): a deck out of five opened boosters, whose cards stay with it as its pool.

By the book a deck consists solely of the forty cards of five boosters, so the deck *is* the pool. A format may let
players choose forty cards out of a larger pool instead. Of a deck without a pool its own cards are taken to be the
pool; a note says so.
"""

from collections.abc import Iterable

from rules import copy_limits
from rules.copies import codes, copies, counted, cut, removal
from rules.counts import Count, exactly
from rules.games.trails.book import CITATION
from rules.games.trails.cards import full_name
from rules.games.trails.copies_of_a_card import COPIES, card_key
from rules.in_force import in_force
from rules.legality import DeckLine, DeckList, FormatSpec, LineChange, Severity, Violation

DECK_SIZE = 40
POOL = "pool"
REQUIREMENT = "blitz_shield"
ANY_OF_POOL = "any_of_pool"
RULE = "602.3a"
NAMES_SAID = 3


def check(deck: DeckList, format_spec: FormatSpec) -> tuple[Violation, ...]:
    """Return what the mode finds, first in the number of cards, then beside the pool."""
    lines, pool = deck.part(), deck.part(POOL)
    is_free = bool(format_spec.requirements.get(ANY_OF_POOL))
    return (
        *exactly(Count(CITATION, RULE, DECK_SIZE), lines),
        *(_beside_pool(lines, pool, is_free=is_free) if pool else _no_pool()),
        # 602.3b: no restriction on the number of cards of one name and sub-name
        *(() if in_force(CITATION, "602.3b") else copy_limits.check(COPIES, lines, format_spec)),
    )


def _beside_pool(lines: tuple[DeckLine, ...], pool: tuple[DeckLine, ...], *, is_free: bool) -> Iterable[Violation]:
    yield from _outside(lines, pool)
    if not is_free:
        yield from exactly(Count(CITATION, RULE, DECK_SIZE, deck="pool of five boosters"), pool)
        yield from _left_out(lines, pool)


def _no_pool() -> tuple[Violation, ...]:
    return (
        Violation(
            rule=RULE,
            book=CITATION,
            severity=Severity.NOTE,
            found="no pool",
            wanted="the cards of five boosters, kept as the pool",
            message="No pool is kept with this deck: its own cards were taken to be those of the five boosters.",
            suggestion="Open five boosters here, or enter the opened cards in the section Pool.",
        ),
    )


def _outside(lines: tuple[DeckLine, ...], pool: tuple[DeckLine, ...]) -> Iterable[Violation]:
    """Find cards that the deck has more often than the pool."""
    opened = _by_card(pool)
    over = {key: (group, copies(opened.get(key, ()))) for key, group in _by_card(lines).items()}
    beyond = [(group, limit) for group, limit in over.values() if copies(group) > limit]
    if not beyond:
        return
    found = tuple(line for group, _ in beyond for line in group)
    mend = tuple(change for group, limit in beyond for change in cut(group, limit))
    count = sum(copies(group) - limit for group, limit in beyond)
    yield Violation(
        rule=RULE,
        book=CITATION,
        severity=Severity.ERROR,
        found=f"{counted(count)} that the boosters did not hold",
        wanted="cards of the pool alone",
        message=f"The deck has more than the five boosters held: {_listed(beyond)}.",
        cards=codes(found),
        suggestion=removal(found, mend, full_name),
        mend=mend,
    )


def _left_out(lines: tuple[DeckLine, ...], pool: tuple[DeckLine, ...]) -> Iterable[Violation]:
    """Find cards of the pool that the deck leaves out."""
    played = _by_card(lines)
    short = {key: copies(group) - copies(played.get(key, ())) for key, group in _by_card(pool).items()}
    missing = {key: count for key, count in short.items() if count > 0}
    if not missing:
        return
    count = sum(missing.values())
    left = tuple(line for line in pool if card_key(line) in missing)
    yield Violation(
        rule=RULE,
        book=CITATION,
        severity=Severity.ERROR,
        found=f"{counted(count)} of the pool left out",
        wanted="all cards of the pool",
        message=f"The deck is all cards of the five boosters; {counted(count)} of the pool "
        f"{'is' if count == 1 else 'are'} not in it.",
        cards=codes(left),
        suggestion=f"Add the {counted(count)} from the pool.",
        mend=tuple(_additions(lines, left, missing)),
    )


def _additions(lines: Iterable[DeckLine], left: Iterable[DeckLine], missing: dict[str, int]) -> Iterable[LineChange]:
    """Yield the changes that add what is missing, each card by the number it has in the pool."""
    held = {line.code: line for line in lines}
    open_ = dict(missing)
    for line in left:
        taken = min(line.quantity, open_[card_key(line)])
        if taken:
            open_[card_key(line)] -= taken
            before = held[line.code].quantity if line.code in held else 0
            yield LineChange("main", line.code, before + taken)


def _by_card(lines: Iterable[DeckLine]) -> dict[str, tuple[DeckLine, ...]]:
    """Return the lines of each card, whatever number or rarity it is printed under."""
    groups: dict[str, tuple[DeckLine, ...]] = {}
    for line in lines:
        groups[card_key(line)] = (*groups.get(card_key(line), ()), line)
    return groups


def _listed(beyond: list[tuple[tuple[DeckLine, ...], int]]) -> str:
    said = [f"{copies(group)} “{full_name(group[0].card)}” and not {limit}" for group, limit in beyond[:NAMES_SAID]]
    rest = len(beyond) - NAMES_SAID
    return ", ".join(said) + (f", and {counted(rest, 'other name')}" if rest > 0 else "")
