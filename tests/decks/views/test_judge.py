"""The judge's page: lists in, verdicts out, nothing stored."""

from typing import Any

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from decks.limits import LISTS_AT_ONCE
from decks.models import Deck
from tests.decks.make import GAME, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]
STANDARD = f"{GAME}/standard"


@pytest.fixture
def legal() -> str:
    return "\n".join(f"1 {make_printing(f'Lamp {at:02}').code}" for at in range(50))


def file(name: str, text: str | bytes) -> SimpleUploadedFile:
    return SimpleUploadedFile(name, text.encode() if isinstance(text, str) else text)


def judge(client: Client, **sent: Any) -> HttpResponse:
    return client.post("/decks/judge/", {"in": STANDARD} | sent)  # type: ignore[return-value]


def test_a_pasted_list_gets_a_verdict_and_is_not_kept(client: Client, legal: str) -> None:
    response = judge(client, text=legal)
    assertContains(response, "1 of 1 list legal in Weiß Schwarz Standard")
    assert not Deck.objects.exists()


def test_a_folder_gets_a_verdict_for_each_list_and_an_overview(client: Client, legal: str) -> None:
    folder = [file("b.txt", legal + "\n1 LNT/W99-E999"), file("a.txt", legal), file("c.txt", b"\x00\x01")]
    response = judge(client, folder=folder)
    assertContains(response, "1 of 3 lists legal")
    assertContains(response, "LNT/W99-E999")
    assertContains(response, "Unreadable")
    page = response.content.decode()
    assert page.index(">a.txt") < page.index(">b.txt") < page.index(">c.txt")


def test_a_folder_is_listed_as_people_count(client: Client, legal: str) -> None:
    folder = [file(name, legal) for name in ("deck 10.txt", "Deck 2.txt", "deck 1.txt")]
    page = judge(client, folder=folder).content.decode()
    assert page.index(">deck 1.txt") < page.index(">Deck 2.txt") < page.index(">deck 10.txt")


def test_a_finding_names_its_cards(client: Client, legal: str) -> None:
    many = make_printing("Bell & Lamp")
    page = judge(client, text=f"{legal}\n5 {many.code}")
    assertContains(page, f'<li>5 Bell &amp; Lamp <span class="mono quiet">{many.code}</span></li>', html=True)


def test_a_line_that_was_read_with_a_doubt_is_shown(client: Client, legal: str) -> None:
    response = judge(client, text=f"Geas\n{legal}")
    assertContains(response, "Lines to look at")
    assertContains(response, "a part that Weiß Schwarz decks do not have")


def test_what_a_system_hides_in_a_folder_is_no_list(client: Client, legal: str) -> None:
    response = judge(client, folder=[file("a.txt", legal), file(".DS_Store", b"\x00\x01")])
    assertContains(response, "1 of 1 list legal")


def test_an_illegal_list_names_the_rule(client: Client, legal: str) -> None:
    assertContains(judge(client, text=legal.rpartition("\n")[0]), "5.1.2.1")


def test_the_form_keeps_what_was_asked(client: Client, legal: str) -> None:
    response = judge(client, text=legal, on="2026-02-03")
    assertContains(response, 'value="2026-02-03"')
    assertContains(response, f'value="{STANDARD}" selected')
    assertNotContains(client.get("/decks/judge/"), "selected")


def test_a_format_says_its_game_where_it_is_chosen(client: Client) -> None:
    assertContains(
        client.get("/decks/judge/"), f'<option value="{STANDARD}">Weiß Schwarz: Standard</option>', html=True
    )


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ({}, "There is no list"),
        ({"text": "4 LNT/W01-E001", "in": ""}, "Choose a format"),
        ({"text": "4 LNT/W01-E001", "in": f"{GAME}/nowhere"}, "has no format"),
        ({"text": "4 LNT/W01-E001", "on": "soon"}, "is no day"),
    ],
)
def test_what_cannot_be_judged_is_refused_and_says_why(client: Client, sent: dict[str, str], reason: str) -> None:
    response = client.post("/decks/judge/", {"in": STANDARD} | sent)
    assertContains(response, reason, status_code=400)


def test_too_many_lists_are_refused(client: Client) -> None:
    many = [file(f"{at}.txt", "4 LNT/W01-E001") for at in range(5 * LISTS_AT_ONCE)]
    for few_too_many in ({"files": many[:LISTS_AT_ONCE], "text": "4 LNT/W01-E001"}, {"folder": many}):
        response = judge(client, **few_too_many)
        assertContains(response, f"at most {LISTS_AT_ONCE}", status_code=400)
