"""Cards with which the gate is tried, and tables with them."""

from tests.rules.engine.timing.lanterns import (
    BURN_1,
    BURN_3,
    CHOOSE_TWO_MOTHS,
    CHOOSE_UP_TO_TWO,
    DOUSE,
    DRAW,
    FRONT,
    HEAL,
    SCORCH,
    SCORCH_AND_DRAW,
    WORDS,
    Card,
    Lanterns,
)
from tests.rules.engine.timing.telling import Table

GLOW = Card("glow", DRAW)
GLEAM = Card("gleam", DRAW)
FLAME = Card("flame", SCORCH, target=True)
FLASH = Card("flash", SCORCH_AND_DRAW, target=True)
WATER = Card("water", DOUSE, target=True)
BLAZE = Card("blaze", BURN_1)
PYRE = Card("pyre", BURN_3)
BALM = Card("balm", HEAL)
FORK = Card("fork", SCORCH, target=True, targets=CHOOSE_TWO_MOTHS)
FAN = Card("fan", SCORCH, target=True, targets=CHOOSE_UP_TO_TWO)
MOTH = Card("moth", hit_points=2)
BEE = MOTH._replace(name="bee")
PLAIN = [Card(f"plain {at}", HEAL) for at in range(4)]


def table(
    a: list[Card],
    b: list[Card],
    deck_a: list[Card] | None = None,
    deck_b: list[Card] | None = None,
    front: tuple[int, ...] = (),
) -> Table:
    """Two hands and decks, cards by number; those of `front` are in play from the beginning."""
    game = Lanterns((a, b), (deck_a if deck_a is not None else PLAIN[:2], deck_b if deck_b is not None else PLAIN[2:]))
    for card in front:
        game.move(card, FRONT)
    return Table(game, game.printed, WORDS)


def with_moth(a: list[Card], b: list[Card], moth: Card = MOTH, deck_b: list[Card] | None = None) -> Table:
    """A moth of A is in play."""
    return table([moth, *a], b, deck_b=deck_b, front=(0,))
