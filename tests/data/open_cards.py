"""The real cards of Weiß Schwarz without the sets that are kept out of sight while the compiler grows."""

import json
import os
from collections.abc import Iterator
from pathlib import Path

import django

from rules.printed_card import PrintedCard
from tests.data.card_data import folder

HELD_OUT = frozenset(json.loads((Path(__file__).parent / "held_out_sets.json").read_text(encoding="utf-8"))["sets"])


def open_files() -> list[Path]:
    """Return the files of the sets that may be looked at."""
    files = sorted((folder() / "weiss-schwarz" / "cards").glob("*.json"))
    return [file for file in files if file.stem not in HELD_OUT]


def open_cards() -> Iterator[tuple[str, PrintedCard]]:
    """Yield the code and the card of each row, as an import mends it; rows that it refuses are left out."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    from cards.importing.reading import read_rows
    from cards.importing.records import Notes, RowRefusedError
    from cards.importing.ws_json import read_row

    for file in open_files():
        for position, row in enumerate(read_rows(file), start=1):
            try:
                record = read_row(row, Notes(file.name, position, ""))
            except RowRefusedError:
                continue
            yield record.code, record.printed
