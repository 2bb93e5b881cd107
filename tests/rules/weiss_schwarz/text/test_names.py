"""Names of cards in programs: which there are, and how one in two languages is played."""

from typing import Any

import pytest

from rules.bilingual import Pair
from rules.games.weiss_schwarz.programs import not_understood, programs_of
from rules.games.weiss_schwarz.text import TEXTS
from rules.lab.frozen_deck import Copies, FrozenDeck
from rules.printed_card import PrintedCard
from rules.text import Exact, Unsupported
from rules.text.names import Named, Spoken
from rules.text.reading import NAME_NOT_KNOWN, by_known_names
from tests.rules.weiss_schwarz.play.board import Table, Zones, character

LAMPS = '【CONT】 All of your other characters with "Lamp(灯)" in their card names get +500 power.'
LAMP = Pair("Lamp", "灯")


def program_of(text: str) -> Any:
    reading = TEXTS.compile_line(text)
    assert isinstance(reading, Exact), reading
    return reading.program


@pytest.mark.parametrize(
    ("text", "asked"),
    [
        (LAMPS, {Named("Lamp(灯)", is_part=True)}),
        (
            '【AUTO】 When this card attacks, if you have another "Moth" or "Dawn", this card gets +500 power.',
            {Named("Moth"), Named("Dawn")},
        ),
        (
            '【AUTO】 Bond / "Moth" [(1)] (When this card is played and placed on the stage, you may pay the cost. '
            'If you do, choose a card named "Moth" in your waiting room, and return it to your hand)',
            {Named("Moth")},
        ),
        (
            '【CONT】 All of your other characters get "【CONT】 If you have a character with "Lamp" in its card name, '
            'this card gets +500 power."',
            {Named("Lamp", is_part=True)},
        ),
        ('【CONT】 Your opponent cannot play "Backup" from hand.', set()),
        ("【CONT】 This card gets +500 power.", set()),
    ],
)
def test_the_names_that_a_program_asks_for(text: str, asked: set[Named]) -> None:
    spoken = TEXTS.names_in(program_of(text))
    assert spoken == Spoken(frozenset(asked))


def test_names_that_cards_get_are_no_names_that_are_asked_for() -> None:
    spoken = TEXTS.names_in(program_of('【CONT】 This card\'s card name is also regarded as "Guise".'))
    assert spoken == Spoken(frozenset(), frozenset({"Guise"}))
    given = {"kind": "auto", "do": [{"give": {"choose": {"name": "Moth"}}, "name": "Guise"}]}
    assert TEXTS.names_in(given) == Spoken(frozenset({Named("Moth")}), frozenset({"Guise"}))


def test_a_name_that_is_not_known_is_not_understood_and_it_says_where() -> None:
    reading = TEXTS.compile_line(LAMPS)
    assert by_known_names(LAMPS, reading, {LAMP}) == reading
    at = LAMPS.index('"Lamp')
    assert by_known_names(LAMPS, reading, {Pair("Lamp", "燈")}) == Unsupported(at, '"Lamp(灯)"', NAME_NOT_KNOWN)
    stopped = Unsupported(0, "x", "y")
    assert by_known_names(LAMPS, stopped, set()) == stopped


def copies(*pairs: Pair) -> Copies:
    card = PrintedCard("Lamplight", {"power": 500, "soul": 1}, {"type": ("character",)}, (LAMPS,))
    return Copies("LNT/W01-001", card, 4, pairs=pairs)


def test_a_deck_is_played_by_the_names_that_were_known_when_it_was_taken() -> None:
    assert programs_of(copies()) == []
    assert [
        len(not_understood(FrozenDeck.of("weiss-schwarz", "Lamps", [one]))) for one in (copies(), copies(LAMP))
    ] == [
        1,
        0,
    ]
    assert programs_of(copies(LAMP)) == [program_of(LAMPS)]


@pytest.mark.parametrize(
    ("name", "power"),
    [("Lamp at Night", 1000), ("Ｌamp's End", 1000), ("Lamplighter", 500), ("灯", 500), ("Moth", 500)],
)
def test_it_means_the_cards_with_the_english_part_in_their_name(name: str, power: int) -> None:
    source = character("Source", abilities=programs_of(copies(LAMP)))
    table = Table(Zones(stage={1: source, 2: character(name, power=500)}))
    assert table.power(name) == power


def test_brackets_of_a_name_are_no_reminder() -> None:
    text = '【AUTO】 When this card attacks, if you have a "Moth (Grown)", this card gets +500 power. (Moths are cards)'
    assert TEXTS.names_in(program_of(text)).asked == {Named("Moth (Grown)")}
    given = text.replace("this card gets +500 power", f'this card gets "{text}" until end of turn')
    assert TEXTS.names_in(program_of(given)).asked == {Named("Moth (Grown)")}
