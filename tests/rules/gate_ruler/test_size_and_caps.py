"""5-2c-1a, 5-2c-1e, 5-2c-1f, 5-2c-1g, 5-2c-2: size, legendary cards, levels, counters."""

from rules.legality import DeckLine, Severity
from tests.rules.gate_ruler.make import card, check, deck, errors, geas, mended, only, ruler


def legendary(quantity: int, name: str, *text: str) -> DeckLine:
    return card(quantity, name, *text, legendary="legendary")


def test_the_size_is_exactly_what_the_ruler_says() -> None:
    assert errors(deck(ruler(decksize=40), size=40)) == []
    for size in (39, 41):
        assert errors(deck(ruler(decksize=40), size=size)) == ["5-2c-1a"]
    found = only(check(deck(ruler(decksize=40), size=39)))
    assert (found.found, found.wanted, found.suggestion) == ("39 cards", "40 cards", "Add 1 card.")
    assert found.message == "The deck for “Weaver” has 39 cards; it must have exactly 40."


def test_a_ruler_without_a_size_is_a_warning_and_any_size_passes() -> None:
    found = only(check(deck(ruler(maxcopies=4), size=13)))
    assert (found.rule, found.severity) == ("5-2c-1a", Severity.WARNING)


def test_ruler_and_geas_are_no_part_of_the_size() -> None:
    assert check(deck(ruler(), geas())) == ()


def test_legendary_cards_are_counted_up_to_the_cap() -> None:
    two = [legendary(1, "Moth Queen"), legendary(1, "Moth King")]
    capped = ruler(decksize=20, legendarycap=2)
    assert errors(deck(capped, *two)) == []
    three = deck(capped, *two, legendary(1, "Moth Heir"))
    found = only(check(three))
    assert (found.rule, found.found, found.wanted) == ("5-2c-1e", "3 legendary cards", "2 legendary cards or fewer")
    assert errors(mended(three, found)) == ["5-2c-1a"]


def test_a_cap_of_none_is_no_cap_and_a_cap_of_zero_is_one() -> None:
    queen = legendary(1, "Moth Queen")
    assert errors(deck(ruler(decksize=20), queen)) == []
    assert errors(deck(ruler(decksize=20, legendarycap=0), queen)) == ["5-2c-1e"]


def test_a_legendary_name_may_stand_once_even_where_its_text_allows_more() -> None:
    text = "You may have up to 3 copies of this card in your deck."
    twice = deck(ruler(), legendary(1, "Moth Queen", text), legendary(1, "Moth Queen", text))
    found = only(check(twice))
    assert (found.rule, found.found) == ("5-2c-2", "2 of “Moth Queen”")
    assert errors(mended(twice, found)) == ["5-2c-1a"]


def test_levels_add_up_to_the_cap_and_no_further() -> None:
    capped = ruler(decksize=20, levelcap=30)
    assert errors(deck(capped, card(3, "Moth", level=9), card(1, "Grub", level=3))) == []
    found = only(check(deck(capped, card(3, "Moth", level=9, code="LOM-900"), card(4, "Grub", level=1))))
    assert (found.rule, found.found, found.wanted) == ("5-2c-1f", "levels that add up to 31", "30 or less")
    assert found.cards == ("LOM-900",)
    assert found.suggestion == "Exchange cards for ones of lower level: 1 level less in all."


def test_a_card_without_a_level_adds_nothing() -> None:
    assert errors(deck(ruler(decksize=20, levelcap=0), card(4, "Hourglass", type="resource"))) == []


def test_cards_with_counters_are_counted_and_not_their_boxes() -> None:
    boxes = card(4, "Moth", "【CNT】 Draw a card.", "【CNT】 Drive 1.")
    icon = card(4, "Grub", icon="cnt,od")
    capped = ruler(decksize=20, countercap=8)
    assert errors(deck(capped, boxes, icon)) == []
    found = only(check(deck(capped, boxes, icon, card(1, "Larva", "[CNT] Play this card."))))
    assert (found.rule, found.found) == ("5-2c-1g", "9 cards with a CNT ability")


def test_a_text_that_speaks_of_counters_is_none() -> None:
    moth = card(4, "Moth", "■Ignore all 【CNT】 for damage dealt by this.", icon="td")
    assert errors(deck(ruler(decksize=20, countercap=0), moth)) == []
