"""The formats that a deck can be built for."""

from datetime import date

from django.db.models import F
from django.utils import timezone

from cards.models import Format
from cards.models.dates import in_force
from decks.models import Deck
from rules.games import GAMES


def format_choices(game: str, on: date | None = None, edition: str = "en") -> tuple[tuple[str, str], ...]:
    """Return key and title of every format of `game` in force on a day (None: today), the usual one first."""
    day = on or timezone.localdate()
    rows = Format.objects.filter(in_force(day), game=game, edition=edition).order_by(F("since").asc(nulls_first=True))
    titles = dict(rows.values_list("key", "title"))
    usual = GAMES[game].default_format
    titles.setdefault(usual, usual.capitalize())
    return tuple(sorted(titles.items(), key=lambda pair: (pair[0] != usual, pair[1])))


def choices_for(deck: Deck) -> tuple[tuple[str, str], ...]:
    """Return the choices of the deck's game, and the deck's own format where that is no longer in force."""
    choices = format_choices(deck.game)
    if any(key == deck.format for key, _ in choices):
        return choices
    return (*choices, (deck.format, f"{deck.format} (not in force)"))


def format_keys(game: str) -> tuple[str, ...]:
    """Return the keys of `format_choices`."""
    return tuple(key for key, _ in format_choices(game))
