"""The one service that judges: saved decks and posted lists, today and as of a day."""

from datetime import date

import pytest
from django.utils import timezone
from pytest_django import DjangoAssertNumQueries

from cards.format_defaults import load_formats
from cards.models import Format, Printing, Restriction, RestrictionList, RestrictionName
from decks.contents import deck_list_from
from decks.legality import UnknownFormat, judge, judge_list
from rules.games import GAMES
from rules.legality import Severity
from tests.decks.make import GAME, make_deck, make_printing

pytestmark = pytest.mark.django_db
WEISS = GAMES[GAME]
DAY = date(2026, 3, 1)


@pytest.fixture(autouse=True)
def formats() -> None:
    load_formats()


def fifty(*lines: tuple[int, Printing]) -> list[tuple[int, Printing]]:
    """Lines filled up to fifty cards with characters of other names."""
    missing = 50 - sum(quantity for quantity, _ in lines)
    filler = [(min(4, missing - start), make_printing(f"Night Watch {start}")) for start in range(0, missing, 4)]
    return [*lines, *filler]


def test_a_legal_deck_is_judged_in_its_own_format_today() -> None:
    verdict = judge(make_deck(*fifty()))
    assert verdict.legal
    assert (verdict.game, verdict.format, verdict.format_title) == (GAME, "standard", "Standard")
    assert verdict.on == timezone.localdate()
    assert verdict.sources == (WEISS.book, Format.objects.get(game=GAME, key="standard").source)


def test_an_illegal_deck_says_every_violation() -> None:
    climaxes = [(3, make_printing(f"Tide {n}", type="climax")) for n in range(3)]
    verdict = judge(make_deck(*fifty(*climaxes, (5, make_printing("Lantern Keeper")))))
    assert [violation.rule for violation in verdict.violations] == ["5.1.2.2", "5.1.2.3"]


def test_text_on_the_cards_of_a_saved_deck_is_honoured() -> None:
    text = ["【CONT】 You can put any number of cards with the same card name as this card into your deck."]
    assert judge(make_deck((50, make_printing("Moth Swarm", text=text)))).legal


def test_the_format_of_the_deck_decides() -> None:
    mixed = fifty((1, make_printing("Moth Queen", code="MTH/S01-E001", side="schwarz")))
    assert judge(make_deck(*mixed)).legal
    assert [found.rule for found in judge(make_deck(*mixed, format="title")).errors] == ["title"]
    assert [found.rule for found in judge(make_deck(*mixed, format="side")).errors] == ["side"]


def test_a_deck_is_judged_as_of_a_day() -> None:
    banned = RestrictionList.objects.create(
        format=Format.objects.get(game=GAME, key="standard"), since=DAY, source="List of 1 March"
    )
    entry = Restriction.objects.create(restriction_list=banned, kind="banned")
    RestrictionName.objects.create(restriction=entry, name="Moth Queen")
    deck = make_deck(*fifty((1, make_printing("Moth Queen"))))
    assert judge(deck, date(2026, 2, 28)).legal
    verdict = judge(deck, DAY)
    assert [(found.rule, found.book) for found in verdict.errors] == [("restriction list", "List of 1 March")]
    assert verdict.on == DAY
    assert "List of 1 March" in verdict.sources


def test_the_edit_of_a_maintainer_holds_at_once() -> None:
    deck = make_deck(*fifty((1, make_printing("Moth Queen", side="schwarz"))))
    assert judge(deck).legal
    Format.objects.filter(key="standard").update(requirements={"one_side": True})
    assert not judge(deck).legal


def test_a_deck_whose_format_is_gone_still_gets_a_verdict() -> None:
    verdict = judge(make_deck(*fifty(), format="retired"))
    assert not verdict.legal
    assert (verdict.errors[0].rule, verdict.format_title) == ("format", "retired")
    assert "Formats there are: side, standard, title." in verdict.errors[0].message


def test_lines_that_a_deck_keeps_unread_are_unknown_to_the_verdict() -> None:
    verdict = judge(make_deck(*fifty(), unread="4 Lost Lamp\n\n2 Missing Moth"))
    assert not verdict.legal
    assert verdict.unknown == ("4 Lost Lamp", "2 Missing Moth")


def test_a_posted_list_is_judged_without_a_deck() -> None:
    deck_list = deck_list_from([("main", quantity, printing) for quantity, printing in fifty()], DAY)
    assert judge_list(WEISS, deck_list, "side", DAY).legal
    verdict = judge_list(WEISS, deck_list, "side", DAY, unknown=["4 Lost Lamp"])
    assert (verdict.legal, verdict.unknown, verdict.violations) == (False, ("4 Lost Lamp",), ())


def test_a_posted_list_in_an_unknown_format_is_refused() -> None:
    with pytest.raises(UnknownFormat, match="Formats there are: side, standard, title"):
        judge_list(WEISS, deck_list_from([], DAY), "odd", DAY)


def test_a_verdict_takes_a_handful_of_queries(django_assert_max_num_queries: DjangoAssertNumQueries) -> None:
    deck = make_deck(*fifty(), format="title")
    with django_assert_max_num_queries(7):
        verdict = judge(deck)
    assert [found.severity for found in verdict.violations] == [Severity.NOTE]
