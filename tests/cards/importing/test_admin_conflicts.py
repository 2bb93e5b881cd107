"""The pages on which maintainers settle what card files contradict each other in."""

from pathlib import Path

import pytest
from django.contrib.auth.models import Permission
from django.test import Client
from django.urls import reverse

from accounts.models import User
from cards.importing import import_file
from cards.models import Card, ImportConflict
from tests.cards.importing.vanguard.rows import d_file, site_file

pytestmark = pytest.mark.django_db
LIST = reverse("admin:cards_importconflict_changelist")


@pytest.fixture
def conflict(tmp_path: Path) -> ImportConflict:
    import_file("vg-d", d_file(tmp_path, {}, {"id": "dbt90_002"}))
    other = {"name": "Wick Dragon", "setCode": ["D-BT90 002"]}
    import_file("vg-site", site_file(tmp_path, {"name": "Lamp Dragon", "power": 9000}, other))
    return ImportConflict.objects.get(code="D-BT90/001")


def signed_in(*permissions: str) -> Client:
    """Return a browser of a member of staff who has some permissions on contradictions."""
    user = User.objects.create_user("keeper", "keeper@decks.example", "a long password", is_staff=True)
    names = [f"{permission}_importconflict" for permission in permissions]
    user.user_permissions.set(Permission.objects.filter(codename__in=names))
    client = Client()
    client.force_login(user)
    return client


def address(conflict: ImportConflict, name: str = "change") -> str:
    return reverse(f"admin:cards_importconflict_{name}", args=(conflict.pk,))


def test_the_list_says_what_differs_and_finds_by_number(conflict: ImportConflict) -> None:
    page = signed_in("view").get(LIST, {"q": conflict.code}).content.decode()
    assert "name, power" in page
    assert "D-BT90/002" not in page


def test_the_list_is_headed_by_what_it_is_of_and_counts_only_what_was_searched(conflict: ImportConflict) -> None:
    client = signed_in("view")
    page = client.get(LIST).content.decode()
    assert "<h1>Where card files contradict each other</h1>" in page
    assert "show all" not in page
    assert "1 found" in client.get(LIST, {"q": conflict.code}).content.decode()
    assert "2 found" in client.get(LIST, {"state__exact": "open"}).content.decode()


def test_the_page_shows_both_values_side_by_side(conflict: ImportConflict) -> None:
    page = signed_in("view", "change").get(address(conflict)).content.decode()
    for cell in ("Lantern Dragon", "Lamp Dragon", "10000", "9000"):
        assert f"<td>{cell}</td>" in page
    assert "site.json, row 1" in page
    assert "Keep what is stored" in page
    assert "Take what is offered" in page
    assert "D-BT90/002" in page, "the next that waits"


def test_keeping_changes_nothing_and_says_who_decided(conflict: ImportConflict) -> None:
    client = signed_in("view", "change")
    response = client.post(address(conflict, "keep"), follow=True)
    assert "Kept as it was by keeper" in " ".join(response.content.decode().split())
    assert "Take what is offered" not in response.content.decode()
    assert Card.objects.filter(name="Lantern Dragon").exists()


def test_taking_writes_what_was_offered(conflict: ImportConflict) -> None:
    signed_in("view", "change").post(address(conflict, "take"))
    assert Card.objects.get(name="Lamp Dragon").numbers["power"] == 9000


def test_settling_twice_is_answered_with_how_it_stands(conflict: ImportConflict) -> None:
    client = signed_in("view", "change")
    client.post(address(conflict, "keep"))
    page = client.post(address(conflict, "take"), follow=True).content.decode()
    assert "This contradiction is settled already." in page
    assert not Card.objects.filter(name="Lamp Dragon").exists()


@pytest.mark.parametrize("name", ["keep", "take"])
def test_whoever_may_look_only_settles_nothing(conflict: ImportConflict, name: str) -> None:
    client = signed_in("view")
    assert "Keep what is stored" not in client.get(address(conflict)).content.decode()
    assert client.post(address(conflict, name)).status_code == 403
    conflict.refresh_from_db()
    assert conflict.state == "open"


def test_staff_without_permission_sees_nothing(conflict: ImportConflict) -> None:
    client = signed_in()
    assert client.get(LIST).status_code == client.get(address(conflict)).status_code == 403


@pytest.mark.parametrize("name", ["keep", "take"])
def test_settling_takes_post(conflict: ImportConflict, name: str) -> None:
    assert signed_in("view", "change").get(address(conflict, name)).status_code == 405


@pytest.mark.parametrize("path", ["999/change/", "name/change/", f"{'1' * 5000}/change/"])
def test_a_contradiction_that_is_not_there_is_404(path: str) -> None:
    assert signed_in("view").get(f"{LIST}{path}").status_code == 404


@pytest.mark.parametrize("offered", [{"name": "Lamp"}, []])
def test_an_offer_of_an_earlier_version_is_shown_and_cannot_be_taken(conflict: ImportConflict, offered: object) -> None:
    ImportConflict.objects.filter(pk=conflict.pk).update(offered=offered)
    client = signed_in("view", "change")
    answer = client.post(address(conflict, "take"), follow=True)
    assert (answer.status_code, "look anew" in answer.content.decode()) == (200, True)
    conflict.refresh_from_db()
    assert conflict.state == "open"
