"""The real cards of Weiß Schwarz."""

import os
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import django

from rules.printed_card import PrintedCard
from tests.data.card_data import folder


def card_files() -> list[Path]:
    """Return the files of all sets."""
    return sorted((folder() / "weiss-schwarz" / "cards").glob("*.json"))


def real_cards() -> Iterator[tuple[str, PrintedCard]]:
    """Yield the code and the card of each row of all sets."""
    return chain.from_iterable(map(cards_of, card_files()))


def cards_of(file: Path) -> Iterator[tuple[str, PrintedCard]]:
    """Yield the code and the card of each row of a file, as an import mends it; rows that it refuses are left out."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from cards.importing.reading import read_rows
    from cards.importing.records import Notes, RowRefusedError
    from cards.importing.ws_json import read_row

    for position, row in enumerate(read_rows(file), start=1):
        try:
            record = read_row(row, Notes(file.name, position, ""))
        except RowRefusedError:
            continue
        yield record.code, record.printed
