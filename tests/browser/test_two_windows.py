"""One deck in two windows: the edit that comes second is not saved over the first, and both choices are offered."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.builder import Builder
from tests.browser.conftest import OpenWindow
from tests.browser.watch import Watch

CONFLICT = 409


@pytest.fixture(params=[True, False], ids=["with JavaScript", "without JavaScript"])
def windows(
    request: pytest.FixtureRequest, open_window: OpenWindow, watches: list[Watch]
) -> tuple[Builder, Builder, str]:
    """Two windows of one browser with the same deck of one card, and the card's name."""
    first = Builder(open_window(javascript=request.param))
    first.open_new()
    first.search("level:0 type:character")
    name = str(first.results.locator("[data-row]").first.get_attribute("data-name"))
    first.add(name)
    first.expect_quantity(name, 1)
    page: Page = first.page.context.new_page()
    if request.param:
        watches.append(Watch(page))
    for watch in watches:
        watch.expected.add(CONFLICT)
    page.goto(first.page.url)
    second = Builder(page)
    second.expect_quantity(name, 1)
    return first, second, name


def make_a_conflict(windows: tuple[Builder, Builder, str]) -> tuple[Builder, str]:
    """Make it two copies in the first window; take the only one out in the second, which does not know of that."""
    first, second, name = windows
    first.set_quantity(name, 2)
    first.expect_quantity(name, 2)
    first.expect_count(2)
    with second.page.expect_response(lambda response: response.status == CONFLICT):
        second.step(name, -1)
    expect(second.page.get_by_role("alert").filter(has_text="changed in another window")).to_be_visible()
    return second, name


def test_the_later_edit_is_refused_and_shown_against_the_earlier(windows: tuple[Builder, Builder, str]) -> None:
    second, name = make_a_conflict(windows)
    alert = second.page.get_by_role("alert").filter(has_text="changed in another window")
    row = alert.get_by_role("row").filter(has_text=name)
    expect(row).to_contain_text("2")
    expect(row).to_contain_text("0")


def test_taking_theirs_keeps_the_earlier_edit(windows: tuple[Builder, Builder, str]) -> None:
    second, name = make_a_conflict(windows)
    second.page.get_by_role("link", name="Take theirs").click()
    second.expect_quantity(name, 2)
    expect(second.page.get_by_role("alert").filter(has_text="changed in another window")).to_have_count(0)


def test_putting_mine_on_top_saves_the_later_edit(windows: tuple[Builder, Builder, str]) -> None:
    second, _ = make_a_conflict(windows)
    second.page.get_by_role("button", name="Put mine on top").click()
    second.expect_count(0)
    second.page.reload()
    second.expect_count(0)
