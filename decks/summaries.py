"""Decks as lines of a list: count and verdict, for many decks in few queries."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date

from django.utils import timezone

from decks.contents import deck_list_from
from decks.legality import UnknownFormat, format_spec, judge, judge_by
from decks.models import Deck
from rules.games import GAMES, Game
from rules.legality import FormatSpec, Verdict


@dataclass(frozen=True, slots=True)
class Summary:
    """One deck in short."""

    deck: Deck
    game: Game
    count: int
    verdict: Verdict

    @property
    def size(self) -> int | None:
        """Return the number of cards that `count` is wanted to be, None where that of a single section says nothing."""
        counted = [part for part in self.game.sections if part.is_counted and part.is_in(self.deck.format)]
        return counted[0].size_in(self.deck.format) if len(counted) == 1 else None


def summaries(decks: Iterable[Deck]) -> list[Summary]:
    """Return the decks (fetched `with_lines`) in short, in the order they come; each format is read once."""
    today = timezone.localdate()
    specs: dict[tuple[str, str], FormatSpec | None] = {}
    return [_summary(deck, specs, today) for deck in decks]


def _summary(deck: Deck, specs: dict[tuple[str, str], FormatSpec | None], today: date) -> Summary:
    named = (deck.game, deck.format)
    if named not in specs:
        specs[named] = _spec(deck, today)
    return Summary(deck, GAMES[deck.game], deck.count, _verdict(deck, specs[named], today))


def _spec(deck: Deck, today: date) -> FormatSpec | None:
    try:
        return format_spec(GAMES[deck.game], deck.format, today)
    except UnknownFormat:
        return None


def _verdict(deck: Deck, spec: FormatSpec | None, today: date) -> Verdict:
    if spec is None:
        return judge(deck, today)
    lines = ((entry.section, entry.quantity, entry.printing) for entry in deck.entries.all())
    unread = filter(None, deck.unread.splitlines())
    return judge_by(GAMES[deck.game], deck_list_from(lines, today), spec, today, unread)
