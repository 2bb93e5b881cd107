"""5.1.2: a deck of 2014; 5.2.2: a card to begin with; the clan fight."""

import pytest

from rules.games.vanguard_2014.book import CITATION
from rules.legality import DeckList
from tests.rules.vanguard_2014.make import BOOK, CLAN_FIGHT, check, deck, errors, line, only, triggers


def test_fifty_cards_with_the_first_vanguard_among_them() -> None:
    assert check(deck()) == ()
    found = only(check(deck(size=51)))
    assert (found.rule, found.book) == ("5.1.2.1", CITATION)
    assert found.message == "The deck has 51 cards; it must have exactly 50: the first vanguard is one of them (5.2.2)."


def test_four_of_a_name_whatever_else_differs() -> None:
    assert errors(deck(line(2, "Bell"), line(2, "Bell", grade=3))) == []
    found = only(check(deck(line(2, "Bell"), line(3, "Bell", grade=3))))
    assert (found.rule, found.found, found.suggestion) == ("5.1.2.2", "5 of “Bell”", "Remove 1 of “Bell”.")
    assert "5.1.2.2.1" in found.message


@pytest.mark.parametrize(("number", "rules"), [(15, ["5.1.2.3"]), (16, []), (17, ["5.1.2.3"])])
def test_exactly_sixteen_triggers(number: int, rules: list[str]) -> None:
    assert errors(deck(*triggers(number))) == rules


def test_sixteen_triggers_of_one_icon_are_legal() -> None:
    assert errors(deck(*triggers(16, "stand"))) == []


def test_four_heals_and_four_sentinels() -> None:
    assert errors(deck(*triggers(12), *triggers(4, "heal"))) == []
    assert errors(deck(*triggers(11), *triggers(5, "heal"))) == ["5.1.2.4"]
    sentinel = "[CONT]: Sentinel (You may only have up to four cards with “[CONT]: Sentinel” in a deck)"
    walls = [line(2, "Wall", sentinel), line(2, "Gate", keyword="sentinel")]
    assert errors(deck(*walls)) == []
    assert errors(deck(*walls, line(1, "Door", sentinel))) == ["5.1.2.5"]


def test_a_text_about_this_card_means_its_name_here() -> None:
    text = "[CONT]:You may have up to eight copies of this card in your deck."
    assert errors(deck(line(4, "Sailor", text), line(4, "Sailor"))) == []
    assert errors(deck(line(5, "Sailor", text), line(4, "Sailor"))) == ["5.1.2.6"]


def test_a_grade_0_card_begins_be_it_a_trigger() -> None:
    assert errors(deck()) == []
    high = [line(4, f"High {n}", grade=1, trigger="draw") for n in range(4)]
    assert errors(deck(*high)) == ["5.2.2"]
    assert errors(DeckList(())) == ["5.1.2.1", "5.1.2.3", "5.2.2"]


def test_the_book_knows_no_clans_and_a_clan_fight_does() -> None:
    mixed = deck(line(2, "Guest", clan="Narukami"))
    assert errors(mixed, BOOK) == []
    found = only(check(mixed, CLAN_FIGHT))
    assert (found.rule, found.suggestion) == ("clan", "Remove the 2 cards outside Kagero.")
    assert errors(deck(line(1, "Stray", clan="")), CLAN_FIGHT) == ["clan"]


def test_a_text_makes_a_card_one_of_another_clan_too() -> None:
    guest = line(2, "Guest", "[CONT]:This card is also a <<Kagero>>.", clan="Narukami")
    assert errors(deck(guest), CLAN_FIGHT) == []
