"""The stored key sorts cards as their game's default order says, on any database."""

from cards.models.sorting import sort_key


def key(name: str, **numbers: int) -> bytes:
    return sort_key("weiss-schwarz", name, numbers, {})


def test_cards_sort_by_level_then_by_name() -> None:
    in_order = [key("bell", level=0), key("tower", level=0), key("ash", level=1), key("ash", level=10)]
    assert sorted(in_order) == in_order


def test_a_card_without_a_level_comes_last() -> None:
    assert key("ash") > key("zenith", level=3)


def test_a_level_below_zero_comes_first() -> None:
    assert key("ash", level=-1) < key("ash", level=0)


def test_a_name_comes_before_one_that_it_begins() -> None:
    assert key("bell", level=0) < key("bell ringer", level=0)


def test_cards_alike_in_all_of_that_sort_by_their_code() -> None:
    first, second = (sort_key("weiss-schwarz", "bell", {"level": 0}, {}, code) for code in ("LNT/W01-E1", "LNT/W01-E2"))
    assert first < second
    assert second < key("bell ringer", level=0)


def test_a_game_that_is_not_registered_sorts_by_name() -> None:
    assert sort_key("a-game-to-come", "bell", {"level": 3}, {}) == b"bell\0"
