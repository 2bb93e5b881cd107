"""The builder on a phone: the search is the page, the deck a bar that opens to a sheet."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.builder import Builder
from tests.browser.conftest import PHONE, OpenWindow


@pytest.fixture(params=[True, False], ids=["with JavaScript", "without JavaScript"])
def builder(request: pytest.FixtureRequest, open_window: OpenWindow) -> Builder:
    page = open_window(PHONE, javascript=request.param)
    page.goto("/decks/")
    page.get_by_role("button", name="Open a copy of").first.click()
    expect(page.get_by_role("link", name="50/50")).to_be_visible()
    return Builder(page)


def bar(page: Page) -> None:
    page.get_by_role("link", name="50/50").click()


def test_the_bar_opens_the_deck_and_close_leads_back(builder: Builder) -> None:
    expect(builder.deck).to_be_hidden()
    bar(builder.page)
    expect(builder.deck).to_be_visible()
    builder.deck.get_by_role("link", name="Close").click()
    expect(builder.deck).to_be_hidden()


def test_a_card_of_the_deck_opens_above_it_and_back_leads_to_the_deck(builder: Builder) -> None:
    page = builder.page
    bar(page)
    line = builder.deck.locator("[data-row]").first
    name = str(line.get_attribute("data-name"))
    line.get_by_role("link", name=name).click()
    card = page.get_by_role("complementary", name="Card")
    expect(card.get_by_role("heading", name=name)).to_be_visible()
    page.go_back()
    expect(builder.deck).to_be_visible()


def test_steps_are_large_enough_for_a_thumb(builder: Builder) -> None:
    bar(builder.page)
    box = builder.deck.get_by_role("button", name="One more of").first.bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= 44


def test_nothing_is_wider_than_the_phone(builder: Builder) -> None:
    width = builder.page.evaluate("document.documentElement.scrollWidth")
    assert width == PHONE[0]
