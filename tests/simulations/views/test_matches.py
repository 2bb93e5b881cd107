"""The page on which a deck is sent to play against another one, and what comes of it."""

from typing import Any

import pytest
from django.test import Client
from django.urls import reverse

from accounts.models import User
from decks.models import Deck
from decks.services.sharing import share
from simulations import kinds
from simulations.models import Run
from simulations.results import result_of
from simulations.work import work_off
from tests.decks.make import hold, make_deck, make_printing
from tests.simulations.make import make_legal_deck

USUAL = {"games": "4", "bot": "greedy", "versus": "random", "seed": "7"}


def address(deck: Deck) -> str:
    return reverse("simulations:matches", args=[deck.key])


def text_of(client: Client, where: str) -> str:
    return client.get(where).content.decode()


def legal_deck(name: str, **values: Any) -> Deck:
    """Store a deck that wins in a few turns: everybody can be played at once, and nothing cancels."""
    moths = [make_printing(f"{name} {number}", cost=0, power=3000, soul=2) for number in range(12)]
    talker = make_printing(f"{name} talker", cost=0, power=1000, soul=1, text=["【AUTO】 Flit."])
    return make_deck(*((4, moth) for moth in moths), (2, talker), name=name, **values)


@pytest.fixture
def moths(client: Client) -> Deck:
    deck = legal_deck("Moths")
    hold(client, deck)
    return deck


@pytest.fixture
def lamps(client: Client, moths: Deck) -> Deck:
    deck = legal_deck("Lamps")
    hold(client, moths, deck)
    return deck


def test_the_deck_page_leads_to_it_and_it_offers_the_decks_of_this_browser(
    client: Client, moths: Deck, lamps: Deck
) -> None:
    make_legal_deck(name="Of somebody else")
    assert address(moths) in text_of(client, reverse("decks:build", args=[moths.key]))
    page = text_of(client, address(moths))
    assert "Moths (itself)</option>" in page
    assert "Lamps</option>" in page
    assert "Of somebody else" not in page
    assert "2 of 50 cards will be played without an ability that is not understood." in page


def test_a_match_is_played_by_workers_and_its_page_tells_the_win_rate(client: Client, moths: Deck, lamps: Deck) -> None:
    response = client.post(address(moths), USUAL | {"opponent": lamps.key})
    run = Run.objects.get()
    assert response.headers["Location"] == reverse("simulations:run", args=[run.key])
    assert (run.kind, run.deck, run.opponent, run.bot, run.opponent_bot) == ("match", moths, lamps, "greedy", "random")
    assert "Nothing is counted yet." in text_of(client, response.headers["Location"])
    assert work_off() is False
    ends = result_of(run).tally.distribution("end")
    page = text_of(client, response.headers["Location"])
    assert "“Moths” against “Lamps”" in page
    assert "Greedy bot against random bot" in page
    assert f"Wins {100 * ends.get(1, 0) // 4}% of 4 games (" in page
    assert '<th scope="row">Going first</th><td class="number">2</td>' in page
    assert '<th scope="row">Going second</th><td class="number">2</td>' in page
    assert "Moths: 2 of 50 cards were played without an ability that is not understood." in page
    assert "Lamps: 2 of 50 cards were played without an ability that is not understood." in page


def test_somebody_elses_deck_is_played_against_by_its_link(client: Client, moths: Deck) -> None:
    theirs = share(deck=legal_deck("Theirs"))
    link = f"https://cards.example{reverse('decks:shared', args=[theirs.share_key])}"
    client.post(address(moths), USUAL | {"opponent": moths.key, "link": f" {link}?from=a-friend#list "})
    assert Run.objects.get().opponent == theirs
    run = text_of(client, reverse("simulations:run", args=[Run.objects.get().key]))
    assert "“Moths” against “Theirs”" in run


def test_a_link_that_opens_no_deck_of_the_game_is_said_and_kept(client: Client, moths: Deck) -> None:
    link = reverse("decks:shared", args=["nowhere"])
    response = client.post(address(moths), USUAL | {"opponent": moths.key, "link": link})
    page = response.content.decode()
    assert (response.status_code, Run.objects.count()) == (400, 0)
    assert "This link opens no deck of Weiß Schwarz that is shared" in page
    assert f'value="{link}"' in page


def test_a_private_deck_is_not_played_against_by_its_key(client: Client, moths: Deck) -> None:
    private = legal_deck("Private")
    for link in (private.key, reverse("decks:build", args=[private.key])):
        assert client.post(address(moths), USUAL | {"link": link}).status_code == 400
    assert Run.objects.count() == 0


def test_a_deck_against_itself_wins_exactly_half(client: Client, moths: Deck) -> None:
    client.post(address(moths), USUAL | {"versus": "greedy", "opponent": moths.key})
    work_off()
    assert result_of(Run.objects.get()).tally.distribution("end") == {1: 2, 2: 2}


def test_a_match_is_the_same_however_it_is_cut(client: Client, moths: Deck, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = []
    for size in (4, 1):
        part = kinds.Kind(kinds.KINDS[kinds.MATCH].play, size, kinds.KINDS[kinds.MATCH].version)
        monkeypatch.setitem(kinds.KINDS, kinds.MATCH, part)
        client.post(address(moths), USUAL | {"opponent": moths.key})
        work_off()
        counted.append(result_of(Run.objects.first() or Run()).tally)
    assert counted[0] == counted[1]


@pytest.mark.parametrize(
    ("sent", "reason"),
    [
        ({"opponent": "nothing"}, "Choose the deck to play against out of your decks of this game."),
        ({"opponent": "\0"}, "Choose the deck to play against out of your decks of this game."),
        ({"link": "\0"}, "This link opens no deck of Weiß Schwarz that is shared"),
        ({"bot": "gredy"}, "There is no bot &#x27;gredy&#x27;."),
        ({"games": "many"}, "The number of games must be a whole number"),
        ({"games": "0"}, "A run has 1 to 10,000 games, not 0."),
    ],
)
def test_what_cannot_be_played_is_said(client: Client, moths: Deck, sent: dict[str, str], reason: str) -> None:
    response = client.post(address(moths), USUAL | {"opponent": moths.key} | sent)
    assert (response.status_code, Run.objects.count()) == (400, 0)
    assert reason in response.content.decode()


def test_the_other_deck_must_be_legal_too(owner_client: Client, owner: User) -> None:
    deck, short = legal_deck("Moths", owner=owner), make_deck((4, make_printing()), name="Short", owner=owner)
    response = owner_client.post(address(deck), USUAL | {"opponent": short.key})
    assert "“Short”: Only legal decks are played." in response.content.decode()
    assert response.status_code == 400


def test_matches_are_listed_apart_from_goldfish_runs(client: Client, moths: Deck) -> None:
    client.post(address(moths), USUAL | {"opponent": moths.key})
    run = reverse("simulations:run", args=[Run.objects.get().key])
    assert run in text_of(client, address(moths))
    assert run not in text_of(client, reverse("simulations:goldfish", args=[moths.key]))
