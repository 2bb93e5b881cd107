"""Loads the formats and titles that come with a game, each entry once."""

from collections.abc import Iterable
from datetime import date

from django.db import transaction
from django.db.models import F

from cards.models import (
    Format,
    LoadedDefault,
    Restriction,
    RestrictionList,
    RestrictionName,
    TitleGroup,
    TitlePrefix,
)
from rules.format_defaults import DefaultFormat, DefaultList, DefaultTitle, read_defaults
from rules.games import GAMES, Game


def load_formats() -> str:
    """Load what is new in the formats of every game and say what came of it."""
    added = sum(load_formats_of(game) for game in GAMES.values())
    return f"formats and titles: {added or 'no'} new entries"


@transaction.atomic
def load_formats_of(game: Game) -> int:
    """Add the entries never loaded before and return how many; what maintainers changed or deleted stays so."""
    defaults = read_defaults(game.folder / "formats")
    known = set(LoadedDefault.objects.filter(game=game.key).values_list("entry", flat=True))
    loaded = [
        *(entry for default in defaults.formats for entry in _load_format(game, default, known)),
        *(entry for default in defaults.titles for entry in _load_title(game, default, known)),
    ]
    LoadedDefault.objects.bulk_create(LoadedDefault(game=game.key, entry=entry) for entry in loaded)
    return len(loaded)


def _load_format(game: Game, default: DefaultFormat, known: set[str]) -> Iterable[str]:
    """Add a format unless it was loaded before, then its new lists; yields the entries that are now loaded."""
    entry = _named("format", default, default.since)
    lists = {_named("list", default, one.since): one for one in default.lists}
    new = {name: one for name, one in lists.items() if name not in known}
    if entry in known and not new:
        return
    row = {"game": game.key, "key": default.key, "edition": default.edition, "since": default.since}
    found = Format.objects.filter(**row).first()
    if entry not in known:
        found = found or Format.objects.create(
            **row,
            title=default.title,
            source=default.source,
            until=default.until,
            requirements=dict(default.requirements),
        )
        yield entry
    if found is not None:
        for one in new.values():
            _add_list(found, one)
    yield from new


def _named(what: str, default: DefaultFormat, since: date | None) -> str:
    """Return the name under which an entry is remembered; a format without a first day has none in its name."""
    return ":".join((what, default.key, default.edition, *([since.isoformat()] if since else [])))


def _add_list(of: Format, default: DefaultList) -> None:
    """Add a restriction list unless maintainers entered one for that day."""
    restriction_list, is_new = RestrictionList.objects.get_or_create(
        format=of, since=default.since, defaults={"source": default.source, "until": default.until}
    )
    for entry in default.entries if is_new else ():
        restriction = Restriction.objects.create(
            restriction_list=restriction_list, kind=entry.kind.value, limit=entry.limit
        )
        for name in entry.names:
            RestrictionName.objects.create(restriction=restriction, name=name)


def _load_title(game: Game, default: DefaultTitle, known: set[str]) -> Iterable[str]:
    """Add a title, and to one that is still there the prefixes that are new; yields the entries that are now loaded."""
    entry = f"title:{default.name}"
    new = {f"{entry}:{prefix}": prefix for prefix in default.prefixes if f"{entry}:{prefix}" not in known}
    if not new:
        return
    group = (
        TitleGroup.objects.filter(game=game.key, name=default.name).order_by(F("since").desc(nulls_last=True)).first()
    )
    if entry not in known:
        group = group or TitleGroup.objects.create(game=game.key, name=default.name, source=default.source)
        yield entry
    if group is not None:
        prefixes = (TitlePrefix(group=group, prefix=prefix) for prefix in new.values())
        TitlePrefix.objects.bulk_create(prefixes, ignore_conflicts=True)
    yield from new
