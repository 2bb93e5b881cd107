"""The page of results."""

import re
from html import unescape
from typing import Any

import pytest
from django.core.management import call_command
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from cards.models import Card, CardNumber, CardWord
from rules.folding import fold_search
from tests.decks.make import make_printing

pytestmark = pytest.mark.django_db

URL = "/weiss-schwarz/cards/"
HTMX = {"HX-Request": "true"}


def store(name: str, **values: Any) -> Card:
    """Store a card that searching finds by all that is printed on it."""
    card = make_printing(name, **values).card
    CardNumber.objects.bulk_create(CardNumber(card=card, key=k, value=v) for k, v in card.numbers.items())
    CardWord.objects.bulk_create(
        CardWord(card=card, key=key, value=fold_search(word))
        for key, words in card.words.items()
        for word in set(words)
    )
    return card


def names(content: bytes) -> list[str]:
    """Return the names in the list, in order."""
    return [unescape(name) for name in re.findall(r'<a class="row-name"[^>]*>([^<]*)</a>', content.decode())]


def test_without_a_query_all_cards_are_listed_by_level(client: Client) -> None:
    store("Bell Ringer", level=1)
    store("Lantern Keeper", level=0)
    response = client.get(URL)
    assert names(response.content) == ["Lantern Keeper", "Bell Ringer"]
    assert b"2 cards" in response.content


def test_a_query_narrows_the_list_and_is_said_back(client: Client) -> None:
    store("Bell Ringer", level=1)
    store("Lantern Keeper", level=0)
    response = client.get(URL, {"q": "level:1"})
    assert names(response.content) == ["Bell Ringer"]
    assert "Cards where the level is 1" in response.content.decode()


def test_the_query_stays_in_the_box_and_is_escaped(client: Client) -> None:
    response = client.get(URL, {"q": '"><script>alert(1)</script>'})
    assert b"<script>alert" not in response.content


def test_the_panel_shows_what_the_query_says(client: Client) -> None:
    html = client.get(URL, {"q": "level:1 colour:red power>=5000"}).content.decode()
    checked = re.findall(r'name="(\w+)" value="(\w+)" checked', html)
    assert checked == [("colour", "red"), ("level", "1")]
    assert re.search(r'name="power.min"[^>]* value="5000"', html)


def test_a_value_that_has_no_button_gets_one_while_it_is_asked_for(client: Client) -> None:
    html = client.get(URL, {"q": 'level:7 trait:"Night Watch"'}).content.decode()
    assert 'name="level" value="7" checked' in html
    assert 'name="trait" value="Night Watch" checked' in html


def test_a_submitted_panel_leads_to_the_query_it_writes(client: Client) -> None:
    response = client.get(URL, {"panel": "1", "q": "bell", "level": ["0", "1"], "colour": "red", "power.max": "3000"})
    assert response.status_code == 302
    assert response.headers["Location"] == f"{URL}?q=bell+colour%3Ared+level%3A0%7C1+power%3C%3D3000"


def test_a_submitted_panel_is_answered_at_once_where_htmx_asks(client: Client) -> None:
    store("Bell Ringer", level=1)
    store("Lantern Keeper", level=0)
    response = client.get(URL, {"panel": "1", "q": "", "level": "1"}, headers=HTMX)
    assert names(response.content) == ["Bell Ringer"]
    assert response.headers["HX-Push-Url"] == f"{URL}?q=level%3A1"


def test_emptying_the_panel_takes_its_terms_out_of_the_query(client: Client) -> None:
    response = client.get(URL, {"panel": "1", "q": "bell level:0"})
    assert response.headers["Location"] == f"{URL}?q=bell"


@pytest.mark.parametrize(
    "nonsense",
    [{"colour": "pink"}, {"level": "9999999"}, {"level": "x"}, {"power.min": "-1"}, {"power.min": "²"}, {"trait": " "}],
)
def test_values_that_nothing_has_are_left_out(client: Client, nonsense: dict[str, str]) -> None:
    response = client.get(URL, {"panel": "1", "q": "bell"} | nonsense)
    assert response.headers["Location"] == f"{URL}?q=bell"


