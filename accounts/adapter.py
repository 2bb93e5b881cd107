"""Where this site differs from django-allauth's habits."""

from allauth.account.adapter import DefaultAccountAdapter
from django.http import HttpRequest

from decks.access import SESSION_KEY


class AccountAdapter(DefaultAccountAdapter):  # type: ignore[misc]
    """Keeps the decks that a browser made without an account through signing out."""

    def logout(self, request: HttpRequest) -> None:
        held = request.session.get(SESSION_KEY)
        super().logout(request)
        if held:
            request.session[SESSION_KEY] = held
