"""The controls that set a line of a deck: a quantity to type, one less, one more, and what every edit's form carries.

They are built here and not in templates since a page shows a hundred of them, and each edit draws them all again.
"""

from functools import lru_cache

from django.urls import reverse
from django.utils.html import format_html, format_html_join
from django.utils.safestring import SafeString

from cards.icons import icon
from decks.models import Deck
from decks.panel import Line
from decks.results import ResultRow
from decks.views.inspector import HeldPrinting
from decks.views.place import Place

Settable = Line | ResultRow | HeldPrinting

_TYPED = (
    '<form class="typed" method="post" action="{}" data-typed>{}'
    '<input type="hidden" name="section" value="{}"><input type="hidden" name="code" value="{}">'
    '<input class="quantity-field" name="quantity" value="{}" inputmode="numeric" pattern="[0-9]*" maxlength="2"'
    ' autocomplete="off" aria-label="Copies of {}" data-quantity-field></form>'
)
_STEP = (
    '<button class="button button-icon step" type="submit" form="edit-form" name="set" value="{}" aria-label="{}"'
    ' data-step="{}">{}</button>'
)
_EDIT_FIELDS = (
    '<input type="hidden" name="csrfmiddlewaretoken" value="{}">'
    '<input type="hidden" name="revision" value="{}"><input type="hidden" name="back" value="{}">'
)


def edit_fields(token: str, deck: Deck, place: Place) -> SafeString:
    """Return the hidden fields of a form that edits the deck: its revision, and where to go back to."""
    return _edit_fields(token, deck.revision, place.encoded())


@lru_cache(maxsize=64)  # the same in each line of a page
def _edit_fields(token: str, revision: int, back: str) -> SafeString:
    return format_html(_EDIT_FIELDS, token, revision, back)


def typed(deck: Deck, fields: SafeString, line: Settable, label: str) -> SafeString:
    """Return the form to type how many copies of a line the deck has."""
    return format_html(_TYPED, _set_cards(deck.key), fields, line.section, line.code, line.quantity, label)


@lru_cache(maxsize=64)
def _set_cards(key: str) -> str:
    return reverse("decks:set-cards", kwargs={"key": key})


def steps(line: Settable, label: str) -> SafeString:
    """Return the buttons for one copy less and one more; they belong to the page's form for edits."""
    return _steps(setting(line, -1), setting(line, 1), label)


@lru_cache(maxsize=4096)  # of fifty lines an edit changes one
def _steps(less: str, more: str, label: str) -> SafeString:
    buttons = ((less, f"One less of {label}", -1, icon("minus")), (more, f"One more of {label}", 1, icon("plus")))
    return format_html('<span class="steps">{}</span>', format_html_join("", _STEP, buttons))


def setting(line: Settable, step: int) -> str:
    """Return what a button sends to set a line to so many copies more or less."""
    return f"{line.section}:{max(line.quantity + step, 0)}:{line.code}"
