"""Signs API requests in by a personal token."""

from django.views import View
from rest_framework import authentication, exceptions
from rest_framework.permissions import SAFE_METHODS, BasePermission
from rest_framework.request import Request

from accounts.models import ApiToken, User
from accounts.services import use_token


class TokenAuthentication(authentication.BaseAuthentication):
    """`Authorization: Bearer SECRET`."""

    def authenticate(self, request: Request) -> tuple[User, ApiToken] | None:
        scheme, _, secret = request.headers.get("Authorization", "").partition(" ")
        if scheme.casefold() != "bearer":
            return None
        token = use_token(secret=secret.strip())
        if token is None:
            raise exceptions.AuthenticationFailed("This token is unknown, revoked or expired.")
        return token.user, token

    def authenticate_header(self, request: Request) -> str:
        return 'Bearer realm="api"'


class OwnDecks(BasePermission):
    """Signed in, and by a token that may write where something is changed."""

    message = "This token only reads: make one that may write."

    def has_permission(self, request: Request, view: View) -> bool:
        if not request.user.is_authenticated:
            raise exceptions.NotAuthenticated
        reads = request.method in SAFE_METHODS
        return reads or not isinstance(request.auth, ApiToken) or request.auth.may_write
