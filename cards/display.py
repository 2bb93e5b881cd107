"""How the printed characteristics of a card are shown, the same in rows, faces and tables."""

from collections.abc import Callable

from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString
from django.utils.text import capfirst

from cards.icons import icon, icon_names
from cards.models import Card
from rules.games import Field, FieldKind

NOTHING = format_html('<span class="nothing">{}</span>', "–")


def words_of(card: Card, field: Field) -> list[str]:
    """Return the words printed for `field`, in printed order."""
    words: list[str] = card.words.get(field.key, [])
    return words


def number_of(card: Card, field: Field) -> int | None:
    """Return the number printed for `field`, or None where none is printed."""
    number: int | None = card.numbers.get(field.key)
    return number


def word_label(field: Field, word: str) -> str:
    """Return how a word reads on the page: words of a closed vocabulary are kept in lower case."""
    return str(capfirst(word)) if field.values else word


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
    if field.kind is FieldKind.NUMBER:
        number = number_of(card, field)
        return NOTHING if number is None else format_html("{}", number)
    words = words_of(card, field)
    if not words:
        return NOTHING
    return format_html_join(_separator(field), "{}", ((show_word(field, word),) for word in words))


def show_word(field: Field, word: str) -> SafeString:
    """Return a word as its swatch or icon where it has one."""
    special = _SHOWN_AS.get(field.key)
    if special is not None:
        return special(word)
    name = f"{field.key}-{word}"
    label = word_label(field, word)
    return icon(name, label) if name in icon_names() else format_html("{}", label)


_SHOWN_AS: dict[str, Callable[[str], SafeString]] = {"colour": swatch}


def _separator(field: Field) -> str:
    return "" if field.values else " · "
