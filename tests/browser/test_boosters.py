"""Boosters in a real browser: back, reload and a second window open nothing twice and lose no pool."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenWindow

POOL = "These five boosters are the pool of the deck."


def opened(page: Page, seed: str) -> None:
    page.fill("#seed", seed)
    page.click(".boosters-form button")
    expect(page).to_have_url(re.compile(rf"seed={seed}$"))


def new_deck(page: Page) -> None:
    page.goto("/decks/new/?game=trails")
    page.select_option("select[name=format]", "blitz-shield")
    page.get_by_role("button", name="Create").click()
    page.get_by_role("link", name="Open five boosters").click()


def test_back_reload_and_a_second_window_lose_no_pool(open_window: OpenWindow) -> None:
    page = open_window()
    new_deck(page)
    second = page.context.new_page()
    second.goto(page.url)
    opened(page, "7")
    page.reload()
    expect(page.get_by_text(POOL)).to_be_visible()
    page.go_back()
    expect(page.get_by_text("40 cards in its pool already")).to_be_visible()
    opened(second, "7")
    expect(second.get_by_text(POOL)).to_be_visible()
    opened(page, "8")
    expect(page.get_by_role("button", name="Replace them by these boosters")).to_be_visible()
    page.click(".boosters-form button")
    expect(page.get_by_text(POOL)).to_be_visible()
    page.go_back()
    expect(page.get_by_text("40 cards in its pool already").or_(page.get_by_text(POOL))).to_be_visible()
