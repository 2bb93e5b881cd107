"""Has card texts read by the compilers of their games, and keeps the programs.

A few cards at a time, so that everybody else goes on meanwhile. A card keeps what an earlier compiler read until the
new one has read all of its text. Whoever reads a card twice finds the same, so nobody needs to know of the others.
"""

import math
import time
from collections.abc import Iterable
from datetime import timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from cards.models import Card, Program
from cards.names import known_pairs, renew_missing, renew_pairs
from cards.texts import abilities_of, text_hash
from rules.bilingual import Pair, first_unknown
from rules.games import GAMES, Game
from rules.text.reading import Exact, Reading
from rules.text.texts import Texts

CARDS_AT_ONCE = 100  # about half a second, where each has a text that is new
SLICE_SECONDS = 10  # so long a worker stays with texts before other tasks get their turn
NEGLECTED_AFTER = timedelta(seconds=60)


def unread(game: Game) -> QuerySet[Card]:
    """Return the cards whose text is not yet read by the compiler that is here, or a later one."""
    if game.texts is None:
        return Card.objects.none()
    return Card.objects.filter(game=game.key, read_by__lt=int(game.texts.version))


def read_on(seconds: float = SLICE_SECONDS) -> bool:
    """Read texts until none is left (False) or the time is over (True: there is more)."""
    until = time.monotonic() + seconds
    return not all(read_game(game, until) for game in GAMES.values())


def read_game(game: Game, until: float = math.inf) -> bool:
    """Read the texts of a game until none is left (True), or time.monotonic() is at `until` (False: there is more)."""
    if game.texts is None or not unread(game).exists():
        return True
    renew_pairs(game)
    while read_some(game):
        if time.monotonic() >= until and unread(game).exists():
            return False
    renew_missing(game, game.texts)
    return True


def read_some(game: Game) -> int:
    """Read the texts of the next few cards; return how many cards that were, 0 where none is left."""
    if game.texts is None:
        return 0
    cards = list(unread(game).order_by("pk")[:CARDS_AT_ONCE])
    known = known_pairs(game)
    exact = _exact_texts(game, game.texts, {line for card in cards for line in abilities_of(card)}, known)
    for is_exact in (True, False):
        some = [card for card in cards if all(x in exact for x in abilities_of(card)) is is_exact]
        _note(game, some, is_exact, known)
    return len(cards)


def is_neglected() -> bool:
    """Return whether there are texts to be read, and nobody has been at it for a while."""
    if not any(unread(game).exists() for game in GAMES.values()):
        return False
    last = Program.objects.order_by("-pk").first()
    return last is None or last.created_at < timezone.now() - NEGLECTED_AFTER


def _exact_texts(game: Game, texts: Texts, lines: set[str], pairs: frozenset[Pair]) -> set[str]:
    """Return which of the lines are understood where these names are known; read those first that nobody has read."""
    hashes = {text_hash(line): line for line in lines}
    rows = Program.objects.filter(game=game.key, version=int(texts.version), text_hash__in=hashes)
    known = {row.text_hash: row for row in rows}
    new = [_row(game, texts, name, texts.read(hashes[name])) for name in sorted(hashes.keys() - known.keys())]
    Program.objects.bulk_create(new, ignore_conflicts=True)
    known |= {row.text_hash: row for row in new}
    return {line for name, line in hashes.items() if known[name].is_exact and first_unknown(line, pairs) is None}


def _row(game: Game, texts: Texts, name: str, reading: Reading) -> Program:
    row = Program(game=game.key, text_hash=name, version=int(texts.version))
    if isinstance(reading, Exact):
        row.program = reading.program
    else:
        row.at, row.words, row.reason = reading
    return row


@transaction.atomic
def _note(game: Game, cards: Iterable[Card], is_exact: bool, pairs: frozenset[Pair]) -> None:
    """Note with the cards how they were read, but for what an import has changed meanwhile: a text, a known name."""
    assert game.texts is not None  # noqa: S101
    read = {card.pk: card.printed_text for card in cards}
    now = Card.objects.filter(pk__in=read).order_by("pk").select_for_update().values_list("pk", "printed_text")
    same = [pk for pk, text in now if text == read[pk]]
    if known_pairs(game) == pairs:
        reading = Card.Reading.EXACT if is_exact else Card.Reading.UNSUPPORTED
        Card.objects.filter(pk__in=same).update(reading=reading, read_by=int(game.texts.version))
