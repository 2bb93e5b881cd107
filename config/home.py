"""The first page: what the site does, a deck in one click, decks to start from."""

from collections.abc import Iterable
from dataclasses import dataclass

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
    return render(request, "home.html", {"shelves": [_shelf(game) for game in GAMES.values()]})


def _shelf(game: Game) -> Shelf:
    samples = sample_decks(game)
    codes = {sample.slug: [line.code for line in parse_text(sample.text)] for sample in samples}
    every = [code for listed in codes.values() for code in listed]
    printings = Printing.objects.filter(game=game.key, code__in=every).select_related("card")
    cards = {printing.code: printing.card for printing in printings}
    decks = tuple(Shown(sample, _one_of_each(game, cards, codes[sample.slug])) for sample in samples)
    return Shelf(game, Card.objects.filter(game=game.key).count(), decks)


def _one_of_each(game: Game, cards: dict[str, Card], codes: Iterable[str]) -> tuple[Card, ...]:
    """Return the first card at each of the highest values of what cards are sorted by."""
    found: dict[int, Card] = {}
    for card in (cards[code] for code in codes if code in cards):
        value = card.numbers.get(game.default_order[0])
        if value is not None:
            found.setdefault(value, card)
    return tuple(found[value] for value in sorted(found)[-CARDS_SHOWN:])