def test_a_sort_order_becomes_part_of_the_query(client: Client) -> None:
    response = client.get(URL, {"panel": "1", "q": "bell", "order": "-power"})
    assert response.headers["Location"] == f"{URL}?q=bell+order%3A-power"


def test_a_panel_over_an_unreadable_query_says_what_is_wrong(client: Client) -> None:
    response = client.get(URL, {"panel": "1", "q": "bell (", "level": "0"})
    assert response.status_code == 400
    assert b"This query cannot be read." in response.content


def test_a_bad_query_shows_where_and_offers_the_mended_one(client: Client) -> None:
    response = client.get(URL, {"q": "bell colur:red"})
    html = response.content.decode()
    assert response.status_code == 400
    assert '<span>bell </span><mark class="query-caret">colur</mark><span>:red</span>' in html
    assert "Character 6." in html
    assert f'href="{URL}?q=bell+colour%3Ared"' in html


def test_a_query_that_breaks_off_shows_its_end(client: Client) -> None:
    html = client.get(URL, {"q": "bell level:"}).content.decode()
    assert '<span>bell level:</span><mark class="query-caret"> </mark>' in html


def test_an_empty_result_teaches(client: Client) -> None:
    html = client.get(URL, {"q": "nothing of this name"}).content.decode()
    assert "No card fits" in html
    assert "How to ask" in html


def test_a_catalogue_without_cards_says_how_they_get_in(client: Client) -> None:
    assert b"import_cards" in client.get(URL).content


def test_fifty_cards_are_a_page_and_the_links_keep_the_query(client: Client) -> None:
    for number in range(51):
        store(f"Watch {number:02}")
    first = client.get(URL, {"q": "watch"})
    second = client.get(URL, {"q": "watch", "page": "2"})
    assert len(names(first.content)) == 50
    assert names(second.content) == ["Watch 50"]
    assert f'href="{URL}?q=watch&amp;page=2"' in first.content.decode()


@pytest.mark.parametrize("page", ["0", "-1", "x", "99", "9" * 30, "²", ""])
def test_a_page_that_does_not_exist_is_the_nearest_one(client: Client, page: str) -> None:
    store("Bell Ringer")
    assert names(client.get(URL, {"page": page}).content) == ["Bell Ringer"]


def test_the_grid_shows_faces_and_is_kept_by_every_link(client: Client) -> None:
    store("Bell Ringer")
    html = client.get(URL, {"q": "bell", "view": "grid"}).content.decode()
    assert "face-m" in html
    assert '<input type="hidden" name="view" value="grid">' in html


def test_a_view_that_does_not_exist_is_the_list(client: Client) -> None:
    store("Bell Ringer")
    assert names(client.get(URL, {"view": "hologram"}).content) == ["Bell Ringer"]


@pytest.mark.parametrize("view", ["list", "grid"])
def test_the_number_of_database_queries_does_not_grow_with_the_cards(
    client: Client, view: str, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for number in range(30):
        make_printing(f"Watch {number}", text=["Draw a card."])
    with django_assert_max_num_queries(6):
        client.get(URL, {"view": view})


def test_a_game_that_does_not_exist_is_not_found(client: Client) -> None:
    assert client.get("/chess/cards/").status_code == 404


def test_only_reading_is_allowed(client: Client) -> None:
    assert client.post(URL).status_code == 405


def test_every_example_of_the_help_can_be_asked(client: Client) -> None:
    call_command("load_starter", verbosity=0)
    html = client.get(URL, {"q": "no such card at all"}).content.decode()
    examples = re.findall(r'<dt><a class="mono" href="([^"]*)"', html)
    assert len(examples) >= 5
    for address in examples:
        assert client.get(unescape(address)).status_code == 200
