"""Boosters: drawn by rarity, by a seed, never a card twice in one while there is another."""

from collections import Counter
from itertools import chain

import pytest

from rules.boosters import Boosters, Slot, lacking, opened
from rules.games.trails.boosters import BOOSTERS

SLOTS = (Slot(3, {"C": 1}), Slot(1, {"R": 3, "S": 1}))
SMALL = Boosters(packs=4, slots=SLOTS, section="pool", any_of_them="any")
CARDS = {"C": [f"C{n}" for n in range(5)], "R": ["R1", "R2"], "S": ["S1"]}


def rarities(pack: tuple[str, ...]) -> Counter[str]:
    return Counter(code[0] for code in pack)


def test_every_booster_has_the_cards_of_its_slots() -> None:
    packs = opened(SMALL, CARDS, 7)
    assert [len(pack) for pack in packs] == [SMALL.pack_size] * 4 == [4] * 4
    assert all(rarities(pack)["C"] == 3 for pack in packs)


def test_a_seed_opens_the_same_boosters_and_another_seed_others() -> None:
    assert opened(SMALL, CARDS, 7) == opened(SMALL, CARDS, 7)
    assert len({opened(SMALL, CARDS, seed) for seed in range(20)}) == 20


def test_the_order_in_which_the_cards_come_makes_no_difference() -> None:
    turned = {rarity: codes[::-1] for rarity, codes in reversed(CARDS.items())}
    assert opened(SMALL, turned, 7) == opened(SMALL, CARDS, 7)


def test_a_rarity_comes_as_often_as_its_weight_says() -> None:
    drawn = Counter(pack[3][0] for seed in range(500) for pack in opened(SMALL, CARDS, seed))
    assert drawn["S"] + drawn["R"] == 2000
    assert 400 < drawn["S"] < 600


def test_every_card_of_a_rarity_comes() -> None:
    seen = set(chain.from_iterable(pack for seed in range(50) for pack in opened(SMALL, CARDS, seed)))
    assert seen == set(chain.from_iterable(CARDS.values()))


def test_one_booster_holds_a_card_twice_only_where_it_must() -> None:
    packs = [pack for seed in range(100) for pack in opened(SMALL, CARDS, seed)]
    assert all(len(set(pack)) == len(pack) for pack in packs)
    few = opened(SMALL, CARDS | {"C": ["C1", "C2"]}, 7)
    assert all(rarities(pack)["C"] == 3 and len(set(pack)) == 3 for pack in few)


@pytest.mark.parametrize(
    ("cards", "missing"), [(CARDS, ()), ({"C": ["C1"], "R": []}, ("R", "S")), ({}, ("C", "R", "S"))]
)
def test_rarities_without_a_card_are_named(cards: dict[str, list[str]], missing: tuple[str, ...]) -> None:
    assert lacking(SMALL, cards) == missing


def test_602_3a_five_boosters_of_trails_are_forty_cards() -> None:
    assert BOOSTERS.packs * BOOSTERS.pack_size == 40
    assert BOOSTERS.rarities == ("C", "U", "R", "SR")
