"""Light, dark, or as the device says: kept in a cookie that the server reads, so no page flashes."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.urls import reverse
from django.utils.http import url_has_allowed_host_and_scheme

from config.methods import forms_only

COOKIE = "theme"
THEMES = ("light", "dark")
ONE_YEAR = 60 * 60 * 24 * 365


def theme_of(request: HttpRequest) -> str:
    """Return the theme this browser asked for, or "" to follow the device."""
    theme = request.COOKIES.get(COOKIE, "")
    return theme if theme in THEMES else ""


@forms_only
def set_theme(request: HttpRequest) -> HttpResponse:
    """Remember the theme (anything but light or dark: follow the device) and go back to the page."""
    response = HttpResponseRedirect(_way_back(request))
    theme = request.POST.get("theme", "")
    if theme in THEMES:
        response.set_cookie(COOKIE, theme, max_age=ONE_YEAR, secure=request.is_secure(), httponly=True, samesite="Lax")
    else:
        response.delete_cookie(COOKIE)
    return response


def _way_back(request: HttpRequest) -> str:
    target = request.POST.get("next", "")
    if url_has_allowed_host_and_scheme(target, {request.get_host()}, require_https=request.is_secure()):
        return target
    return reverse("home")
