"""The admin is entered by the site's own sign-in page, which counts tries."""

import pytest
from django.test import Client

from accounts.models import User

pytestmark = pytest.mark.django_db


def test_who_is_not_signed_in_is_sent_to_sign_in(client: Client) -> None:
    response = client.get("/admin/", follow=True)
    assert response.redirect_chain[-1][0] == "/accounts/login/?next=%2Fadmin%2F"


def test_a_user_without_rights_stays_outside(client: Client, user: User) -> None:
    client.force_login(user)
    assert client.get("/admin/", follow=True).status_code == 403


def test_staff_comes_in(client: Client) -> None:
    client.force_login(User.objects.create_superuser("root", "root@example.org"))
    assert client.get("/admin/").status_code == 200
