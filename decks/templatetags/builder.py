"""Tags for the pages of decks."""

from dataclasses import replace

from django import template
from django.template import Context
from django.utils.safestring import SafeString

from decks import controls
from decks.controls import Settable
from decks.models import Deck
from decks.panel import Finding
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


@register.simple_tag(takes_context=True)
def edit_fields(context: Context) -> SafeString:
    """Return the hidden fields of a form that edits the page's deck."""
    return controls.edit_fields(str(context["csrf_token"]), context["deck"], context["place"])


@register.simple_tag(takes_context=True)
def typed(context: Context, line: Settable, label: str) -> SafeString:
    """Return the form to type the quantity of a line that is called `label`."""
    return controls.typed(context["deck"], edit_fields(context), line, label)


register.simple_tag(controls.steps, name="steps")
register.filter("setting", controls.setting)


@register.filter
def codes(finding: Finding) -> str:
    """Return the card numbers that a finding points at, as the page's script reads them."""
    return "|".join(line.printing.code for line in finding.lines)
