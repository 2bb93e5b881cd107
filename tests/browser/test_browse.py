"""Finding cards: the query box, the filter panel, and the shortcuts that every page has."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, OpenWindow
from tests.browser.watch import Watch

CARDS = "/weiss-schwarz/cards/"


def choose(page: Page, name: str) -> None:
    """Switch a filter on or off and wait for the results."""
    with page.expect_response(lambda response: "panel=1" in response.url):
        page.get_by_role("checkbox", name=name, exact=True).click()


def test_a_filter_writes_the_query_the_address_and_the_results(page: Page) -> None:
    page.goto(f"{CARDS}?q=a")
    choose(page, "Climax")
    expect(page.locator("#q")).to_have_value("a type:climax")
    expect(page).to_have_url(re.compile(r"\?q=a\+type%3Aclimax$"))
    expect(page.locator("#found-count")).to_contain_text("the type is climax")
    for row in page.locator(".row").all():
        expect(row.locator('[data-field="type"]')).to_contain_text("Type: ")
        assert row.locator('[data-field="type"] svg[aria-label="Climax"]').count() == 1


def test_the_focus_stays_on_the_filter_that_was_used(page: Page) -> None:
    page.goto(CARDS)
    page.locator("#level-1").focus()
    with page.expect_response(lambda response: "panel=1" in response.url):
        page.keyboard.press("Space")
    expect(page.locator("#found-count")).to_contain_text("the level is 0")
    expect(page.locator("#level-1")).to_be_focused()


def test_going_back_brings_the_query_and_the_filters_back(page: Page) -> None:
    page.goto(CARDS)
    choose(page, "Climax")
    choose(page, "Red")
    expect(page.locator("#q")).to_have_value("type:climax colour:red")
    page.go_back()
    expect(page.locator("#q")).to_have_value("type:climax")
    expect(page.get_by_role("checkbox", name="Red", exact=True)).not_to_be_checked()


def test_further_words_become_filters_of_their_own(page: Page) -> None:
    page.goto(CARDS)
    for word in ("Kite", "Archive"):
        page.locator("#trait-more").fill(word)
        with page.expect_response(lambda response: "panel=1" in response.url and response.ok):
            page.locator("#trait-more").press("Enter")
        expect(page.get_by_role("checkbox", name=word, exact=True)).to_be_checked()
        expect(page.locator("#trait-more")).to_have_value("")
    expect(page.locator("#q")).to_have_value("trait:Kite|Archive")


def test_a_sort_order_is_a_filter_too(page: Page) -> None:
    page.goto(CARDS)
    with page.expect_response(lambda response: "panel=1" in response.url):
        page.locator("#order").select_option(label="Power, high to low")
    expect(page.locator("#q")).to_have_value("order:-power")
    expect(page.locator("#found-count")).to_contain_text("sorted by power from high to low")


def test_on_a_phone_the_filters_are_a_sheet_that_says_how_many_are_on(open_window: OpenWindow) -> None:
    page = open_window(PHONE)
    page.goto(CARDS)
    expect(page.locator("#panel")).to_be_hidden()
    page.get_by_role("button", name="Filters").click()
    choose(page, "Climax")
    page.get_by_role("button", name="Show the cards").click()
    expect(page.locator("#panel")).to_be_hidden()
    expect(page.get_by_role("button", name="Filters (1)")).to_be_visible()


def test_without_scripts_the_panel_is_a_form(open_window: OpenWindow) -> None:
    page = open_window(javascript=False)
    page.goto(f"{CARDS}?q=a")
    page.locator("#type-3").check()
    page.get_by_role("button", name="Apply filters").click()
    expect(page.locator("#q")).to_have_value("a type:climax")


def test_a_bad_query_is_mended_with_one_click(page: Page, watches: list[Watch]) -> None:
    watches[0].expected.add(400)
    page.goto(f"{CARDS}?q=colur:red")
    expect(page.get_by_role("alert")).to_contain_text("Character 1.")
    page.get_by_role("alert").get_by_role("link").click()
    expect(page.locator("#q")).to_have_value("colour:red")


@pytest.mark.parametrize("address", ["/", CARDS, "/decks/"])
def test_a_slash_goes_to_the_search_box(page: Page, address: str) -> None:
    page.goto(address)
    page.keyboard.press("/")
    expect(page.locator('[data-shortcut="/"]')).to_be_focused()
    page.keyboard.type("a/b")
    expect(page.locator('[data-shortcut="/"]')).to_have_value("a/b")


def test_no_answer_is_said_and_forgotten_when_the_next_one_comes(page: Page, watches: list[Watch]) -> None:
    page.goto(CARDS)
    page.context.set_offline(True)
    page.locator("#type-3").click()
    expect(page.locator("#request-status")).to_contain_text("you may be offline")
    page.context.set_offline(False)
    choose(page, "Red")
    expect(page.locator("#request-status")).to_be_empty()
    watches[0].problems = [p for p in watches[0].problems if "DISCONNECTED" not in p and "htmx:sendError" not in p]


def test_a_theme_is_kept_from_page_to_page(page: Page) -> None:
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    root = page.locator("html")
    page.goto(CARDS)
    light = page.evaluate(ground)
    page.get_by_role("button", name="Dark", exact=True).click()
    expect(root).not_to_have_css("background-color", light)
    dark = page.evaluate(ground)
    page.goto("/")
    expect(root).to_have_css("background-color", dark)
    page.get_by_role("button", name="Light", exact=True).click()
    expect(root).to_have_css("background-color", light)


def test_the_skip_link_leads_past_the_header(page: Page) -> None:
    page.goto(CARDS)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the content")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("main")).to_be_focused()
