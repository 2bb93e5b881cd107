"""Ability text as HTML: labels, traits, card names, and whatever a card file may hold."""

import re
from html.parser import HTMLParser
from urllib.parse import parse_qs, urlsplit

import pytest
from django.utils.html import strip_tags

from cards.templatetags.ability_text import ability_text

GAME = "weiss-schwarz"


def query_of(html: str) -> str:
    """Return the query that the first link leads to."""
    href = re.search(r'href="([^"]*)"', html)
    assert href is not None
    return parse_qs(urlsplit(href[1]).query)["q"][0]


def test_a_label_in_brackets_becomes_a_tag() -> None:
    assert ability_text("【AUTO】 Draw.") == '<b class="tag tag-auto">AUTO</b> Draw.'


@pytest.mark.parametrize("label", ["AUTO", "CONT", "Power", "Stand"])
def test_a_label_in_square_brackets_is_a_tag_and_a_cost_is_not(label: str) -> None:
    assert f">{label}</b>" in ability_text(f"[{label}](RC):When this unit attacks, draw.")
    assert "tag" not in ability_text("[Counter Blast (1)] Draw. [Put this unit into your soul] Draw.")


def test_a_trigger_named_in_text_shows_its_icon_too() -> None:
    assert "#trigger-gate" in ability_text("a climax with 【GATE】 in its trigger icon")


def test_an_unknown_label_is_a_plain_tag() -> None:
    assert ability_text("【夢】") == '<b class="tag tag-">夢</b>'


def test_a_trait_leads_to_the_cards_that_have_it() -> None:
    html = ability_text("your other 《Night Watch》 characters", GAME)
    assert query_of(html) == 'trait:"Night Watch"'
    assert strip_tags(html) == "your other 《Night Watch》 characters"
    assert "</span>Night Watch<span" in html[html.index("<a ") : html.index("</a>")]


def test_a_trait_of_one_word_needs_no_quotes() -> None:
    assert query_of(ability_text("《Music》", GAME)) == "trait:Music"


def test_a_card_name_leads_to_the_card_of_that_name() -> None:
    html = ability_text('If "Lantern Keeper" is in your climax area', GAME)
    assert query_of(html) == '!"Lantern Keeper"'


def test_a_quoted_ability_is_no_card_name_and_its_labels_are_tags() -> None:
    html = ability_text('gets the following ability. "【AUTO】 When this card attacks, draw."', GAME)
    assert "<a " not in html
    assert "tag-auto" in html


def test_a_quoted_sentence_is_no_card_name() -> None:
    assert "<a " not in ability_text('"All of your other characters get +500 power."', GAME)


def test_without_a_game_nothing_is_a_link() -> None:
    assert "<a " not in ability_text('《Music》 "Lantern Keeper"')


def test_a_game_that_does_not_exist_links_nothing() -> None:
    assert "<a " not in ability_text("《Music》", "no-such-game")


def test_a_cost_is_set_apart_and_read_inside() -> None:
    html = ability_text("【ACT】 [【REST】 this card] Draw.")
    assert '<span class="ability-cost">[<b class="tag tag-rest">REST</b> this card]</span>' in html


def test_a_reminder_is_set_apart_but_a_stock_cost_is_not() -> None:
    html = ability_text("(1) Deal 1 damage. (This damage may be canceled)")
    assert html.startswith("(1) Deal")
    assert '<span class="ability-note">(This damage may be canceled)</span>' in html


def test_a_name_holding_an_apostrophe_or_ampersand_survives_the_address() -> None:
    assert query_of(ability_text('"Rook & Wren\'s Oath"', GAME)) == '!"Rook & Wren\'s Oath"'


class _Elements(HTMLParser):
    """Collects the elements and attributes that a browser would see."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.seen |= {tag} | {f"{tag} {name}" for name, _ in attrs}


ALLOWED = {"a", "a href", "b", "b class", "span", "span class"}
ALLOWED |= {"svg", "svg class", "svg aria-hidden", "use", "use href"}


@pytest.mark.parametrize(
    "hostile",
    [
        "<script>alert(1)</script>",
        "【<script>】",
        '【" onmouseover="alert(1)】',
        '《"><img src=x onerror=alert(1)>》',
        '"<b>bold</b>"',
        "[<iframe src='//elsewhere.example'>]",
        "(Reminder <svg onload=alert(1)> text)",
        '"javascript:alert(1)"',
        "《a&quot; b》 &lt;i&gt;",
        '【【AUTO】】 《《x》》 [[[ ((( """ ]]] )))',
        "\x00\x1b[31m",
    ],
)
def test_hostile_text_stays_text(hostile: str) -> None:
    for html in (ability_text(hostile), ability_text(hostile, GAME)):
        parser = _Elements()
        parser.feed(html)
        assert parser.seen <= ALLOWED
        assert not re.search(r'href="(?!/)', html)


def test_long_text_full_of_open_brackets_is_shown_quickly() -> None:
    for sign in '【《"[(':
        assert len(ability_text(sign * 20_000, GAME)) >= 20_000


def test_the_name_of_arts_stands_out_and_is_escaped() -> None:
    assert ability_text("<<Low Tide>> Draw.") == '<b class="arts-name">Low Tide</b> Draw.'
    assert ability_text("<<a & b>>") == '<b class="arts-name">a &amp; b</b>'
    assert ability_text("<<script>") == "&lt;&lt;script&gt;"
