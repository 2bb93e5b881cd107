"""Loads the formats and titles that come with a game, each entry once."""

from collections.abc import Iterable

from django.db import transaction
from django.db.models import F

from cards.models import Format, LoadedDefault, TitleGroup, TitlePrefix
from rules.format_defaults import DefaultFormat, DefaultTitle, read_defaults
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
    """Add a format unless it was loaded before; yields the entries that are now loaded."""
    entry = f"format:{default.key}:{default.edition}"
    if entry in known:
        return
    row = {"game": game.key, "key": default.key, "edition": default.edition}
    if not Format.objects.filter(**row).exists():
        requirements = dict(default.requirements)
        Format.objects.create(**row, title=default.title, source=default.source, requirements=requirements)
    yield entry


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
