"""The filter panel and the query say the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cards.search import Filters, QueryError, read_filters, to_query, toggled
from cards.search.meaning import understand
from cards.search.parse import parse
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]


@pytest.mark.parametrize(
    ("query", "filters"),
    [
        ("", Filters()),
        ("bell ringer", Filters(rest="bell ringer")),
        ("level:0|1", Filters(chosen={"level": ("0", "1")})),
        ("l:2 c:r|BLUE", Filters(chosen={"level": ("2",), "colour": ("red", "blue")})),
        ('trait:"Bell Ringer"|Magic', Filters(chosen={"trait": ("Bell Ringer", "Magic")})),
        ("power>=3000 power<=5000", Filters(at_least={"power": 3000}, at_most={"power": 5000})),
        ("bell order:-power", Filters(order="-power", rest="bell")),
        ("bell or book order:name", Filters(order="name", rest="bell or book")),
        ("level:0 (c:red or bell) -c:blue", Filters(chosen={"level": ("0",)}, rest="(c:red or bell) -c:blue")),
        ("level:0 level:1 t:cx", Filters(chosen={"type": ("climax",)}, rest="level:0 level:1")),
        ("level!=0 power>3 level<cost", Filters(rest="level!=0 power>3 level<cost")),
        ("trait:mag* o:/draw/ is:climax", Filters(chosen={"trait": ("mag*",)}, rest="o:/draw/ is:climax")),
        ("order:name order:level", Filters(rest="order:name order:level")),
    ],
)
def test_a_query_shows_as_filters(query: str, filters: Filters) -> None:
    assert read_filters(GAME, query) == filters


@pytest.mark.parametrize(
    ("filters", "query"),
    [
        (Filters(), ""),
        (Filters(rest="bell"), "bell"),
        (Filters(chosen={"colour": ("red",), "level": ("0", "1")}, rest="bell"), "bell colour:red level:0|1"),
        (Filters(chosen={"trait": ("Bell Ringer",)}), 'trait:"Bell Ringer"'),
        (Filters(at_least={"power": 500}, at_most={"power": 900}), "power>=500 power<=900"),
        (Filters(chosen={"level": ("0",)}, rest="bell or book", order="-power"), "(bell or book) level:0 order:-power"),
        (Filters(chosen={"level": ()}), ""),
    ],
)
def test_filters_write_a_query(filters: Filters, query: str) -> None:
    assert to_query(GAME, filters) == query


def test_a_value_is_turned_on_and_off() -> None:
    once = toggled(GAME, "bell", "level", "0")
    twice = toggled(GAME, once, "level", "1")
    assert (once, twice) == ("bell level:0", "bell level:0|1")
    assert toggled(GAME, twice, "level", "0") == "bell level:1"
    assert toggled(GAME, once, "level", "0") == "bell"


def test_a_query_that_cannot_be_read_has_no_filters() -> None:
    with pytest.raises(QueryError):
        read_filters(GAME, "level:")


@pytest.mark.parametrize(
    "query", ["bell or book c:red order:name", "-(a b) level:0 (x or y) p>=3", "or", "l:1 l:2 t:cx", 'name:"a b" c:b|g']
)
def test_what_is_read_and_written_again_asks_for_the_same(query: str) -> None:
    again = to_query(GAME, read_filters(GAME, query))
    assert read_filters(GAME, again) == read_filters(GAME, query)
    before, after = understand(parse(query), GAME), understand(parse(again), GAME)
    assert after.order == before.order
    assert to_query(GAME, read_filters(GAME, again)) == again


values = st.lists(st.text(alphabet='ab |"/\\*-:♪', min_size=1, max_size=8), min_size=1, max_size=3, unique=True)


@given(values, st.integers(0, 99999))
def test_any_chosen_value_survives_the_query(traits: list[str], power: int) -> None:
    filters = Filters(chosen={"trait": tuple(traits)}, at_least={"power": power}, rest="bell")
    assert read_filters(GAME, to_query(GAME, filters)) == filters
