"""The decks that come with the game open complete and legal."""

from datetime import date
from io import StringIO

import pytest
from django.core.management import call_command

from decks.legality import judge, judge_list
from decks.lists import match, parse_text
from decks.samples import open_sample
from rules.games import GAMES, Game
from rules.games.samples import SampleDeck, sample_decks
from tests.decks.make import GAME, lines_of, make_printing


@pytest.mark.django_db
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_sample_opens_complete_and_legal(game: Game) -> None:
    call_command("load_starter", stdout=StringIO())
    for sample in sample_decks(game):
        deck = open_sample(game=game, sample=sample)
        assert deck.name == sample.name
        assert deck.unread == ""
        assert judge(deck).legal, sample.slug


@pytest.mark.django_db
@pytest.mark.parametrize("sample", sample_decks(GAMES[GAME]), ids=lambda sample: sample.slug)
def test_every_sample_is_of_one_title_that_is_known(sample: SampleDeck) -> None:
    call_command("load_starter", stdout=StringIO())
    found = match(GAMES[GAME], parse_text(sample.text))
    verdict = judge_list(GAMES[GAME], found.deck_list(date(2026, 12, 1)), "title", date(2026, 12, 1))
    assert verdict.violations == ()


@pytest.mark.django_db
def test_a_card_that_the_catalogue_lacks_is_kept_as_a_line() -> None:
    printing = make_printing("Bell", code="LNT/W01-E001")
    sample = SampleDeck("late", "Late Bells", "", "4 LNT/W01-E001 Bell\n3 LNT/W01-E999 Rope\n")
    deck = open_sample(game=GAMES[GAME], sample=sample)
    assert lines_of(deck) == {printing.code: 4}
    assert deck.unread == "3 LNT/W01-E999 Rope"
