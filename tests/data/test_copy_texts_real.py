"""Every ability of the real cards that speaks of copies in the deck is read."""

import json
import re
from collections.abc import Iterator

import pytest

from rules.copy_texts import is_unread, read_copy_texts
from rules.folding import fold_name
from tests.data.card_data import folder

# Wider than what is read, so that a new wording is noticed: leave to have something in the deck.
SPEAKS_OF_THE_DECK = re.compile(
    r"\b(can|may|cannot|can't|must)\b[^.\"]*\b(put|have|include|use)\b[^.]*\bin(to)? (your|a) deck\b", re.IGNORECASE
)
Cards = list[tuple[str, str, list[str]]]


@pytest.fixture(scope="module")
def cards() -> Cards:
    """Number, name and abilities of every card."""
    return list(_cards())


def _cards() -> Iterator[tuple[str, str, list[str]]]:
    for path in sorted((folder() / "weiss-schwarz" / "cards").glob("*.json")):
        for row in json.loads(path.read_text(encoding="utf-8")):
            yield row["code"], row["name"], row["ability"]


def test_the_files_hold_such_texts(cards: Cards) -> None:
    assert sum(bool(read_copy_texts(ability)) for *_, abilities in cards for ability in abilities) > 50


def test_no_ability_that_speaks_of_the_deck_is_unread(cards: Cards) -> None:
    unread = [
        (code, ability)
        for code, _, abilities in cards
        for ability in abilities
        if is_unread(ability) or (SPEAKS_OF_THE_DECK.search(ability) and not read_copy_texts(ability))
    ]
    assert unread == []


def test_names_counted_together_are_names_of_cards(cards: Cards) -> None:
    names = {fold_name(name) for _, name, _ in cards}
    strangers = [
        (code, other)
        for code, _, abilities in cards
        for ability in abilities
        for text in read_copy_texts(ability)
        for other in text.others
        if other not in names
    ]
    assert strangers == []


def test_limits_are_numbers_that_decks_can_hold(cards: Cards) -> None:
    texts = [text for *_, abilities in cards for ability in abilities for text in read_copy_texts(ability)]
    assert all(text.limit is None or 4 <= text.limit <= 50 for text in texts)
