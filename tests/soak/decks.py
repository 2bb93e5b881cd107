"""The starter decks as the engine sees them, read without a database, and a deck that makes rare things happen."""

from collections.abc import Mapping
from functools import cache
from itertools import product

from rules.bots.random_legal import RandomLegal
from rules.coverage.starter_cards import starter_cards
from rules.games import GAMES
from rules.games.weiss_schwarz.reading_specs import spec_of
from rules.games.weiss_schwarz.setup import new_game
from rules.games.weiss_schwarz.specs import CLIMAX, CardSpec
from rules.games.weiss_schwarz.starter_programs import programs_of
from rules.games.weiss_schwarz.table import WeissGame
from rules.printed_card import PrintedCard


@cache
def pairings() -> tuple[tuple[list[CardSpec], list[CardSpec]], ...]:
    """Every starter deck and the odd one against every one, itself too; two of them without abilities; whole sets."""
    texts = _lists()
    decks = [*starter_lists(), odd_deck()]
    blank = (_deck(texts[0], _blank_cards()), _deck(texts[1], _blank_cards()))
    one, two, three = (whole_set(prefix) for prefix in ("EMK", "HRB", "MSA"))
    return (*product(decks, decks), blank, (one, two), (two, three), (three, one))


@cache
def blank_pairings() -> tuple[tuple[list[CardSpec], list[CardSpec]], ...]:
    """Every starter deck without abilities and the odd one against every one, itself too."""
    decks = [*(_deck(text, _blank_cards()) for text in _lists()), odd_deck()]
    return tuple(product(decks, decks))


def blank_game_number(index: int) -> WeissGame:
    """Return the game of this number between decks without abilities, before its first shuffle."""
    deck, other = blank_pairings()[index % len(blank_pairings())]
    return new_game(deck, other, index)


def starter_lists() -> list[list[CardSpec]]:
    """Return the starter decks with their abilities."""
    return [_deck(text, _cards()) for text in _lists()]


def _lists() -> list[str]:
    folder = GAMES["weiss-schwarz"].folder / "starter" / "decks"
    return [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.txt"))]


def game_number(index: int) -> WeissGame:
    """Return the game of this number before its first shuffle: the number says which decks, and is the seed."""
    deck, other = pairings()[index % len(pairings())]
    return new_game(deck, other, index)


def player_number(index: int) -> RandomLegal:
    """Return who plays both sides of the game of this number."""
    return RandomLegal(index + 1_000_000_007)


def starter_card(code: str) -> CardSpec:
    """Return the starter card of this number, with its abilities."""
    return _cards()[code]


def whole_set(prefix: str) -> list[CardSpec]:
    """Return fifty cards of a set, all of them at least once: no deck holds them all."""
    cards = [spec for code, spec in _cards().items() if code.startswith(prefix)]
    return (cards + [spec for spec in cards if spec.kind != CLIMAX])[:50]


def odd_deck() -> list[CardSpec]:
    """No deck that anyone would play: much soul, no power, several icons, so that much is due at the same time."""
    climaxes = ("shot shot soul", "standby standby", "treasure pool draw", "return comeback choice")
    souls = (1, 4, 9)
    icons = ("", "soul", "standby", "shot")
    characters = [
        _odd("character", icons[at % 4], level=at % 2, cost=at % 3, power=1000 * (at % 4), soul=souls[at % 3])
        for at in range(42)
    ]
    return characters + [_odd("climax", climaxes[at % 4]) for at in range(8)]


def _odd(kind: str, trigger: str, **numbers: int) -> CardSpec:
    words = {"type": (kind,), "colour": ("red", "blue"), "trigger": tuple(trigger.split())}
    return spec_of("ODD", PrintedCard("Odd", numbers, words))


def _deck(text: str, cards: dict[str, CardSpec]) -> list[CardSpec]:
    lines = [line.split(maxsplit=2) for line in text.splitlines() if line and not line.startswith("//")]
    return [cards[code] for quantity, code, _ in lines for _ in range(int(quantity))]


@cache
def _cards() -> dict[str, CardSpec]:
    return {code: spec_of(code, card, programs_of(code)) for code, card in _printed_cards().items()}


@cache
def _blank_cards() -> dict[str, CardSpec]:
    return {code: spec_of("", card) for code, card in _printed_cards().items()}


def _printed_cards() -> Mapping[str, PrintedCard]:
    return starter_cards(GAMES["weiss-schwarz"])
