"""2.2.4, 2.2.5, 2.14.4 and Supplement B: one nation in Standard, one clan in Premium."""

from typing import Any

import pytest

from rules.games.vanguard.nations import clans_of, nations_of
from rules.legality import FormatSpec
from tests.rules.vanguard.make import PREMIUM, STANDARD, card, check, deck, errors, line, mended, only


def test_a_card_of_another_nation_is_outside() -> None:
    lines = deck(line(2, "Guest", nation="Dark States"))
    found = only(check(lines, STANDARD))
    assert (found.rule, found.book) == ("nation", STANDARD.source)
    assert found.message == "No one nation holds every card: the deck has Dragon Empire (52), Dark States (2)."
    assert found.suggestion == "Remove the 2 cards outside Dragon Empire."
    assert errors(mended(lines, found), STANDARD) == ["8.1.4.1"]


def test_cray_elementals_and_orders_without_a_nation_go_with_every_nation() -> None:
    cray = line(1, "Dawn", nation="Cray Elemental")
    order = line(1, "Verse", type="order", nation="")
    assert errors(deck(cray, order), STANDARD) == []


def test_a_unit_without_a_nation_goes_with_none() -> None:
    found = only(check(deck(line(1, "Stray", nation="")), STANDARD))
    assert (found.rule, found.found) == ("nation", "1 card of no nation")


def test_two_nations_do_not_become_one_by_what_both_also_are() -> None:
    assert nations_of(card("Tree", nation="Stoicheia")) == frozenset({"Stoicheia", "Zoo", "Magallanica"})
    mixed = deck(line(4, "Song", nation="Lyrical Monasterio"), nation="Stoicheia", ride=[])
    assert "nation" in errors(mixed, STANDARD)


def test_a_text_may_make_a_card_one_of_another_nation_too() -> None:
    guest = line(1, "Guest", "[CONT]:This card is also a <<Dragon Empire>>.", nation="Dark States")
    assert errors(deck(guest), STANDARD) == []
    in_play = line(1, "Guest", "[CONT](RC):This card is also a <<Dragon Empire>>.", nation="Dark States")
    assert errors(deck(in_play), STANDARD) == ["nation"]


@pytest.mark.parametrize(
    ("values", "clans"),
    [
        ({"nation": "Dragon Empire"}, frozenset({"Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami"})),
        ({"nation": "Zoo"}, frozenset({"Megacolony", "Great Nature", "Neo Nectar"})),
        ({"nation": "Magallanica"}, frozenset({"Granblue", "Aqua Force", "Bermuda Triangle"})),
        ({"nation": "dragon empire", "clan": "kagero"}, frozenset({"Kagero"})),
        ({"nation": "Buddyfight"}, frozenset({"Buddyfight"})),
        ({"nation": "Somewhere Else"}, frozenset()),
    ],
)
def test_the_clans_of_a_card(values: dict[str, Any], clans: frozenset[str]) -> None:
    assert clans_of(card("Bell", **values)) == clans


def test_one_clan_and_cards_of_its_nation_are_legal() -> None:
    kagero = line(4, "Flame", clan="Kagero")
    assert errors(deck(kagero, ride=[]), PREMIUM) == []
    found = only(check(deck(kagero, line(2, "Bolt", clan="Narukami"), ride=[]), PREMIUM))
    assert (found.rule, found.wanted) == ("clan", "one clan that holds every card")


def test_the_exceptions_that_the_format_names() -> None:
    royal: dict[str, Any] = {"clan": "Royal Paladin", "nation": "United Sanctuary"}
    joker: dict[str, Any] = {"clan": "Link Joker", "nation": "Star Gate"}
    assert errors(deck(line(4, "Blaster Dark", clan="Shadow Paladin"), ride=[], **royal), PREMIUM) == []
    assert errors(deck(line(4, "Blaster Darker", clan="Shadow Paladin"), ride=[], **royal), PREMIUM) == ["clan"]
    assert errors(deck(line(4, "Flame “Яeverse”", clan="Kagero"), ride=[], **joker), PREMIUM) == []
    zeroth = line(1, "Zeroth Dragon of Tides", clan="Aqua Force")
    assert errors(deck(zeroth, ride=[], **joker), PREMIUM) == ["clan"]
    assert errors(deck(zeroth, line(1, "Great Gyze", **joker), ride=[], **joker), PREMIUM) == []


def test_clan_unity_needs_no_exceptions() -> None:
    plain = FormatSpec("one", "One", source="Entry", requirements={"one_clan": True})
    assert errors(deck(ride=[]), plain) == []
    assert errors(deck(line(1, "Bolt", clan="Narukami"), line(1, "Flame", clan="Kagero"), ride=[]), plain) == ["clan"]


def test_a_token_is_in_no_deck() -> None:
    found = only(check(deck(line(1, "Sprout", special="token")), STANDARD))
    assert (found.rule, found.suggestion) == ("tokens", "Remove 1 of “Sprout”.")
