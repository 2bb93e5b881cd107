"""The page of one card: its face, where it is legal, all its printings, other cards of its name."""

from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from cards.links import card_link, printing_link, search_link
from cards.models import Card, Printing
from cards.readings import reading_of
from cards.search.tree import quote
from cards.serials import resolve
from cards.standing import standings
from cards.summary import summary
from cards.titles import titles_of
from rules.games import GAMES, Game

MOST_NAMESAKES = 20


@require_safe
def card(request: HttpRequest, pk: int) -> HttpResponse:
    """Show one card by its row, whatever its printings."""
    shown = _cards().filter(pk=pk).first()
    return _page(request, shown) if shown else _not_found(request, next(iter(GAMES.values())))


@require_safe
def printing(request: HttpRequest, game: str, code: str) -> HttpResponse:
    """Show the card printed under `code`; a number written differently leads to the one as printed."""
    if game not in GAMES:
        raise Http404(f"There is no game {game!r}.")
    if "\x00" in code:  # PostgreSQL cannot even look for it
        return _not_found(request, GAMES[game])
    printings = Printing.objects.filter(game=game)
    if exact := printings.filter(code=code).first():
        return _page(request, _cards().get(pk=exact.card_id), code)
    alike = resolve(GAMES[game], code).printings
    if not alike:
        return _not_found(request, GAMES[game], code)
    return redirect(printing_link(game, alike[0].code))


def _not_found(request: HttpRequest, game: Game, code: str = "") -> HttpResponse:
    context = {"game": game, "code": code, "search": search_link(game, quote(code))}
    return render(request, "cards/not_found.html", context, status=404)


def _cards() -> QuerySet[Card]:
    return Card.objects.prefetch_related("printings__card_set")


def _page(request: HttpRequest, shown: Card, code: str = "") -> HttpResponse:
    """Render the page with the printing `code` (else the first) on the face."""
    printings = list(shown.printings.all())
    chosen = next((one for one in printings if one.code == code), printings[0] if printings else None)
    namesakes = _namesakes(shown)
    context = {
        "card": shown,
        "game": GAMES[shown.game],
        "printing": chosen,
        "printings": printings,
        "namesakes": namesakes,
        "count_together": all(card.full_name == shown.full_name for card in namesakes),
        "standings": standings(shown),
        "reading": reading_of(shown),
        "titles": titles_of(GAMES[shown.game], printings),
        "summary": summary(shown),
        "address": request.build_absolute_uri(card_link(shown)),
    }
    return render(request, "cards/card.html", context)


def _namesakes(shown: Card) -> list[Card]:
    """Return other cards with one of this card's names."""
    names = shown.names.values_list("folded", flat=True)
    others = Card.objects.filter(game=shown.game, names__folded__in=list(names)).exclude(pk=shown.pk)
    return list(others.distinct()[:MOST_NAMESAKES])
