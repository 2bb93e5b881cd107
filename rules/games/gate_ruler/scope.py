"""The cards of a deck that a statement for some card types is about."""

from rules.games.gate_ruler.cards import DECK_TYPES
from rules.games.gate_ruler.statements import ANY_TYPE, CardTypes
from rules.legality import DeckLine


def of_types(lines: tuple[DeckLine, ...], types: CardTypes) -> tuple[DeckLine, ...]:
    """Return the lines of these types; where all are meant, a card whose type is not known is among them."""
    return lines if types == ANY_TYPE else tuple(line for line in lines if line.card.word("type") in types)


def called(types: CardTypes) -> str:
    """Return how to speak of cards of these types: `cards`, `unit cards`, `non-unit cards`."""
    if types == ANY_TYPE:
        return "cards"
    missing = ANY_TYPE - types
    if len(missing) == 1:
        return f"non-{next(iter(missing))} cards"
    return f"{' and '.join(word for word in DECK_TYPES if word in types)} cards"
