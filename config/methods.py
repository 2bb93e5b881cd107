"""Views that only take forms, and the address that a page names as its own where it answers one of them."""

from collections.abc import Callable
from typing import Concatenate, ParamSpec

from django.http import HttpRequest, HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_POST

Arguments = ParamSpec("Arguments")
View = Callable[Concatenate[HttpRequest, Arguments], HttpResponse]
MARK = "takes_forms_only"


def forms_only(view: View[Arguments]) -> View[Arguments]:
    """Answer 405 to all but POST, and be known for it: no page may lead back to the address of `view`."""
    guarded: View[Arguments] = require_POST(view)
    setattr(guarded, MARK, True)
    return guarded


def address_to_return_to(request: HttpRequest) -> str:
    """Return the address of the page that answers `request`, the first page's where nobody can ask for it again."""
    if request.method in ("GET", "HEAD"):
        return request.get_full_path()
    match = request.resolver_match
    if match is None or getattr(match.func, MARK, False):
        return reverse("home")
    return request.get_full_path()
