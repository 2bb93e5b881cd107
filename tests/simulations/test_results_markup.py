"""The part of a page that shows a report."""

import re
from xml.etree import ElementTree

import pytest
from django.template.loader import render_to_string

from rules.lab import goldfish
from rules.lab.frozen_deck import FrozenDeck
from rules.lab.tally import Tally
from rules.printed_card import PrintedCard
from simulations.figures import not_played, report_of
from tests.browser.markup import forbidden_markup
from tests.rules.lab.decks import character, climax, deck_of

ODD_NAME = 'Lamp & "Light" <b>'
LEFT_OUT = not_played({"Talker": 10}, 50)


def odd_deck() -> FrozenDeck:
    talker = PrintedCard("Talker", {"level": 0, "power": 500, "soul": 1}, {"type": ("character",)}, ("It talks.",))
    return deck_of((20, character(ODD_NAME)), (12, character("Beacon", 1)), (10, talker), (8, climax("Lights", "soul")))


@pytest.fixture(scope="module")
def tally() -> Tally:
    return goldfish.play(odd_deck(), 3, 0, 60)


def page(tally: Tally, card: str = "") -> str:
    return render_to_string(
        "simulations/_results.html", {"report": report_of(tally, LEFT_OUT, address="/runs/key/", card=card)}
    )


def test_the_answer_comes_first_then_what_was_not_played_then_the_charts(tally: Tally) -> None:
    html = page(tally)
    order = [
        html.index(part)
        for part in (
            "Wins ",
            "10 of 50 cards were played without an ability that is not understood",
            "10 Talker",
            "<svg",
            'id="run-seen"',
        )
    ]
    assert order == sorted(order)


def test_the_page_is_sound_markup_without_anything_inline(tally: Tally) -> None:
    html = page(tally, ODD_NAME)
    assert not forbidden_markup(html)
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids))
    assert "<b>" not in html


def test_every_chart_has_title_description_and_table(tally: Tally) -> None:
    html = page(tally)
    drawings = re.findall(r"<svg.*?</svg>", html, re.DOTALL)
    assert len(drawings) == html.count("<figure") == html.count("<figcaption")
    for drawing in drawings:
        svg = ElementTree.fromstring(drawing)  # noqa: S314 - drawn here
        named = {element.get("id"): element.text for element in svg if element.tag in ("title", "desc")}
        assert list(named) == svg.attrib["aria-labelledby"].split()
        assert all(named.values())
    assert html.count("<table") == len(drawings) + 1


def test_every_interval_is_drawn(tally: Tally) -> None:
    report = report_of(tally, LEFT_OUT, address="/runs/key/")
    assert report.seen is not None
    marks = sum(len(chart.drawing.marks) for chart in (*report.charts, report.seen.chart))
    assert page(tally).count('class="figure-interval"') == marks > 60


def test_numbers_in_drawings_do_not_depend_on_the_language(tally: Tally, settings: object) -> None:
    settings.LANGUAGE_CODE = "de"  # type: ignore[attr-defined]
    assert not re.search(r'\s(?:x|y|cy|cx|width|height)="[\d.]*,', page(tally))


def test_a_card_is_chosen_by_a_plain_form_or_a_link(tally: Tally) -> None:
    html = page(tally, ODD_NAME)
    assert re.search(r'<form[^>]* method="get" action="/runs/key/#run-seen"', html)
    assert "<option selected>Lamp &amp; &quot;Light&quot; &lt;b&gt;</option>" in html
    assert 'href="/runs/key/?card=Lamp%20%26%20%22Light%22%20%3Cb%3E#run-seen"' in html


def test_an_empty_page_says_what_is_coming() -> None:
    html = page(Tally())
    assert "No game has been played yet" in html
    assert "<li>Damage by turn</li>" in html
    assert "<svg" not in html


def test_few_games_have_their_answer_and_are_told_why_there_is_no_chart() -> None:
    html = page(goldfish.play(odd_deck(), 3, 0, 4))
    assert "4 games" in html
    assert "Fewer than 10 games are too few to draw" in html
