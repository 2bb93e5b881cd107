"""What the deck column shows."""

import pytest

from cards.models import Printing
from decks.models import Deck
from decks.panel import Panel, panel_of
from rules.legality import Severity
from tests.decks.make import make_deck, make_printing

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("standard")]


def panel(deck: Deck, shown_anyway: tuple[tuple[str, Printing], ...] = ()) -> Panel:
    return panel_of(Deck.objects.with_lines().get(pk=deck.pk), shown_anyway)


def names(shown: Panel) -> list[tuple[str, list[str]]]:
    return [(group.title, [line.card.name for line in group.lines]) for part in shown.parts for group in part.groups]


def test_lines_stand_in_groups_in_the_games_order() -> None:
    event = make_printing("Shortcut", type="event", level=2)
    climax = make_printing("Fireworks", type="climax", level=None)
    high, low, second = make_printing("Aft", level=1), make_printing("Zed", level=0), make_printing("Bow", level=1)
    shown = panel(make_deck((1, event), (4, climax), (1, second), (1, high), (1, low)))
    assert names(shown) == [
        ("Characters", ["Zed", "Aft", "Bow"]),
        ("Events", ["Shortcut"]),
        ("Climaxes", ["Fireworks"]),
    ]


def test_groups_parts_and_the_deck_are_counted_in_copies() -> None:
    shown = panel(make_deck((4, make_printing()), (2, make_printing()), (8, make_printing(type="climax"))))
    (part,) = shown.parts
    assert [group.count for group in part.groups] == [6, 8]
    assert (part.count, shown.count, part.size) == (14, 14, 50)


def test_a_line_just_taken_out_keeps_its_place_with_no_copies() -> None:
    held, gone = make_printing("Bow"), make_printing("Aft")
    shown = panel(make_deck((1, held)), (("main", gone), ("main", held)))
    lines = shown.parts[0].groups[0].lines
    assert [(line.card.name, line.quantity) for line in lines] == [("Aft", 0), ("Bow", 1)]


def test_a_finding_points_at_the_lines_it_speaks_of() -> None:
    many, few = make_printing("Bell"), make_printing("Rope")
    shown = panel(make_deck((5, many), (4, few)))
    (finding,) = (each for each in shown.findings if each.lines)
    assert finding.violation.rule.startswith("5.1.2")
    assert [line.card.name for line in finding.lines] == ["Bell"]
    assert {line.card.name: line.trouble for line in shown.parts[0].groups[0].lines} == {
        "Bell": Severity.ERROR,
        "Rope": None,
    }


def test_problems_are_errors_and_lines_that_matched_nothing() -> None:
    assert panel(make_deck(unread="4 Nobody")).problem_count == 2  # and the size of the deck
    assert panel(make_deck()).problem_count == 1


def test_the_charts_of_the_game_are_drawn() -> None:
    shown = panel(make_deck((4, make_printing(level=2))))
    assert [drawing.tally.title for drawing in shown.drawings] == ["Levels", "Colours", "Triggers"]
    assert shown.drawings[0].sentence == "Levels: 0 0, 1 0, 2 4."


def test_a_card_of_a_group_the_game_does_not_name_is_shown_all_the_same() -> None:
    assert names(panel(make_deck((1, make_printing("Odd", type=None))))) == [("Others", ["Odd"])]
