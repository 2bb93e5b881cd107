"""The links under a long list."""

from cards.pager import Pager, pager


def links(current: int, last: int) -> Pager:
    found = pager(current, last, lambda number: f"?page={number}")
    assert found is not None
    return found


def test_one_page_needs_no_links() -> None:
    assert pager(1, 1, str) is None


def test_the_first_the_last_and_those_around_are_offered() -> None:
    assert [link.number for link in links(10, 20).links] == [1, 8, 9, 10, 11, 12, 20]


def test_gaps_are_marked_where_pages_are_left_out() -> None:
    assert [link.number for link in links(10, 20).links if link.gap_before] == [8, 20]


def test_neighbours_without_a_gap_have_no_mark() -> None:
    assert not [link for link in links(2, 4).links if link.gap_before]


def test_the_ends_have_nothing_before_or_after() -> None:
    assert links(1, 3).previous is None
    assert links(1, 3).next == "?page=2"
    assert links(3, 3).next is None
    assert links(3, 3).previous == "?page=2"


def test_the_page_shown_is_marked() -> None:
    assert [link.number for link in links(2, 3).links if link.is_current] == [2]
