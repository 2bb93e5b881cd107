"""What browsers and search engines ask for at fixed addresses."""

from django.http import HttpRequest, HttpResponse, HttpResponsePermanentRedirect
from django.templatetags.static import static
from django.urls import reverse
from django.views.decorators.http import require_safe


@require_safe
def robots(request: HttpRequest) -> HttpResponse:
    """Ask search engines to leave decks, accounts and administration alone."""
    del request
    paths = [reverse("decks:mine"), reverse("account_login").rsplit("/", 2)[0] + "/", reverse("admin:index")]
    lines = ["User-agent: *", *(f"Disallow: {path}" for path in paths)]
    return HttpResponse("\n".join(lines) + "\n", content_type="text/plain; charset=utf-8")


@require_safe
def favicon(request: HttpRequest) -> HttpResponse:
    """Send browsers that ask at the old address to the icon."""
    del request
    return HttpResponsePermanentRedirect(static("favicon.svg"))
