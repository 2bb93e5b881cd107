"""What was probably meant, and lists of words."""

import pytest

from cards.search.spelling import did_you_mean, either, nearest


@pytest.mark.parametrize(("word", "meant"), [("levle", "level"), ("colur", "colour"), ("zebra", None)])
def test_the_nearest_word_is_found_where_one_is_near(word: str, meant: str | None) -> None:
    assert nearest(word, ["level", "colour"]) == meant


def test_a_suggestion_asks_for_what_is_near_or_says_something_else() -> None:
    assert did_you_mean("level", "There are two.") == "Did you mean level?"
    assert did_you_mean(None, "There are two.") == "There are two."


def test_words_are_listed_as_in_a_sentence() -> None:
    assert [either(words) for words in (["a"], ["a", "b"], ["a", "b", "c"])] == ["a", "a or b", "a, b or c"]
    assert either(["a", "b"], "and") == "a and b"
