"""Boosters out of the cards in the database: what a seed opens, and what a deck has of it."""

from collections import Counter
from collections.abc import Iterable

from cards.models import Printing
from decks.errors import RefusedEdit
from decks.models import Deck
from rules.boosters import lacking, opened
from rules.games import GAMES, Game

Packs = tuple[tuple[Printing, ...], ...]


def open_packs(game: Game, seed: int) -> Packs:
    """Return the boosters that `seed` opens; raises RefusedEdit where the game has none, or too few cards for them."""
    if game.boosters is None:
        raise RefusedEdit(f"{game.title} has no boosters to open.")
    found = Printing.objects.filter(game=game.key, rarity__in=game.boosters.rarities).order_by()
    codes: dict[str, list[str]] = {}
    for rarity, code in found.values_list("rarity", "code"):
        codes.setdefault(rarity, []).append(code)
    if missing := lacking(game.boosters, codes):
        raise RefusedEdit(
            f"Boosters hold cards of the rarity {' and '.join(missing)}, and no {game.title} card here has it: "
            "nothing can be opened before such cards are imported."
        )
    packs = opened(game.boosters, codes, seed)
    printings = {p.code: p for p in found.filter(code__in={c for pack in packs for c in pack}).select_related("card")}
    return tuple(tuple(printings[code] for code in pack) for pack in packs)


def copies_of(packs: Packs) -> dict[Printing, int]:
    """Return how often each card was opened, in the order in which it first was."""
    return dict(Counter(printing for pack in packs for printing in pack))


def is_pool(deck: Deck, packs: Packs) -> bool:
    """Whether the deck, fetched `with_lines`, has exactly these cards as its pool."""
    boosters = GAMES[deck.game].boosters
    return boosters is not None and _held(deck, boosters.section) == {
        printing.pk: quantity for printing, quantity in copies_of(packs).items()
    }


def in_the_way(deck: Deck, sections: Iterable[str]) -> str:
    """Say what of the deck, fetched `with_lines`, opened boosters would replace in `sections`; nothing: empty."""
    titles = {section.key: section.title.lower() for section in GAMES[deck.game].sections}
    counts = {section: sum(_held(deck, section).values()) for section in sections}
    held = [f"{count} card{'s' if count > 1 else ''} in its {titles[key]}" for key, count in counts.items() if count]
    return " and ".join(held)


def _held(deck: Deck, section: str) -> dict[int, int]:
    return {entry.printing_id: entry.quantity for entry in deck.entries.all() if entry.section == section}
