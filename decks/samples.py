"""Opens the decks that come with a game."""

from django.db import transaction

from accounts.models import User
from decks.lists import match, parse_text
from decks.models import Deck
from decks.services import Copies, create_deck, replace_list
from rules.games import Game
from rules.games.samples import SampleDeck


@transaction.atomic
def open_sample(*, game: Game, sample: SampleDeck, owner: User | None = None) -> Deck:
    """Create a deck with the lines of `sample`; what the catalogue lacks is kept unread, as in any list."""
    deck = create_deck(game=game.key, name=sample.name, owner=owner)
    found = match(game, parse_text(sample.text))
    lines = [Copies(printing, section, quantity) for section, printing, quantity in found.quantities()]
    return replace_list(deck=deck, lines=lines, base_revision=deck.revision, unread="\n".join(found.open_texts))
