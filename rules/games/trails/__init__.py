"""Trails TCG, by its comprehensive rules version 1.0.1."""

from pathlib import Path

from rules.games.game import Chart, Game, Opening, Section
from rules.games.trails import (
    blitz_shield,
    book,
    boosters,
    cards,
    construction,
    opening_hand,
    serials,
    strategy,
    validation,
)

BLITZ_SHIELD = "blitz-shield"

TRAILS = Game(
    key="trails",
    title="Trails TCG",
    book=book.CITATION,
    fields=cards.FIELDS,
    sections=(
        Section("main", "Deck", strategy.DECK_SIZE, sizes={BLITZ_SHIELD: blitz_shield.DECK_SIZE}),
        Section(blitz_shield.POOL, "Pool", is_counted=False, formats=(BLITZ_SHIELD,)),
    ),
    group_by="type",
    charts=(Chart("CP costs", "cp"), Chart("EP costs", "ep"), Chart("Organizations", "org")),
    default_format="strategy",
    default_order=("cp", "name"),
    check=construction.check,
    requirements=construction.REQUIREMENTS,
    validate=validation.validate,
    set_prefix=serials.set_prefix,
    serial_keys=serials.serial_keys,
    folder=Path(__file__).parent,
    opening=Opening(opening_hand.opening_hand, opening_hand.lacks, opening_hand.EXCHANGE),
    group_titles={"unit": "UNITs", "item": "ITEMs", "event": "EVENTs", "base": "BASEs", "marker": "Markers"},
    full_name=cards.full_name,
    boosters=boosters.BOOSTERS,
)

__all__ = ["TRAILS"]
