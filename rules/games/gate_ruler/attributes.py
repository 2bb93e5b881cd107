"""Which attributes the cards of a deck must have: all cards (5-2c-1c), or those of some types (5-2c-1c-1)."""

from collections.abc import Iterator

from rules.copies import codes, copies, counted, removal, taken_out
from rules.folding import fold_search
from rules.games.gate_ruler.book import CITATION
from rules.games.gate_ruler.rulers import Terms
from rules.games.gate_ruler.scope import called, of_types
from rules.games.gate_ruler.statements import ANY_TYPE, CardTypes, Clause
from rules.legality import DeckLine, Severity, Violation
from rules.printed_card import PrintedCard


def check(terms: Terms, lines: tuple[DeckLine, ...]) -> Iterator[Violation]:
    """Yield an error for each requirement that some cards do not fulfil."""
    for types, clauses in terms.attributes.items():
        without = tuple(
            line for line in of_types(lines, types) if not all(fulfils(line.card, clause) for clause in clauses)
        )
        if without:
            yield _unfulfilled(terms, types, clauses, without)


def fulfils(card: PrintedCard, clause: Clause) -> bool:
    """1-5f: a card has an attribute if it is one among others, and lacks it only if it is none of them."""
    printed = set(map(fold_search, card.words.get("attribute", ())))
    return printed.isdisjoint(map(fold_search, clause.attributes)) is clause.is_excluded


def _unfulfilled(
    terms: Terms, types: CardTypes, clauses: tuple[Clause, ...], without: tuple[DeckLine, ...]
) -> Violation:
    wanted = " and ".join(map(_said, clauses))
    mend = taken_out(without)
    return Violation(
        rule="5-2c-1c" if types == ANY_TYPE else "5-2c-1c-1",
        book=CITATION,
        severity=Severity.ERROR,
        found=f"{counted(copies(without))} that do not fulfil it",
        wanted=f"{wanted} on all {called(types)}",
        message=f"“{terms.ruler}” asks for {wanted} on all {called(types)}; {counted(copies(without))} of the deck "
        f"{'does' if copies(without) == 1 else 'do'} not fulfil that.",
        cards=codes(without),
        suggestion=removal(without, mend),
        mend=mend,
    )


def _said(clause: Clause) -> str:
    return f"{'no ' if clause.is_excluded else ''}{{{' or '.join(clause.attributes)}}}"
