"""The first page: what the site does, a deck in one click, decks to start from."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from django.db.models import Count
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from cards.models import Card, Printing
from decks.lists import parse_text
from rules.games import GAMES, Game
from rules.games.samples import SampleDeck, sample_decks

CARDS_SHOWN = 3


@dataclass(frozen=True, slots=True)
class Shown:
    """A sample deck with a few of its cards, to see what it is about."""

    sample: SampleDeck
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Shelf:
    """A game on the first page: how many cards there are to build from, and decks to start with."""

    game: Game
    cards: int
    decks: tuple[Shown, ...]


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Show the first page."""
    return render(request, "home.html", {"shelves": _shelves()})


def _shelves() -> list[Shelf]:
    """Return a shelf for each game; the database is asked about all of them at once."""
    samples = {game.key: sample_decks(game) for game in GAMES.values()}
    counts = dict(Card.objects.order_by().values_list("game").annotate(Count("pk")))
    cards = _cards_of(sample for each in samples.values() for sample in each)
    return [
        Shelf(
            game,
            counts.get(game.key, 0),
            tuple(Shown(sample, _one_of_each(game, cards, _codes(sample))) for sample in samples[game.key]),
        )
        for game in GAMES.values()
    ]


def _codes(sample: SampleDeck) -> list[str]:
    return [line.code for line in parse_text(sample.text)]


def _cards_of(samples: Iterable[SampleDeck]) -> dict[tuple[str, str], Card]:
    """Return the cards of the decks by game and card number."""
    codes = {code for sample in samples for code in _codes(sample)}
    printings = Printing.objects.filter(code__in=codes).select_related("card")
    return {(printing.game, printing.code): printing.card for printing in printings}


def _one_of_each(game: Game, cards: Mapping[tuple[str, str], Card], codes: Iterable[str]) -> tuple[Card, ...]:
    """Return the first card at each of the highest values of what cards are sorted by."""
    found: dict[int, Card] = {}
    for card in (cards[game.key, code] for code in codes if (game.key, code) in cards):
        value = card.numbers.get(game.default_order[0])
        if value is not None:
            found.setdefault(value, card)
    return tuple(found[value] for value in sorted(found)[-CARDS_SHOWN:])
