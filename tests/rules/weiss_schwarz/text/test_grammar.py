"""The grammar of the texts as a whole."""

from rules.games.weiss_schwarz.text.parsing import constructs
from rules.games.weiss_schwarz.text.reader import WeissReader
from rules.text.grammar import has_meaning


def test_every_construct_has_a_meaning() -> None:
    assert [construct for construct in sorted(constructs()) if not has_meaning(WeissReader, construct)] == []
