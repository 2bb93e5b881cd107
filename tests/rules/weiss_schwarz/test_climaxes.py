"""5.1.2.3: eight climax cards or fewer."""

from rules.games.weiss_schwarz.book import CITATION
from rules.legality import LineChange
from tests.rules.weiss_schwarz.make import card, check, climax, deck, errors, mended, only


def test_no_climax_at_all_is_legal() -> None:
    assert check(deck()) == ()


def test_eight_climaxes_are_legal() -> None:
    assert check(deck(climax(4, "Tide at the Door"), climax(4, "Harbour Lights"))) == ()


def test_a_ninth_is_not() -> None:
    found = only(
        check(
            deck(
                climax(4, "Tide at the Door", code="LNT/W01-E101"),
                climax(4, "Harbour Lights", code="LNT/W01-E102"),
                climax(1, "One Bell Left", code="LNT/W01-E103"),
            )
        )
    )
    assert (found.rule, found.book) == ("5.1.2.3", CITATION)
    assert (found.found, found.wanted) == ("9 climax cards", "8 climax cards or fewer")
    assert found.cards == ("LNT/W01-E101", "LNT/W01-E102", "LNT/W01-E103")
    assert found.suggestion == "Remove 1 of “One Bell Left”."
    assert found.mend == (LineChange("main", "LNT/W01-E103", 0),)


def test_text_that_lifts_the_copy_limit_does_not_lift_the_limit_of_climaxes() -> None:
    text = "【CONT】 You can put up to 8 cards with the same card name as this card in your deck."
    assert check(deck(climax(8, "Endless Tide", text))) == ()
    assert errors(deck(climax(8, "Endless Tide", text), climax(1, "Harbour Lights"))) == ["5.1.2.3"]


def test_any_number_of_a_climax_is_still_eight_at_most() -> None:
    text = "【CONT】 You can put any number of cards with the same card name as this card into your deck."
    twelve = deck(climax(12, "Endless Tide", text))
    found = only(check(twelve))
    assert found.rule == "5.1.2.3"
    assert errors(mended(twelve, found)) == ["5.1.2.1"]


def test_a_character_whose_name_speaks_of_climaxes_is_none() -> None:
    assert check(deck(climax(4, "Tide at the Door"), climax(4, "Harbour Lights"), card(4, "Climax Caller"))) == ()
