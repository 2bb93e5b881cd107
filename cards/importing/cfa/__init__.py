"""The adapter `cfa`: text databases of Cardfight Area, statements of GameMaker that fill tables by card number."""

from cards.importing.cfa.meanings import asked, choices
from cards.importing.cfa.row import known_fields, reader
from cards.importing.cfa.script import INDEX, file_reader

# What the format never says of a card; another file may add it. Grade 4 alone does not tell a G unit.
UNSPOKEN = frozenset(("skill", "critical", "race", "subtype", "special", "persona", "trigger_power")) | frozenset(
    ("rarity", "product", "flavour", "image")
)

__all__ = ["INDEX", "UNSPOKEN", "asked", "choices", "file_reader", "known_fields", "reader"]
