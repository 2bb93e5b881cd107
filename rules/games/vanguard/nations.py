"""Nations and clans (2.2, 2.14) and which belong to which (Supplement B)."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from rules.folding import fold_name, fold_search
from rules.games.vanguard.book import CITATION
from rules.games.vanguard.cards import is_crest, is_order
from rules.in_force import in_force
from rules.printed_card import PrintedCard
from rules.unity import Groups

CRAY_ELEMENTAL = "Cray Elemental"


@dataclass(frozen=True, slots=True)
class Row:
    """A row of Supplement B: cards of `nation` are of the nation `also` too, and of `clans` where they print none."""

    nation: str
    also: str
    clans: tuple[str, ...]


SUPPLEMENT_B = (
    Row(
        "Keter Sanctuary",
        "United Sanctuary",
        ("Royal Paladin", "Oracle Think Tank", "Angel Feather", "Shadow Paladin", "Gold Paladin", "Genesis"),
    ),
    Row("Dragon Empire", "", ("Kagero", "Nubatama", "Tachikaze", "Murakumo", "Narukami")),
    Row("Brandt Gate", "Star Gate", ("Nova Grappler", "Dimension Police", "Link Joker", "Etranger")),
    Row("Dark States", "Dark Zone", ("Spike Brothers", "Dark Irregulars", "Pale Moon", "Gear Chronicle")),
    Row("Stoicheia", "Zoo", ("Megacolony", "Great Nature", "Neo Nectar")),
    Row("Stoicheia", "Magallanica", ("Granblue", "Aqua Force")),
    Row("Lyrical Monasterio", "Magallanica", ("Bermuda Triangle",)),
    *(
        Row("", title, (title,))
        for title in (
            *("Touken Ranbu", "BanG Dream!", "SHAMAN KING"),
            *("Record of Ragnarok", "CoroCoro", "Buddyfight"),
        )
    ),
)
_KNOWN = {
    fold_search(name): name for row in SUPPLEMENT_B for name in (CRAY_ELEMENTAL, row.nation, row.also, *row.clans)
}
_ALSO = re.compile(
    r"^\s*(?:[\[【]CONT[\]】])?\s*:?\s*this card is also an? (?:<<|«)(?P<name>[^<>«»]+)(?:>>|»)", re.IGNORECASE
)


def nations_of(card: PrintedCard) -> Groups:
    """Return the nations of the card, None for all of them."""
    if belongs_everywhere(card):
        return None
    nations = printed_nations(card)
    if in_force(CITATION, "2.14.4"):
        nations |= {row.also for row in SUPPLEMENT_B if row.nation in nations and row.also}
    return nations


def clans_of(card: PrintedCard) -> Groups:
    """Return the clans of the card, None for all of them: those of its nations where it prints none (2.14.4)."""
    if belongs_everywhere(card):
        return None
    clans = printed_clans(card)
    if clans or not in_force(CITATION, "2.14.4"):
        return clans
    nations = printed_nations(card)
    return frozenset(clan for row in SUPPLEMENT_B if {row.nation, row.also} & nations for clan in row.clans)


def belongs_everywhere(card: PrintedCard) -> bool:
    """Whether the card is of every clan and nation.

    2.2.4: Cray Elementals are. 2.2.5: orders without clan and nation are; so is, here, a ride deck crest without them.
    """
    groups = printed_nations(card) | printed_clans(card)
    if CRAY_ELEMENTAL in groups and in_force(CITATION, "2.2.4"):
        return True
    return not groups and (is_crest(card) or (is_order(card) and in_force(CITATION, "2.2.5")))


def printed_nations(card: PrintedCard) -> frozenset[str]:
    """Return the nations that are printed on the card, or that its text adds without a zone (2.2.3.1)."""
    return _canonical(card.words.get("nation", ())) | (_added(card.abilities) & _NATIONS)


def printed_clans(card: PrintedCard) -> frozenset[str]:
    """Return the clans that are printed on the card, or that its text adds without a zone (2.2.3.1)."""
    return _canonical(card.words.get("clan", ())) | (_added(card.abilities) - _NATIONS)


_NATIONS = frozenset(name for row in SUPPLEMENT_B for name in (row.nation, row.also) if name)


def _canonical(names: Iterable[str]) -> frozenset[str]:
    return frozenset(_KNOWN.get(fold_search(name), name) for name in names)


def _added(abilities: tuple[str, ...]) -> frozenset[str]:
    return also_named(abilities) if in_force(CITATION, "2.2.3.1") else frozenset()


def also_named(abilities: tuple[str, ...]) -> frozenset[str]:
    """Return the clans and nations that texts without a zone make a card one of."""
    return _canonical(name for ability in abilities if (name := _also(ability)))


@lru_cache(maxsize=4096)
def _also(ability: str) -> str:
    match = _ALSO.match(fold_name(ability))
    return match["name"].strip() if match else ""
