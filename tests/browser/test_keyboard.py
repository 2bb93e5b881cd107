"""A deck can be built without a mouse."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.builder import Builder


@pytest.fixture
def builder(page: Page) -> Builder:
    builder = Builder(page)
    builder.open_new()
    return builder


def focused_card(page: Page) -> str:
    """Return the name of the card whose row has the focus, empty if none has."""
    return str(page.evaluate("document.activeElement.closest('[data-row]')?.dataset.name ?? ''"))


def search_by_keyboard(page: Page, query: str) -> str:
    """Search and go down to the first card; return its name."""
    page.keyboard.press("/")
    page.keyboard.type(query)
    with page.expect_response(lambda response: "/search/" in response.url):
        page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-row]:focus-within")).to_be_attached()
    return focused_card(page)


def test_a_digit_sets_the_copies_and_plus_and_minus_change_them(builder: Builder) -> None:
    page = builder.page
    name = search_by_keyboard(page, "level:0 type:character")
    page.keyboard.press("4")
    builder.expect_quantity(name, 4)
    page.keyboard.press("-")
    builder.expect_quantity(name, 3)
    page.keyboard.press("+")
    builder.expect_quantity(name, 4)
    page.keyboard.press("0")
    builder.expect_count(0)


def test_the_focus_stays_where_the_hands_are(builder: Builder) -> None:
    page = builder.page
    first = search_by_keyboard(page, "level:0 type:character")
    page.keyboard.press("4")
    builder.expect_quantity(first, 4)
    assert focused_card(page) == first
    page.keyboard.press("ArrowDown")
    second = focused_card(page)
    assert second not in ("", first)
    page.keyboard.press("2")
    builder.expect_quantity(second, 2)
    assert focused_card(page) == second


def test_arrows_lead_from_the_results_to_the_deck_and_back(builder: Builder) -> None:
    page = builder.page
    name = search_by_keyboard(page, "level:0 type:character")
    page.keyboard.press("4")
    builder.expect_quantity(name, 4)
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('#deck') !== null")
    page.keyboard.press("3")
    builder.expect_quantity(name, 3)
    page.keyboard.press("ArrowLeft")
    assert page.evaluate("document.activeElement.closest('#results') !== null")


def test_enter_reads_the_card_and_leaves_the_focus_on_its_row(builder: Builder) -> None:
    page = builder.page
    name = search_by_keyboard(page, "level:0 type:character")
    page.keyboard.press("Enter")
    card = page.get_by_role("complementary", name="Card")
    expect(card.get_by_role("heading", name=name)).to_be_visible()
    assert focused_card(page) == name


def test_escape_leads_from_the_card_back_to_the_row_one_came_from(builder: Builder) -> None:
    page = builder.page
    name = search_by_keyboard(page, "level:0 type:character")
    page.keyboard.press("4")
    builder.expect_quantity(name, 4)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.closest('#inspector') !== null")
    page.keyboard.press("Escape")
    assert focused_card(page) == name


def test_the_legend_opens_and_closes(builder: Builder) -> None:
    page = builder.page
    search_by_keyboard(page, "level:0")
    page.keyboard.press("?")
    legend = page.get_by_role("dialog", name="Keyboard")
    expect(legend).to_be_visible()
    page.keyboard.press("Escape")
    expect(legend).to_be_hidden()


def test_every_edit_is_announced(builder: Builder) -> None:
    page = builder.page
    search_by_keyboard(page, "level:0 type:character")
    page.keyboard.press("4")
    expect(page.locator("#announcer")).to_contain_text("4")


def test_typing_through_a_query_that_cannot_be_read_goes_without_errors(builder: Builder) -> None:
    page = builder.page
    alert = builder.results.get_by_role("alert")
    for query, is_read in (("level>=", False), ("level>=(", False), ("level>=1", True)):
        page.locator("#q").fill(query)
        expect(alert).to_have_count(0 if is_read else 1)
        expect(builder.results.locator("mark")).to_have_count(0 if is_read else 1)
    expect(builder.results.locator("#found")).to_contain_text("cards")
