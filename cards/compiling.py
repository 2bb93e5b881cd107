"""Has card texts read by the compilers of their games, and keeps the programs.

A few cards at a time, so that everybody else goes on meanwhile. A card keeps what an earlier compiler read until the
new one has read all of its text. Whoever reads a card twice finds the same, so nobody needs to know of the others.
"""

import hashlib
import time
from collections.abc import Iterable
from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from cards.models import Card, Program
from rules.games import GAMES, Game
from rules.text.reading import Exact, Reading
from rules.text.texts import Texts, is_ability

CARDS_AT_ONCE = 100  # about half a second, where each has a text that is new
SLICE_SECONDS = 10  # so long a worker stays with texts before other tasks get their turn
NEGLECTED_AFTER = timedelta(seconds=60)


def text_hash(text: str) -> str:
    """Return the name of a printed text: SHA-256 in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def abilities_of(card: Card) -> list[str]:
    """Return the printed lines that are abilities."""
    return [line for line in card.abilities() if is_ability(line)]


def unread(game: Game) -> QuerySet[Card]:
    """Return the cards whose text is not yet read by the compiler that is here, or a later one."""
    if game.texts is None:
        return Card.objects.none()
    return Card.objects.filter(game=game.key, read_by__lt=int(game.texts.version))


def read_on(seconds: float = SLICE_SECONDS) -> bool:
    """Read texts until none is left (False) or the time is over (True: there may be more)."""
    until = time.monotonic() + seconds
    for game in GAMES.values():
        while read_some(game):
            if time.monotonic() >= until:
                return True
    return False


def read_some(game: Game) -> int:
    """Read the texts of the next few cards; return how many cards that were, 0 where none is left."""
    if game.texts is None:
        return 0
    cards = list(unread(game).order_by("pk")[:CARDS_AT_ONCE])
    exact = _exact_texts(game, game.texts, {line for card in cards for line in abilities_of(card)})
    for is_exact in (True, False):
        _note(game.texts, [card for card in cards if all(x in exact for x in abilities_of(card)) is is_exact], is_exact)
    return len(cards)


def is_neglected() -> bool:
    """Return whether there are texts to be read, and nobody has been at it for a while."""
    if not any(unread(game).exists() for game in GAMES.values()):
        return False
    last = Program.objects.order_by("-pk").first()
    return last is None or last.created_at < timezone.now() - NEGLECTED_AFTER


def _exact_texts(game: Game, texts: Texts, lines: set[str]) -> set[str]:
    """Return which of the lines are understood, after reading those that nobody has read."""
    hashes = {text_hash(line): line for line in lines}
    rows = Program.objects.filter(game=game.key, version=int(texts.version), text_hash__in=hashes)
    known = {row.text_hash: row.is_exact for row in rows.only("text_hash", "program")}
    new = [_row(game, texts, name, texts.read(hashes[name])) for name in sorted(hashes.keys() - known.keys())]
    Program.objects.bulk_create(new, ignore_conflicts=True)
    known |= {row.text_hash: row.is_exact for row in new}
    return {line for name, line in hashes.items() if known[name]}


def _row(game: Game, texts: Texts, name: str, reading: Reading) -> Program:
    row = Program(game=game.key, text_hash=name, version=int(texts.version))
    if isinstance(reading, Exact):
        row.program = reading.program
    else:
        row.at, row.words, row.reason = reading
    return row


@transaction.atomic
def _note(texts: Texts, cards: Iterable[Card], is_exact: bool) -> None:
    """Note with the cards how they were read, but for those that an import has changed meanwhile."""
    read = {card.pk: card.printed_text for card in cards}
    now = Card.objects.filter(pk__in=read).order_by("pk").select_for_update().values_list("pk", "printed_text")
    same = [pk for pk, text in now if text == read[pk]]
    reading = Card.Reading.EXACT if is_exact else Card.Reading.UNSUPPORTED
    Card.objects.filter(pk__in=same).update(reading=reading, read_by=int(texts.version))
