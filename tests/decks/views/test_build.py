"""The builder's page."""

import pytest
from django.test import Client
from pytest_django import Settings
from pytest_django.asserts import assertContains, assertNotContains

from decks.models import Deck
from tests.decks.make import hold, make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]


@pytest.fixture
def deck(client: Client) -> Deck:
    deck = make_deck((3, make_printing("Lantern Keeper", level=2)))
    hold(client, deck)
    return deck


def test_the_page_shows_deck_verdict_charts_and_cards_to_search(client: Client, deck: Deck) -> None:
    make_printing("Night Baker")
    page = client.get(f"/decks/{deck.key}/")
    assertContains(page, "Lantern Keeper")
    assertContains(page, "Night Baker")
    assertContains(page, "Not legal")
    assertContains(page, "5.1.2.1")
    assertContains(page, 'aria-label="Levels: 0 0, 1 0, 2 3."')


def test_the_address_holds_search_and_card(client: Client, deck: Deck) -> None:
    baker = make_printing("Night Baker", text=("Draw a card.",))
    make_printing("Rope Maker")
    page = client.get(f"/decks/{deck.key}/", {"q": "baker", "card": str(baker.card_id)})
    assertContains(page, 'value="baker"')
    assertContains(page, "Draw a card.")
    assertNotContains(page, "Rope Maker")


def test_opening_the_page_counts_as_a_search(client: Client, deck: Deck, settings: Settings) -> None:
    settings.PAGE_RATES = settings.PAGE_RATES | {"search": "2/d"}
    addresses = (f"/decks/{deck.key}/search/", f"/decks/{deck.key}/", f"/decks/{deck.key}/")
    assert [client.get(address, {"q": "baker"}).status_code for address in addresses] == [200, 200, 429]


def test_a_query_that_cannot_be_read_says_where(client: Client, deck: Deck) -> None:
    page = client.get(f"/decks/{deck.key}/", {"q": "baker level:"})
    assert page.status_code == 200
    assertContains(page, "<mark>")


def test_every_form_carries_token_revision_and_place(client: Client, deck: Deck) -> None:
    Deck.objects.filter(pk=deck.pk).update(revision=7)
    page = client.get(f"/decks/{deck.key}/", {"q": "baker"})
    assertContains(page, '<input type="hidden" name="revision" value="7">')
    assertContains(page, '<input type="hidden" name="back" value="q=baker">')
    assertNotContains(page, 'name="csrfmiddlewaretoken" value=""')


def test_an_empty_deck_says_what_to_press(client: Client) -> None:
    deck = make_deck()
    hold(client, deck)
    assertContains(client.get(f"/decks/{deck.key}/"), "<kbd>/</kbd> to search")


def test_an_empty_part_says_how_cards_get_there(client: Client) -> None:
    deck = make_deck(game="gate-ruler", format="ruler")
    hold(client, deck)
    page = client.get(f"/decks/{deck.key}/")
    assertContains(page, "Press <kbd>/</kbd> to search", count=1)
    assertContains(page, "set its copies under “Ruler”")
    assertContains(page, "set its copies under “Geas”")


def test_chips_of_numbers_say_what_they_count(client: Client) -> None:
    deck = make_deck(game="trails", format="strategy")
    hold(client, deck)
    page = client.get(f"/decks/{deck.key}/")
    for title in ("CP cost", "EP cost"):
        assertContains(page, f'<span class="chip-title" aria-hidden="true">{title}</span>', html=True)


def test_names_are_text_and_never_markup(client: Client) -> None:
    deck = make_deck((1, make_printing("<b>Bell</b>")), name='"><script>x</script>', unread="<i>Nobody</i>")
    hold(client, deck)
    page = client.get(f"/decks/{deck.key}/")
    for markup in ("<b>Bell", "<script>x", "<i>Nobody"):
        assertNotContains(page, markup)


def test_the_page_works_under_the_strict_policy(client: Client, deck: Deck) -> None:
    page = client.get(f"/decks/{deck.key}/")
    assert "unsafe" not in page.headers["Content-Security-Policy"]
    for forbidden in (" style=", " onclick=", " hx-on", "<style", "javascript:"):
        assertNotContains(page, forbidden)


def test_the_deck_column_comes_alone_for_the_script(client: Client, deck: Deck) -> None:
    panel = client.get(f"/decks/{deck.key}/panel/")
    assertContains(panel, 'data-revision="1"')
    assertContains(panel, 'hx-swap-oob="true"')
    assertNotContains(panel, "<html")


def test_pages_are_never_kept_by_caches(client: Client, deck: Deck) -> None:
    card = deck.entries.values_list("printing__card", flat=True)[0]
    alone, parts = ("", "import/", "list/", "list.txt", "link/", "delete/"), ("panel/", "search/", f"inspect/{card}/")
    for address in (*alone, *parts):
        assert "no-store" in client.get(f"/decks/{deck.key}/{address}").headers["Cache-Control"]
