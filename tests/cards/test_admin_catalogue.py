"""Cards, printings and sets in the admin: to look up, in few queries."""

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from cards.models import Card, CardSet, Printing
from tests.cards.make import card_of, record, write

pytestmark = pytest.mark.django_db


@pytest.fixture
def client() -> Client:
    client = Client()
    client.force_login(User.objects.create_superuser("keeper", "keeper@example.org", "a long password"))
    return client


def listed(client: Client, query: str) -> list[str]:
    response = client.get(reverse("admin:cards_card_changelist"), {"q": query})
    return [card.name for card in response.context["cl"].result_list]


@pytest.mark.parametrize("model", ["card", "printing", "cardset"])
def test_lists_take_few_queries_however_many_rows(
    client: Client, model: str, django_assert_max_num_queries: Any
) -> None:
    write(*(record(f"ABC/W01-E{n:03}", f"Cat {n}") for n in range(60)))
    with django_assert_max_num_queries(8):
        assert client.get(reverse(f"admin:cards_{model}_changelist")).status_code == 200


@pytest.mark.parametrize(
    "query", ["LANTERN", "cat", "ABC/W01-E001", "abcw01e001", "W01-E001", "ａｂｃ／ｗ０１－ｅ００１"]
)
def test_cards_are_found_by_name_and_number_however_written(client: Client, query: str) -> None:
    write(record(), record("XYZ/S01-E009", "Other Dog"))
    assert listed(client, query) == ["Lantern Cat"]


def test_an_empty_search_lists_all(client: Client) -> None:
    write(record(), record("XYZ/S01-E009", "Other Dog"))
    assert len(listed(client, " ")) == 2


def test_a_card_shows_its_text_and_printings(client: Client) -> None:
    write(record(abilities=("【AUTO】 Draw.",)), record("ABC/W01-E001SP", abilities=("【AUTO】 Draw.",)))
    page = client.get(reverse("admin:cards_card_change", args=(card_of("ABC/W01-E001").pk,))).content.decode()
    assert "【AUTO】 Draw." in page
    assert "ABC/W01-E001SP" in page
    assert "Power 500" in page


@pytest.mark.parametrize("name", ["cards_card_add", "cards_printing_add", "cards_cardset_add"])
def test_nothing_is_added_by_hand(client: Client, name: str) -> None:
    assert client.get(reverse(f"admin:{name}")).status_code == 403


def test_a_card_is_neither_changed_nor_deleted_by_hand(client: Client) -> None:
    write(record())
    card = card_of("ABC/W01-E001")
    for name in ("change", "delete"):
        assert client.post(reverse(f"admin:cards_card_{name}", args=(card.pk,)), {"name": "x"}).status_code == 403
    assert Card.objects.get().name == "Lantern Cat"


@pytest.mark.parametrize("model", [Printing, CardSet])
def test_release_dates_are_what_maintainers_enter(client: Client, model: type[Printing] | type[CardSet]) -> None:
    write(record())
    one = model.objects.get()
    address = reverse(f"admin:cards_{model._meta.model_name}_change", args=(one.pk,))
    assert client.post(address, {"released_on": "2024-05-01", "code": "XXX"}).status_code == 302
    one.refresh_from_db()
    assert str(one.released_on) == "2024-05-01"
    assert one.code != "XXX"


def test_the_search_box_is_labelled_in_words(client: Client) -> None:
    page = client.get(reverse("admin:cards_card_changelist"), {"q": "cat", "game": "weiss-schwarz"}).content.decode()
    label = page[page.index('<label for="searchbar">') : page.index('id="searchbar"')]
    assert "<img" not in label
    assert "Search" in label
    assert '<input type="hidden" name="game" value="weiss-schwarz">' in page
