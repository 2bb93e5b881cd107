"""Every query of the corpus finds, in order, the cards that a plain reading of it finds among 2,000 invented ones."""

from collections.abc import Iterator

import pytest
from django.db import transaction
from pytest_django.plugin import DjangoDbBlocker

from cards.search import service
from cards.search.meaning import understand
from cards.search.parse import parse
from rules.folding import fold_search
from rules.games import GAMES
from tests.cards.search.corpus import corpus, corpus_lines
from tests.cards.search.invented import COUNT, SETS, invent, load_invented, single_card
from tests.cards.search.plain import answer, plain_cards

GAME = GAMES["weiss-schwarz"]
PREFIXES = [code.split("/")[0] for code in SETS]
TITLES = {fold_search(name): frozenset(p for p in PREFIXES if fold_search(p) == fold_search(name)) for name in PREFIXES}
TITLES["lantern & orbit"] = frozenset({"LNT", "ORB", single_card(invent())})


@pytest.fixture(scope="module", autouse=True)
def catalogue(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[None]:
    with django_db_blocker.unblock(), transaction.atomic():
        load_invented()
        yield
        transaction.set_rollback(True)


@pytest.mark.django_db
def test_the_database_answers_as_a_plain_reading_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MAX_SIZE", 2 * COUNT)
    cards = plain_cards(GAME, TITLES)
    wrong, totals = [], []
    for query in corpus(GAME):
        page = service.search(GAME, query, size=2 * COUNT)
        found = [card.pk for card in page.cards]
        totals.append(page.total)
        if found != answer(understand(parse(query), GAME), cards) or page.total != len(found):
            wrong.append(query)
    assert wrong == []
    assert sum(total > 0 for total in totals) > len(totals) * 0.9
    assert len(set(totals)) > len(totals) / 2


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["", "level:0 order:-power", "♪ or o:draw", "o:/draw (a|two) cards?/ order:name"])
def test_the_pages_of_a_query_make_up_its_answer(query: str, monkeypatch: pytest.MonkeyPatch) -> None:
    first = service.search(GAME, query, size=90)
    pages = [service.search(GAME, query, page=page, size=90) for page in range(1, first.pages + 1)]
    monkeypatch.setattr(service, "MAX_SIZE", 2 * COUNT)
    whole = service.search(GAME, query, size=2 * COUNT)
    assert [card for page in pages for card in page.cards] == list(whole.cards)
    assert {page.total for page in pages} == {whole.total}
    assert first.pages > 1


def test_the_corpus_has_at_least_sixty_queries_each_once() -> None:
    assert len(corpus_lines()) >= 60
    assert len(set(corpus_lines())) == len(corpus_lines())
