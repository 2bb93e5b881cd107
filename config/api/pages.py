"""Pages of long lists: what they take and what stands around the results."""

from collections.abc import Iterable
from typing import Any

from rest_framework import serializers
from rest_framework.request import Request

from config.api.fields import StrictSerializer, WholeParameter

MAX_PAGE = 10_000
MAX_PAGE_SIZE = 100


class PageParameters(StrictSerializer):
    """Which page of a list is wanted."""

    page = WholeParameter(min_value=1, max_value=MAX_PAGE, default=1)
    size = WholeParameter(min_value=1, max_value=MAX_PAGE_SIZE, default=50, help_text="Entries on a page.")


class Page(serializers.Serializer[Any]):
    """One page of a list; `next` and `previous` are null at its ends."""

    total = serializers.IntegerField()
    page = serializers.IntegerField()
    pages = serializers.IntegerField(help_text=f"How many pages can be asked for: never more than {MAX_PAGE}.")
    size = serializers.IntegerField()
    next = serializers.CharField(allow_null=True)
    previous = serializers.CharField(allow_null=True)


def page_of(request: Request, *, results: Iterable[Any], total: int, page: int, size: int) -> dict[str, Any]:
    """Return what a `Page` shows, with the addresses of the pages beside it."""
    pages = min(max(1, -(-total // size)), MAX_PAGE)
    return {
        "total": total,
        "page": page,
        "pages": pages,
        "size": size,
        "next": address(request, page + 1) if page < pages else None,
        "previous": address(request, min(page - 1, pages)) if page > 1 else None,
        "results": results,
    }


def address(request: Request, page: int) -> str:
    query = request.query_params.copy()
    query["page"] = str(page)
    return f"{request.path}?{query.urlencode()}"
