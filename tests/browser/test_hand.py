"""Opening hands in the browser, with and without JavaScript."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenWindow
from tests.browser.content import Content


@pytest.fixture(params=[True, False], ids=["with JavaScript", "without JavaScript"])
def page(request: pytest.FixtureRequest, open_window: OpenWindow, content: Content) -> Page:
    page = open_window(signed_in="member", javascript=request.param)
    page.goto(f"/decks/{content.sample}/")
    page.get_by_role("link", name="Opening hand").click()
    return page


def names(page: Page) -> list[str]:
    return page.locator(".hand .face-name").all_inner_texts()


def test_cards_are_exchanged_taken_back_and_dealt_anew(page: Page) -> None:
    before = names(page)
    assert len(before) == 5
    for at in (0, 3):
        page.locator("[name=exchange]").nth(at).check()
    page.get_by_role("button", name="Exchange").click()
    expect(page.get_by_text("2 cards exchanged")).to_be_visible()
    assert names(page)[:3] == [before[1], before[2], before[4]]
    expect(page.get_by_text("New", exact=True)).to_have_count(2)
    assert "exchange=0&exchange=3" in page.url
    page.get_by_role("link", name="Take the exchange back").click()
    expect(page.locator("[name=exchange]")).to_have_count(5)
    assert names(page) == before
    seed = page.locator("[name=seed]").get_attribute("value")
    page.get_by_role("link", name="Another hand").click()
    expect(page.locator("[name=seed]")).not_to_have_attribute("value", str(seed))
    expect(page.locator("[name=exchange]")).to_have_count(5)
