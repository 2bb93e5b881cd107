"""5-2c-1b, 5-2c-1b-1: how many factions the deck has, over all cards and by type."""

from rules.legality import DeckLine
from tests.rules.gate_ruler.make import card, check, deck, errors, mended, only, ruler

UNITS = "Maximum factions for unit cards: 1."
OTHERS = "Maximum factions for non-unit cards: 2."
MOTHS = card(4, "Moth", faction="Loft")


def spells(*factions: str) -> list[DeckLine]:
    return [card(1, f"Draught {at}", type="event", faction=faction) for at, faction in enumerate(factions)]


def test_two_factions_are_legal_where_two_are_allowed_and_three_are_not() -> None:
    two = ruler(decksize=20, maxfactions=2)
    assert errors(deck(two, MOTHS, *spells("Cellar"))) == []
    three = deck(two, MOTHS, *spells("Cellar", "Cellar", "Attic"))
    found = only(check(three))
    assert (found.rule, found.wanted) == ("5-2c-1b", "2 factions or fewer")
    assert found.found == "3 factions among its cards: Loft (4), Cellar (2), Attic (1)"
    assert found.suggestion == "Remove the 1 card outside Loft and Cellar."
    assert errors(mended(three, found)) == ["5-2c-1a"]


def test_where_two_factions_are_as_large_the_player_chooses() -> None:
    found = only(check(deck(ruler(decksize=20, maxfactions=1), *spells("Cellar", "Attic"))))
    assert (found.suggestion, found.mend) == ("Keep 1 faction.", ())


def test_cards_without_a_faction_bring_none() -> None:
    assert errors(deck(ruler(decksize=20, maxfactions=1), MOTHS, card(4, "Hourglass", type="resource"))) == []


def test_a_card_of_two_factions_brings_both() -> None:
    both = card(1, "Stair", type="field", faction="Loft,Cellar")
    assert errors(deck(ruler(decksize=20, maxfactions=1), MOTHS, both)) == ["5-2c-1b"]


def test_units_and_other_cards_have_limits_of_their_own() -> None:
    by_type = ruler(UNITS, OTHERS, decksize=20)
    assert errors(deck(by_type, MOTHS, *spells("Cellar", "Attic"))) == []
    assert errors(deck(by_type, MOTHS, card(1, "Grub", faction="Cellar"))) == ["5-2c-1b-1"]
    found = only(check(deck(by_type, MOTHS, *spells("Cellar", "Attic", "Yard"))))
    assert (found.rule, found.wanted) == ("5-2c-1b-1", "2 factions or fewer")
    assert "The non-unit cards of the deck belong to 3 factions" in found.message


def test_limits_over_all_cards_and_by_type_are_told_apart() -> None:
    both = ruler(UNITS, decksize=20, maxfactions=1)
    two = deck(both, MOTHS, card(1, "Grub", faction="Cellar"))
    assert errors(two) == ["5-2c-1b", "5-2c-1b-1"]
