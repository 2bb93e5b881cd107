"""Cardfight!! Vanguard as it was played in 2014, by its comprehensive rules version 1.31."""

from pathlib import Path

from rules.games.game import Chart, Game, Opening, Section
from rules.games.vanguard import serials
from rules.games.vanguard_2014 import book, cards, construction, opening_hand, validation

VANGUARD_2014 = Game(
    key="vanguard-2014",
    title="Vanguard 2014",
    book=book.CITATION,
    fields=cards.FIELDS,
    sections=(Section("main", "Deck", construction.DECK_SIZE),),
    group_by="type",
    charts=(Chart("Grades", "grade"), Chart("Triggers", "trigger"), Chart("Clans", "clan")),
    default_format="book",
    default_order=("grade", "name"),
    check=construction.check,
    requirements=construction.REQUIREMENTS,
    validate=validation.validate,
    set_prefix=serials.set_prefix,
    set_code=serials.set_code,
    serial_keys=serials.serial_keys,
    folder=Path(__file__).parent,
    opening=Opening(opening_hand.opening_hand, opening_hand.lacks, opening_hand.EXCHANGE),
    group_titles={"normal-unit": "Normal units", "trigger-unit": "Trigger units"},
)

__all__ = ["VANGUARD_2014"]
