"""Tokens are shown once, stored as digests, and end when revoked, expired or when their user may not sign in."""

from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import ApiToken, User
from accounts.services import MAX_TOKENS, TooManyTokens, create_token, revoke_token, use_token

pytestmark = pytest.mark.django_db
READ = ApiToken.Scope.READ


def test_the_secret_opens_the_token_and_is_not_stored(user: User) -> None:
    token, secret = create_token(user=user, name="laptop", scope=READ)
    assert use_token(secret=secret) == token
    stored = ApiToken.objects.filter(pk=token.pk).values().get()
    assert all(secret not in str(value) for value in stored.values())
    assert secret.endswith(token.hint)


def test_a_wrong_secret_opens_nothing(user: User) -> None:
    _, secret = create_token(user=user, name="laptop", scope=READ)
    assert use_token(secret=secret[:-1]) is None
    assert use_token(secret="") is None


def test_a_revoked_token_opens_nothing(user: User) -> None:
    token, secret = create_token(user=user, name="laptop", scope=READ)
    revoke_token(token=token)
    assert use_token(secret=secret) is None


def test_an_expired_token_opens_nothing(user: User) -> None:
    past = timezone.now() - timedelta(seconds=1)
    _, secret = create_token(user=user, name="laptop", scope=READ, expires_at=past)
    assert use_token(secret=secret) is None


def test_a_token_of_an_inactive_user_opens_nothing(user: User) -> None:
    _, secret = create_token(user=user, name="laptop", scope=READ)
    user.is_active = False
    user.save()
    assert use_token(secret=secret) is None


def test_using_a_token_notes_when_but_not_at_every_request(user: User) -> None:
    token, secret = create_token(user=user, name="laptop", scope=READ)
    assert token.last_used_at is None
    first = use_token(secret=secret)
    second = use_token(secret=secret)
    assert first is not None
    assert second is not None
    assert first.last_used_at is not None
    assert first.last_used_at == second.last_used_at


def test_one_can_have_only_so_many_tokens(user: User) -> None:
    for number in range(MAX_TOKENS):
        create_token(user=user, name=f"token {number}", scope=READ)
    with pytest.raises(TooManyTokens, match="revoke one first"):
        create_token(user=user, name="one more", scope=READ)
    assert user.api_tokens.count() == MAX_TOKENS
