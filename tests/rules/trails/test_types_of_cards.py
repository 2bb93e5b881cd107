"""602.1: a deck is made of UNIT, ITEM, EVENT and BASE cards."""

import pytest

from rules.legality import LineChange
from tests.rules.trails.make import BLITZ_SHIELD, card, check, deck, errors, only


@pytest.mark.parametrize("type", ["unit", "item", "event", "base", "item unit", "event base"])
def test_each_of_the_four_types_and_any_two_of_them_belong_into_a_deck(type: str) -> None:
    assert errors(deck(card(4, "Lantern", "Lit", type=type))) == []


@pytest.mark.parametrize("type", ["marker", ""])
def test_a_card_of_another_type_or_of_none_does_not(type: str) -> None:
    found = only(check(deck(card(2, "Counter", type=type, code="LNTP-001"))))
    assert (found.rule, found.cards) == ("602.1", ("LNTP-001",))
    assert "“Counter”" in found.message
    assert found.suggestion == "Remove 2 of “Counter”."
    assert found.mend == (LineChange("main", "LNTP-001", 0),)


def test_the_rule_holds_in_either_mode_and_for_the_deck_alone() -> None:
    marker = card(1, "Counter", type="marker", code="LNTP-001")
    assert errors(deck(marker, size=40), BLITZ_SHIELD) == ["602.1"]
    beside = card(1, "Counter", type="marker", section="pool")
    assert errors(deck(beside, size=51)) == []
