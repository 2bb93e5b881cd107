"""What the search for inline style and script finds."""

import pytest

from tests.browser.markup import forbidden_markup


@pytest.mark.parametrize(
    "html",
    [
        '<p style="color: red">',
        "<style>p {}</style>",
        "<script>alert(1)</script>",
        '<script type="module">import "x"</script>',
        '<button onclick="go()">',
        '<div hx-on:click="go()">',
        '<a href=" JavaScript:go()">',
        '<svg><rect style="fill: red"/></svg>',
    ],
)
def test_inline_style_and_script_are_found(html: str) -> None:
    assert len(forbidden_markup(html)) == 1


@pytest.mark.parametrize(
    "html",
    [
        '<script src="/static/js/one.js"></script>',
        '<script type="application/json">{"style": 1}</script>',
        '<link rel="stylesheet" href="/static/css/one.css">',
        '<p class="style">style="color: red"</p>',
        '<div data-on="1" hx-get="/x">',
    ],
)
def test_what_the_policy_allows_is_not(html: str) -> None:
    assert forbidden_markup(html) == []
