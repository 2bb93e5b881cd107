"""The account page shows one's address and tokens, makes tokens and ends them."""

import pytest
from django.test import Client

from accounts.models import ApiToken, User
from accounts.services import MAX_TOKENS, create_token, use_token

pytestmark = pytest.mark.django_db
PAGE = "/accounts/"


@pytest.fixture
def browser(client: Client, user: User) -> Client:
    client.force_login(user)
    return client


def secret_on(page: str) -> str:
    return page.split('id="secret" value="')[1].split('"')[0]


def test_it_asks_to_sign_in_and_comes_back(client: Client) -> None:
    response = client.get(PAGE)
    assert response.status_code == 302
    assert response["Location"] == "/accounts/login/?next=/accounts/"


def test_it_shows_the_address_and_is_kept_by_no_cache(browser: Client) -> None:
    response = browser.get(PAGE)
    assert "ada@example.org" in response.content.decode()
    assert "no-store" in response["Cache-Control"]


def test_a_new_token_is_shown_once_and_works(browser: Client, user: User) -> None:
    response = browser.post("/accounts/tokens/", {"name": "laptop", "scope": "write", "days": "30"})
    assert response.status_code == 201
    token = use_token(secret=secret_on(response.content.decode()))
    assert token is not None
    assert (token.user, token.name, token.may_write) == (user, "laptop", True)
    assert token.expires_at is not None
    assert (token.expires_at - token.created_at).days in (29, 30)
    assert "id=&quot;secret" not in browser.get(PAGE).content.decode()
    assert 'id="secret"' not in browser.get(PAGE).content.decode()


def test_a_token_can_last_until_revoked(browser: Client) -> None:
    browser.post("/accounts/tokens/", {"name": "laptop", "scope": "read", "days": ""})
    assert ApiToken.objects.get().expires_at is None


@pytest.mark.parametrize("wrong", [{"name": " "}, {"scope": "everything"}, {"days": "9999"}, {"name": "x" * 61}])
def test_a_form_that_is_wrong_makes_no_token(browser: Client, wrong: dict[str, str]) -> None:
    response = browser.post("/accounts/tokens/", {"name": "laptop", "scope": "read", "days": "30"} | wrong)
    assert response.status_code == 400
    assert 'class="errorlist"' in response.content.decode()
    assert not ApiToken.objects.exists()


def test_there_is_an_end_to_tokens(browser: Client, user: User) -> None:
    for number in range(MAX_TOKENS):
        create_token(user=user, name=str(number), scope=ApiToken.Scope.READ)
    response = browser.post("/accounts/tokens/", {"name": "one more", "scope": "read", "days": "30"})
    assert response.status_code == 400
    assert "revoke one first" in response.content.decode()


def test_revoking_a_token_ends_it(browser: Client, user: User) -> None:
    token, secret = create_token(user=user, name="laptop", scope=ApiToken.Scope.READ)
    response = browser.post(f"/accounts/tokens/{token.pk}/revoke/", follow=True)
    assert "laptop" in response.content.decode()
    assert use_token(secret=secret) is None


def test_nobody_revokes_the_tokens_of_others(browser: Client) -> None:
    other = User.objects.create_user("bo", "bo@example.org")
    token, _ = create_token(user=other, name="phone", scope=ApiToken.Scope.READ)
    assert browser.post(f"/accounts/tokens/{token.pk}/revoke/").status_code == 404
    assert browser.post("/accounts/tokens/987654/revoke/").status_code == 404
    assert ApiToken.objects.filter(pk=token.pk).exists()


def test_looking_changes_nothing(browser: Client, user: User) -> None:
    token, _ = create_token(user=user, name="laptop", scope=ApiToken.Scope.READ)
    assert browser.get("/accounts/tokens/").status_code == 405
    assert browser.get(f"/accounts/tokens/{token.pk}/revoke/").status_code == 405
