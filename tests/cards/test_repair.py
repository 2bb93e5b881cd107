"""Queries mended by the word that an error suggests."""

import pytest

from cards.repair import mended, misspelt_part
from cards.search import QueryError, explain_query
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]


def error_of(query: str) -> QueryError:
    with pytest.raises(QueryError) as raised:
        explain_query(GAME, query)
    return raised.value


@pytest.mark.parametrize(
    ("query", "better"),
    [
        ("bell colur:red", "bell colour:red"),
        ("colour:gren bell", "colour:green bell"),
        ("trigger:tresure", "trigger:treasure"),
    ],
)
def test_a_misspelt_word_is_replaced_where_it_stands(query: str, better: str) -> None:
    assert mended(GAME, query, error_of(query)) == better


def test_a_word_with_a_question_mark_is_offered_whole() -> None:
    error = QueryError("", 6, "Did you mean Who? Me?", meant="Who? Me?")
    assert mended(GAME, "title:who", error) == 'title:"Who? Me?"'


@pytest.mark.parametrize("query", ["level:", "(bell", 'bell "of', "bell |"])
def test_where_no_word_is_meant_nothing_is_offered(query: str) -> None:
    assert mended(GAME, query, error_of(query)) is None


def test_a_mended_query_that_is_still_unreadable_is_not_offered() -> None:
    assert mended(GAME, "colur:red levle:0", error_of("colur:red levle:0")) is None


def test_a_suggestion_that_needs_quotes_gets_them() -> None:
    assert mended(GAME, "nme:bell", QueryError("", 4, meant="Bell Ringer")) is None
    assert mended(GAME, "name:bll", QueryError("", 5, meant="Bell Ringer")) == 'name:"Bell Ringer"'


@pytest.mark.parametrize(
    ("query", "position", "part"),
    [("bell colur:red", 5, "colur"), ('title:"no such"', 6, '"no such"'), ("a )", 2, ")"), ("level:", 6, "")],
)
def test_the_part_an_error_points_at(query: str, position: int, part: str) -> None:
    assert misspelt_part(query, QueryError("", position)) == part
