"""Where a stored card is legal today: its standing in every format of its game."""

from datetime import date

from django.utils import timezone

from cards.format_specs import UnknownFormat, format_spec
from cards.models import Card, Format
from rules.games import GAMES, Game
from rules.legality import FormatSpec
from rules.standing import Standing, standing


def standings(card: Card, on: date | None = None, edition: str = "en") -> tuple[Standing, ...]:
    """Return the card's standing in each format in force on a day (None: today), the usual format first."""
    game = GAMES[card.game]
    day = on or timezone.localdate()
    names = (card.name, game.full_name(card.printed()))
    return tuple(standing(names, spec) for spec in _formats(game, day, edition))


def _formats(game: Game, day: date, edition: str) -> list[FormatSpec]:
    keys = Format.objects.filter(game=game.key, edition=edition).values_list("key", flat=True).distinct()
    specs = []
    for key in sorted(set(keys), key=lambda key: (key != game.default_format, key)):
        try:
            specs.append(format_spec(game, key, day, edition))
        except UnknownFormat:
            continue  # known, but not in force on that day
    return specs
