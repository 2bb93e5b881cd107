"""Takes the picture of the README again: a starter deck in the builder, one of its cards beside it.

Run as a program, `make picture`.
"""

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Page, ViewportSize, expect, sync_playwright

from tests.browser import chromium
from tests.browser.site import served

TARGET = Path("docs/images/builder.png")
SIZE: ViewportSize = {"width": 1440, "height": 860}
DECK = "Emberkite Rush"
QUERY = "level:3"
CARD = "Ilka, Last Letter Home"


def show(page: Page) -> None:
    """Open the deck, search beside it, and look at one of its cards."""
    page.goto("/decks/")
    page.get_by_role("button", name=f"Open a copy of {DECK}").click()
    field = page.get_by_role("searchbox", name="Search Weiß Schwarz cards")
    field.fill(QUERY)
    field.press("Enter")
    page.get_by_role("region", name="Search cards").get_by_role("link", name=CARD, exact=True).click()
    expect(page.get_by_role("complementary", name="Card").get_by_role("heading", name=CARD)).to_be_visible()
    page.mouse.move(0, 0)


def take(target: Path) -> None:
    """Serve the site with its starter set, and write the picture."""
    with TemporaryDirectory() as folder, served(Path(folder)) as site, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.OPTIONS))
        context = browser.new_context(base_url=site.url, viewport=SIZE, color_scheme="light", reduced_motion="reduce")
        page = context.new_page()
        show(page)
        page.screenshot(path=target)
        browser.close()


if __name__ == "__main__":
    take(TARGET)
