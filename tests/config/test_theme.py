"""The switch between light and dark."""

import pytest
from django.test import Client

pytestmark = pytest.mark.django_db


def test_a_theme_is_kept_and_every_page_says_it() -> None:
    client = Client()
    client.post("/theme/", {"theme": "dark", "next": "/"})
    assert b'data-theme="dark"' in client.get("/").content


def test_auto_forgets_the_theme() -> None:
    client = Client()
    client.post("/theme/", {"theme": "light"})
    client.post("/theme/", {"theme": "auto"})
    assert b"data-theme=" not in client.get("/").content


@pytest.mark.parametrize("value", ["", "pink", '"><script>'])
def test_a_theme_that_does_not_exist_follows_the_device(value: str) -> None:
    client = Client()
    client.cookies["theme"] = value
    assert b"data-theme=" not in client.get("/").content


def test_the_switch_goes_back_to_the_page_it_stood_on() -> None:
    answer = Client().post("/theme/", {"theme": "dark", "next": "/weiss-schwarz/cards/?q=level:0"})
    assert answer.headers["Location"] == "/weiss-schwarz/cards/?q=level:0"


@pytest.mark.parametrize("target", ["https://elsewhere.example/", "//elsewhere.example/", "javascript:alert(1)", ""])
def test_the_switch_never_leaves_the_site(target: str) -> None:
    assert Client().post("/theme/", {"theme": "dark", "next": target}).headers["Location"] == "/"


def test_the_switch_is_a_form_and_no_link() -> None:
    assert Client().get("/theme/").status_code == 405


def test_the_switch_wants_its_token() -> None:
    assert Client(enforce_csrf_checks=True).post("/theme/", {"theme": "dark"}).status_code == 403


def test_the_pressed_button_is_the_theme_in_force() -> None:
    client = Client()
    client.cookies["theme"] = "light"
    assert b'value="light" aria-pressed="true"' in client.get("/").content
