"""Maintainers see which decks a format or list would change before it holds."""

from datetime import timedelta
from typing import Any

import pytest
from django.test import Client
from django.utils import timezone
from pytest_django.asserts import assertContains, assertNotContains

from accounts.models import User
from cards.models import Format, RestrictionList
from decks.models import Deck
from decks.services import share
from tests.decks.make import GAME, make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]
YESTERDAY = timezone.localdate() - timedelta(days=1)


@pytest.fixture
def maintainer(client: Client) -> Client:
    client.force_login(User.objects.create_superuser("maintainer", "maintainer@example.com", "not-used-here"))
    return client


@pytest.fixture
def deck() -> Deck:
    return make_deck(*((1, make_printing(f"Lamp {at:02}")) for at in range(50)), name="Fifty lamps")


def banning(name: str, since: str = "") -> dict[str, Any]:
    row = Format.objects.get(game=GAME, key="standard")
    entry = {"kind": "banned", "limit": "0", "name_list": name}
    return {
        "format": str(row.pk),
        "source": "A notice",
        "since": since or YESTERDAY.isoformat(),
        "entries-TOTAL_FORMS": "1",
        "entries-INITIAL_FORMS": "0",
        **{f"entries-0-{key}": value for key, value in entry.items()},
    }


def look(client: Client, data: dict[str, Any]) -> Any:
    return client.post("/admin/cards/restrictionlist/add/", data | {"_look": "1"})


def test_a_shared_deck_that_changes_is_named_and_nothing_is_kept(maintainer: Client, deck: Deck) -> None:
    share(deck=deck)
    response = look(maintainer, banning("Lamp 07"))
    assertContains(response, "The verdict on 1 deck would be another")
    assertContains(response, "Fifty lamps")
    assertContains(response, "Legal in Standard")
    assertContains(response, "Not legal in Standard: 1 problem")
    assert not RestrictionList.objects.exists()


def test_a_private_deck_is_counted_and_not_named(maintainer: Client, deck: Deck) -> None:
    response = look(maintainer, banning("Lamp 07"))
    assertContains(response, "1 of them is private")
    assertNotContains(response, "Fifty lamps")


def test_a_change_that_touches_no_deck_says_so(maintainer: Client, deck: Deck) -> None:
    assertContains(look(maintainer, banning("Bell")), "No verdict would be another.")


def test_what_was_looked_at_can_be_saved_from_there(maintainer: Client, deck: Deck) -> None:
    response = look(maintainer, banning("Lamp 07"))
    kept = dict(response.context["fields"]) | {"_save": "Save"}
    assert maintainer.post("/admin/cards/restrictionlist/add/", kept).status_code == 302
    assert RestrictionList.objects.get().entries.get().names.get().name == "Lamp 07"


def test_a_form_that_cannot_be_saved_shows_its_mistakes_instead(maintainer: Client, deck: Deck) -> None:
    response = look(maintainer, banning("Lamp 07") | {"since": "soon"})
    assert response.status_code == 200
    assert "preview" not in response.context
    assert response.context["adminform"].form.errors["since"]


def test_looking_leaves_no_message_that_something_was_saved(maintainer: Client, deck: Deck) -> None:
    assertNotContains(look(maintainer, banning("Lamp 07")), "was added successfully")
    assertNotContains(maintainer.get("/admin/"), "was added successfully")


def test_looking_says_once_what_may_be_misspelt(maintainer: Client, deck: Deck) -> None:
    assertContains(look(maintainer, banning("Lump 07")), "No card is called “Lump 07”", count=1)


def test_who_may_not_change_formats_may_not_look_either(client: Client, deck: Deck) -> None:
    assert look(client, banning("Lamp 07")).status_code == 302
    assert not RestrictionList.objects.exists()


def test_a_list_that_was_removed_meanwhile_leads_back_and_not_to_a_preview(maintainer: Client, deck: Deck) -> None:
    answer = maintainer.post(
        "/admin/cards/restrictionlist/99/change/", banning("Lamp 07") | {"_look": "1"}, follow=True
    )
    assertContains(answer, "Perhaps it was deleted")
    assertNotContains(answer, "What this would change")
