"""The pages that need no data answer."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


def test_the_home_page_answers(client: Client) -> None:
    assert client.get("/").status_code == 200
