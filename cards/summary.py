"""A card in one line of plain text, for link previews and search engines."""

from cards.display import number_of, words_of
from cards.models import Card
from rules.games import GAMES, Field, FieldKind


def summary(card: Card) -> str:
    """Return what is printed on the card beside its text: `Character · Colour Red · Level 1 · Music`."""
    game = GAMES[card.game]
    parts = (_part(card, field, is_bare=field.key == game.group_by or not field.values) for field in game.fields)
    return " · ".join(part for part in parts if part)


def _part(card: Card, field: Field, *, is_bare: bool) -> str:
    if field.kind is FieldKind.NUMBER:
        number = number_of(card, field)
        return "" if number is None else f"{field.title} {number}"
    words = ", ".join(field.label(word) for word in words_of(card, field))
    return words if is_bare or not words else f"{field.title} {words}"
