"""Opened boosters become the pool of a deck."""

from collections import Counter

import pytest

from cards.models import Format, Printing
from decks.boosters import copies_of, is_pool, open_packs
from decks.errors import RefusedEdit, StaleRevision, WouldReplace
from decks.legality import judge
from decks.services import Copies, create_deck, open_boosters, replace_list
from rules.games import GAMES
from tests.decks.make import make_deck, make_printing
from tests.decks.pooled import GAME, MULE, PORTER, held, load, pooled_deck

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def cards(db: None) -> None:
    load()


def counts(seed: int) -> dict[str, int]:
    return {printing.code: count for printing, count in copies_of(open_packs(GAME, seed)).items()}


def test_the_cards_go_into_the_pool_and_the_deck_and_make_it_legal() -> None:
    deck = create_deck(game=GAME.key, format="blitz-shield")
    after = open_boosters(deck=deck, seed=7, base_revision=1)
    assert held(after, "pool") == held(after, "main") == counts(7)
    assert (after.count, after.revision) == (40, 2)
    assert is_pool(after, open_packs(GAME, 7))
    assert not is_pool(after, open_packs(GAME, 8))
    assert judge(after).violations == ()


def test_cards_are_drawn_by_rarity_and_promotions_and_markers_are_not() -> None:
    packs = open_packs(GAME, 7)
    assert len(packs) == 5
    for pack in packs:
        drawn = Counter(printing.rarity for printing in pack)
        assert (drawn["C"], drawn["U"], drawn["R"] + drawn["SR"]) == (4, 2, 2)


def test_a_pool_is_not_replaced_unless_that_is_meant() -> None:
    deck = pooled_deck({PORTER: 40}, {PORTER: 40})
    with pytest.raises(WouldReplace, match="“Night watch” has 40 cards in its deck and 40 cards in its pool already"):
        open_boosters(deck=deck, seed=7, base_revision=1)
    assert held(deck, "pool") == {PORTER: 40}
    after = open_boosters(deck=deck, seed=7, base_revision=1, replace=True)
    assert held(after, "pool") == counts(7)


def test_cards_of_a_deck_without_a_pool_are_not_lost_silently_either() -> None:
    deck = pooled_deck({PORTER: 1}, {})
    with pytest.raises(WouldReplace, match="has 1 card in its deck already"):
        open_boosters(deck=deck, seed=7, base_revision=1)


def test_where_a_format_lets_players_choose_the_deck_is_left_alone() -> None:
    Format.objects.filter(key="blitz-shield").update(requirements={"blitz_shield": True, "any_of_pool": True})
    deck = pooled_deck({PORTER: 2}, {})
    after = open_boosters(deck=deck, seed=7, base_revision=1)
    assert held(after, "main") == {PORTER: 2}
    assert held(after, "pool") == counts(7)
    with pytest.raises(WouldReplace, match="has 40 cards in its pool already"):
        open_boosters(deck=deck, seed=8, base_revision=2)


def test_lines_that_matched_nothing_are_kept() -> None:
    deck = pooled_deck({}, {}, unread="4 Nobody")
    assert open_boosters(deck=deck, seed=7, base_revision=1).unread == "4 Nobody"


def test_an_edit_in_another_window_comes_first() -> None:
    deck = pooled_deck({MULE: 1}, {}, revision=3)
    with pytest.raises(StaleRevision):
        open_boosters(deck=deck, seed=7, base_revision=2)
    with pytest.raises(StaleRevision):
        open_boosters(deck=deck, seed=7, base_revision=2, replace=True)
    assert held(deck, "pool") == {}


def test_decks_of_another_format_open_none() -> None:
    deck = pooled_deck({}, {}, "strategy")
    with pytest.raises(RefusedEdit, match="not built from boosters"):
        open_boosters(deck=deck, seed=7, base_revision=1)


def test_a_game_without_boosters_opens_none() -> None:
    deck = make_deck((1, make_printing()))
    with pytest.raises(RefusedEdit, match="Weiß Schwarz has no boosters"):
        open_boosters(deck=deck, seed=7, base_revision=1)
    assert not GAMES[deck.game].opens_boosters(deck.format)


def test_a_rarity_that_no_card_has_is_named() -> None:
    Printing.objects.filter(game=GAME.key, rarity="SR").update(rarity="XR")
    with pytest.raises(RefusedEdit, match="rarity SR, and no Trails TCG card here has it"):
        open_packs(GAME, 7)


def test_a_deck_whose_format_is_no_longer_in_force_still_opens_them() -> None:
    Format.objects.filter(key="blitz-shield").delete()
    assert open_boosters(deck=pooled_deck({}, {}), seed=7, base_revision=1).count == 40


def test_a_list_that_replaces_the_deck_leaves_the_pool_unless_it_has_one() -> None:
    deck = open_boosters(deck=create_deck(game=GAME.key, format="blitz-shield"), seed=7, base_revision=1)
    pool, printing = held(deck, "pool"), Printing.objects.get(code=PORTER)
    after = replace_list(deck=deck, lines=[Copies(printing, "main", 44)], base_revision=deck.revision)
    assert (held(after, "main"), held(after, "pool")) == ({PORTER: 44}, pool)
    assert "The deck has more than the five boosters held" in " ".join(v.message for v in judge(after).errors)
    last = replace_list(deck=after, lines=[Copies(printing, "pool", 2)], base_revision=after.revision)
    assert (held(last, "main"), held(last, "pool")) == ({}, {PORTER: 2})
