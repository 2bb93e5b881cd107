"""Making an account, signing in and out: back to where one came from, decks kept, nobody's account given away."""

import re

import pytest
from django.test import Client

from accounts.models import User

pytestmark = pytest.mark.django_db
PASSWORD = "a long enough pass phrase"
SIGN_UP = {"email": "cy@example.org", "password1": PASSWORD, "password2": PASSWORD}
HELD = {"deck-key": "editor-key"}


@pytest.fixture
def browser_with_decks(client: Client) -> Client:
    session = client.session
    session["decks"] = HELD
    session.save()
    return client


def text_of(page: bytes) -> str:
    return re.sub(r"<[^>]+>", " ", page.decode())


def test_signing_in_goes_back_to_where_one_came_from(client: Client, user: User) -> None:
    page = client.get("/accounts/login/?next=/weiss-schwarz/cards/").content.decode()
    assert '<input type="hidden" name="next" value="/weiss-schwarz/cards/">' in page
    response = client.post(
        "/accounts/login/", {"login": user.email, "password": PASSWORD, "next": "/weiss-schwarz/cards/"}
    )
    assert response["Location"] == "/weiss-schwarz/cards/"


def test_every_page_offers_to_sign_in_and_come_back(client: Client) -> None:
    assert 'href="/accounts/login/?next=/decks/%3Fa%3D1"' in client.get("/decks/?a=1").content.decode()
    assert 'href="/accounts/login/"' in client.get("/accounts/signup/").content.decode()


def test_nobody_is_sent_to_another_site(client: Client, user: User) -> None:
    response = client.post(
        "/accounts/login/", {"login": user.email, "password": PASSWORD, "next": "https://example.org/"}
    )
    assert response["Location"] == "/decks/"


def test_a_wrong_password_and_an_unknown_address_read_alike(client: Client, user: User) -> None:
    pages = [
        client.post("/accounts/login/", {"login": address, "password": "wrong " + PASSWORD})
        for address in (user.email, "nobody@example.org")
    ]
    texts = [text_of(page.content).replace(user.email, "nobody@example.org") for page in pages]
    assert texts[0] == texts[1]
    assert "_auth_user_id" not in client.session


def test_guessing_is_stopped(client: Client, user: User) -> None:
    wrong = {"login": user.email, "password": "wrong " + PASSWORD}
    for _ in range(5):
        client.post("/accounts/login/", wrong)
    response = client.post("/accounts/login/", wrong | {"password": PASSWORD})
    assert "_auth_user_id" not in client.session
    assert "Too many" in text_of(response.content)


def test_signing_up_signs_in_and_keeps_the_decks_of_this_browser(browser_with_decks: Client) -> None:
    response = browser_with_decks.post("/accounts/signup/", SIGN_UP | {"next": "/decks/"})
    assert response["Location"] == "/decks/"
    assert browser_with_decks.session["_auth_user_id"] == str(User.objects.get(email="cy@example.org").pk)
    assert browser_with_decks.session["decks"] == HELD


def test_signing_in_and_out_keeps_the_decks_of_this_browser(browser_with_decks: Client, user: User) -> None:
    browser_with_decks.post("/accounts/login/", {"login": user.email, "password": PASSWORD})
    assert browser_with_decks.session["decks"] == HELD
    browser_with_decks.post("/accounts/logout/")
    assert "_auth_user_id" not in browser_with_decks.session
    assert browser_with_decks.session["decks"] == HELD


def test_signing_up_with_an_address_that_is_taken_looks_like_any_other(client: Client, user: User) -> None:
    new = Client().post("/accounts/signup/", SIGN_UP)
    taken = client.post("/accounts/signup/", SIGN_UP | {"email": user.email})
    assert (taken.status_code, taken["Location"]) == (new.status_code, new["Location"])
    assert client.session["_auth_user_id"] != str(user.pk)


@pytest.mark.parametrize(
    "wrong", [{"email": "nonsense"}, {"password2": "another " + PASSWORD}, {"password1": "short", "password2": "short"}]
)
def test_a_form_that_is_wrong_makes_no_account(client: Client, wrong: dict[str, str]) -> None:
    response = client.post("/accounts/signup/", SIGN_UP | wrong)
    assert response.status_code == 200
    assert 'class="errorlist"' in response.content.decode()
    assert not User.objects.exists()


def test_signing_out_takes_a_button(client: Client, user: User) -> None:
    client.force_login(user)
    assert "Sign out" in client.get("/accounts/logout/").content.decode()
    assert "_auth_user_id" in client.session
    response = client.post("/accounts/logout/", follow=True)
    assert "You are signed out." in response.content.decode()


def test_the_page_offers_once_to_reset_a_forgotten_password(client: Client) -> None:
    page = client.get("/accounts/login/").content.decode()
    assert page.count('href="/accounts/password/reset/"') == 1
    assert "helptext" not in page
