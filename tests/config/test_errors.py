"""Pages for what goes wrong, in the style of the site."""

import re
from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import PermissionDenied
from django.core.files.uploadedfile import SimpleUploadedFile
from django.template.loader import get_template
from django.test import Client, RequestFactory
from pytest_django import Settings

from config.errors import permission_denied

pytestmark = pytest.mark.django_db


def test_an_address_of_nothing_helps_on(client: Client) -> None:
    response = client.get("/no/such/page/")
    assert response.status_code == 404
    assert b'href="/weiss-schwarz/cards/"' in response.content


def test_a_number_of_no_card_offers_a_search_for_it(client: Client) -> None:
    response = client.get("/weiss-schwarz/cards/XYZ/W99-E001/")
    assert response.status_code == 404
    assert b"?q=%22XYZ%2FW99-E001%22" in response.content


def test_a_row_of_no_card_offers_all_cards(client: Client) -> None:
    assert b"browse all" in client.get("/cards/0/").content


def test_a_form_without_its_token_says_what_to_do() -> None:
    response = Client(enforce_csrf_checks=True).post("/theme/", {"theme": "dark"})
    assert response.status_code == 403
    assert b"reload the page" in response.content


def test_what_an_account_may_not_do_says_which_account(rf: RequestFactory) -> None:
    response = permission_denied(rf.get("/somewhere/"), PermissionDenied())
    assert response.status_code == 403
    assert b"not signed in" in response.content


def test_a_host_the_site_does_not_answer_to_gets_a_plain_page(client: Client) -> None:
    response = client.get("/", headers={"host": "elsewhere.example"})
    assert response.status_code == 400
    assert b"host name" in response.content


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ("DATA_UPLOAD_MAX_NUMBER_FILES", b"more than 1 files"),
        ("DATA_UPLOAD_MAX_NUMBER_FIELDS", b"more than 1 fields"),
        ("DATA_UPLOAD_MAX_MEMORY_SIZE", b"MB beside its files"),
    ],
)
def test_a_form_that_holds_too_much_says_of_what(client: Client, settings: Settings, setting: str, said: bytes) -> None:
    setattr(settings, setting, 1)
    files = [SimpleUploadedFile(f"{name}.txt", b"4 LNT/W01-E001") for name in "ab"]
    response = client.post("/decks/judge/", {"in": "x/y", "text": "4 LNT/W01-E001", "files": files})
    assert response.status_code == 400
    assert said in response.content


@pytest.mark.parametrize("name", ["400.html", "500.html"])
def test_pages_for_a_broken_site_need_nothing_but_files_that_are_there(name: str) -> None:
    html = get_template(name).render()
    files = re.findall(r'(?:href|src)="/static/([^"]*)"', html)
    assert files
    assert all((Path(settings.BASE_DIR) / "static" / file).is_file() for file in files)
    assert settings.STATIC_URL == "/static/"
