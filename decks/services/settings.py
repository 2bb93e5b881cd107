"""Edits of what a deck is called and which format it is built for."""

from django.db import transaction

from decks.errors import RefusedEdit
from decks.formats import format_keys
from decks.limits import NAME_LENGTH
from decks.models import Deck
from decks.services.revision import advance, current


@transaction.atomic
def change_settings(
    *, deck: Deck, base_revision: int, name: str | None = None, format: str | None = None, edit: str = ""
) -> Deck:
    """Change name, format or both; None leaves one as it is."""
    values = {}
    if name is not None:
        values["name"] = checked_name(name)
    if format is not None and format != deck.format:  # a format that is no longer in force may stay
        values["format"] = checked_format(deck.game, format)
    advance(deck, base_revision, edit, **values)
    return current(deck)


def rename(*, deck: Deck, name: str, base_revision: int, edit: str = "") -> Deck:
    """Give the deck another name."""
    return change_settings(deck=deck, name=name, base_revision=base_revision, edit=edit)


@transaction.atomic
def discard_unread(*, deck: Deck, base_revision: int, edit: str = "") -> Deck:
    """Forget the lines of imported lists that matched nothing."""
    advance(deck, base_revision, edit, unread="")
    return current(deck)


def checked_name(name: str) -> str:
    """Return `name` on one line without surrounding space, or refuse it."""
    plain = " ".join("".join(c if c.isprintable() else " " for c in name).split())
    if not plain:
        raise RefusedEdit("A deck needs a name: type at least one character.")
    if len(plain) > NAME_LENGTH:
        raise RefusedEdit(f"The name has {len(plain)} characters; {NAME_LENGTH} is the most.")
    return plain


def checked_format(game: str, key: str) -> str:
    """Return `key`, or refuse it where `game` has no such format."""
    known = format_keys(game)
    if key not in known:
        raise RefusedEdit(f"There is no format {key!r}; use one of {', '.join(known)}.")
    return key
