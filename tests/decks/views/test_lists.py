"""Text lists in, with a preview, and out."""

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from pytest_django.asserts import assertContains, assertNotContains, assertRedirects

from decks.limits import LIST_BYTES
from decks.models import Deck
from decks.services import share
from tests.decks.make import hold, lines_of, make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]
BELL, ROPE, OTHER_BELL = "LNT/W01-E001", "LNT/W01-E002", "EMK/S02-E001"
LIST = f"4 {BELL} Bell\n3 Bell\n2 Nobody at all\n"


@pytest.fixture
def deck(client: Client) -> Deck:
    make_printing("Bell", code=BELL, power=500)
    make_printing("Bell", code=OTHER_BELL, power=1000)
    deck = make_deck((1, make_printing("Rope", code=ROPE)))
    hold(client, deck)
    return deck


def test_the_preview_shows_what_was_found_what_is_unclear_and_what_is_not(client: Client, deck: Deck) -> None:
    preview = client.post(f"/decks/{deck.key}/import/", {"text": LIST})
    for shown in ("4 cards found", "2 lines to look at", "Line 2", f"{OTHER_BELL} Bell", "Line 3", "2 Nobody at all"):
        assertContains(preview, shown)
    assert lines_of(deck) == {ROPE: 1}


def test_a_list_is_added_with_the_chosen_cards_and_keeps_the_lines_without_one(client: Client, deck: Deck) -> None:
    sent = {"text": LIST, "apply": "1", "mode": "add", "revision": 1, "line-2": OTHER_BELL}
    page = client.post(f"/decks/{deck.key}/import/", sent, follow=True)
    assertContains(page, "7 cards taken over. 1 line that matched nothing is kept with the deck")
    assert lines_of(deck) == {ROPE: 1, BELL: 4, OTHER_BELL: 3}
    deck.refresh_from_db()
    assert deck.unread == "2 Nobody at all"


def test_a_list_replaces_the_deck(client: Client, deck: Deck) -> None:
    sent = {"text": f"4 {BELL}", "apply": "1", "mode": "replace", "revision": 1}
    assertRedirects(client.post(f"/decks/{deck.key}/import/", sent), f"/decks/{deck.key}/")
    assert lines_of(deck) == {BELL: 4}


def test_a_deck_that_changed_meanwhile_is_left_alone_and_the_list_is_kept(client: Client, deck: Deck) -> None:
    Deck.objects.filter(pk=deck.pk).update(revision=2)
    sent = {"text": LIST, "apply": "1", "mode": "replace", "revision": 1, "line-2": OTHER_BELL}
    answer = client.post(f"/decks/{deck.key}/import/", sent)
    assertContains(answer, "changed in another window", status_code=409)
    assertContains(answer, '<input type="hidden" name="revision" value="2">', status_code=409)
    assertContains(answer, f'<option value="{OTHER_BELL}" selected>', status_code=409)
    assert lines_of(deck) == {ROPE: 1}


def test_a_file_is_read_like_pasted_text(client: Client, deck: Deck) -> None:
    upload = SimpleUploadedFile("deck.txt", f"4 {BELL}\n".encode("utf-16"))
    assertContains(client.post(f"/decks/{deck.key}/import/", {"file": upload, "text": ""}), "4 cards found")


@pytest.mark.parametrize(
    ("sent", "said"),
    [
        ({"text": "  "}, "The list is empty"),
        ({"text": "x" * (LIST_BYTES + 1)}, "larger than 64 KB"),
        ({"text": "", "file": SimpleUploadedFile("deck.txt", b"x" * (LIST_BYTES + 1))}, "larger than 64 KB"),
        ({"text": "", "file": SimpleUploadedFile("deck.txt", b"\x00\x01\x02\x03\xff")}, "not a text file"),
    ],
    ids=["empty", "long", "large file", "no text"],
)
def test_a_list_that_cannot_be_read_says_why(client: Client, deck: Deck, sent: dict[str, object], said: str) -> None:
    assertContains(client.post(f"/decks/{deck.key}/import/", sent), said, status_code=400)


def test_a_list_with_too_many_copies_says_so_and_changes_nothing(client: Client, deck: Deck) -> None:
    sent = {"text": f"60 {BELL}\n60 {BELL}", "apply": "1", "mode": "replace", "revision": 1}
    assertContains(client.post(f"/decks/{deck.key}/import/", sent), "120 copies", status_code=400)
    assert lines_of(deck) == {ROPE: 1}


def test_unread_lines_can_be_looked_at_again_and_are_then_settled(client: Client, deck: Deck) -> None:
    Deck.objects.filter(pk=deck.pk).update(unread="3 Bell")
    page = client.get(f"/decks/{deck.key}/import/", {"unread": ""})
    assertContains(page, "3 Bell</textarea>")
    assertContains(page, '<input type="hidden" name="unread" value="1">')
    sent = {"text": "3 Bell", "apply": "1", "mode": "add", "revision": 1, "line-1": OTHER_BELL, "unread": "1"}
    client.post(f"/decks/{deck.key}/import/", sent)
    deck.refresh_from_db()
    assert deck.unread == ""
    assert lines_of(deck) == {ROPE: 1, OTHER_BELL: 3}


def test_an_empty_deck_is_not_asked_what_to_do_with_its_cards(client: Client, deck: Deck) -> None:
    assertContains(client.post(f"/decks/{deck.key}/import/", {"text": LIST}), "replace them")
    deck.entries.all().delete()
    assertNotContains(client.post(f"/decks/{deck.key}/import/", {"text": LIST}), "replace them")


def test_the_deck_as_text_can_be_read_and_downloaded(client: Client, deck: Deck) -> None:
    assertContains(client.get(f"/decks/{deck.key}/list/"), f"1 {ROPE} Rope")
    download = client.get(f"/decks/{deck.key}/list.txt")
    assert download.headers["Content-Disposition"] == 'attachment; filename="night-watch.txt"'
    assert f"1 {ROPE} Rope" in download.content.decode()


def test_a_name_without_letters_still_makes_a_file_name(client: Client, deck: Deck) -> None:
    Deck.objects.filter(pk=deck.pk).update(name="♪")
    assert 'filename="deck.txt"' in client.get(f"/decks/{deck.key}/list.txt").headers["Content-Disposition"]


def test_the_list_of_a_shared_deck_is_there_for_whoever_has_the_link(deck: Deck) -> None:
    link = share(deck=deck).share_key
    assert f"1 {ROPE} Rope" in Client().get(f"/decks/shared/{link}/list.txt").content.decode()
