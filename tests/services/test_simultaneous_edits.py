"""Several processes edit one deck at once: of those that begin at one revision exactly one is made."""

import subprocess
from pathlib import Path

import pytest

from tests import programs
from tests.services.conftest import Database

PROCESSES = 3
TRIES = 40
PREPARE = """
from decks.models import Deck
Deck.objects.create(key="race", game="weiss-schwarz", format="standard", name="Race")
"""
# Each process sets another quantity, again and again, on the revision it has just read.
EDIT = f"""
from cards.models import Printing
from decks.models import Deck
from decks.services import StaleRevision, set_quantity

printing = Printing.objects.filter(game="weiss-schwarz").order_by("code").first()
made = 0
for number in range({TRIES}):
    deck = Deck.objects.get(key="race")
    try:
        set_quantity(deck=deck, printing=printing, section="main", quantity=number + 1, base_revision=deck.revision)
    except StaleRevision:
        continue
    made += 1
print(made)
"""
CLEAR = """
from decks.models import Deck
Deck.objects.filter(key="race").delete()
"""


@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_every_edit_that_was_made_has_a_revision_of_its_own(database: str, request: pytest.FixtureRequest) -> None:
    place: Database = request.getfixturevalue(database)
    env = programs.environment(DATABASE_URL=place.url)
    programs.manage("load_starter", env=env)
    programs.manage("shell", "--verbosity", "0", "-c", PREPARE, env=env)
    command: list[str | Path] = [programs.BIN / "python", "manage.py", "shell", "--verbosity", "0", "-c", EDIT]
    editors = [
        subprocess.Popen(
            command, env=env, cwd=programs.ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        for _ in range(PROCESSES)
    ]
    said = [editor.communicate(timeout=120)[0] for editor in editors]
    made = sum(int(text) for text in said)
    cursor = place.connection.execute("SELECT revision FROM decks_deck WHERE key = 'race'")
    revision = cursor.fetchone()[0]
    place.connection.commit()
    programs.manage("shell", "--verbosity", "0", "-c", CLEAR, env=env)
    assert revision == 1 + made
    assert made >= TRIES
