"""Writes a deck as a text list that `parse_text` and `match` read back to the same deck."""

from collections.abc import Iterable

from decks.grouping import grouped
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
    for value, inside in grouped(game, entries).items():
        heading = game.group_titles.get(value, "Cards")
        count = sum(entry.quantity for entry in inside)
        yield "\n".join((f"{heading} ({count})", *map(_line, inside)))


def _line(entry: DeckEntry) -> str:
    return f"{entry.quantity} {entry.printing.code} {' '.join(entry.printing.card.full_name.split())}"
