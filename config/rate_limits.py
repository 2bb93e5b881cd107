"""How often one person may write or search through the pages; the rates are `PAGE_RATES` of the settings."""

from collections.abc import Callable
from functools import wraps
from ipaddress import ip_address
from typing import Concatenate, ParamSpec

from django.conf import settings
from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django_ratelimit import ALL, UNSAFE
from django_ratelimit.core import get_usage

Arguments = ParamSpec("Arguments")
View = Callable[Concatenate[HttpRequest, Arguments], HttpResponse]


def limit_writes(view: View[Arguments]) -> View[Arguments]:
    """Count the requests to `view` that change something; share the count with every other such view."""
    return _limited("write", view)


def limit_creation(view: View[Arguments]) -> View[Arguments]:
    """Count the requests that make something new and lasting."""
    return _limited("create", view)


def limit_searches(view: View[Arguments]) -> View[Arguments]:
    """Count every request to `view` as a search."""
    return _limited("search", view)


def _limited(scope: str, view: View[Arguments]) -> View[Arguments]:
    counted = ALL if scope == "search" else UNSAFE

    @wraps(view)
    def guarded(request: HttpRequest, /, *args: Arguments.args, **kwargs: Arguments.kwargs) -> HttpResponse:
        usage = get_usage(
            request,
            group=f"page:{scope}",
            key="user_or_ip",
            rate=settings.PAGE_RATES[scope],
            method=counted,
            increment=True,
        )
        if usage and usage["should_limit"]:
            return too_many_requests(request, max(usage["time_left"], 1))
        return view(request, *args, **kwargs)

    return guarded


def address_of(request: HttpRequest) -> str:
    """Return the address that a request came from: the one that the outermost of our own proxies saw."""
    forwarded = request.headers.get("X-Forwarded-For", "").split(",")
    proxies: int = settings.PROXIES
    if proxies and len(forwarded) >= proxies and is_address(seen := forwarded[-proxies].strip()):
        return seen
    return str(request.META["REMOTE_ADDR"])


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def too_many_requests(request: HttpRequest, seconds: int) -> HttpResponse:
    """Answer with a page that says when to try again; `Retry-After` says it to programs."""
    response = render(request, "429.html", {"seconds": seconds}, status=429)
    response["Retry-After"] = str(seconds)
    return response
