"""What a ruler counts over the whole deck: its size, legendaries, levels and counters (5-2c-1a, 1e, 1f, 1g)."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from rules.copies import codes, counted
from rules.counts import Count, Kind, at_most, exactly
from rules.games.gate_ruler.book import CITATION
from rules.games.gate_ruler.rulers import Terms
from rules.legality import DeckLine, Severity, Violation
from rules.printed_card import PrintedCard

Lines = tuple[DeckLine, ...]
COUNTER_SIGNS = ("【cnt】", "[cnt]")


def is_legendary(card: PrintedCard) -> bool:
    """2-9a-2: a card with the legendary icon."""
    return bool(card.words.get("legendary"))


def has_counter(card: PrintedCard) -> bool:
    """2-8a-1, 16-4a-1: a card with a CNT ability, by its reminder icon or by its text, however many it has."""
    return "cnt" in card.words.get("icon", ()) or has_counter_text(card)


def has_counter_text(card: PrintedCard) -> bool:
    return any(line.lstrip("■ ").casefold().startswith(COUNTER_SIGNS) for line in card.abilities)


def check(terms: Terms, lines: Lines) -> Iterator[Violation]:
    """Yield what breaks one of the four numbers; a deck without cards has been spoken of already (5-2a)."""
    if lines:
        yield from _size(terms, lines)
    yield from _cap(terms, "legendarycap", Kind(_count(terms, "5-2c-1e", "legendary card"), is_legendary), lines)
    yield from _levels(terms, lines)
    counters = _count(terms, "5-2c-1g", "card with a CNT ability", "cards with a CNT ability")
    yield from _cap(terms, "countercap", Kind(counters, has_counter), lines)


def _count(terms: Terms, rule: str, one: str = "card", many: str = "") -> Count:
    return Count(CITATION, rule, 0, one, many, deck=f"deck for “{terms.ruler}”")


def _size(terms: Terms, lines: Lines) -> Iterable[Violation]:
    """5-2c-1a: exactly as many cards as the ruler says."""
    size = terms.numbers.get("decksize")
    return (_size_unknown(terms),) if size is None else exactly(replace(_count(terms, "5-2c-1a"), number=size), lines)


def _cap(terms: Terms, key: str, kind: Kind, lines: Lines) -> Iterable[Violation]:
    cap = terms.numbers.get(key)
    return () if cap is None else at_most(replace(kind, most=replace(kind.most, number=cap)), lines)


def _size_unknown(terms: Terms) -> Violation:
    return Violation(
        rule="5-2c-1a",
        book=CITATION,
        severity=Severity.WARNING,
        found="a ruler that names no deck size",
        wanted="a deck size",
        message=f"“{terms.ruler}” does not say how many cards its deck has, so that was not checked.",
        suggestion="Ask the maintainers to complete the data of the ruler.",
    )


def _levels(terms: Terms, lines: Lines) -> Iterator[Violation]:
    """5-2c-1f: the levels of all cards together. 1-5g: a card without a level adds nothing."""
    cap = terms.numbers.get("levelcap")
    total = sum(line.quantity * line.card.numbers.get("level", 0) for line in lines)
    if cap is not None and total > cap:
        highest = max(line.card.numbers.get("level", 0) for line in lines)
        yield Violation(
            rule="5-2c-1f",
            book=CITATION,
            severity=Severity.ERROR,
            found=f"levels that add up to {total}",
            wanted=f"{cap} or less",
            message=f"The levels of all cards add up to {total}; “{terms.ruler}” allows {cap}.",
            cards=codes(line for line in lines if line.card.numbers.get("level", 0) == highest),
            suggestion=f"Exchange cards for ones of lower level: {counted(total - cap, 'level')} less in all.",
        )
