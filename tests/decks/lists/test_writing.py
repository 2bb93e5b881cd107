"""A deck written as text is the same deck when it is read again."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.extra.django import TestCase

from cards.models import Printing
from decks.limits import COPIES_PER_LINE
from decks.lists import match, parse_text, write_text
from decks.models import Deck, DeckEntry
from rules.games import GAMES
from tests.decks.make import GAME, make_deck, make_printing

names = st.text(st.characters(exclude_categories=("Cs", "Cc")), min_size=1, max_size=300).filter(str.strip)
codes = st.from_regex(
    r"[A-Z0-9][A-Za-z0-9]{0,3}/[SW][EX]?[0-9]{2,3}-(T|TE|PE|E)?[0-9]{2,3}[a-i]?(SP|SSP)?", fullmatch=True
)
types = st.sampled_from(["character", "event", "climax"])


def read_back(deck: Deck) -> dict[str, int]:
    """What the text of the deck holds: copies by number."""
    result = match(GAMES[GAME], parse_text(write_text(deck)))
    assert result.open_lines == (), [line.reason for line in result.open_lines]
    return {printing.code: quantity for _, printing, quantity in result.quantities()}


@pytest.mark.django_db
def test_a_deck_is_written_by_groups_with_their_counts() -> None:
    keeper = make_printing("Lantern Keeper", code="LNT/W01-E001")
    tide = make_printing("Tide at the Door", code="LNT/W01-E100", type="climax")
    lamp = make_printing("Last Lamp", code="LNT/W01-E050", type="event")
    queen = make_printing("Moth Queen", code="LNT/W01-E002")
    assert write_text(make_deck((4, tide), (4, keeper), (2, lamp), (1, queen), name="Night\nWatch")) == (
        "// Night Watch\n\n"
        "Characters (5)\n4 LNT/W01-E001 Lantern Keeper\n1 LNT/W01-E002 Moth Queen\n\n"
        "Events (2)\n2 LNT/W01-E050 Last Lamp\n\n"
        "Climaxes (4)\n4 LNT/W01-E100 Tide at the Door\n"
    )


@pytest.mark.django_db
def test_an_empty_deck_is_a_list_without_cards() -> None:
    text = write_text(make_deck(name="Night Watch"))
    assert text == "// Night Watch\n"
    assert parse_text(text) == ()


@pytest.mark.django_db
def test_a_card_without_a_type_is_written_too() -> None:
    deck = make_deck((3, make_printing("Stray Lamp", code="LNT/W01-E001", type=None)))
    assert "Cards (3)\n3 LNT/W01-E001 Stray Lamp\n" in write_text(deck)
    assert read_back(deck) == {"LNT/W01-E001": 3}


@pytest.mark.django_db
def test_lines_that_a_deck_keeps_unread_are_written_and_read_again() -> None:
    deck = make_deck((1, make_printing(code="LNT/W01-E001")), unread="4 Lost Lamp\n2 Missing Moth")
    result = match(GAMES[GAME], parse_text(write_text(deck)))
    assert result.open_texts == ("4 Lost Lamp", "2 Missing Moth")
    assert len(result.matched) == 1


class RoundTrip(TestCase):
    @given(st.dictionaries(codes, st.tuples(names, types, st.integers(1, COPIES_PER_LINE)), min_size=1, max_size=8))
    def test_any_deck_comes_back_with_the_same_printings(self, lines: dict[str, tuple[str, str, int]]) -> None:
        printings: list[tuple[int, Printing]] = [
            (quantity, make_printing(name, code=code, type=kind)) for code, (name, kind, quantity) in lines.items()
        ]
        deck = make_deck(*printings)
        assert read_back(deck) == {code: quantity for code, (_, _, quantity) in lines.items()}
        assert DeckEntry.objects.filter(deck=deck).count() == len(lines)
