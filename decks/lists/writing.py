"""Writes a deck as a text list that `parse_text` and `match` read back to the same deck."""

from collections.abc import Iterable

from decks.models import Deck, DeckEntry
from rules.games import GAMES, Game


def write_text(deck: Deck) -> str:
    """Return the deck as `4 CODE Name` lines under a heading for each section and group."""
    game = GAMES[deck.game]
    entries = list(deck.entries.select_related("printing__card"))
    parts = [f"// {' '.join(deck.name.split())}"]
    for section in game.sections:
        inside = [entry for entry in entries if entry.section == section.key]
        if inside and len(game.sections) > 1:
            parts.append(section.title)
        parts += _groups(game, inside)
    if deck.unread:
        parts.append("// Lines that matched nothing\n" + deck.unread)
    return "\n\n".join(parts) + "\n"


def _groups(game: Game, entries: Iterable[DeckEntry]) -> Iterable[str]:
    groups: dict[str, list[DeckEntry]] = {value: [] for value in _group_values(game)}
    for entry in entries:
        value = next(iter(entry.printing.card.words.get(game.group_by, ())), "")
        groups.setdefault(value, []).append(entry)
    for value, inside in groups.items():
        if inside:
            heading = game.group_titles.get(value, "Cards")
            count = sum(entry.quantity for entry in inside)
            yield "\n".join((f"{heading} ({count})", *map(_line, inside)))


def _group_values(game: Game) -> Iterable[str]:
    field = game.find_field(game.group_by)
    return field.values if field else ()


def _line(entry: DeckEntry) -> str:
    return f"{entry.quantity} {entry.printing.code} {' '.join(entry.printing.card.name.split())}"
