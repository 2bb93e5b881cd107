"""The lists that come with each game get from the database the verdict that they say."""

import pytest

from cards.format_defaults import load_formats_of
from cards.starter import load_cards_of
from decks.checking import Judge
from decks.legality import format_spec
from rules.coverage import Case, cases_of
from rules.games import GAMES, Game

pytestmark = pytest.mark.django_db


def judged(game: Game, case: Case) -> set[str]:
    found = Judge(game, format_spec(game, case.format, case.on), case.on).file(case.path)
    assert (found.unreadable, found.verdict.unknown) == ("", ()), case.name
    return {violation.rule for violation in found.verdict.errors}


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_list_is_read_and_judged_as_it_says(game: Game) -> None:
    load_cards_of(game)
    load_formats_of(game)
    cases = cases_of(game)
    assert any(case.illegal for case in cases)
    assert any(not case.illegal for case in cases)
    assert {case.name: judged(game, case) for case in cases} == {case.name: case.illegal for case in cases}
