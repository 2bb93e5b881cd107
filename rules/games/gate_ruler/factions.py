"""How many factions a deck may have: over all cards (5-2c-1b) and by card type (5-2c-1b-1)."""

from collections.abc import Iterator

from rules.copies import codes, copies, counted, taken_out
from rules.folding import fold_name
from rules.games.gate_ruler.book import CITATION
from rules.games.gate_ruler.rulers import Terms
from rules.games.gate_ruler.scope import called, of_types
from rules.games.gate_ruler.statements import ANY_TYPE, CardTypes
from rules.legality import DeckLine, Severity, Violation

Lines = tuple[DeckLine, ...]
NAMED = 6


def check(terms: Terms, lines: Lines) -> Iterator[Violation]:
    """Yield an error for each limit that the deck breaks."""
    for types, limit in terms.factions.items():
        held = factions_of(of_types(lines, types))
        if len(held) > limit:
            yield _too_many(terms, types, limit, held)


def factions_of(lines: Lines) -> dict[str, Lines]:
    """Return the cards of each faction, the largest first. A card of two factions brings both; 1-5g: some have none."""
    held: dict[str, Lines] = {}
    for line in lines:
        for name in dict.fromkeys(map(fold_name, line.card.words.get("faction", ()))):
            held[name] = (*held.get(name, ()), line)
    return dict(sorted(held.items(), key=lambda faction: -copies(faction[1])))


def _too_many(terms: Terms, types: CardTypes, limit: int, held: dict[str, Lines]) -> Violation:
    names = list(held)
    kept = set(names[:limit])
    outside = tuple(
        {line.code: line for name in names[limit:] for line in held[name] if not _factions(line) <= kept}.values()
    )
    is_clear = limit > 0 and copies(held[names[limit - 1]]) > copies(held[names[limit]])
    found = ", ".join(f"{name} ({copies(held[name])})" for name in names[:NAMED])
    cards = called(types)
    return Violation(
        rule="5-2c-1b" if types == ANY_TYPE else "5-2c-1b-1",
        book=CITATION,
        severity=Severity.ERROR,
        found=f"{counted(len(held), 'faction')} among its {cards}: {found}",
        wanted=f"{counted(limit, 'faction')} or fewer",
        message=f"The {cards} of the deck belong to {counted(len(held), 'faction')}: {found}; "
        f"“{terms.ruler}” allows {limit}.",
        cards=codes(outside),
        suggestion=f"Remove the {counted(copies(outside), 'card')} outside {' and '.join(names[:limit])}."
        if is_clear
        else f"Keep {counted(limit, 'faction')}.",
        mend=taken_out(outside) if is_clear else (),
    )


def _factions(line: DeckLine) -> set[str]:
    return set(map(fold_name, line.card.words.get("faction", ())))
