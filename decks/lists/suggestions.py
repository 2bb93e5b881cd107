"""The printings nearest to a line that matched nothing."""

from collections.abc import Sequence
from difflib import get_close_matches

from django.db.models import Q

from cards.models import Card, Printing
from decks.lists.lines import ListLine
from rules.folding import fold_search
from rules.games import Game

MOST = 3
COMPARED = 1500
LIKE_ENOUGH = 0.6
LONG_WORD = 4


def suggest(game: Game, line: ListLine) -> tuple[Printing, ...]:
    """Return up to three printings whose number or name is like that of the line, the likest first."""
    if line.problem:
        return ()
    return _by_name(game, line.name) or _by_code(game, line.code)


def _by_name(game: Game, name: str) -> tuple[Printing, ...]:
    """Compare the names that share the beginning of one of the two longest words."""
    wanted = fold_search(name)
    words = sorted(wanted.split(), key=len, reverse=True)[:2]
    shared = Q()
    for word in words:
        shared |= Q(search_name__contains=word[: max(LONG_WORD, len(word) // 2)])
    if not shared:
        return ()
    cards = Card.objects.filter(shared, game=game.key).exclude(first_code="").order_by("search_name", "id")
    codes = dict(cards.values_list("search_name", "first_code")[:COMPARED])
    near = [codes[found] for found in get_close_matches(wanted, codes, MOST, LIKE_ENOUGH)]
    return _in_order(game, near)


def _by_code(game: Game, code: str) -> tuple[Printing, ...]:
    """Compare the numbers of the same set."""
    of_set = code.rsplit("-", 1)[0]
    if not of_set or of_set == code:
        return ()
    codes = Printing.objects.filter(game=game.key, code__istartswith=f"{of_set}-").order_by("code")
    return _in_order(game, get_close_matches(code, codes.values_list("code", flat=True)[:COMPARED], MOST, LIKE_ENOUGH))


def _in_order(game: Game, codes: Sequence[str]) -> tuple[Printing, ...]:
    printings = Printing.objects.filter(game=game.key, code__in=codes).select_related("card")
    by_code = {printing.code: printing for printing in printings}
    return tuple(by_code[code] for code in codes if code in by_code)
