"""What people do with runs."""

import secrets
from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from django.db import transaction
from django.utils import timezone

from accounts.models import User
from decks.frozen import frozen_deck_of
from decks.legality import judge
from decks.models import Deck
from rules.lab.goldfish import goldfish_of
from rules.lab.matches import UnknownBotError, check_bot, versus_of
from rules.lab.not_played import NotPlayedError
from rules.lab.seeds import SEEDS
from simulations.errors import RefusedRun, RunLimitReached
from simulations.kinds import GOLDFISH, GREEDY, KINDS, MATCH, version_of
from simulations.limits import ACTIVE_RUNS, GAMES_PER_RUN, RUNS_PER_USER, TURNS, USUAL_GAMES, USUAL_TURNS
from simulations.models import Chunk, Run
from simulations.wake_ups import announce


@transaction.atomic
def start_run(
    *,
    deck: Deck,
    owner: User | None = None,
    kind: str = GOLDFISH,
    games: int = USUAL_GAMES,
    turns: int = USUAL_TURNS,
    seed: int | None = None,
) -> Run:
    """Have a legal deck played in the background; a run without an owner belongs to whoever knows its `editor_key`."""
    return _start(deck, owner, kind, games, turns, seed)


@transaction.atomic
def start_match(
    *,
    deck: Deck,
    opponent: Deck,
    owner: User | None = None,
    bots: tuple[str, str] = (GREEDY, GREEDY),
    games: int = USUAL_GAMES,
    seed: int | None = None,
) -> Run:
    """Have two legal decks of a game played against each other in the background, as `start_run` does one."""
    if opponent.game != deck.game:
        raise RefusedRun("Decks of two games cannot play against each other.")
    _check_bots(deck.game, bots)
    _check_legal(opponent, f"“{opponent.name}”: ")
    frozen = frozen_deck_of(opponent, timezone.localdate()).as_json()
    second = {"opponent": opponent, "frozen_opponent": frozen, "bot": bots[0], "opponent_bot": bots[1]}
    return _start(deck, owner, MATCH, games, TURNS, seed, second)


def _start(
    deck: Deck,
    owner: User | None,
    kind: str,
    games: int,
    turns: int,
    seed: int | None,
    second: Mapping[str, Any] = MappingProxyType({}),
) -> Run:
    seed = secrets.randbelow(SEEDS) if seed is None else seed
    _check_numbers(games, turns, seed)
    if kind != MATCH:
        _check_played(deck)
    _check_legal(deck)
    _lock(owner)
    _check_room(owner, 1)
    spec = frozen_deck_of(deck, timezone.localdate())
    run = Run.objects.create(
        owner=owner, deck=deck, frozen_deck=spec.as_json(), deck_digest=spec.digest, game=deck.game, kind=kind,
        games=games, seed=seed, turns=turns, engine_version=version_of(kind, deck.game),
        **({"editor_key": ""} if owner is not None else {}), **second,
    )  # fmt: skip
    _add_chunks(run, 0)
    return run


@transaction.atomic
def stop_run(*, run: Run) -> Run:
    """Let no further chunk be claimed; those being played are played to their end. Raises RefusedRun if it is over."""
    if not Run.objects.active().filter(pk=run.pk).update(state=Run.State.STOPPED):
        run.refresh_from_db()
        raise RefusedRun(f"The run is not under way: it is {run.get_state_display()}.")
    run.refresh_from_db()
    return run


@transaction.atomic
def resume_run(*, run: Run) -> Run:
    """Let a stopped or failed run go on where it was; chunks that failed get as many attempts as new ones."""
    _check_version(run)
    _lock(run.owner)
    _check_room(run.owner)
    Chunk.objects.filter(run=run).exclude(failures=0, losses=0).update(failures=0, losses=0)
    resumable = Run.objects.filter(pk=run.pk, state__in=(Run.State.STOPPED, Run.State.FAILED))
    if not resumable.update(state=Run.State.QUEUED, error="", finished_at=None):
        run.refresh_from_db()
        raise RefusedRun(f"The run cannot be resumed: it is {run.get_state_display()}.")
    run.refresh_from_db()
    announce(run.chunks.filter(state=Chunk.State.WAITING).count())
    return run


