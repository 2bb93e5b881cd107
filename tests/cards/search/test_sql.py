"""In which order the database is asked."""

from cards.search.meaning import understand
from cards.search.parse import parse
from cards.search.predicates import All, AnyOf
from cards.search.sql import text_last
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]


def asked(query: str) -> list[str]:
    """Return the terms of `query` in the order in which the database is asked about them."""
    predicate = understand(parse(query), GAME).predicate
    assert isinstance(predicate, All | AnyOf)
    terms = {str(understand(parse(term), GAME).predicate): term for term in TERMS}
    return [terms[str(child)] for child in text_last(predicate.children)]


TERMS = ("o:draw", "-o:draw", "(o:draw or c:r)", "level:0", "c:r", "bell", 'o="draw a card."')


def test_texts_are_read_last_and_the_rest_keeps_its_order() -> None:
    assert asked("o:draw level:0 bell c:r") == ["level:0", "bell", "c:r", "o:draw"]
    assert asked("-o:draw or level:0") == ["level:0", "-o:draw"]
    assert asked("(o:draw or c:r) level:0") == ["level:0", "(o:draw or c:r)"]


def test_a_whole_text_is_compared_at_once() -> None:
    assert asked('o="draw a card." level:0') == ['o="draw a card."', "level:0"]
