"""Reads a format as of one day out of the rows that maintainers edit."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from cards.models import CardName, Format, RestrictionList, RestrictionName, TitleCard, TitlePrefix
from cards.parallels import with_parallels
from rules.folding import fold_name
from rules.games import Game
from rules.legality import FormatSpec, Restriction, RestrictionKind, TitleGroup


class UnknownFormat(ValueError):
    """A game has no such format, or had none on that day; the message says which there are."""


def format_spec(game: Game, key: str, on: date, edition: str = "en") -> FormatSpec:
    """Return the format `key` of `game` as it stood on `on`; raises UnknownFormat.

    Nothing is cached: these are a few small queries, and an edit of a maintainer holds at once in every process.
    """
    row = _in_force(game, key, on, edition)
    restriction_list = _restriction_list(row, on)
    titles, in_every_title = _titles(game, on) if any(row.requirements.values()) else ((), frozenset[str]())
    return FormatSpec(
        key=row.key,
        title=row.title,
        edition=row.edition,
        since=row.since,
        source=row.source,
        requirements=row.requirements,
        restrictions=_restrictions(restriction_list),
        restriction_source=restriction_list.source if restriction_list else "",
        titles=titles,
        in_every_title=in_every_title,
        same_name=_same_name(game),
    )


def _in_force(game: Game, key: str, on: date, edition: str) -> Format:
    """Return the row in force on `on`; where rows overlap, the one that began last."""
    rows = list(Format.objects.filter(game=game.key, key=key, edition=edition))
    in_force = [row for row in rows if (row.since or date.min) <= on <= (row.until or date.max)]
    if in_force:
        return max(in_force, key=lambda row: row.since or date.min)
    if rows:
        spans = "; ".join(_span(row) for row in rows)
        raise UnknownFormat(f"The format {key!r} of {game.title} was not in force on {on}; it is known {spans}.")
    known = Format.objects.filter(game=game.key, edition=edition).order_by("key").values_list("key", flat=True)
    there_are = ", ".join(dict.fromkeys(known)) or "none; `manage.py load_starter` loads them"
    raise UnknownFormat(
        f"{game.title} has no format {key!r} in the edition {edition!r}. Formats there are: {there_are}."
    )


def _span(row: Format) -> str:
    begins = f"from {row.since}" if row.since else "from the beginning"
    return f"{begins} to {row.until}" if row.until else begins


def _restriction_list(row: Format, on: date) -> RestrictionList | None:
    lists = RestrictionList.objects.filter(format=row, since__lte=on).order_by("-since")
    return next((one for one in lists if on <= (one.until or date.max)), None)


def _restrictions(restriction_list: RestrictionList | None) -> tuple[Restriction, ...]:
    if restriction_list is None:
        return ()
    rows = (
        RestrictionName.objects.filter(restriction__restriction_list=restriction_list)
        .order_by("restriction_id", "id")
        .values_list("restriction_id", "restriction__kind", "restriction__limit", "folded")
    )
    names: dict[tuple[int, str, int], tuple[str, ...]] = {}
    for entry, kind, limit, folded in rows:
        names[entry, kind, limit] = (*names.get((entry, kind, limit), ()), folded)
    return tuple(Restriction(RestrictionKind(kind), listed, limit) for (_, kind, limit), listed in names.items())


def _titles(game: Game, on: date) -> tuple[tuple[TitleGroup, ...], frozenset[str]]:
    """Return the title groups in force on `on`, by name, and the codes that belong to every title.

    A card that is listed by its number is meant with its parallels.
    """
    of_group = ("group_id", "group__name", "group__since", "group__until")
    prefixes = list(TitlePrefix.objects.filter(group__game=game.key).values_list(*of_group, "prefix"))
    listed = list(TitleCard.objects.filter(game=game.key).values_list(*of_group, "code"))
    parallels = with_parallels(game, (code for *_, code in listed))
    cards = [(*group, code) for *group, number in listed for code in parallels[number]]
    names = {
        group: name
        for group, name, since, until, _ in (*prefixes, *cards)
        if group is not None and (since or date.min) <= on <= (until or date.max)
    }
    by_prefix, by_code = _by_group(prefixes), _by_group(cards)
    groups = tuple(
        TitleGroup(names[group], frozenset(by_prefix.get(group, ())), frozenset(by_code.get(group, ())))
        for group in sorted(names, key=lambda group: (names[group], group))
    )
    return groups, frozenset(by_code.get(None, ()))


def _by_group(rows: Iterable[tuple[Any, ...]]) -> dict[int | None, set[str]]:
    members: dict[int | None, set[str]] = {}
    for group, *_, member in rows:
        members.setdefault(group, set()).add(member)
    return members


def _same_name(game: Game) -> dict[str, str]:
    """Read the name table; the game is compared here so that the few rows are found by their kind alone."""
    rows = CardName.objects.filter(kind=CardName.Kind.REGARDED).order_by()
    pairs = rows.values_list("card__game", "card__name", "folded")
    return join_names((fold_name(name), folded) for of_game, name, folded in pairs if of_game == game.key)


def join_names(pairs: Iterable[tuple[str, str]]) -> dict[str, str]:
    """Return what each name counts as where `pairs` are the same name, joined names joining further ones."""
    together: dict[str, set[str]] = {}
    for one, other in pairs:
        joined = together.get(one, {one}) | together.get(other, {other})
        for name in joined:
            together[name] = joined
    return {name: min(joined) for name, joined in together.items()}
