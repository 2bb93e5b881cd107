"""The page of results: a query, what it finds, and the filter panel that writes it."""

from functools import partial
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.views.decorators.http import require_safe
from django_htmx.http import push_url

from cards import panel
from cards.links import search_link
from cards.pager import pager
from cards.repair import mended, misspelt_part
from cards.search import Filters, QueryError, SearchPage, read_filters, search, to_query
from cards.sorting import sort_choices
from config.rate_limits import limit_searches
from rules.games import GAMES, Game

PAGE_SIZE = 50
LAST_PAGE = 10_000
VIEWS = ("list", "grid")
# What a change in the panel renews beside the results; the panel itself stays as it is under the user's hands.
SWAPPED = ("#query", "#panel-state", "#panel-open", "#found-count:innerHTML", "#found-views")


@require_safe
@limit_searches
def browse(request: HttpRequest, game: str) -> HttpResponse:
    """List the cards that `q` describes; a submitted panel writes `q` anew and leads to its address."""
    if game not in GAMES:
        raise Http404(f"There is no game {game!r}.")
    chosen = GAMES[game]
    query = request.GET.get("q", "").strip()
    if "panel" not in request.GET:
        return _answer(request, chosen, query)
    try:
        query = to_query(chosen, panel.read(chosen, request.GET, read_filters(chosen, query)))
    except QueryError as error:
        return _unreadable(request, chosen, query, error)
    address = _address(request, chosen, query)
    if request.headers.get("HX-Request"):
        return push_url(_answer(request, chosen, query), address)
    return HttpResponseRedirect(address)


def _answer(request: HttpRequest, game: Game, query: str) -> HttpResponse:
    try:
        page = _page_of_results(game, query, _page_number(request))
    except QueryError as error:
        return _unreadable(request, game, query, error)
    links = pager(page.page, page.pages, partial(_address, request, game, query))
    context = {"page": page, "cards": page.cards, "pager": links}
    return render(request, "cards/browse.html", context | _frame(request, game, query, read_filters(game, query)))


def _unreadable(request: HttpRequest, game: Game, query: str, error: QueryError) -> HttpResponse:
    """Show where the query went wrong; the panel keeps what could be read of it."""
    try:
        filters = read_filters(game, query)
    except QueryError:
        filters = Filters(rest=query)
    at = misspelt_part(query, error)
    better = mended(game, query, error)
    context = {
        "error": error,
        "before": query[: error.position],
        "at": at,
        "after": query[error.position + len(at) :],
        "better": better,
        "better_link": better and _address(request, game, better),
    }
    return render(request, "cards/browse.html", context | _frame(request, game, query, filters), status=400)


def _frame(request: HttpRequest, game: Game, query: str, filters: Filters) -> dict[str, Any]:
    """Return what the page shows whatever came of the query."""
    groups = panel.groups(game, filters)
    return {
        "game": game,
        "query": query,
        "view": _view(request),
        "views": [(view, search_link(game, query, view=view)) for view in VIEWS],
        "groups": groups,
        "swapped": ",".join((*SWAPPED, *(f"#panel-{group.field.key}" for group in groups if group.has_box))),
        "filters_on": panel.count_on(filters),
        "sorts": sort_choices(game, filters.order),
        "order": filters.order,
    }


def _page_of_results(game: Game, query: str, number: int) -> SearchPage:
    """Return the page `number`, or the last one where there are not so many."""
    page = search(game, query, page=number, size=PAGE_SIZE)
    return page if page.cards or not page.total else search(game, query, page=page.pages, size=PAGE_SIZE)


def _page_number(request: HttpRequest) -> int:
    text = request.GET.get("page", "1")
    return min(max(int(text), 1), LAST_PAGE) if text.isascii() and text.isdigit() and len(text) < 9 else 1


def _view(request: HttpRequest) -> str:
    view = request.GET.get("view", "")
    return view if view in VIEWS else VIEWS[0]


def _address(request: HttpRequest, game: Game, query: str, page: int = 1) -> str:
    return search_link(game, query, view=_view(request), page=page)
