"""The inspector column: one card, its printings, and what the deck holds of each."""

from dataclasses import dataclass

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe

from cards.models import Card, Printing
from cards.standing import standings
from decks.access import editable_deck
from decks.models import Deck, DeckEntry
from decks.views.place import Place
from rules.games import GAMES, Section
from rules.standing import Standing


@dataclass(frozen=True, slots=True)
class HeldPrinting:
    """One printing with the copies that one section of the deck holds of it."""

    printing: Printing
    section: str
    quantity: int

    @property
    def code(self) -> str:
        return self.printing.code


@dataclass(frozen=True, slots=True)
class SectionShelf:
    """A section that the card can go to, with all its printings there."""

    section: Section
    printings: tuple[HeldPrinting, ...]


@dataclass(frozen=True, slots=True)
class Inspected:
    """What the inspector shows: the sections offered for the card first to last, its home first."""

    card: Card
    shelves: tuple[SectionShelf, ...]
    standings: tuple[Standing, ...]


def inspected(deck: Deck, card_id: int | None) -> Inspected | None:
    """Return what there is to show of a card, None where the deck's game has no such card."""
    cards = Card.objects.prefetch_related("printings__card_set")
    card = cards.filter(pk=card_id, game=deck.game).first() if card_id else None
    if card is None:
        return None
    return Inspected(card, _shelves(deck, card), standings(card))


def _shelves(deck: Deck, card: Card) -> tuple[SectionShelf, ...]:
    lines = DeckEntry.objects.filter(deck=deck, printing__card=card).values_list("section", "printing_id", "quantity")
    held = {(section, printing): quantity for section, printing, quantity in lines}
    printings = card.printings.all()
    return tuple(
        SectionShelf(part, tuple(HeldPrinting(p, part.key, held.get((part.key, p.pk), 0)) for p in printings))
        for part in GAMES[deck.game].offered(card.printed(), deck.format)
    )


@never_cache
@require_safe
def inspect(request: HttpRequest, key: str, card: int) -> HttpResponse:
    """Show one card beside the deck."""
    deck = editable_deck(request, key, lines=False)
    found = inspected(deck, card)
    if found is None:
        raise Http404("no such card")
    context = {"deck": deck, "game": GAMES[deck.game], "inspected": found, "place": Place.read(request.GET)}
    return render(request, "decks/_inspector.html", context)
