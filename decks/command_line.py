"""What commands ask for by name: a game, a format, a saved deck; what does not exist ends the command with 2."""

from datetime import date

from django.core.management import CommandError

from cards.format_defaults import load_formats_of
from cards.models import Printing
from decks.checking import Judge
from decks.legality import UnknownFormat, format_spec
from decks.models import Deck
from rules.games import GAMES, Game

LEGAL, ILLEGAL, UNREADABLE = 0, 1, 2


def chosen_game(key: str) -> Game:
    """Return the game called `key`."""
    if key in GAMES:
        return GAMES[key]
    raise CommandError(f"There is no game {key!r}. Games there are: {', '.join(GAMES)}.", returncode=UNREADABLE)


def chosen_judge(game: Game, format_key: str, on: date, edition: str = "en") -> Judge:
    """Return who judges by the format called `format_key`."""
    load_formats_of(game)  # quick where nothing is new: a machine that only ever imported cards can judge too
    try:
        return Judge(game, format_spec(game, format_key, on, edition), on)
    except UnknownFormat as error:
        raise CommandError(str(error), returncode=UNREADABLE) from error


def saved_deck(game: Game, key: str, wanted: str = "file or deck") -> Deck:
    """Return the deck of the game with this key; `wanted` says what else the word might have been."""
    may_be_key = "\0" not in key  # PostgreSQL cannot even look for it
    deck = Deck.objects.filter(key=key).first() if may_be_key else None
    if deck is None:
        raise CommandError(f"There is no {wanted} {key!r}.", returncode=UNREADABLE)
    if deck.game != game.key:
        raise CommandError(f"The deck {key} is of {deck.game}, not of {game.key}.", returncode=UNREADABLE)
    return deck


def missing_cards(game: Game) -> str:
    """Return what to do where no cards of the game are loaded, else nothing."""
    if Printing.objects.filter(game=game.key).exists():
        return ""
    return f"No cards of {game.title} are loaded: run load_starter or import_cards first."
