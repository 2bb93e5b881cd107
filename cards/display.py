"""How the printed characteristics of a card are shown, the same in rows, faces and tables."""

from collections.abc import Sequence
from functools import lru_cache

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.text import capfirst

from cards.icons import icon, icon_names
from cards.models import Card
from rules.games import Field, FieldKind

NO_SIGN = SafeString("")
NOTHING = format_html('<span class="nothing">{}</span>', "–")


@lru_cache(maxsize=4096)
def cell(field: Field, values: tuple[str, ...]) -> SafeString:
    """Return what a row shows of one characteristic, its name read out but not seen.

    Remembered, since the fifty rows of a deck show few different ones, each time the deck is drawn.
    """
    return format_html(
        '<span class="{}" data-field="{}"><span class="visually-hidden">{}: </span>{}</span>',
        cell_class(field),
        field.key,
        field.title,
        _shown(field, values),
    )


def cell_class(field: Field) -> str:
    """Return the classes of a characteristic's cell: numbers stand to the right, free words take what room there is."""
    kind = "cell-number" if field.kind is FieldKind.NUMBER else "" if field.values else "cell-words"
    return " ".join(filter(None, ("cell", kind, "cell-extra" if field.is_extra else "")))


def words_of(card: Card, field: Field) -> list[str]:
    """Return the words printed for `field`, in printed order."""
    words: list[str] = card.words.get(field.key, [])
    return words


def number_of(card: Card, field: Field) -> int | None:
    """Return the number printed for `field`, or None where none is printed."""
    number: int | None = card.numbers.get(field.key)
    return number


def values_of(card: Card, field: Field) -> list[str]:
    """Return all that is printed for `field`, numbers too, as a query takes it."""
    if field.kind is FieldKind.WORD:
        return words_of(card, field)
    number = number_of(card, field)
    return [] if number is None else [str(number)]


def swatch(colour: str) -> SafeString:
    """Return a colour as hue, shape and letter."""
    return format_html(
        '<span class="swatch" data-colour="{0}" title="{1}"><span aria-hidden="true">{2}</span>'
        '<span class="visually-hidden">{1}</span></span>',
        colour,
        capfirst(colour),
        colour[:1].upper(),
    )


def show(card: Card, field: Field) -> SafeString:
    """Return a characteristic in little space: a number, icons, or words."""
    return _shown(field, values_of(card, field))


def _shown(field: Field, values: Sequence[str]) -> SafeString:
    if not values:
        return NOTHING
    if field.kind is FieldKind.NUMBER:
        return format_html("{}", values[0])
    return format_html_join(_separator(field, values), "{}", ((show_word(field, word),) for word in values))


def show_word(field: Field, word: str) -> SafeString:
    """Return a word as its swatch or icon where it has one."""
    return sign_of(field, word) or format_html("{}", field.label(word))


def sign_of(field: Field, word: str) -> SafeString:
    """Return the swatch or icon of a word, or nothing."""
    if field.key == "colour":
        return swatch(word)
    name = icon_of(field, word)
    return icon(name, field.label(word)) if name else NO_SIGN


def icon_of(field: Field, word: str) -> str:
    """Return the name of a word's icon, empty where it has none."""
    name = f"{field.key}-{word}"
    return name if field.has_icons and name in icon_names() else ""


def _separator(field: Field, words: Sequence[str]) -> str:
    """Signs stand side by side, words apart."""
    return "" if all(sign_of(field, word) for word in words) else " · "
