"""The page of a run: progress, provisional and final results, and the buttons that steer it."""

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from accounts.models import User
from simulations import limits
from simulations.models import Run
from simulations.results import result_of
from simulations.work import play, work_off
from tests.simulations.make import claim, make_legal_deck, make_run, renewed


def address(run: Run, name: str = "run") -> str:
    return reverse(f"simulations:{name}", args=[run.key])


def page_of(client: Client, run: Run, name: str = "run", **query: str) -> str:
    response = client.get(address(run, name), query)
    assert response.status_code == 200
    return response.content.decode()


@pytest.fixture
def run(owner: User) -> Run:
    return make_run(30, owner=owner, deck=make_legal_deck(owner=owner))


def test_a_run_under_way_asks_again_every_second_and_can_be_stopped(owner_client: Client, run: Run) -> None:
    play(claim())
    page = page_of(owner_client, run)
    assert "10 of 30 games played: what stands here is provisional." in page
    assert f'hx-get="{address(run, "progress")}?seen=running" hx-trigger="every 1s"' in page
    assert address(run, "stop") in page
    assert address(run, "resume") not in page
    assert address(run, "extend") not in page


def test_a_finished_run_shows_every_measure_and_asks_no_more(owner_client: Client, run: Run) -> None:
    work_off()
    page = page_of(owner_client, run)
    assert "30 of 30 games played." in page
    assert "hx-get" not in page
    assert "<caption>Game</caption>" in page
    assert "<caption>Remainder</caption>" in page
    assert "30 values from 0 to 29" in page
    value, count = next(iter(result_of(run).tally.distribution("remainder").items()))
    assert f"<strong>{value}</strong> {100 * count / 30:.1f}%" in page
    assert address(run, "extend") in page
    assert address(run, "stop") not in page


def test_the_page_says_what_was_not_played(owner_client: Client, run: Run) -> None:
    page = page_of(owner_client, run)
    assert "4 of 50 cards were played without an ability that is not understood." in page
    assert "<li>4 Lamp 0</li>" in page


def test_of_a_run_of_another_version_the_page_does_not_say_what_was_played(owner_client: Client, run: Run) -> None:
    Run.objects.update(engine_version="old")
    page = page_of(owner_client, run)
    assert "4 of 50 cards have abilities. The run belongs to another version" in page
    assert "were played without an ability" not in page


def test_every_measure_can_be_taken_away_for_a_spreadsheet(owner_client: Client, run: Run) -> None:
    work_off()
    response = owner_client.get(address(run, "measures"))
    assert response.headers["Content-Type"] == "text/csv; charset=utf-8"
    assert f"seed-{run.seed}.csv" in response.headers["Content-Disposition"]
    assert response.content.decode("utf-8-sig").startswith("measure,value,count\r\ngame,0,1\r\n")


def test_progress_is_a_part_and_brings_the_buttons_once_the_state_has_changed(owner_client: Client, run: Run) -> None:
    same = page_of(owner_client, run, "progress", seen="queued")
    assert "<html" not in same
    assert "run-controls" not in same
    work_off()
    changed = page_of(owner_client, run, "progress", seen="queued")
    assert 'id="run-controls" class="cluster run-controls" hx-swap-oob="true"' in changed
    assert "hx-get" not in changed


def test_a_run_is_stopped_and_resumed(owner_client: Client, run: Run) -> None:
    assert owner_client.post(address(run, "stop")).headers["Location"] == address(run)
    assert renewed(run).state == Run.State.STOPPED
    assert address(run, "resume") in page_of(owner_client, run)
    owner_client.post(address(run, "resume"))
    assert renewed(run).state == Run.State.QUEUED


def test_a_run_is_extended(owner_client: Client, run: Run) -> None:
    work_off()
    owner_client.post(address(run, "extend"), {"games": "20"})
    assert (renewed(run).games, renewed(run).state) == (50, Run.State.QUEUED)


@pytest.mark.parametrize(
    ("name", "sent", "reason"),
    [
        ("stop", {}, "The run is not under way: it is finished."),
        ("resume", {}, "The run cannot be resumed: it is finished."),
        ("extend", {"games": ""}, "The number of games must be a whole number"),
        ("extend", {}, "The number of games must be a whole number"),
        ("extend", {"games": "10000"}, "this one can take 9,970 more"),
    ],
)
def test_what_cannot_be_done_is_said(
    owner_client: Client, run: Run, name: str, sent: dict[str, str], reason: str
) -> None:
    work_off()
    page = owner_client.post(address(run, name), sent, follow=True).content.decode()
    assert reason in page
    assert renewed(run).state == Run.State.FINISHED


def test_a_failed_run_says_why_and_can_be_resumed(owner_client: Client, run: Run) -> None:
    Run.objects.update(state="failed", error="no room", finished_at=timezone.now())
    page = page_of(owner_client, run)
    assert "no room" in page
    assert address(run, "resume") in page
    assert address(run, "extend") not in page


def test_a_run_of_another_engine_says_so_and_offers_no_more_games(owner_client: Client, run: Run) -> None:
    Run.objects.update(engine_version="old")
    assert "this site has another by now" in page_of(owner_client, run)
    Run.objects.update(state="stopped")
    page = page_of(owner_client, run)
    assert address(run, "resume") not in page
    assert address(run, "extend") not in page


def test_a_run_outlives_its_deck(owner_client: Client, owner: User) -> None:
    run = make_run(10, owner=owner, deck=make_legal_deck(owner=owner, name="Night watch"))
    work_off()
    assert run.deck is not None
    run.deck.delete()
    assert "Goldfish “Night watch”" in page_of(owner_client, run)
    assert owner_client.post(address(run, "delete")).headers["Location"] == reverse("decks:mine")


def test_the_page_leads_to_the_other_runs_of_the_deck_while_it_is_ones_own(
    owner_client: Client, owner: User, run: Run, other: User
) -> None:
    assert "Other runs of this deck" in page_of(owner_client, run)
    foreign = make_run(owner=owner, deck=make_legal_deck(owner=other))
    assert "Other runs of this deck" not in page_of(owner_client, foreign)


def test_a_run_is_deleted(owner_client: Client, run: Run) -> None:
    assert run.deck is not None
    goldfish = reverse("simulations:goldfish", args=[run.deck.key])
    assert owner_client.post(address(run, "delete")).headers["Location"] == goldfish
    assert Run.objects.count() == 0


def test_resuming_needs_room_in_the_browser(client: Client) -> None:
    deck = make_legal_deck()
    runs = [make_run(deck=deck) for _ in range(limits.ACTIVE_RUNS + 1)]
    Run.objects.filter(pk=runs[0].pk).update(state="stopped")
    session = client.session
    session["runs"] = {run.key: run.editor_key for run in runs}
    session.save()
    for name, sent in (("resume", {}), ("extend", {"games": "10"})):
        page = client.post(address(runs[0], name), sent, follow=True).content.decode()
        assert "This browser has 3 runs under way" in page
    assert renewed(runs[0]).state == Run.State.STOPPED


@pytest.mark.parametrize("name", ["stop", "resume", "extend", "delete"])
def test_steering_takes_post(owner_client: Client, run: Run, name: str) -> None:
    assert owner_client.get(address(run, name)).status_code == 405
