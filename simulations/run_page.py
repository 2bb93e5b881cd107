"""What the page of a run shows."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

from django.urls import reverse

from rules.games import GAMES, Game
from rules.lab import goldfish
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.matches import versus_of
from rules.lab.not_played import by_name
from rules.lab.tally import Tally
from simulations.figures import LeftOut, Report, not_known, not_played, report_of
from simulations.figures.match import MatchReport, match_report
from simulations.kinds import version_of
from simulations.limits import GAMES_PER_RUN
from simulations.models import Run
from simulations.results import WIDE, Result, result_of


@dataclass(frozen=True, slots=True)
class Share:
    """One value of a measure, and in how much of what was counted it came up."""

    value: int
    count: int
    percent: float


@dataclass(frozen=True, slots=True)
class Row:
    """One measure: `at` is what tells it from its neighbours, such as the turn."""

    at: str
    count: int
    mean: float
    shares: tuple[Share, ...]

    @property
    def is_wide(self) -> bool:
        """True where so many values came up that their bounds say more than each of them."""
        return len(self.shares) > WIDE


@dataclass(frozen=True, slots=True)
class Group:
    """Measures of one name: level by turn, at each turn."""

    title: str
    rows: tuple[Row, ...]


@dataclass(frozen=True, slots=True)
class RunPage:
    """A run with what it has counted so far: the report for people, and every measure in numbers."""

    run: Run
    game: Game
    result: Result
    report: Report | MatchReport
    groups: tuple[Group, ...]

    @property
    def room(self) -> int:
        return GAMES_PER_RUN - self.run.games

    @property
    def is_outdated(self) -> bool:
        """True where this site has another engine than the run: no worker of it will play a part of the run."""
        return is_outdated(self.run)


def is_outdated(run: Run) -> bool:
    """Return whether this site plays runs of its kind by another version."""
    return run.engine_version != version_of(run.kind, run.game)


def page_of(run: Run, card: str = "") -> RunPage:
    """Return what to show of `run`; `card` names the one whose chart is wanted."""
    result = result_of(run)
    report = _match_report(run, result) if run.is_match else _report(run, result, card)
    return RunPage(run, GAMES[run.game], result, report, tuple(_groups(result.tally)))


def _report(run: Run, result: Result, card: str) -> Report:
    spec = run.spec
    left_out = not_known(spec) if is_outdated(run) else not_played(goldfish.not_played(spec), spec.count)
    return report_of(result.tally, left_out, address=reverse("simulations:run", args=[run.key]), card=card)


def _match_report(run: Run, result: Result) -> MatchReport:
    decks = [deck for deck in (run.spec, run.opponent_spec) if deck is not None]
    return match_report(result.tally, [(deck.name, _left_out(run, deck)) for deck in decks])


def _left_out(run: Run, deck: FrozenDeck) -> LeftOut:
    return (
        not_known(deck)
        if is_outdated(run)
        else not_played(by_name(versus_of(run.game).not_understood(deck)), deck.count)
    )


def _groups(tally: Tally) -> Iterator[Group]:
    for prefix, names in groupby(tally, key=lambda name: name.partition(".")[0]):
        rows = tuple(_row(tally, name, name.partition(".")[2]) for name in names)
        yield Group(prefix.replace("_", " ").capitalize(), rows)


def _row(tally: Tally, name: str, at: str) -> Row:
    total = tally.count(name)
    shares = (Share(value, count, 100 * count / total) for value, count in tally.distribution(name).items())
    return Row(at, total, tally.mean(name), tuple(shares))
