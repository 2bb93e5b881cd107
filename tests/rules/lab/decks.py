"""Decks of invented cards as the lab plays them."""

from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.printed_card import PrintedCard

GAME = "weiss-schwarz"


def character(name: str, level: int = 0, *, abilities: tuple[str, ...] = (), **values: int | str) -> PrintedCard:
    """Return a red character; `values` are printed numbers and words, `abilities` the lines of its text."""
    printed: dict[str, int | str] = {"type": "character", "colour": "red", "level": level, "cost": 0, "soul": 1}
    printed |= {"power": 500 + 2500 * level} | values
    numbers = {key: value for key, value in printed.items() if isinstance(value, int)}
    words = {key: (value,) for key, value in printed.items() if isinstance(value, str)}
    return PrintedCard(name, numbers, words, abilities)


def climax(name: str, *icons: str, colour: str = "red") -> PrintedCard:
    return PrintedCard(name, {}, {"type": ("climax",), "colour": (colour,), "trigger": icons})


def deck_of(*lines: tuple[int, PrintedCard]) -> FrozenDeck:
    """Return a deck of these lines, their numbers made up in order."""
    return FrozenDeck.of(
        GAME, "Lanterns", [Copies(f"LNT/W01-{at:03}", card, count) for at, (count, card) in enumerate(lines)]
    )


def plain_deck() -> FrozenDeck:
    """Return fifty cards: thirty characters of level 0, twelve of level 1, eight climaxes."""
    low = [(6, character(f"Lamp {number}")) for number in range(5)]
    high = [(4, character(f"Beacon {number}", 1, cost=1)) for number in range(3)]
    return deck_of(*low, *high, (8, climax("Harbour Lights", "soul")))
