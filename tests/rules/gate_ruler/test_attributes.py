"""5-2c-1c, 5-2c-1c-1: attributes that cards must have, all cards or those of a type."""

from tests.rules.gate_ruler.make import card, check, deck, errors, mended, only, ruler

WINGED = card(16, "Moth", "You may have up to 20 copies of this card in your deck.", attribute="Winged,Beast")


def with_line(line: str) -> list[str]:
    return errors(deck(ruler(line, decksize=16), WINGED, size=16))


def test_every_card_has_the_attribute_or_is_said() -> None:
    assert with_line("Attribute requirement: {Winged}.") == []
    assert with_line("Attribute requirement: {Ghost or Beast}.") == []
    assert with_line("Attribute requirement: {Ghost}.") == ["5-2c-1c"]


def test_clauses_must_all_be_fulfilled() -> None:
    assert with_line("Attribute requirement: {Winged} and {Beast}.") == []
    assert with_line("Attribute requirement: {Winged} and {Ghost}.") == ["5-2c-1c"]
    assert with_line("Attribute requirement: {Winged} and no {Beast}.") == ["5-2c-1c"]


def test_the_finding_names_the_cards_and_takes_them_out() -> None:
    stone = card(1, "Stone", code="LOM-900")
    held = deck(ruler("Attribute requirement: {Winged}.", decksize=17), WINGED, stone, size=17)
    found = only(check(held))
    assert (found.wanted, found.cards, found.suggestion) == (
        "{Winged} on all cards",
        ("LOM-900",),
        "Remove 1 of “Stone”.",
    )
    assert found.message == "“Weaver” asks for {Winged} on all cards; 1 card of the deck does not fulfil that."
    assert errors(mended(held, found)) == ["5-2c-1a"]


def test_a_requirement_for_units_leaves_other_cards_alone() -> None:
    line = "Unit attribute requirement: {Winged}."
    event = card(1, "Draught", type="event")
    assert errors(deck(ruler(line, decksize=17), WINGED, event, size=17)) == []
    assert errors(deck(ruler(line, decksize=18), WINGED, event, card(1, "Stone"), size=18)) == ["5-2c-1c-1"]


def test_attributes_are_compared_whatever_their_capitals() -> None:
    assert with_line("Attribute requirement: {winged}.") == []
