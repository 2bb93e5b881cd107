"""Names in texts: whether cards have them, and which are almost alike."""

import pytest

from rules.text.names import CardNames, Missing, Named, NamesInTexts, Spoken

NAMES = CardNames(
    ("Keeper of the Lamp, Mira", '"Old Song" Mira', "Bond of the Moth", "Lampless Harbour", "#sign3rdNight", "Ωmega")
)


@pytest.mark.parametrize(
    ("named", "has_it"),
    [
        (Named("Bond of the Moth"), True),
        (Named("“Old  Song” Mira"), True),
        (Named("Bond of the Moth(蛾の絆)"), True),
        (Named("Bond of The Moth"), False),
        (Named("Moth"), False),
        (Named("Moth", is_part=True), True),
        (Named("Mira(ミラ)", is_part=True), True),
        (Named("Lamp", is_part=True), True),
        (Named("Harb", is_part=True), False),
        (Named("moth", is_part=True), False),
    ],
)
def test_names_are_compared_as_in_play(named: Named, has_it: bool) -> None:
    assert NAMES.has(named) is has_it


@pytest.mark.parametrize(
    ("named", "alike"),
    [
        (Named("Bond of The Moth"), ["Bond of the Moth"]),
        (Named("Bound of the Moth"), ["Bond of the Moth"]),
        (Named('"Old Song"Mira'), ['"Old Song" Mira']),
        (Named("#sign 3rd Night"), ["#sign3rdNight"]),
        (Named("Moth"), []),
        (Named("Bond of the Lamp, Mira"), []),
        (Named("Harb", is_part=True), ["Lampless Harbour"]),
        (Named("Old Songs", is_part=True), []),
        (Named("mp", is_part=True), []),
        (Named(""), []),
    ],
)
def test_names_that_are_almost_alike_are_told(named: Named, alike: list[str]) -> None:
    assert NAMES.alike(named) == alike


def test_what_no_card_has_is_told_with_the_cards_that_speak_of_it() -> None:
    found = NamesInTexts()
    found.add("A-1", Spoken(frozenset({Named("Moth"), Named("Lamp"), Named("Guise")}), frozenset({"Guise"})))
    found.add("A-2", Spoken(frozenset({Named("Moth"), Named("Moth", is_part=True)})))
    found.add("A-2", Spoken(frozenset({Named("Moth")})))
    assert found.total == 4
    assert found.missing(["Lamp", "Moth at Night"]) == [Missing(Named("Moth"), ("A-1", "A-2"), ())]
