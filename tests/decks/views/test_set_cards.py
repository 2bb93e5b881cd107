"""Setting quantities, alone and from two tabs."""

import pytest
from django.test import Client
from pytest_django import DjangoAssertNumQueries, Settings
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from decks.models import Deck
from tests.decks.make import hold, lines_of, make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]
SCRIPT = {"HX-Request": "true"}
BELL, ROPE = "LNT/W01-E001", "LNT/W01-E002"


@pytest.fixture
def deck(client: Client) -> Deck:
    deck = make_deck((2, make_printing("Bell", code=BELL)))
    make_printing("Rope", code=ROPE)
    hold(client, deck)
    return deck


def test_a_plain_form_comes_back_to_where_it_was_sent_from(client: Client, deck: Deck) -> None:
    sent = {"set": f"main:3:{ROPE}", "revision": 1, "back": "q=rope&card=1"}
    answer = client.post(f"/decks/{deck.key}/cards/", sent)
    assertRedirects(answer, f"/decks/{deck.key}/?q=rope&card=1", fetch_redirect_response=False)
    assert lines_of(deck) == {BELL: 2, ROPE: 3}


def test_a_typed_quantity_is_set(client: Client, deck: Deck) -> None:
    client.post(f"/decks/{deck.key}/cards/", {"section": "main", "code": BELL, "quantity": "4", "revision": 1})
    assert lines_of(deck) == {BELL: 4}


def test_the_script_gets_the_deck_as_it_then_is(client: Client, deck: Deck) -> None:
    answer = client.post(f"/decks/{deck.key}/cards/", {"set": f"main:3:{ROPE}", "revision": 1}, headers=SCRIPT)
    assert answer.headers["X-Deck-Revision"] == "2"
    assertContains(answer, 'data-revision="2"')
    assertContains(answer, "The deck has 5 cards")
    assertNotContains(answer, "<html")


def test_a_line_just_taken_out_stays_in_sight(client: Client, deck: Deck) -> None:
    answer = client.post(f"/decks/{deck.key}/cards/", {"set": f"main:0:{BELL}", "revision": 1}, headers=SCRIPT)
    assertContains(answer, "is-out")
    assertNotContains(client.get(f"/decks/{deck.key}/panel/"), "is-out")


def test_two_tabs_that_edit_from_one_revision_conflict_and_both_choices_are_shown(client: Client, deck: Deck) -> None:
    one, other = client, Client(headers=SCRIPT)
    hold(other, deck)
    one.post(f"/decks/{deck.key}/cards/", {"set": f"main:4:{BELL}", "revision": 1})
    conflict = other.post(f"/decks/{deck.key}/cards/", {"set": [f"main:1:{BELL}", f"main:1:{ROPE}"], "revision": 1})
    assert conflict.status_code == 409
    assert conflict.headers["X-Deck-Revision"] == "2"
    for shown in ("Take theirs", "Put mine on top", "4 copies", "1 copy", 'data-revision="2"'):
        assertContains(conflict, shown, status_code=409)
    assert lines_of(deck) == {BELL: 4}


def test_mine_on_top_is_the_same_form_on_the_current_revision(client: Client, deck: Deck) -> None:
    client.post(f"/decks/{deck.key}/cards/", {"set": f"main:4:{BELL}", "revision": 1})
    sent = {"set": f"main:1:{ROPE}", "revision": 1, "back": "q=rope"}
    conflict = client.post(f"/decks/{deck.key}/cards/", sent)
    assertContains(conflict, f'<input type="hidden" name="set" value="main:1:{ROPE}">', status_code=409)
    assertContains(conflict, f'href="/decks/{deck.key}/?q=rope" data-take-theirs', status_code=409)
    again = client.post(f"/decks/{deck.key}/cards/", sent | {"revision": 2})
    assertRedirects(again, f"/decks/{deck.key}/?q=rope", fetch_redirect_response=False)
    assert lines_of(deck) == {BELL: 4, ROPE: 1}


def test_a_plain_form_gets_the_whole_page_with_the_conflict(client: Client, deck: Deck) -> None:
    conflict = client.post(f"/decks/{deck.key}/cards/", {"set": f"main:4:{BELL}", "revision": 9})
    assertContains(conflict, "<html", status_code=409)
    assertContains(conflict, "Put mine on top", status_code=409)


def test_an_edit_whose_answer_was_lost_can_be_sent_again(client: Client, deck: Deck) -> None:
    sent = {"set": f"main:4:{BELL}", "revision": 1, "edit": "abc"}
    answers = [client.post(f"/decks/{deck.key}/cards/", sent, headers=SCRIPT) for _ in range(2)]
    assert [answer.status_code for answer in answers] == [200, 200]
    assert answers[1].headers["X-Deck-Revision"] == "2"


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"set": "main:3:NOBODY"}, "There is no card numbered &#x27;NOBODY&#x27;."),
        ({"set": f"main:3:{BELL}\x00"}, "There is no card numbered"),
        ({"set": f"main:x:{BELL}"}, "must be a whole number"),
        ({"set": f"main:100:{BELL}"}, "a line holds 0 to 99"),
        ({"set": f"attic:1:{BELL}"}, "There is no section"),
        ({"set": f"main:1:{BELL}", "revision": ""}, "revision of the deck"),
        ({}, "sets 0"),
    ],
)
@pytest.mark.parametrize("headers", [{}, SCRIPT], ids=["form", "script"])
def test_an_edit_that_cannot_be_made_says_why(
    client: Client, deck: Deck, sent: dict[str, str], said: str, headers: dict[str, str]
) -> None:
    answer = client.post(f"/decks/{deck.key}/cards/", {"revision": "1"} | sent, headers=headers)
    assertContains(answer, said, status_code=400)
    assertContains(answer, "Bell", status_code=400)
    assert lines_of(deck) == {BELL: 2}


def test_a_form_without_its_token_is_refused(deck: Deck) -> None:
    client = Client(enforce_csrf_checks=True)
    hold(client, deck)
    answer = client.post(f"/decks/{deck.key}/cards/", {"set": f"main:4:{BELL}", "revision": 1})
    assert answer.status_code == 403
    assert lines_of(deck) == {BELL: 2}


def test_edits_are_counted_and_more_than_allowed_have_to_wait(client: Client, deck: Deck, settings: Settings) -> None:
    settings.PAGE_RATES = settings.PAGE_RATES | {"write": "1/d"}
    codes = [
        client.post(f"/decks/{deck.key}/cards/", {"set": f"main:{n}:{BELL}", "revision": n}).status_code for n in (1, 2)
    ]
    assert codes == [302, 429]
    assert lines_of(deck) == {BELL: 1}


def test_the_number_of_queries_does_not_grow_with_the_deck(
    client: Client, django_assert_max_num_queries: DjangoAssertNumQueries
) -> None:
    for size in (2, 40):
        deck = make_deck(*((1, make_printing()) for _ in range(size)))
        hold(client, deck)
        code = str(deck.entries.order_by("id").values_list("printing__code", flat=True)[0])
        with django_assert_max_num_queries(20):
            client.post(f"/decks/{deck.key}/cards/", {"set": f"main:4:{code}", "revision": 1}, headers=SCRIPT)
