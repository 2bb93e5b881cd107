"""The starter set: rulers that differ, cards that differ, and every rule of construction at work."""

import re
from itertools import combinations

from rules.coverage.starter_cards import starter_cards
from rules.games.gate_ruler.rulers import Terms, targets
from rules.games.gate_ruler.statements import read_line
from tests.rules.gate_ruler.make import GAME

CARDS = starter_cards(GAME)
RULERS = [card for card in CARDS.values() if card.word("type") == "ruler"]
GEASES = [card for card in CARDS.values() if card.word("type") == "geas"]


def test_no_card_is_refused_and_none_looks_odd() -> None:
    for code, card in CARDS.items():
        found = GAME.validate(card)
        assert (found.refused, found.flagged) == ((), ()), code


def test_there_are_enough_cards_and_no_two_of_one_name() -> None:
    assert len(CARDS) >= 60
    assert len({card.name for card in CARDS.values()}) == len(CARDS)


def test_no_two_cards_differ_only_in_name_and_numbers() -> None:
    texts = {re.sub(r"[\d+-]+|\{[^}]*\}|«[^»]*»", "#", " ".join(card.abilities)) for card in CARDS.values()}
    assert len(texts) == len(CARDS)


def test_no_card_is_blank() -> None:
    assert all(card.abilities for card in CARDS.values())


def test_the_rulers_differ_in_what_they_allow() -> None:
    terms = []
    for card in RULERS:
        terms.append(Terms(""))
        terms[-1].take_in(card)
    assert len(RULERS) >= 5
    assert all(one != other for one, other in combinations(terms, 2))
    assert any(one.numbers["hand"] == 0 for one in terms)
    assert any(one.numbers["defensezones"] == 0 for one in terms)


def test_every_geas_targets_a_ruler_and_changes_it() -> None:
    assert len(GEASES) >= 2
    for geas in GEASES:
        assert any(targets(geas, ruler) for ruler in RULERS)
        assert geas.numbers or any(read_line(line).statements for line in geas.abilities)
