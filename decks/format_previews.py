"""What a change of formats or lists would do to the decks that are stored, found out without keeping it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

from django.db import transaction
from django.utils import timezone

from decks.contents import deck_list_of
from decks.legality import UnknownFormat, format_spec, judge_by
from decks.models import Deck
from rules.games import GAMES
from rules.legality import DeckList, FormatSpec, Verdict, Violation

MOST_DECKS = 200
Answer = TypeVar("Answer")


@dataclass(frozen=True, slots=True)
class Changed:
    """A deck whose verdict is another after the change; None where its format is not in force."""

    deck: Deck
    before: Verdict | None
    after: Verdict | None

    @property
    def is_shared(self) -> bool:
        return self.deck.share_key is not None


@dataclass(frozen=True, slots=True)
class Preview:
    """What came of trying a change: how many decks were judged, those edited last first, and which of them change."""

    judged: int
    left_out: int
    changed: tuple[Changed, ...]

    @property
    def shared(self) -> tuple[Changed, ...]:
        """Those that a maintainer may look at; private decks are only counted."""
        return tuple(one for one in self.changed if one.is_shared)

    @property
    def private(self) -> int:
        return len(self.changed) - len(self.shared)


def tried(change: Callable[[], Answer], games: Iterable[str]) -> tuple[Answer, Preview]:
    """Return what `change` returns, and what it would do to the decks of `games`; nothing of it is kept."""
    found = Deck.objects.filter(game__in=list(games)).order_by("-updated_at", "-id")
    today = timezone.localdate()
    decks = [(deck, deck_list_of(deck, today)) for deck in found[:MOST_DECKS]]
    with transaction.atomic():
        before = _verdicts(decks)
        answer = change()
        after = _verdicts(decks)
        transaction.set_rollback(True)
    changed = tuple(
        Changed(deck, one, other)
        for (deck, _), one, other in zip(decks, before, after, strict=True)
        if _said(one) != _said(other)
    )
    return answer, Preview(len(decks), max(found.count() - len(decks), 0), changed)


def _said(verdict: Verdict | None) -> tuple[Violation, ...] | None:
    return verdict.violations if verdict else None


def _verdicts(decks: Sequence[tuple[Deck, DeckList]]) -> list[Verdict | None]:
    specs: dict[tuple[str, str], FormatSpec | None] = {}
    return [_verdict(deck, lines, specs) for deck, lines in decks]


def _verdict(deck: Deck, lines: DeckList, specs: dict[tuple[str, str], FormatSpec | None]) -> Verdict | None:
    today, game = timezone.localdate(), GAMES[deck.game]
    place = (deck.game, deck.format)
    if place not in specs:
        try:
            specs[place] = format_spec(game, deck.format, today)
        except UnknownFormat:
            specs[place] = None
    spec = specs[place]
    return judge_by(game, lines, spec, today, filter(None, deck.unread.splitlines())) if spec else None
