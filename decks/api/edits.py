"""Changes that one request makes to a deck, all or none."""

from typing import Any

from django.db import transaction

from accounts.models import User
from config.api.problems import InvalidInput
from decks.api.lists import GivenList, match_all
from decks.formats import format_keys
from decks.models import Deck
from decks.services import Copies, change_settings, create_deck, replace_list
from rules.games import GAMES


@transaction.atomic
def create(owner: User, wanted: dict[str, Any]) -> Deck:
    """Create a deck with its list; raises InvalidInput and DeckError."""
    check_format(wanted["game"], wanted.get("format"))
    deck = create_deck(game=wanted["game"], format=wanted.get("format", ""), name=wanted.get("name", ""), owner=owner)
    return set_list(deck, wanted["list"], deck.revision) if "list" in wanted else deck


@transaction.atomic
def edit(deck: Deck, wanted: dict[str, Any]) -> Deck:
    """Change name, format and list of a deck as far as given; raises InvalidInput and DeckError."""
    check_format(deck.game, wanted.get("format"))
    revision = wanted["revision"]
    if "name" in wanted or "format" in wanted:
        deck = change_settings(deck=deck, base_revision=revision, name=wanted.get("name"), format=wanted.get("format"))
        revision = deck.revision
    return set_list(deck, wanted["list"], revision) if "list" in wanted else deck


def set_list(deck: Deck, given: GivenList, revision: int) -> Deck:
    found = match_all(GAMES[deck.game], given)
    lines = [Copies(line.printing, line.section, line.quantity) for line in found.matched]
    return replace_list(deck=deck, lines=lines, base_revision=revision)


def check_format(game: str, key: str | None) -> None:
    """Raise InvalidInput where the game has no such format."""
    if key is not None and key not in format_keys(game):
        raise InvalidInput([("/format", f"There is no format {key}; use one of {', '.join(format_keys(game))}.")])
