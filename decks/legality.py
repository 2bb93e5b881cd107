"""Whether a deck is legal: the one service behind the builder, the command, the import and the API."""

from collections.abc import Iterable
from datetime import date

from django.utils import timezone

from cards.format_specs import UnknownFormat, format_spec
from decks.contents import deck_list_of
from decks.models import Deck
from rules.games import GAMES, Game
from rules.legality import DeckList, FormatSpec, Severity, Verdict, Violation

__all__ = ["UnknownFormat", "format_spec", "judge", "judge_by", "judge_list"]


def judge(deck: Deck, on: date | None = None, format_key: str = "") -> Verdict:
    """Judge a saved deck in its own format, or another, as of `on` (today); lines it keeps unread count as unknown.

    A deck must open whatever became of its format, so an unknown format is a finding here and not an exception.
    """
    day = on or timezone.localdate()
    game, key = GAMES[deck.game], format_key or deck.format
    try:
        spec = format_spec(game, key, day)
    except UnknownFormat as error:
        return Verdict(game.key, key, day, (_no_format(key, str(error)),), format_title=key)
    return judge_by(game, deck_list_of(deck, day), spec, day, filter(None, deck.unread.splitlines()))


def judge_list(
    game: Game,
    deck_list: DeckList,
    format_key: str,
    on: date | None = None,
    unknown: Iterable[str] = (),
    edition: str = "en",
    remarks: Iterable[str] = (),
) -> Verdict:
    """Judge a list that need not be saved; raises UnknownFormat. `unknown` are lines that no card was found for."""
    day = on or timezone.localdate()
    return judge_by(game, deck_list, format_spec(game, format_key, day, edition), day, unknown, remarks)


def judge_by(
    game: Game,
    deck_list: DeckList,
    spec: FormatSpec,
    on: date,
    unknown: Iterable[str] = (),
    remarks: Iterable[str] = (),
) -> Verdict:
    """Judge a list by a format already read; for many lists in one format."""
    return Verdict(
        game=game.key,
        format=spec.key,
        on=on,
        violations=game.check(deck_list, spec),
        unknown=tuple(unknown),
        format_title=spec.title,
        remarks=tuple(remarks),
        sources=tuple(filter(None, (game.book, spec.source, spec.restriction_source))),
    )


def _no_format(key: str, message: str) -> Violation:
    return Violation(
        rule="format",
        book="",
        severity=Severity.ERROR,
        found=f"the format {key!r}",
        wanted="a format in force on that day",
        message=message,
        suggestion="Choose another format for the deck.",
    )
