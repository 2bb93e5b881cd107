"""Every page, on a desktop and a phone, light and dark: accessible, within its width, under the strict policy."""

import pytest
from playwright.sync_api import Page

from tests.browser import inspection
from tests.browser.conftest import DESKTOP, PHONE, OpenWindow
from tests.browser.content import Content
from tests.browser.pages import MAINTAINER, NOT_PAGES, VISITS, Visit, admin_visits, view_names
from tests.browser.watch import Watch

SIZES = {"desktop": DESKTOP, "phone": PHONE}
THEMES = ("light", "dark")


def inspect(page: Page, visit: Visit, address: str, theme: str) -> list[str]:
    """Open the page and return what is wrong with it at any size."""
    response = page.goto(address)
    assert response is not None
    found = [] if response.status == visit.status else [f"answered {response.status}"]
    found += inspection.markup_problems(response.text())
    for size, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        inspection.take_picture(page, f"{visit.name}-{size}-{theme}")
        problems = inspection.width_problems(page) + inspection.accessibility_problems(page)
        found += [f"{size}: {problem}" for problem in problems]
    return found


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("visit", VISITS, ids=lambda visit: visit.name)
def test_the_page_is_sound(
    visit: Visit, theme: str, open_window: OpenWindow, content: Content, watches: list[Watch]
) -> None:
    page = open_window(dark=theme == "dark", signed_in=visit.who)
    watches[0].expected |= {visit.status} - {200}
    inspection.require_none(inspect(page, visit, visit.address.format(**vars(content)), theme))


@pytest.mark.parametrize("theme", THEMES)
def test_every_page_of_the_admin_is_sound(theme: str, open_window: OpenWindow, content: Content) -> None:
    page = open_window(dark=theme == "dark", signed_in=MAINTAINER)
    found = []
    for name, address in admin_visits(content.admin_rows):
        problems = inspect(page, Visit(f"admin {name}", address), address, theme)
        found += [f"{name}: {problem}" for problem in problems]
    inspection.require_none(found)


def test_every_address_of_the_site_is_visited_or_says_why_not() -> None:
    visited = {visit.view for visit in VISITS}
    assert view_names() - visited - set(NOT_PAGES) == set()
    assert visited - view_names() == {"not found"}
    assert set(NOT_PAGES) - view_names() == set()
