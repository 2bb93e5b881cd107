"""Tags for showing cards: `{% cell card field %}` in rows, `{% facts card %}` on the page of one."""

from dataclasses import dataclass

from django import template
from django.utils.safestring import SafeString, mark_safe

from cards import display
from cards.examples import Example, examples
from cards.links import card_link, printing_link, search_link, value_query
from cards.models import Card
from rules.games import GAMES, Field, FieldKind, Game

register = template.Library()


@register.simple_tag
def cell(card: Card, field: Field) -> SafeString:
    """One characteristic in a row, its name read out but not seen."""
    return display.cell(field, tuple(display.values_of(card, field)))


register.filter("cell_class", display.cell_class)


@register.filter
def face_templates(game_key: str) -> list[str]:
    """Where the face of a game's cards is drawn; games without one of their own share a plain one."""
    return [f"cards/faces/{game_key}.html", "cards/faces/plain.html"]


@register.filter
def game_of(card: Card) -> Game:
    """The game of a card."""
    return GAMES[card.game]


@register.filter
def printed_words(card: Card) -> list[tuple[Field, str]]:
    """The words printed on a card beside its leading field, as one text a field."""
    game = GAMES[card.game]
    shown = [field for field in game.fields if field.kind is FieldKind.WORD and field.key != game.group_by]
    found = ((field, display.words_of(card, field)) for field in shown)
    return [(field, ", ".join(map(field.label, words))) for field, words in found if words]


@register.filter
def printed_numbers(card: Card) -> list[tuple[Field, int]]:
    """The numbers printed on a card beside those that cards are sorted by."""
    game = GAMES[card.game]
    shown = [field for field in game.fields if field.kind is FieldKind.NUMBER and field.key not in game.default_order]
    found = ((field, display.number_of(card, field)) for field in shown)
    return [(field, number) for field, number in found if number is not None]


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
    return [field for field in game.fields if field.key not in game.default_order and not field.is_rare]


@dataclass(frozen=True, slots=True)
class Fact:
    """A printed value: its sign if it has one, its word, and the address of all cards that have it."""

    sign: SafeString
    label: str
    address: str


@register.simple_tag
def facts(card: Card) -> list[tuple[Field, list[Fact]]]:
    """All that is printed on a card beside its text, by field."""
    game = GAMES[card.game]
    found = [(field, dict.fromkeys(display.values_of(card, field))) for field in game.fields]
    return [(field, [_fact(game, field, value) for value in values]) for field, values in found if values]


def _fact(game: Game, field: Field, value: str) -> Fact:
    return Fact(display.sign_of(field, value), field.label(value), search_link(game, value_query(field.key, value)))


register.filter("card_link", card_link)
register.simple_tag(printing_link, name="printing_link")


@register.filter
def query_hint(game: Game) -> str:
    """A query to show in an empty box: about what is printed, if the game has an example of that."""
    shown = examples(game.key)
    return next((example.query for example in shown if ":" in example.query), shown[0].query)


@register.filter
def query_examples(game: Game) -> tuple[Example, ...]:
    """Queries to learn from."""
    return examples(game.key)
