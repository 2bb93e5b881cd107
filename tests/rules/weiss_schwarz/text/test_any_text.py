"""Whatever stands in a file is read or said not to be: no text stops whoever reads it."""

import random
import re

import pytest

from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.text import Exact
from tests.rules.weiss_schwarz.text.test_readings import READINGS

PIECES = sorted(
    {piece for one in READINGS for piece in re.findall(r"【[^】]*】|《[^》]*》|\w+|\S", str(one.values[0]))}
)
SHAPES = ("{0}", "【AUTO】 {0}", "【CONT】 {0}", "【ACT】 {0}", "【AUTO】 Brainstorm {0}", "Perform the following. {0}")


@pytest.mark.parametrize("seed", range(12))
def test_words_in_any_order_are_read_or_stop_at_one_of_them(seed: int) -> None:
    chance = random.Random(seed)
    for number in range(25):
        words = chance.choices(PIECES, k=chance.randint(1, 30))
        check(SHAPES[number % len(SHAPES)].format(" ".join(words)))


@pytest.mark.parametrize("seed", range(12))
def test_a_line_with_a_word_less_or_two_exchanged_is_read_or_stops_at_one_of_them(seed: int) -> None:
    chance = random.Random(seed)
    for one in chance.sample(READINGS, 25):
        words = str(one.values[0]).split(" ")
        words.pop(chance.randrange(len(words)))
        if len(words) > 1:
            at = chance.randrange(len(words) - 1)
            words[at], words[at + 1] = words[at + 1], words[at]
        check(" ".join(words))


def check(text: str) -> None:
    reading = compile_line(text)
    assert isinstance(reading, Exact) or 0 <= reading.at <= len(text), text
