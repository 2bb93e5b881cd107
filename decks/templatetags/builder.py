"""Tags for the pages of decks."""

from dataclasses import replace

from django import template

from decks.models import Deck
from decks.panel import Finding, Line
from decks.results import ResultRow
from decks.views.inspector import HeldPrinting
from decks.views.place import Place
from rules.games import Field, Game

register = template.Library()


@register.simple_tag
def here(deck: Deck, place: Place) -> str:
    """Return the address of the builder at this place."""
    return place.address(deck)


@register.simple_tag
def card_address(place: Place, card: int) -> str:
    """Return the address, relative to the builder's own, that opens a card in the inspector."""
    return f"{place.before_card}{card}#inspector"


@register.simple_tag
def page_address(deck: Deck, place: Place, page: int) -> str:
    """Return the address of the builder with another page of results."""
    return replace(place, page=page).address(deck)


@register.filter
def deck_fields(game: Game) -> list[Field]:
    """Return what a line of a deck shows behind the fields it is sorted by: the other fields that charts count."""
    charted = [chart.field for chart in game.charts]
    return [field for field in game.fields if field.key in charted and field.key not in game.default_order]


@register.filter
def setting(line: Line | ResultRow | HeldPrinting, step: int) -> str:
    """Return what a button sends to set a line to so many copies more or less."""
    return f"{line.section}:{max(line.quantity + step, 0)}:{line.code}"


@register.filter
def codes(finding: Finding) -> str:
    """Return the card numbers that a finding points at, as the page's script reads them."""
    return "|".join(line.printing.code for line in finding.lines)
