"""Legal decks and runs for the tests of simulations, and a game that needs no time."""

from typing import Any

from decks.models import Deck
from rules.lab.seeds import game_seed
from rules.lab.tally import Tally
from simulations.kinds import Order
from simulations.models import Chunk, Run
from simulations.services import Claim, claim_chunk, start_run
from tests.decks.make import make_deck, make_printing

QUICK = "quick"
GAMES_PER_CHUNK = 10


def play(order: Order, first: int, count: int) -> Tally:
    """Count each game by its index, and by what its seed makes of it."""
    tally = Tally()
    for index in range(first, first + count):
        tally.add("game", index)
        tally.add("remainder", game_seed(order.seed, index) % order.turns)
    return tally


def make_legal_deck(**values: Any) -> Deck:
    """Store a deck of 50 different names, four of each at most."""
    lamps = [make_printing(f"Lamp {number}", text=["【AUTO】 Shine."] if number == 0 else ()) for number in range(13)]
    return make_deck(*((4, lamp) for lamp in lamps[:12]), (2, lamps[12]), **values)


def make_run(games: int = 30, **values: Any) -> Run:
    """Start a run of the quick game."""
    wanted: dict[str, Any] = {"kind": QUICK, "games": games, "seed": 7} | values
    if "deck" not in wanted:
        wanted["deck"] = make_legal_deck()
    return start_run(**wanted)


def claim(worker: str = "worker:1") -> Claim:
    """Claim a chunk that must be there."""
    claimed = claim_chunk(worker=worker)
    assert claimed is not None
    return claimed


def states_of(run: Run) -> list[str]:
    """Return the states of the chunks in the order of their games."""
    return list(Chunk.objects.filter(run=run).order_by("first").values_list("state", flat=True))


def renewed(run: Run) -> Run:
    """Return the run as it is stored now."""
    return Run.objects.get(pk=run.pk)
