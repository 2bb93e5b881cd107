"""5-2a to 5-2c: one ruler, at most one geas for it, and a deck that holds neither."""

from rules.games.gate_ruler.book import CITATION
from rules.legality import LineChange, Severity
from tests.rules.gate_ruler.make import card, check, deck, errors, geas, mended, only, ruler, warnings


def test_one_ruler_and_the_deck_that_it_asks_for_are_legal() -> None:
    assert check(deck(ruler())) == ()


def test_without_a_ruler_only_that_is_said() -> None:
    found = only(check(deck(card(9, "Moth"), size=33)))
    assert (found.rule, found.book, found.found) == ("5-2b", CITATION, "no ruler card")
    assert found.message == "The deck has no ruler card; it must have exactly one."


def test_with_two_rulers_only_that_is_said() -> None:
    found = only(check(deck(ruler(), ruler(name="Spinner"), card(9, "Moth"), size=33)))
    assert (found.rule, found.found) == ("5-2b", "2 ruler cards: “Weaver”, “Spinner”")
    assert found.mend == ()


def test_a_ruler_held_twice_is_cut_to_one() -> None:
    twice = deck(ruler(quantity=2))
    assert errors(mended(twice, only(check(twice)))) == []


def test_a_ruler_without_a_deck_is_told_so_once() -> None:
    found = only(check(deck(ruler(), size=0)))
    assert (found.rule, found.message) == ("5-2a", "There is no deck beside the ruler.")


def test_a_geas_for_the_ruler_is_legal_whatever_quotes_its_name_has() -> None:
    assert errors(deck(ruler(name="The “Weaver”"), geas(target='Spinner,The "Weaver"'))) == []


def test_a_geas_for_another_ruler_is_not_and_changes_nothing() -> None:
    found = only(check(deck(ruler(), geas("Deck size: 30.", target="Spinner"))))
    assert found.rule == "5-2b-1"
    assert found.message == "“Vow” targets “Spinner”, and the ruler is “Weaver”."


def test_two_geases_are_one_too_many_and_change_nothing() -> None:
    found = only(check(deck(ruler(), geas(decksize=30), geas(name="Oath"))))
    assert (found.rule, found.found) == ("5-2b-1", "2 geas cards")


def test_whether_a_geas_fits_is_not_said_without_a_ruler() -> None:
    assert errors(deck(geas(target="Spinner"))) == ["5-2b"]


def test_a_geas_sets_adds_to_and_lifts_what_its_ruler_says() -> None:
    assert errors(deck(ruler(), geas(decksize=24), size=24)) == []
    assert errors(deck(ruler(), geas("Deck size +4."), size=24)) == []
    assert errors(deck(ruler(), geas("No maximum copies."), card(9, "Moth"))) == []
    assert errors(deck(ruler(), geas("Maximum copies -1."))) == ["5-2c-1d"] * 5


def test_a_geas_adds_nothing_where_its_ruler_has_no_limit() -> None:
    assert errors(deck(ruler(), geas("Deck level cap +1."), card(4, "Moth", level=9))) == []


def test_a_geas_whose_text_is_not_understood_is_a_warning() -> None:
    assert warnings(deck(ruler(), geas("Your deck must contain only units printed in spring."))) == ["5-2b-2"]


def test_a_ruler_in_the_deck_is_moved_to_its_part() -> None:
    weaver = ruler(code="GAT-900")
    in_deck = deck(card(1, "Weaver", type="ruler", code="GAT-901", decksize=20, maxcopies=4))
    found = next(one for one in check(in_deck) if one.rule == "5-2c")
    assert found.mend == (LineChange("main", "GAT-901", 0), LineChange("ruler", "GAT-901", 1))
    assert errors(in_deck) == ["5-2b", "5-2c"]
    assert errors(deck(weaver, card(1, "Vow", type="geas"), size=21)) == ["5-2c"]


def test_a_card_of_the_deck_is_neither_ruler_nor_geas() -> None:
    assert errors(deck(ruler(), card(1, "Moth", section="ruler"))) == ["5-2b"]
    assert errors(deck(ruler(), card(1, "Moth", section="geas"))) == ["5-2b-1"]


def test_moving_a_card_adds_to_the_copies_that_are_there() -> None:
    both = deck(ruler(), card(1, "Moth", code="LOM-900"), card(2, "Moth", code="LOM-900", section="ruler"), size=18)
    found = only(tuple(one for one in check(both) if one.severity is Severity.ERROR and one.rule == "5-2b"))
    assert found.mend == (LineChange("ruler", "LOM-900", 0), LineChange("main", "LOM-900", 3))
    assert errors(mended(both, found)) == []
