"""Which cards stand where: one ruler (5-2b), at most one geas for it (5-2b-1), neither of them in the deck (5-2c)."""

from collections.abc import Iterator

from rules.copies import codes, copies, counted, cut
from rules.games.gate_ruler.book import CITATION
from rules.games.gate_ruler.rulers import GEAS, MAIN, RULER, is_geas, is_ruler, targets
from rules.legality import DeckLine, DeckList, LineChange, Severity, Violation
from rules.printed_card import PrintedCard

Lines = tuple[DeckLine, ...]


def home_of(card: PrintedCard) -> str:
    """Return the section that `card` belongs to by its type."""
    return RULER if is_ruler(card) else GEAS if is_geas(card) else MAIN


def is_deck_card(card: PrintedCard) -> bool:
    """5-2c: a deck is made of cards that are neither ruler nor geas."""
    return home_of(card) == MAIN


def check(deck: DeckList) -> Iterator[Violation]:
    """Yield what is wrong with ruler and geas, and which cards stand in the wrong part."""
    rulers, geases = (_rightly_in(deck, section) for section in (RULER, GEAS))
    yield from _one_ruler(rulers)
    yield from _geas(rulers, geases)
    yield from _misplaced(deck, MAIN, "5-2c", "A deck holds neither rulers nor geases")
    yield from _misplaced(deck, RULER, "5-2b", "Only a ruler card can be the ruler")
    yield from _misplaced(deck, GEAS, "5-2b-1", "Only a geas card can be the geas")
    if not _rightly_in(deck, MAIN):
        yield _error("5-2a", "no deck", "a deck of cards", "There is no deck beside the ruler.", (), "Add cards.")


def _rightly_in(deck: DeckList, section: str) -> Lines:
    return tuple(line for line in deck.part(section) if home_of(line.card) == section)


def _one_ruler(rulers: Lines) -> Iterator[Violation]:
    """5-2b: exactly one ruler card."""
    count = copies(rulers)
    if count == 1:
        return
    message = f"The deck has {_none_or(rulers)}; it must have exactly one."
    mend = cut(rulers, 1) if len(rulers) == 1 else ()
    suggestion = "Keep one of them." if count else "Choose a ruler: it says how the deck is built."
    yield _error("5-2b", _none_or(rulers), "exactly one ruler card", message, codes(rulers), suggestion, mend)


def _none_or(rulers: Lines) -> str:
    return f"{counted(copies(rulers), 'ruler card')}: {_named(rulers)}" if rulers else "no ruler card"


def _geas(rulers: Lines, geases: Lines) -> Iterator[Violation]:
    """5-2b-1: one geas card at most, which targets the ruler."""
    if (count := copies(geases)) > 1:
        message = f"The deck has {counted(count, 'geas card')}: {_named(geases)}; it may have one at most."
        mend = cut(geases, 1) if len(geases) == 1 else ()
        found = counted(count, "geas card")
        yield _error("5-2b-1", found, "one geas card or none", message, codes(geases), "Keep one of them.", mend)
    if copies(rulers) != 1:
        return
    (ruler,) = rulers
    for line in geases:
        if not targets(line.card, ruler.card):
            yield _of_another_ruler(line, ruler)


def _of_another_ruler(geas: DeckLine, ruler: DeckLine) -> Violation:
    named = " and ".join(f"“{name}”" for name in geas.card.words.get("ruler", ())) or "no ruler that is known"
    return _error(
        "5-2b-1",
        f"a geas that targets {named}",
        f"a geas that targets “{ruler.card.name}”",
        f"“{geas.card.name}” targets {named}, and the ruler is “{ruler.card.name}”.",
        (geas.code, ruler.code),
        f"Remove “{geas.card.name}”, or choose its ruler.",
    )


def _misplaced(deck: DeckList, section: str, rule: str, reason: str) -> Iterator[Violation]:
    lines = tuple(line for line in deck.part(section) if home_of(line.card) != section)
    if not lines:
        return
    found = f"{_named(lines)} in the part “{section}”"
    mend = tuple(change for line in lines for change in _moved(deck, line))
    places = " and ".join(dict.fromkeys(f"“{home_of(line.card)}”" for line in lines))
    yield _error(
        rule,
        found,
        "each card in its own part",
        f"{reason}: {_named(lines)}.",
        codes(lines),
        f"Move to {places}.",
        mend,
    )


def _moved(deck: DeckList, line: DeckLine) -> tuple[LineChange, LineChange]:
    home = home_of(line.card)
    there = sum(other.quantity for other in deck.part(home) if other.code == line.code)
    return LineChange(line.section, line.code, 0), LineChange(home, line.code, there + line.quantity)


def _named(lines: Lines) -> str:
    return ", ".join(dict.fromkeys(f"“{line.card.name}”" for line in lines))


def _error(
    rule: str,
    found: str,
    wanted: str,
    message: str,
    cards: tuple[str, ...],
    suggestion: str,
    mend: tuple[LineChange, ...] = (),
) -> Violation:
    return Violation(rule, CITATION, Severity.ERROR, found, wanted, message, cards, suggestion, mend)
