"""The titles that a card belongs to, by the sets it was printed in."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.db.models import Q
from django.utils import timezone

from cards.links import search_link, value_query
from cards.models import Printing, TitleGroup
from cards.models.dates import in_force
from rules.games import Game


@dataclass(frozen=True, slots=True)
class TitleLink:
    """A title and the address of its cards; `is_assumed` where no group lists the prefix and it stands for itself."""

    name: str
    address: str
    is_assumed: bool = False


def titles_of(game: Game, printings: Iterable[Printing], on: date | None = None) -> tuple[TitleLink, ...]:
    """Return the titles of these printings as of a day (None: today); none where the game has no titles at all."""
    day = on or timezone.localdate()
    codes = [printing.code for printing in printings]
    prefixes = list(dict.fromkeys(map(game.set_prefix, codes)))
    holds = Q(prefixes__prefix__in=prefixes) | Q(cards__code__in=codes)
    groups = TitleGroup.objects.filter(in_force(day), holds, game=game.key).distinct()
    names = list(dict.fromkeys(groups.values_list("name", flat=True)))
    known = set(groups.values_list("prefixes__prefix", flat=True))
    if not names and not TitleGroup.objects.filter(game=game.key).exists():
        return ()
    return (
        *(_link(game, name) for name in names),
        *(_link(game, prefix, is_assumed=True) for prefix in prefixes if prefix not in known),
    )


def _link(game: Game, name: str, *, is_assumed: bool = False) -> TitleLink:
    return TitleLink(name, search_link(game, value_query("title", name)), is_assumed)
