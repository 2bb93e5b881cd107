"""The starter set: enough cards of every kind, and no two alike."""

import json
import re
from collections import Counter

from rules.coverage.starter_cards import starter_cards
from rules.games.trails import TRAILS
from rules.games.trails.cards import FIELDS, full_name, is_common
from rules.games.trails.validation import validate
from rules.printed_card import PrintedCard

CARDS = starter_cards(TRAILS)
ROWS = json.loads((TRAILS.folder / "starter" / "cards.json").read_text(encoding="utf-8"))


def test_at_least_fifty_cards_in_four_rarities() -> None:
    rarities = Counter(row["rarity"] for row in ROWS)
    assert len({full_name(card) for card in CARDS.values()}) >= 50
    assert {"C", "U", "R", "SR"} <= rarities.keys()
    assert min(rarities[rarity] for rarity in ("C", "U", "R", "SR")) >= 4


def test_no_card_is_refused_and_only_the_marker_is_flagged() -> None:
    found = {code: validate(card) for code, card in CARDS.items()}
    assert [code for code, one in found.items() if one.refused] == []
    assert [code for code, one in found.items() if one.flagged] == ["NVLP-002"]


def test_every_characteristic_type_and_shape_of_the_book_is_there() -> None:
    printed = {key for card in CARDS.values() for key in (*card.numbers, *card.words)}
    assert printed == {field.key for field in FIELDS}
    types = {card.words["type"] for card in CARDS.values()}
    assert types == {("unit",), ("item",), ("event",), ("base",), ("item", "unit"), ("marker",)}
    assert any(is_common(card) for card in CARDS.values())
    sub_names = Counter(name for name, _ in {(card.name, card.words.get("sub_name")) for card in CARDS.values()})
    assert max(sub_names.values()) >= 2


def test_no_two_cards_differ_only_in_name_numbers_and_organization() -> None:
    bare: dict[str, set[str]] = {}
    for card in CARDS.values():
        assert card.abilities, card.name
        bare.setdefault(_bare(card), set()).add(full_name(card))
    assert [names for names in bare.values() if len(names) > 1] == []


def _bare(card: PrintedCard) -> str:
    text = " ".join(card.abilities)
    for pattern in (r"《[^》]*》", r"<<[^>]*>>", r"‘[^’]*’", r"\d+", r"\b(one|two|three|four)\b"):
        text = re.sub(pattern, "_", text)
    return f"{card.words['type']} {text}"
