"""Changes to an account: tokens made and revoked, the account deleted."""

import hashlib
import secrets
from datetime import datetime, timedelta

from django.db import transaction
from django.db.models import QuerySet
from django.utils import timezone

from accounts.models import ApiToken, User
from decks.models import Deck
from decks.models.deck import new_key

MAX_TOKENS = 20
SECRET_PREFIX = "ctk_"  # noqa: S105 - lets people and secret scanners recognise a token
LAST_USE_STEP = timedelta(minutes=10)


class TooManyTokens(Exception):
    """A user holds as many tokens as one may."""

    def __init__(self) -> None:
        super().__init__(f"You have {MAX_TOKENS} tokens, the most one can have: revoke one first.")


def digest_of(secret: str) -> str:
    """Return what is stored of a secret; one round is enough, since the secret is random and long."""
    return hashlib.sha256(secret.encode()).hexdigest()


@transaction.atomic
def create_token(
    *, user: User, name: str, scope: ApiToken.Scope, expires_at: datetime | None = None
) -> tuple[ApiToken, str]:
    """Make a token and return it with its secret, which cannot be read again later."""
    User.objects.select_for_update().get(pk=user.pk)
    if user.api_tokens.count() >= MAX_TOKENS:
        raise TooManyTokens
    secret = SECRET_PREFIX + secrets.token_urlsafe(32)
    token = ApiToken.objects.create(
        user=user, name=name, scope=scope, digest=digest_of(secret), hint=secret[-4:], expires_at=expires_at
    )
    return token, secret


def revoke_token(*, token: ApiToken) -> None:
    """End a token at once."""
    token.delete()


def use_token(*, secret: str) -> ApiToken | None:
    """Return the token of a secret, noting when it was used to within ten minutes; None where it is not valid."""
    now = timezone.now()
    token = ApiToken.objects.usable(now).select_related("user").filter(digest=digest_of(secret)).first()
    if token and (token.last_used_at is None or now - token.last_used_at > LAST_USE_STEP):
        token.last_used_at = now
        token.save(update_fields=["last_used_at"])
    return token


def leave_behind(decks: QuerySet[Deck]) -> None:
    """Take decks from their owner; the new editor keys are in nobody's session."""
    for deck in decks:
        deck.owner = None
        deck.editor_key = new_key()
        deck.save(update_fields=["owner", "editor_key"])


@transaction.atomic
def delete_account(*, user: User, keep_shared_decks: bool) -> None:
    """Delete a user with all their decks; shared ones can be left behind, nameless and no longer editable."""
    if keep_shared_decks:
        leave_behind(user.decks.filter(visibility=Deck.Visibility.UNLISTED))
    user.delete()
