"""A forgotten password is replaced by mail; password and address can be changed."""

import re

import pytest
from allauth.account.models import EmailAddress
from django.core import mail
from django.test import Client

from accounts.models import User

pytestmark = pytest.mark.django_db
PASSWORD = "a long enough pass phrase"
OTHER = "another long pass phrase"
CONSOLE = "django.core.mail.backends.console.EmailBackend"


def link_in(message: str) -> str:
    found = re.search(r"http://testserver(\S+)", message)
    assert found, message
    return found[1]


def sign_in_twice(client: Client, user: User) -> None:
    """Sign in and type the password once more, as changing the address asks for."""
    client.post("/accounts/login/", {"login": user.email, "password": PASSWORD})
    client.post("/accounts/reauthenticate/", {"password": PASSWORD})


def test_a_link_by_mail_lets_one_choose_a_new_password(client: Client, user: User) -> None:
    client.post("/accounts/password/reset/", {"email": user.email})
    (message,) = mail.outbox
    assert message.subject == "Check Timing: Choose a new password"
    form = client.get(link_in(str(message.body)), follow=True)
    address = form.redirect_chain[-1][0]
    response = client.post(address, {"password1": OTHER, "password2": OTHER}, follow=True)
    assert response.status_code == 200
    user.refresh_from_db()
    assert user.check_password(OTHER)
    assert "no longer works" in Client().get(link_in(str(message.body)), follow=True).content.decode()


def test_the_page_does_not_say_who_has_an_account(client: Client, user: User) -> None:
    answers = [
        client.post("/accounts/password/reset/", {"email": address}, follow=True)
        for address in (user.email, "nobody@example.org")
    ]
    assert answers[0].redirect_chain == answers[1].redirect_chain
    assert [message.to for message in mail.outbox] == [[user.email], ["nobody@example.org"]]
    assert "no account has this address" in str(mail.outbox[1].body)


def test_without_a_mail_server_the_page_says_where_the_message_goes(client: Client, settings: object) -> None:
    settings.EMAIL_BACKEND = CONSOLE  # type: ignore[attr-defined]
    for page in ("/accounts/password/reset/", "/accounts/password/reset/done/"):
        assert "written to the server" in client.get(page).content.decode()


def test_with_a_mail_server_it_does_not(client: Client) -> None:
    assert "written to the server" not in client.get("/accounts/password/reset/").content.decode()


def test_asking_again_and_again_is_stopped(client: Client, user: User) -> None:
    statuses = [client.post("/accounts/password/reset/", {"email": user.email}).status_code for _ in range(6)]
    assert statuses[-1] == 429
    assert len(mail.outbox) == 5


def test_the_password_can_be_changed_by_who_knows_it(client: Client, user: User) -> None:
    client.force_login(user)
    wrong = client.post("/accounts/password/change/", {"oldpassword": OTHER, "password1": OTHER, "password2": OTHER})
    assert 'class="errorlist"' in wrong.content.decode()
    client.post("/accounts/password/change/", {"oldpassword": PASSWORD, "password1": OTHER, "password2": OTHER})
    user.refresh_from_db()
    assert user.check_password(OTHER)
    assert "_auth_user_id" in client.session


def test_changing_the_address_takes_the_password(client: Client, user: User) -> None:
    client.post("/accounts/login/", {"login": user.email, "password": PASSWORD})
    mail.outbox.clear()
    response = client.post("/accounts/email/", {"email": "new@example.org", "action_add": ""})
    assert response["Location"].startswith("/accounts/reauthenticate/")
    assert mail.outbox == []


def test_an_address_that_was_never_confirmed_is_replaced_at_once(client: Client, user: User) -> None:
    sign_in_twice(client, user)
    client.post("/accounts/email/", {"email": "new@example.org", "action_add": ""})
    page = client.get("/accounts/").content.decode()
    assert "new@example.org" in page
    assert "ada@example.org" not in page
    again = Client()
    again.post("/accounts/login/", {"login": "new@example.org", "password": PASSWORD})
    assert "_auth_user_id" in again.session


def test_a_new_address_holds_once_it_is_confirmed(client: Client, user: User) -> None:
    EmailAddress.objects.create(user=user, email=user.email, verified=True, primary=True)
    sign_in_twice(client, user)
    mail.outbox.clear()
    client.post("/accounts/email/", {"email": "new@example.org", "action_add": ""})
    user.refresh_from_db()
    assert user.email == "ada@example.org"
    (message,) = mail.outbox
    assert message.to == ["new@example.org"]
    page = link_in(str(message.body))
    assert "new@example.org" in client.get(page).content.decode()
    client.post(page)
    user.refresh_from_db()
    assert user.email == "new@example.org"
    assert "new@example.org" in client.get("/accounts/").content.decode()
