"""A whole card number finds the card of that number alone; a part of one finds every card that has it."""

import pytest

from cards.search import search
from rules.games import GAMES
from tests.cards.make import record, write

pytestmark = pytest.mark.django_db
GAME = GAMES["weiss-schwarz"]


@pytest.fixture(autouse=True)
def cards() -> None:
    write(record("ABC/W01-E013", "Bare Cat"), record("ABC/W01-E013a", "First Cat"), record("ABC/W01-E013b", "Last Cat"))
    write(record("ABC/W01-E014", "Foil Cat"))


@pytest.mark.parametrize(
    ("query", "names"),
    [
        ("code=ABC/W01-E013", ["Bare Cat"]),
        ("code=ABC/W01-E013a", ["First Cat"]),
        ("code=abcw01e013b", ["Last Cat"]),
        ("code=ABC/W01-E014SP", ["Foil Cat"]),
        ("code=ABC/W01-E013a|ABC/W01-E014", ["First Cat", "Foil Cat"]),
        ("code!=ABC/W01-E013a order:name", ["Bare Cat", "Foil Cat", "Last Cat"]),
        ("code:E013 order:name", ["Bare Cat", "First Cat", "Last Cat"]),
        ("code:E013a", ["First Cat"]),
    ],
)
def test_numbers(query: str, names: list[str]) -> None:
    assert [card.name for card in search(GAME, query).cards] == names
