"""Starting a run: what is frozen, how it is cut into chunks, who is told, what is refused."""

from dataclasses import replace
from typing import Any

import pytest
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.models import User
from cards.models import Card
from decks.models import DeckEntry
from rules.games import GAMES
from simulations import limits
from simulations.errors import RefusedRun, RunLimitReached
from simulations.kinds import version_of
from simulations.models import Run
from simulations.services import start_run, stop_run
from simulations.wake_ups import WORK
from tests.decks.make import make_deck, make_printing
from tests.simulations.make import QUICK, make_legal_deck, make_run, renewed, states_of


def test_a_run_waits_in_chunks_that_hold_every_game_once() -> None:
    run = make_run(25)
    assert (run.state, run.started_at, run.finished_at) == (Run.State.QUEUED, None, None)
    assert list(run.chunks.order_by("first").values_list("first", "count")) == [(0, 10), (10, 10), (20, 5)]
    assert states_of(run) == ["waiting"] * 3


def test_a_run_pins_engine_and_deck() -> None:
    deck = make_legal_deck()
    run = make_run(deck=deck)
    before = run.spec
    Card.objects.update(name="Renamed")
    DeckEntry.objects.filter(deck=deck).delete()
    deck.delete()
    run = renewed(run)
    assert (run.deck, run.engine_version) == (None, version_of(run.kind, run.game))
    assert (run.spec, run.spec.count, run.spec.with_abilities) == (before, 50, 4)
    assert run.deck_digest == before.digest


def test_a_run_with_an_owner_needs_no_editor_key(owner: User) -> None:
    assert make_run(owner=owner).editor_key == ""
    assert len(make_run().editor_key) > 20


def test_a_seed_is_made_up_where_none_is_given() -> None:
    deck = make_legal_deck()
    assert start_run(deck=deck, kind=QUICK).seed != start_run(deck=deck, kind=QUICK).seed


def test_a_deck_of_a_game_without_an_engine_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    deck = make_legal_deck()
    monkeypatch.setitem(GAMES, deck.game, replace(GAMES[deck.game], goldfish=None))
    with pytest.raises(RefusedRun, match="Decks of Weiß Schwarz are built and judged here, but not played yet"):
        start_run(deck=deck)


def test_workers_are_told_once_the_chunks_can_be_seen(
    wake_ups: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        make_run(25)
        assert wake_ups == []
    assert wake_ups == [WORK] * 3
    with django_capture_on_commit_callbacks(execute=True):
        make_run(1_000)
    assert len(wake_ups) == 3 + 8


@pytest.mark.parametrize(
    ("values", "reason"),
    [
        ({"games": 0}, "A run has 1 to 10,000 games, not 0."),
        ({"games": 10_001}, "A run has 1 to 10,000 games, not 10,001."),
        ({"turns": 0}, "A game is played for 1 to 30 turns, not 0."),
        ({"turns": 31}, "A game is played for 1 to 30 turns, not 31."),
        ({"seed": -1}, "A seed is a whole number from 0 to 4294967295, not -1."),
        ({"seed": 2**32}, "A seed is a whole number from 0 to 4294967295, not 4294967296."),
    ],
)
def test_numbers_out_of_bounds_are_refused(values: dict[str, Any], reason: str) -> None:
    with pytest.raises(RefusedRun, match=reason):
        make_run(**values)
    assert Run.objects.count() == 0


def test_the_bounds_themselves_are_taken() -> None:
    deck = make_legal_deck()
    assert make_run(10_000, deck=deck, turns=30, seed=2**32 - 1).chunks.count() == 1_000
    assert make_run(1, deck=deck, turns=1, seed=0).chunks.count() == 1


def test_an_illegal_deck_is_refused_with_the_verdict() -> None:
    with pytest.raises(RefusedRun, match=r"Only legal decks are played\. Not legal in Standard: 1 problem\."):
        start_run(deck=make_deck((4, make_printing())))


def test_a_user_has_a_few_active_runs_at_a_time(owner: User, other: User) -> None:
    deck = make_legal_deck()
    first = make_run(deck=deck, owner=owner)
    for _ in range(limits.ACTIVE_RUNS - 1):
        make_run(deck=deck, owner=owner)
    with pytest.raises(RunLimitReached, match="You have 3 runs under way, the most at a time"):
        make_run(deck=deck, owner=owner)
    make_run(deck=deck, owner=other)
    stop_run(run=first)
    make_run(deck=deck, owner=owner)


def test_a_user_keeps_so_many_runs_and_no_more(owner: User, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("simulations.services.runs.RUNS_PER_USER", 1)
    stop_run(run=make_run(owner=owner))
    with pytest.raises(RunLimitReached, match="delete some first"):
        make_run(owner=owner)
