"""How often one may ask: the rates are `API_RATES` of the settings."""

from django.conf import settings
from django.views import View
from rest_framework.request import Request
from rest_framework.throttling import SimpleRateThrottle


class Rate(SimpleRateThrottle):
    """Counts requests of a scope by user, or by address where nobody is signed in."""

    scope: str

    def get_rate(self) -> str | None:
        return settings.API_RATES.get(self.scope)

    def get_cache_key(self, request: Request, view: View) -> str | None:
        caller = f"user-{request.user.pk}" if request.user.is_authenticated else self.get_ident(request)
        return f"rate:{self.scope}:{caller}"


class AnonymousRate(Rate):
    """All requests of an address where nobody is signed in."""

    scope = "anonymous"

    def get_cache_key(self, request: Request, view: View) -> str | None:
        return None if request.user.is_authenticated else super().get_cache_key(request, view)


class UserRate(Rate):
    """All requests of a user."""

    scope = "user"

    def get_cache_key(self, request: Request, view: View) -> str | None:
        return super().get_cache_key(request, view) if request.user.is_authenticated else None


class SearchRate(Rate):
    """Searches of cards, which cost more."""

    scope = "search"


class LegalityRate(Rate):
    """Verdicts, which cost most."""

    scope = "legality"


SCOPES = {
    "anonymous": "requests of an address without an account",
    "user": "requests of a user",
    "search": "searches and number look-ups",
    "legality": "verdicts of /legality/",
}
GENERAL = (AnonymousRate, UserRate)
