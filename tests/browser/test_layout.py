"""What stands beside, above and below what, where a page was once untidy."""

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.browser.conftest import DESKTOP, PHONE, OpenWindow
from tests.browser.content import Content

LIST = "4 EMK/S02-012\nFledgling Courir\n4 NONE/W99-E001 A card that nobody has printed"


def box(found: Locator) -> FloatRect:
    place = found.bounding_box()
    assert place is not None
    return place


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def preview(request: pytest.FixtureRequest, open_window: OpenWindow, content: Content) -> Page:
    page = open_window(request.param, signed_in="member")
    page.goto(f"/decks/{content.deck}/import/")
    page.get_by_role("textbox", name="The list, one card a line").fill(LIST)
    page.get_by_role("button", name="Look what it means").click()
    expect(page.get_by_role("heading", name="Lines to look at")).to_be_visible()
    return page


def test_a_preview_says_in_one_line_what_came_of_the_list(preview: Page) -> None:
    summary = preview.get_by_text("4 cards found", exact=False).last
    expect(preview.locator(".reading-sum")).to_have_text("4 cards found, 2 lines to look at.")
    assert box(preview.locator(".reading-sum"))["height"] < 2 * box(summary)["height"]


def test_the_copies_of_a_preview_stand_beside_the_numbers(preview: Page) -> None:
    assert box(preview.get_by_role("columnheader", name="Copies"))["width"] <= 80


def test_headings_of_the_api_stand_nearer_to_what_they_head(page: Page) -> None:
    page.goto("/api/v1/docs/")
    gaps = page.evaluate(
        """() => [...document.querySelectorAll("main > h2")].map((heading) => {
            const box = heading.getBoundingClientRect();
            const above = heading.previousElementSibling.getBoundingClientRect().bottom;
            return [box.top - above, heading.nextElementSibling.getBoundingClientRect().top - box.bottom];
        })"""
    )
    assert len(gaps) >= 5
    assert all(above >= 2 * below for above, below in gaps), gaps


def test_brackets_of_traits_are_drawn_and_leave_lines_as_high_as_they_are(page: Page) -> None:
    page.goto('/weiss-schwarz/cards/?q=text:"《"&view=grid')
    page.locator(".tiles a.face-name").first.click()
    bracket = page.locator(".face-text .bracket").first
    expect(bracket).to_have_text("《")
    drawn = "(sign) => getComputedStyle(sign, '::before').clipPath"
    assert bracket.evaluate(drawn).startswith("polygon")
    lines = "(text) => text.getBoundingClientRect().height / parseFloat(getComputedStyle(text).lineHeight)"
    heights = page.locator(".face-text p:has(.bracket)").evaluate_all(f"(all) => all.map({lines})")
    assert all(height == pytest.approx(round(height), abs=0.05) for height in heights), heights
