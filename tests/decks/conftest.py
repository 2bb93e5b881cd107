"""What the tests of decks share."""

import pytest

from cards.models import Format
from tests.decks.make import GAME


@pytest.fixture
def standard(db: None) -> Format:
    """The usual format, any cards allowed."""
    return Format.objects.create(game=GAME, key="standard", title="Standard", source="Format entry")
