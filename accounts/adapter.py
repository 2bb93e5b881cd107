"""Where this site differs from django-allauth's habits."""

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest

from decks.access import HELD


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Keeps the decks that a browser made without an account through signing out."""

    def logout(self, request: HttpRequest) -> None:
        held = request.session.get(HELD.name)
        super().logout(request)
        if held:
            request.session[HELD.name] = held
