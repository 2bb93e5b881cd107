"""Tags for showing cards: `{% cell card field %}` in rows, `{% show card field %}` anywhere."""

from django import template
from django.utils.html import format_html
from django.utils.safestring import SafeString, mark_safe

from cards import display
from cards.models import Card
from rules.games import GAMES, Field, Game

register = template.Library()
register.simple_tag(display.show, name="show")


@register.simple_tag
def cell(card: Card, field: Field) -> SafeString:
    """One characteristic in a row, its name read out but not seen."""
    return format_html(
        '<span class="cell" data-field="{}"><span class="visually-hidden">{}: </span>{}</span>',
        field.key,
        field.title,
        display.show(card, field),
    )


@register.filter
def game_of(card: Card) -> Game:
    """The game that a card belongs to."""
    return GAMES[card.game]


@register.filter
def face_templates(game_key: str) -> list[str]:
    """Where the face of a game's cards is drawn; games without one of their own share a plain one."""
    return [f"cards/faces/{game_key}.html", "cards/faces/plain.html"]


@register.filter
def times(number: int) -> range:
    """So many turns of a loop."""
    return range(number)


@register.simple_tag
def show_words(card: Card, key: str) -> SafeString:
    """The characteristic called `key`, or nothing where none is printed."""
    field = GAMES[card.game].find_field(key)
    if field is None or not display.words_of(card, field):
        return mark_safe("")
    return display.show(card, field)


@register.filter
def lead_fields(game: Game) -> list[Field]:
    """The fields before the name in a row: those that results are sorted by."""
    return [field for field in game.fields if field.key in game.default_order]


@register.filter
def other_fields(game: Game) -> list[Field]:
    """The fields after the name in a row."""
    return [field for field in game.fields if field.key not in game.default_order]
