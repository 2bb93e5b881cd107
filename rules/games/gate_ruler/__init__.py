"""Gate Ruler, by its comprehensive rules version 1.5.0 English-1.0."""

from pathlib import Path

from rules.games.game import Chart, Game, Opening, Section
from rules.games.gate_ruler import book, cards, choice, construction, opening_hand, rulers, serials, validation

GATE_RULER = Game(
    key="gate-ruler",
    title="Gate Ruler",
    book=book.CITATION,
    fields=cards.FIELDS,
    sections=(
        Section(rulers.MAIN, "Deck", offers=choice.is_deck_card),
        Section(rulers.RULER, "Ruler", 1, offers=rulers.is_ruler, is_home=rulers.is_ruler),
        Section(rulers.GEAS, "Geas", offers=rulers.is_geas, is_home=rulers.is_geas),
    ),
    group_by="type",
    charts=(Chart("Levels", "level"), Chart("Factions", "faction"), Chart("Icons", "icon")),
    default_format="ruler",
    default_order=("level", "name"),
    check=construction.check,
    requirements=construction.REQUIREMENTS,
    validate=validation.validate,
    set_prefix=serials.set_prefix,
    serial_keys=serials.serial_keys,
    folder=Path(__file__).parent,
    opening=Opening(opening_hand.opening_hand, opening_hand.lacks, opening_hand.EXCHANGE),
    group_titles={
        "ruler": "Ruler",
        "geas": "Geas",
        "unit": "Units",
        "event": "Events",
        "field": "Fields",
        "resource": "Resources",
    },
)

__all__ = ["GATE_RULER"]
