"""A text that is not read says where, and why."""

import pytest

from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.text import Unsupported
from rules.text.reading import (
    LOST_ICON,
    NOT_PLAYED,
    NOT_WHOLE,
    TOO_LONG,
    UNCLEAR_REFERENCE,
    UNKNOWN_CONSTRUCT,
    UNKNOWN_WORD,
)


@pytest.mark.parametrize(
    ("text", "words", "reason"),
    [
        ("【CONT】 This card glows in the dark.", "glows in the dark.", UNKNOWN_WORD),
        (",", ",", UNKNOWN_CONSTRUCT),
        (
            '【AUTO】 When this card is placed on the stage by the effect of "Bond", draw 1 card.',
            "draw 1 card.",
            UNKNOWN_CONSTRUCT,
        ),  # the keyword, no card of that name
        ("【AUTO】 When this card attacks, draw this card.", "this card.", UNKNOWN_CONSTRUCT),
        (
            "【AUTO】 When this card attacks, choose 1 of your characters.",
            "When this card attacks, choose 1",
            NOT_PLAYED,
        ),  # for another line of the card, as it seems
        (
            "【AUTO】 When this card attacks, return it to your hand.",
            "When this card attacks, return it",
            UNCLEAR_REFERENCE,
        ),
        (
            "Choose 1 card in your stock, and put it into your hand.",
            "put it into your hand.",
            UNKNOWN_CONSTRUCT,
        ),  # that is no search: nobody sees which one it is
        (
            "Choose 1 card in your waiting room, and return it to your hand or put it into your stock. If you put"
            " 1 card, draw 1 card.",
            "Choose 1 card in your waiting",
            UNCLEAR_REFERENCE,
        ),  # nothing says where it went
        (
            'Perform the following action 2 times. "Choose 1 of your characters, and 【REST】 it." That character gets'
            " +500 power until end of turn.",
            "Perform the following action 2 times.",
            UNCLEAR_REFERENCE,
        ),  # there may be two of them
        ("Choose 1 card, and put it into your hand.", "Choose 1 card, and put it", UNCLEAR_REFERENCE),
        (
            "Choose 1 《Salt》 character, and put it on any position of your stage.",
            "Choose 1 《Salt》 character, and put",
            UNCLEAR_REFERENCE,
        ),
        ('【CONT】 All of your "Lamp get +500 power.', '"Lamp get +500 power.', NOT_WHOLE),
        (
            '【CONT】 If you have a card named "", this card gets +500 power.',
            '"", this card gets +500 power.',
            NOT_WHOLE,
        ),
        ('【CONT】 All of your characters get "【AUTO】 When this card attacks, glow."', 'glow."', UNKNOWN_WORD),
        ('Choose 1 of the following effects, and perform it. "Draw 1 card." "Glow."', 'Glow."', UNKNOWN_WORD),
        (
            'Perform the following 3 effects once each. "Draw 1 card." "Draw 1 card."',
            "Perform the following 3 effects once",
            UNKNOWN_CONSTRUCT,
        ),
        (
            '【ACT】 Choose 1 "Wick" in your hand, put it on this card\'s stage position, and put this card'
            ' and all markers underneath this card face up underneath that "Lamp" as markers.',
            'Choose 1 "Wick" in your hand,',
            UNKNOWN_CONSTRUCT,
        ),  # that is another one
        (
            "【AUTO】 When your character's trigger check reveals a climax with in its trigger icon, draw 1 card.",
            "in its trigger icon, draw 1",
            LOST_ICON,
        ),
        ("【AUTO】 When this card attacks, if that card's trigger icon is , draw 1 card.", ", draw 1 card.", LOST_ICON),
        (
            "If your stock has two or less cards, this card gets +1 level.",
            "If your stock has two or",
            LOST_ICON,
        ),  # 【CONT】
        (
            "【AUTO】 When this card attacks, Play it. 【REPLAY】 Sing it Draw 1 card.",
            "Sing it Draw 1 card.",
            UNKNOWN_CONSTRUCT,
        ),
        (
            "【AUTO】 When this card attacks, Play it. 【REPLAY】 Play it Return it to your hand.",
            "Return it to your hand.",
            UNCLEAR_REFERENCE,
        ),
        ("【REPLAY】 Play it Draw 1 card.", "Play it Draw 1 card.", UNKNOWN_CONSTRUCT),
        (
            "【AUTO】 [(1)] When this card attacks, you may pay the cost. If you do, you may draw 1 card."
            " If you paid the cost, draw 1 card.",
            "When this card attacks, you may",
            UNKNOWN_CONSTRUCT,
        ),  # not whoever drew one
        ("【AUTO】 Draw 1 card.", "Draw 1 card.", UNKNOWN_CONSTRUCT),  # it waits for nothing
        (
            "【AUTO】 Memory of old [(1)] When this card attacks, you may pay the cost. If you do, draw 1 card.",
            "of old [(1)] When this card",
            UNKNOWN_CONSTRUCT,
        ),
        ("【CONT】 Great Performance [(1)]", "[(1)]", UNKNOWN_CONSTRUCT),
        (
            "【CONT】 If this card is in your memory, this card gets +500 power. If you are level 1 or"
            " higher, this card gets +1 soul.",
            "If this card is in your",
            UNKNOWN_CONSTRUCT,
        ),  # one ability is valid in one zone
        ("【AUTO】 [(1)] When this card attacks, draw 1 card.", "When this card attacks, draw 1", UNKNOWN_CONSTRUCT),
        ("【CONT】 Brainstorm This card gets +500 power.", "This card gets +500 power.", UNKNOWN_CONSTRUCT),
        ("【CONT】 Change This card gets +500 power.", "This card gets +500 power.", UNKNOWN_CONSTRUCT),
        ("【CONT】 Fusion This card gets +500 power.", "This card gets +500 power.", UNKNOWN_CONSTRUCT),
        ("【CONT】 This card gets +500 power).", ").", NOT_WHOLE),
        ("【CONT】 (Salt) This card (gets +500 power.", "(gets +500 power.", NOT_WHOLE),
        (
            "Perform the following effects in any order." + ' "Draw 1 card."' * 5,
            "Perform the following effects in any",
            NOT_PLAYED,
        ),  # 120 orders
        ("Draw 1234567890 cards.", "1234567890 cards.", UNKNOWN_WORD),
    ],
)
def test_it_says_where_and_why(text: str, words: str, reason: str) -> None:
    reading = compile_line(text)
    assert isinstance(reading, Unsupported)
    assert (reading.words, reading.reason) == (words, reason)
    assert text[reading.at :].strip().startswith(words)


def test_a_line_that_is_longer_than_any_is_not_tried() -> None:
    assert compile_line("Draw 1 card, " * 300) == Unsupported(2000, ", Draw 1 card, Draw 1", TOO_LONG)


def test_a_sentence_that_is_longer_than_any_is_not_tried() -> None:
    reading = compile_line("Draw 1 card" + " and draw 1 card" * 60 + ".")
    assert isinstance(reading, Unsupported)
    assert reading.reason == TOO_LONG
