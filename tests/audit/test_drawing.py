"""Which abilities are drawn for an audit."""

from rules.text.reading import Exact
from tests.audit.__main__ import Read, draw

TEXTS = [Read(f"text {number}", "", Exact({}, frozenset({"rare" if number < 8 else "common"}))) for number in range(40)]


def test_half_of_the_texts_have_a_rare_construct() -> None:
    drawn = draw(TEXTS, {"rare"}, seed=1, count=10)
    assert [one.reading.constructs == {"rare"} for one in drawn] == [True] * 5 + [False] * 5
    assert len({one.text for one in drawn}) == 10


def test_the_same_seed_draws_the_same() -> None:
    assert draw(TEXTS, {"rare"}, seed=1, count=10) == draw(TEXTS, {"rare"}, seed=1, count=10)
    assert draw(TEXTS, {"rare"}, seed=1, count=10) != draw(TEXTS, {"rare"}, seed=2, count=10)
