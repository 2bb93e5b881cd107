"""Patterns are read within bounds, matched under a time limit, and narrow the cards by text they must contain."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.search.page import QueryError
from cards.search.patterns import Matcher, check, needed_text
from rules.folding import fold_search


def fits(source: str, text: str, seconds: float = 5.0) -> bool:
    check(source, 0)
    return Matcher(source, 0, time.thread_time() + seconds).fits(text)


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"draw \d cards?", "Draw 2 cards"),
        (r"^【AUTO】.*draw", "【AUTO】 When this card attacks, draw a card."),
        ('"bell"', "a card named “Bell”"),
        ("keeper's", "the keeper’s lamp"),
        ("night-watch", "the night‑watch"),
        ('[^"]+$', "named Bell"),
        ("\\+\\d{3,4}", "gets +1000 power"),
        ("[[:digit:]]", "level 3"),
        ("(?-i:Bell)", "a Bell"),
        ("(?<name>bell).*(?P=name)", "bell to bell"),
        (r"\p{latin}\N{BLACK STAR}", "Bell★"),
    ],
)
def test_a_pattern_fits(source: str, text: str) -> None:
    assert fits(source, text)


@pytest.mark.parametrize(
    ("source", "text"),
    [("^draw", "you may draw"), ('[^"]+$', "named “Bell”"), ("(?-i:Bell)", "a bell"), ("a.b", "a\nb")],
)
def test_a_pattern_does_not_fit(source: str, text: str) -> None:
    assert not fits(source, text)


@pytest.mark.parametrize(
    ("source", "position", "message"),
    [
        ("draw (a", 13, "missing )"),
        ("a)b", 7, "unbalanced"),
        ("[a", 8, "unterminated"),
        ("*a", 6, "nothing to repeat"),
        ("a" * 201, 5, "longer than 200"),
        ("a{1001}", 5, "more than 1000 times"),
        ("a{5,99999999}", 5, "more than 1000 times"),
        ("((a{20}){20}){20}", 5, "more than 1000 times"),
        ("(?R)", 6, "cannot contain itself"),
        ("(a(?1)?)", 8, "cannot contain itself"),
        ("(?<n>a(?&n))", 12, "cannot contain itself"),
        ("(?:bell){e<=2}", 14, "Approximate"),
        (r"\L<words>", 15, "undefined named list"),
    ],
)
def test_a_pattern_that_cannot_be_read_says_where(source: str, position: int, message: str) -> None:
    with pytest.raises(QueryError) as caught:
        check(source, 5)
    assert message in caught.value.message
    assert 5 <= caught.value.position <= 5 + len(source) + 1
    assert caught.value.position == position
    assert caught.value.suggestion


@pytest.mark.parametrize("source", ["(a+)+$", "(?:a|aa)+$", "(?:(?:a?){30}){30}$"])
def test_a_pattern_that_takes_too_long_is_given_up(source: str) -> None:
    with pytest.raises(QueryError, match="takes too long") as caught:
        fits(source, "a" * 3000 + "b", seconds=0.05)
    assert caught.value.suggestion


def test_the_time_limit_is_one_for_all_texts() -> None:
    matcher = Matcher("a", 7, time.thread_time())
    with pytest.raises(QueryError) as caught:
        matcher.fits("a")
    assert caught.value.position == 7


@pytest.mark.parametrize(
    ("source", "text"),
    [
        (r"draw \d cards?", "draw"),
        (r"\+\d000 power until", "000 power until"),
        ("search (a|two) cards to", "cards to"),
        ("colou?r", "colo"),
        ("bells*", "bell"),
        ("bell+s", "bell"),
        ("ab{2}c", "a"),
        ("Pâté-maker", "maker"),
        ("♪$", "♪"),
        ("draw|search", ""),
        ("(draw|search)", ""),
        ("[bell]", ""),
        ("(?x) b e l l", ""),
        (r"\x41bell", ""),
        (r"\d+", ""),
        ("(bell)", ""),
        ('"', ""),
    ],
)
def test_the_text_that_a_pattern_needs(source: str, text: str) -> None:
    assert needed_text(source) == text


LETTERS = "abÉß♪'-. 1"
PATTERNS = st.text(alphabet=LETTERS + "|()[]*+?^$\\d{2}", max_size=14)


def refusal(source: str) -> QueryError | None:
    try:
        check(source, 0)
    except QueryError as error:
        return error
    return None


@given(st.text(max_size=30))
def test_a_pattern_is_read_or_refused_within_itself(source: str) -> None:
    error = refusal(source)
    assert error is None or 0 <= error.position <= len(source) + 1


@given(PATTERNS, st.text(alphabet=LETTERS + "“”’—Ａ", max_size=24))
def test_whatever_fits_contains_the_text_that_is_needed(source: str, text: str) -> None:
    if refusal(source) is None and fits(source, text):
        assert needed_text(source) in fold_search(text)
