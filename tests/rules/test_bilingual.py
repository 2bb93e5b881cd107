"""Names in two languages: which a text has, and which of them can be played by their English part."""

import pytest

from rules.bilingual import Pair, Standing, compared_name, has_words, known_among, pairs_in, standings

LAMP = Pair("Lamp", "灯")


@pytest.mark.parametrize(
    ("name", "compared"),
    [
        ("Lamp(灯)", "Lamp"),
        ("Lamp (灯)", "Lamp"),
        ("Night of the Lamp（ランプ）", "Night of the Lamp"),
        ("Lamp (old)", "Lamp (old)"),
        ("Lamp (A・B)", "Lamp (A・B)"),  # a dot alone is no Japanese
        ("灯", "灯"),
        ("“Lamp”  of  Ｔwo", '"Lamp" of Two'),
    ],
)
def test_a_name_is_compared_by_its_english_part(name: str, compared: str) -> None:
    assert compared_name(name) == compared


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ('All of your characters with "Lamp(灯)" in their card names get +500 power.', [("Lamp", "灯")]),
        ('A character with "Lamp (灯)" or "Moth(蛾)" in its card name.', [("Lamp", "灯"), ("Moth", "蛾")]),
        ('It gets "【CONT】 If you have a card with "Lamp(灯)" in its card name, +500."', [("Lamp", "灯")]),
        ('You cannot play "Backup" with "Lamp".', []),
        ('A card named "Lamp (old)", "灯" or "(灯)".', []),
        ('A card named "Lamp". (灯)', []),
        ("A character with “Lamp（灯）” in its card name.", [("Lamp", "灯")]),
    ],
)
def test_the_pairs_of_a_text(text: str, pairs: list[tuple[str, str]]) -> None:
    found = pairs_in(text)
    assert [tuple(one.pair) for one in found] == pairs
    assert all(text[one.at] in '"“' and text[one.end - 1] in '"”' for one in found)


def texts(*names: str) -> list[str]:
    return [f'A character with "{name}" in its card name.' for name in names]


@pytest.mark.parametrize(
    ("others", "names", "standing"),
    [
        ((), ("Lamp at Night",), Standing.KNOWN),
        (("Lamp (灯)", "Moth(蛾)"), ("Lamp", "Old Lamp"), Standing.KNOWN),
        (("Lamp(燈)",), ("Lamp",), Standing.CONTRADICTED),
        (("Lantern(灯)",), ("Lamp",), Standing.CONTRADICTED),
        ((), ("Lamplighter", "lamp"), Standing.NO_CARD),
        ((), (), Standing.NO_CARD),
    ],
)
def test_a_pair_is_known_where_nothing_contradicts_it_and_a_card_has_it(
    others: tuple[str, ...], names: tuple[str, ...], standing: Standing
) -> None:
    found = standings(texts("Lamp(灯)", *others), names)
    assert found[LAMP] is standing
    assert (LAMP in known_among(found)) is (standing is Standing.KNOWN)


@pytest.mark.parametrize(
    ("name", "has_it"),
    [
        ("Lamp", True),
        ("Old Lamp, Moth", True),
        ("Lamp's End", True),
        ("Lamplighter, Lamp", True),
        ("Moth\nOld Lamp\nDawn", True),
        ("Lamplighter", False),
        ("Headlamp", False),
        ("Lamp_", False),
        ("", False),
    ],
)
def test_parts_of_names_are_whole_words(name: str, has_it: bool) -> None:
    assert has_words(name, "Lamp") is has_it
