"""The icons: every printed word that wants one has one, and each says what it is."""

import pytest

from cards.icons import icon, icon_names
from rules.games import GAMES


def test_an_icon_beside_words_is_hidden_from_screen_readers() -> None:
    assert icon("search") == '<svg class="icon" aria-hidden="true"><use href="/static/icons.svg#search"></use></svg>'


def test_an_icon_in_place_of_words_says_them() -> None:
    html = icon("trigger-gate", "Gate")
    assert 'role="img" aria-label="Gate"' in html
    assert "<title>Gate</title>" in html


def test_a_label_is_escaped() -> None:
    assert 'aria-label="&lt;b&gt;&quot;"' in icon("search", '<b>"')


def test_an_icon_that_does_not_exist_is_an_error_of_the_page() -> None:
    with pytest.raises(ValueError, match=r"no icon 'unicorn'"):
        icon("unicorn")


@pytest.mark.parametrize(
    ("game", "field"),
    [
        *(("weiss-schwarz", field) for field in ("trigger", "side", "type")),
        *(("vanguard", field) for field in ("trigger", "skill")),
        *(("vanguard-2014", field) for field in ("trigger", "skill")),
    ],
)
def test_every_word_of_these_fields_has_an_icon(game: str, field: str) -> None:
    found = GAMES[game].find_field(field)
    assert found is not None
    assert {f"{field}-{word}" for word in found.values} <= icon_names()
