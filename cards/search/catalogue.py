"""Finds the sets and titles that a query names."""

from collections.abc import Callable, Iterable
from typing import TypeVar

from django.db.models import Q
from django.utils import timezone

from cards.models import CardSet, Printing, TitleCard, TitleGroup
from cards.models.dates import in_force
from cards.parallels import with_parallels
from cards.search.page import QueryError
from cards.search.spelling import did_you_mean, nearest
from cards.search.tree import Text
from rules.folding import fold_search
from rules.games import Game

Item = TypeVar("Item", CardSet, TitleGroup)


def sets_named(game: Game, names: Iterable[Text]) -> list[int]:
    """Return the sets that `names` name: by code, by one half of the code, or by the name or a part of it."""
    known = list(CardSet.objects.filter(game=game.key))
    found: list[CardSet] = []
    for name in names:
        fitting = _named(name.text, known, lambda one: (one.code, *one.code.split("/"), one.name))
        if not fitting:
            raise _unknown("set", name, [text for one in known for text in (one.code, one.name)])
        found += fitting
    return [one.pk for one in found]


def rarities_named(game: Game, names: Iterable[Text]) -> list[str]:
    """Return the rarities that `names` name, spelled as they are printed."""
    known = list(Printing.objects.filter(game=game.key).order_by().values_list("rarity", flat=True).distinct())
    found: list[str] = []
    for name in names:
        fitting = [rarity for rarity in known if rarity.casefold() == name.text.casefold()]
        if not fitting:
            raise _unknown("rarity", name, [rarity for rarity in known if rarity])
        found += fitting
    return found


def titles_named(game: Game, names: Iterable[Text]) -> tuple[list[int], list[str]]:
    """Return the sets of the titles that `names` name, and the single card numbers that belong to these titles too."""
    sets = list(CardSet.objects.filter(game=game.key))
    groups = list(_groups_today(game))
    prefixes: set[str] = set()
    chosen: list[TitleGroup] = []
    for name in names:
        found, of_groups = _title(name.text, sets, groups)
        if not found:
            raise _unknown("title", name, [g.name for g in groups] + [one.prefix for one in sets])
        prefixes |= found
        chosen += of_groups
    single = TitleCard.objects.filter(Q(group__in=chosen) | Q(group=None), game=game.key)
    codes = set().union(*with_parallels(game, single.values_list("code", flat=True)).values())
    return [one.pk for one in sets if one.prefix in prefixes], sorted(codes)


def _title(name: str, sets: list[CardSet], groups: list[TitleGroup]) -> tuple[set[str], list[TitleGroup]]:
    """Return the prefixes called `name`: a prefix itself, else title groups, else sets of that name."""
    if own := {one.prefix for one in sets if fold_search(one.prefix) == fold_search(name)}:
        return own, []
    if named := _named(name, groups, lambda group: (group.name,)):
        return {prefix.prefix for group in named for prefix in group.prefixes.all()}, named
    return {one.prefix for one in _named(name, sets, lambda one: (one.name,))}, []


def _groups_today(game: Game) -> Iterable[TitleGroup]:
    return TitleGroup.objects.filter(in_force(timezone.localdate()), game=game.key).prefetch_related("prefixes")


def _named(name: str, items: list[Item], names_of: Callable[[Item], tuple[str, ...]]) -> list[Item]:
    """Return the items that are called `name`, else those whose last name holds it."""
    text = fold_search(name)
    whole = [item for item in items if text in map(fold_search, names_of(item))]
    return whole or [item for item in items if text in fold_search(names_of(item)[-1])]


def _unknown(what: str, name: Text, known: list[str]) -> QueryError:
    spelled = {fold_search(one): one for one in known}
    near = nearest(fold_search(name.text), spelled)
    meant = spelled[near] if near else None
    hint = did_you_mean(meant, f"The catalogue knows {len(spelled)} names of a {what}.")
    return QueryError(f"There is no {what} {name.text!r}.", name.position, hint, meant)
