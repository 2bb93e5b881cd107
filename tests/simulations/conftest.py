"""What the tests of simulations share: the quick game, and wake-ups that are only noted."""

import pytest
from celery import current_app

from cards.models import Format
from simulations import kinds
from simulations.kinds import KINDS, Kind
from tests.decks.make import GAME
from tests.simulations.make import GAMES_PER_CHUNK, QUICK, play


@pytest.fixture(autouse=True)
def quick_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """The quick game is a kind of simulation, and goldfishing is as quick."""
    monkeypatch.setitem(KINDS, QUICK, Kind(play, GAMES_PER_CHUNK))
    monkeypatch.setitem(KINDS, kinds.GOLDFISH, Kind(play, GAMES_PER_CHUNK))


@pytest.fixture(autouse=True)
def wake_ups(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tasks that were sent."""
    sent: list[str] = []
    monkeypatch.setattr(current_app, "send_task", lambda name, **_: sent.append(name))
    return sent


@pytest.fixture(autouse=True)
def standard(db: None) -> Format:
    """The usual format, any cards allowed."""
    return Format.objects.create(game=GAME, key="standard", title="Standard", source="Format entry")
