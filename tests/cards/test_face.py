"""The drawn face of a card."""

import pytest
from django.core.management import call_command
from django.template.loader import render_to_string

from cards.models import Printing
from rules.games import GAMES
from tests.decks.make import make_printing
from tests.made_up_game.game import LANTERNS

pytestmark = pytest.mark.django_db


def face(printing: Printing, **context: object) -> str:
    return render_to_string("cards/_face.html", {"card": printing.card, "printing": printing} | context)


def test_a_character_shows_all_that_is_printed() -> None:
    html = face(
        make_printing(
            "Lantern Keeper",
            level=1,
            cost=0,
            power=5500,
            soul=2,
            trigger=["soul"],
            trait=["Night", "Watch"],
            text=["【AUTO】 Draw a card."],
        )
    )
    for shown in (
        "Lantern Keeper",
        "5500",
        "Soul 2",
        "#trigger-soul",
        "Night",
        "Watch",
        "Draw a card.",
        "Level </span>1",
    ):
        assert shown in html
    assert html.count("icons.svg#soul") == 2


def test_level_0_and_cost_0_are_shown() -> None:
    html = face(make_printing(level=0, cost=0))
    assert "Level </span>0" in html
    assert "Cost </span>0" in html


def test_a_climax_has_no_level_cost_power_or_soul() -> None:
    html = face(make_printing(type="climax", level=None, trigger=["soul", "gate"]))
    assert 'data-type="climax"' in html
    for absent in ("Level", "Cost", "Power", "face-soul", "face-traits"):
        assert absent not in html


def test_a_thumbnail_leaves_out_text_and_traits() -> None:
    html = face(make_printing(trait=["Night"], text=["Draw a card."]), size="s")
    assert "Draw a card." not in html
    assert "face-traits" not in html


def test_a_tile_that_is_a_link_holds_no_other_links() -> None:
    html = face(make_printing(text=["all your 《Night》 characters"]), size="m", link=True)
    assert html.count("<a ") == 1


def test_the_whole_face_links_traits_in_its_text() -> None:
    assert "q=trait%3ANight" in face(make_printing(text=["all your 《Night》 characters"]))


def test_a_hostile_card_stays_text() -> None:
    html = face(make_printing("<script>alert(1)</script>", trait=["<img>"], colour='"><b>'))
    assert "<script>" not in html
    assert "<img>" not in html
    assert "<b>" not in html


def test_a_gate_ruler_card_shows_its_numbers_icons_and_attributes() -> None:
    starter = Printing.objects.filter(game="gate-ruler")
    call_command("load_starter", verbosity=0)
    html = face(starter.get(code="CLM-009"))
    for shown in ("Level </span>5", "#legendary-legendary", "#icon-td", "ATK</span> 5", "HP</span> 5", "STK</span> 2"):
        assert shown in html
    assert "Unit · Clockmoor" in html
    assert "<span>Artisan</span>" in html
    assert "face-terms" not in face(starter.get(code="CLM-009"), size="m")


def test_a_ruler_shows_what_it_allows() -> None:
    call_command("load_starter", verbosity=0)
    html = face(Printing.objects.get(game="gate-ruler", code="GAT-002"))
    assert "<dt>Deck size</dt><dd>50</dd>" in html
    assert "<dt>Defense zones</dt><dd>0</dd>" in html
    assert "Life</span> 10" in html
    assert "Geas for Archivist" in face(Printing.objects.get(game="gate-ruler", code="GAT-007"))


def test_a_game_without_a_face_of_its_own_gets_the_plain_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, LANTERNS.key, LANTERNS)
    printing = make_printing("Lantern Keeper", text=["Draw a card."], kind="lantern", brightness=7)
    printing.card.game = LANTERNS.key
    html = face(printing)
    assert "face-plain" in html
    assert "Draw a card." in html
    assert "7" in html
    assert "Lantern</span>" in html


def test_a_trails_unit_shows_its_cost_values_organizations_and_arts() -> None:
    call_command("load_starter", verbosity=0)
    html = face(Printing.objects.get(game="trails", code="NVL1-003"))
    for shown in ("CP</span> 2", "STR</span> 2", "DEF</span> 3", "<span>Ninefold Railway</span>", "Night Conductor"):
        assert shown in html
    assert 'aria-label="Ansa Merrow [Night Conductor]"' in html
    assert 'EP 1</span> <b class="arts-name">Doors Closing</b> Target attacking' in html


@pytest.mark.parametrize(
    ("code", "shown", "type"),
    [
        ("NVL1-013", "EP</span> 1", "EVENT"),
        ("NVL1-017", ">BL</abbr> 5", "BASE"),
        ("NVL1-010", "CP</span> 3", "ITEM · UNIT"),
    ],
)
def test_trails_cards_of_every_type_show_what_they_cost(code: str, shown: str, type: str) -> None:
    call_command("load_starter", verbosity=0)
    html = face(Printing.objects.get(game="trails", code=code))
    assert shown in html
    assert f'<span class="face-type">{type}</span>' in html
