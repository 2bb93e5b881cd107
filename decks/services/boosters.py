"""Opened boosters as the pool of a deck."""

from django.db import transaction
from django.utils import timezone

from decks.boosters import copies_of, in_the_way, open_packs
from decks.errors import RefusedEdit, WouldReplace
from decks.legality import UnknownFormat, format_spec
from decks.models import Deck
from decks.services.lines import Copies, replace_list
from decks.services.revision import current
from rules.boosters import Boosters
from rules.games import GAMES


@transaction.atomic
def open_boosters(*, deck: Deck, seed: int, base_revision: int, replace: bool = False) -> Deck:
    """Make the cards of boosters the pool of `deck`, and the deck itself unless its format lets players choose.

    Raises WouldReplace where that takes the place of cards and `replace` does not allow it, RefusedEdit where there is
    nothing to open, StaleRevision as every edit.
    """
    game, now = GAMES[deck.game], current(deck)
    packs = open_packs(game, seed)
    if game.boosters is None or not game.opens_boosters(now.format):
        raise RefusedEdit(f"Decks of the format {now.format!r} are not built from boosters: choose another format.")
    filled = _filled(now, game.boosters)
    if not replace and now.revision == base_revision and (held := in_the_way(now, filled)):
        raise WouldReplace(f"“{now.name}” has {held} already: opened boosters would take their place.")
    kept = [
        Copies(entry.printing, entry.section, entry.quantity)
        for entry in now.entries.all()
        if entry.section not in filled
    ]
    drawn = [Copies(card, section, count) for section in filled for card, count in copies_of(packs).items()]
    return replace_list(deck=deck, lines=[*kept, *drawn], base_revision=base_revision, unread=now.unread)


def replaced_by_boosters(deck: Deck) -> str:
    """Say what opened boosters would take the place of in `deck`, fetched `with_lines`; nothing: empty."""
    boosters = GAMES[deck.game].boosters
    return in_the_way(deck, _filled(deck, boosters)) if boosters else ""


def _filled(deck: Deck, boosters: Boosters) -> tuple[str, ...]:
    """Return the sections that the opened cards go to: the pool, and the deck where the pool is the deck."""
    game = GAMES[deck.game]
    try:
        requirements = format_spec(game, deck.format, timezone.localdate()).requirements
    except UnknownFormat:
        requirements = {}
    return (boosters.section,) if requirements.get(boosters.any_of_them) else (game.sections[0].key, boosters.section)