@transaction.atomic
def extend_run(*, run: Run, games: int) -> Run:
    """Have so many more games played, with the seeds that a longer run would have had from the start."""
    _check_version(run)
    _lock(run.owner)
    held = Run.objects.select_for_update().get(pk=run.pk)
    if held.state == Run.State.FAILED:
        raise RefusedRun("The run has failed: resume it before you ask for more games.")
    if games < 1 or held.games + games > GAMES_PER_RUN:
        room = GAMES_PER_RUN - held.games
        raise RefusedRun(f"A run has {GAMES_PER_RUN:,} games at most: this one can take {room:,} more.")
    if not held.is_active:
        _check_room(run.owner)
        held.state, held.finished_at = Run.State.QUEUED, None
    before, held.games = held.games, held.games + games
    held.save(update_fields=["games", "state", "finished_at"])
    _add_chunks(held, before)
    return held


@transaction.atomic
def delete_run(*, run: Run) -> None:
    """Delete a run with its results; a worker that still plays a part of it finds no place to store it."""
    list(Chunk.objects.select_for_update().filter(run=run).values_list("pk", flat=True))
    Run.objects.select_for_update().get(pk=run.pk).delete()


def _lock(owner: User | None) -> None:
    """Let nobody else count the runs of `owner` until this transaction is through; before any other row is locked."""
    if owner is not None:
        User.objects.select_for_update().get(pk=owner.pk)


def _check_room(owner: User | None, more: int = 0) -> None:
    """Raise RunLimitReached where `owner` has no room for one more active run, or for `more` runs at all."""
    if owner is None:
        return
    runs = Run.objects.owned_by(owner)
    if runs.active().count() >= ACTIVE_RUNS:
        raise RunLimitReached(too_many_active("You have"))
    if runs.count() + more > RUNS_PER_USER:
        raise RunLimitReached(f"You have {RUNS_PER_USER} runs, the most one can keep: delete some first.")


def too_many_active(who: str) -> str:
    return f"{who} {ACTIVE_RUNS} runs under way, the most at a time: stop one, or wait until one is finished."


def _add_chunks(run: Run, played: int) -> None:
    """Add the chunks from game `played` to the end, and tell the workers."""
    chunks = [Chunk(run=run, first=first, count=count) for first, count in _parts(run, played)]
    Chunk.objects.bulk_create(chunks)
    announce(len(chunks))


def _parts(run: Run, first: int) -> Iterator[tuple[int, int]]:
    size = KINDS[run.kind].games_per_chunk
    for start in range(first, run.games, size):
        yield start, min(size, run.games - start)


def _check_numbers(games: int, turns: int, seed: int) -> None:
    if not 1 <= games <= GAMES_PER_RUN:
        raise RefusedRun(f"A run has 1 to {GAMES_PER_RUN:,} games, not {games:,}.")
    if not 1 <= turns <= TURNS:
        raise RefusedRun(f"A game is played for 1 to {TURNS} turns, not {turns:,}.")
    if not 0 <= seed < SEEDS:
        raise RefusedRun(f"A seed is a whole number from 0 to {SEEDS - 1}, not {seed}.")


def _check_played(deck: Deck) -> None:
    try:
        goldfish_of(deck.game)
    except NotPlayedError as error:
        raise RefusedRun(str(error)) from error


def _check_bots(game: str, bots: tuple[str, str]) -> None:
    try:
        for bot in bots:
            check_bot(versus_of(game), bot)
    except (NotPlayedError, UnknownBotError) as error:
        raise RefusedRun(str(error)) from error


def _check_legal(deck: Deck, name: str = "") -> None:
    verdict = judge(deck)
    if not verdict.legal:
        raise RefusedRun(f"{name}Only legal decks are played. {verdict.headline}.")


def _check_version(run: Run) -> None:
    version = version_of(run.kind, run.game)
    if run.engine_version != version:
        raise RefusedRun(
            f"The run was played by engine {run.engine_version}, and this site now has {version}, "
            "whose games may differ: start a new run."
        )
