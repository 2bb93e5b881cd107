"""Cardfight!! Vanguard, by its comprehensive rules version 4.55."""

from pathlib import Path

from rules.games.game import Chart, Game, Opening, Section
from rules.games.vanguard import book, cards, construction, g_deck, opening_hand, ride_deck, serials, validation
from rules.printed_card import PrintedCard


def _rides(card: PrintedCard) -> bool:
    """Offer the ride deck for crests and for units that are no G units."""
    return cards.is_crest(card) or (cards.is_unit(card) and not cards.is_g(card))


VANGUARD = Game(
    key="vanguard",
    title="Vanguard",
    book=book.CITATION,
    fields=cards.FIELDS,
    sections=(
        Section(
            construction.MAIN,
            "Main deck",
            construction.MAIN_DECK_SIZE,
            offers=lambda card: not cards.is_g(card) and not cards.is_crest(card),
        ),
        Section(ride_deck.RIDE, "Ride deck", offers=_rides, is_home=cards.is_crest, formats=("standard",)),
        Section(g_deck.G_DECK, "G deck", offers=cards.is_g, is_home=cards.is_g),
    ),
    group_by="type",
    charts=(Chart("Grades", "grade"), Chart("Triggers", "trigger")),
    default_format="standard",
    default_order=("grade", "name"),
    check=construction.check,
    requirements=construction.REQUIREMENTS,
    parameters=construction.PARAMETERS,
    validate=validation.validate,
    set_prefix=serials.set_prefix,
    set_code=serials.set_code,
    serial_keys=serials.serial_keys,
    folder=Path(__file__).parent,
    opening=Opening(opening_hand.opening_hand, opening_hand.lacks, opening_hand.EXCHANGE),
    group_titles={cards.UNIT: "Units", cards.ORDER: "Orders", cards.RIDE_DECK_CREST: "Ride deck crests"},
)

__all__ = ["VANGUARD"]
