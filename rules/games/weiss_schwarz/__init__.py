"""Weiß Schwarz, by its comprehensive rules version 2.09."""

from pathlib import Path

from rules.games.game import Chart, Game, Goldfish, Opening, Section, Versus
from rules.games.weiss_schwarz import (
    book,
    cards,
    construction,
    goldfish,
    opening_hand,
    programs,
    serials,
    validation,
    versus,
)
from rules.games.weiss_schwarz.text import TEXTS

WEISS_SCHWARZ = Game(
    key="weiss-schwarz",
    title="Weiß Schwarz",
    book=book.CITATION,
    fields=cards.FIELDS,
    sections=(Section("main", "Deck", construction.DECK_SIZE),),
    group_by="type",
    charts=(Chart("Levels", "level"), Chart("Colours", "colour"), Chart("Triggers", "trigger")),
    default_format="standard",
    default_order=("level", "name"),
    check=construction.check,
    requirements=construction.REQUIREMENTS,
    validate=validation.validate,
    set_prefix=serials.set_prefix,
    serial_keys=serials.serial_keys,
    folder=Path(__file__).parent,
    opening=Opening(opening_hand.opening_hand, opening_hand.lacks, opening_hand.EXCHANGE),
    has_titles=True,
    goldfish=Goldfish(goldfish.play, goldfish.trace, programs.not_understood),
    versus=Versus(
        prepare=programs.specs_of,
        begin=versus.begin,
        view=versus.view,
        bots=versus.BOTS,
        digest=versus.digest,
        cards_hash=versus.cards_hash,
        tell=versus.tell,
        not_understood=programs.not_understood,
        first=versus.first,
        turns=versus.turns,
    ),
    texts=TEXTS._replace(played_line=programs.read_line),
    group_titles={"character": "Characters", "event": "Events", "climax": "Climaxes"},
)

__all__ = ["WEISS_SCHWARZ"]
