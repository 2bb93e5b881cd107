"""One deck in every format of its game, on any day."""

from datetime import date

import pytest
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains

from cards.models import Format, Restriction, RestrictionList, RestrictionName
from decks.models import Deck
from decks.services import share
from tests.decks.make import GAME, hold, make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]


@pytest.fixture
def deck(client: Client) -> Deck:
    deck = make_deck(*((1, make_printing(f"Lamp {at:02}")) for at in range(50)))
    hold(client, deck)
    return deck


def test_each_format_in_force_has_its_verdict_with_the_rule(client: Client, deck: Deck) -> None:
    Format.objects.create(game=GAME, key="title", title="Title", source="A list", requirements={"one_title": True})
    make_deck()
    response = client.get(f"/decks/{deck.key}/formats/")
    assertContains(response, 'id="format-standard"')
    assertContains(response, 'id="format-title"')
    assertContains(response, "Every rule that was checked holds.")


def test_a_finding_names_its_cards(client: Client) -> None:
    many = make_printing("Bell")
    deck = make_deck((5, many))
    hold(client, deck)
    page = client.get(f"/decks/{deck.key}/formats/")
    assertContains(page, f'<li>5 Bell <span class="mono quiet">{many.code}</span></li>', html=True)


def test_another_day_is_judged_by_the_lists_of_that_day(client: Client, deck: Deck) -> None:
    row = Format.objects.get(game=GAME, key="standard")
    banned = RestrictionList.objects.create(format=row, source="List of June", since=date(2026, 6, 1))
    entry = Restriction.objects.create(restriction_list=banned, kind="banned")
    RestrictionName.objects.create(restriction=entry, name="Lamp 07")
    before = client.get(f"/decks/{deck.key}/formats/?on=2026-05-31")
    assertNotContains(before, "Lamp 07")
    after = client.get(f"/decks/{deck.key}/formats/?on=2026-06-01")
    assertContains(after, "Lamp 07")
    assertContains(after, "Not legal")


def test_a_day_that_cannot_be_read_says_how_to_write_it(client: Client, deck: Deck) -> None:
    assertContains(client.get(f"/decks/{deck.key}/formats/?on=soon"), "“soon” is no day: write it like 2026-01-31.")


def test_a_shared_deck_is_judged_for_everybody(deck: Deck) -> None:
    share(deck=deck)
    deck.refresh_from_db()
    response = Client().get(f"/decks/shared/{deck.share_key}/formats/")
    assertContains(response, "in every format")
    assert response["X-Robots-Tag"] == "noindex"
