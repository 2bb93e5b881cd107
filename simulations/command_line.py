"""What the commands that play decks share: reading a deck that must be legal, and whole numbers."""

import json
from collections.abc import Callable, Mapping
from pathlib import Path

from django.core.management.base import BaseCommand, CommandError
from django.utils import timezone

from config.file_names import path_exists
from decks.checking import Judged
from decks.command_line import ILLEGAL, UNREADABLE, chosen_judge, missing_cards, saved_deck
from decks.contents import deck_list_of
from decks.frozen import freeze
from decks.report import report
from rules.games import Game
from rules.lab.frozen_deck import FrozenDeck
from simulations.figures import not_played


def whole(least: int, most: int) -> Callable[[str], int]:
    """Return how a whole number between these is read from the command line."""

    def read(text: str) -> int:
        number = int(text)
        if not least <= number <= most:
            raise ValueError
        return number

    read.__name__ = f"whole number from {least} to {most}"  # argparse names it so where it refuses a value
    return read


def say_missing_cards(command: BaseCommand, game: Game) -> None:
    """Say what to do where no cards of the game are loaded."""
    if missing := missing_cards(game):
        command.stderr.write(missing)


def legal_deck(command: BaseCommand, game: Game, word: str, format_key: str | None, *, as_json: bool) -> FrozenDeck:
    """Return the deck that `word` names, a list file or a key; ends the command where it is unreadable or not legal."""
    judged, deck = _found(game, word, format_key)
    if judged.unreadable:
        raise CommandError(f"{word}: {judged.unreadable}", returncode=UNREADABLE)
    if not judged.verdict.legal:
        if as_json:
            command.stdout.write(json.dumps(judged.verdict.as_json(), ensure_ascii=False, indent=2))
        raise CommandError(f"{report(judged)}\nOnly legal decks are played.", returncode=ILLEGAL)
    return deck


def _found(game: Game, word: str, format_key: str | None) -> tuple[Judged, FrozenDeck]:
    """Return the deck, and the verdict on it."""
    path, today = Path(word), timezone.localdate()
    if word and path_exists(path):
        judged = chosen_judge(game, format_key or game.default_format, today).file(path)
        return judged, freeze(game.key, judged.name, judged.matched.deck_list(today))
    deck = saved_deck(game, word)
    judged = chosen_judge(game, format_key or deck.format, today).deck(deck)
    return judged, freeze(game.key, deck.name, deck_list_of(deck, today))


def blank_cards(deck: FrozenDeck, names: Mapping[str, int]) -> list[str]:
    """Return a line on the cards that were played without an ability, so many of each name, or none."""
    if not names:
        return []
    named = ", ".join(f"{count} {name}" for name, count in names.items())
    return [f"{deck.name}: {not_played(names, deck.count).sentence[:-1]}: {named}"]
