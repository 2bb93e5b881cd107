"""The builder as a person uses it, with and without JavaScript: found by what is written on it, not by its markup."""

from pathlib import Path

from playwright.sync_api import Locator, Page, expect

STARTER_DECKS = Path("rules/games/weiss_schwarz/starter/decks")


class Builder:
    """One deck in one window."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def open_new(self) -> None:
        """Open an empty deck as a newcomer does, from the list of decks."""
        self.page.goto("/decks/")
        self.page.get_by_role("button", name="New deck", exact=True).click()
        expect(self.page.get_by_role("region", name="Deck", exact=True)).to_be_visible()
        # What is typed before the page's scripts have run is heard by none of them.
        self.page.wait_for_load_state()

    @property
    def results(self) -> Locator:
        return self.page.get_by_role("region", name="Search cards")

    @property
    def deck(self) -> Locator:
        return self.page.get_by_role("region", name="Deck", exact=True)

    @property
    def verdict(self) -> Locator:
        return self.deck.locator("#verdict")

    def search(self, query: str) -> None:
        field = self.page.get_by_role("searchbox", name="Search Weiß Schwarz cards")
        field.fill(query)
        field.press("Enter")
        self.page.wait_for_load_state()

    def result(self, name: str) -> Locator:
        return self.results.get_by_role("listitem").filter(has=self.page.get_by_role("link", name=name, exact=True))

    def add(self, name: str) -> None:
        self.result(name).get_by_role("button", name=f"Add {name}", exact=True).click()

    def line(self, name: str) -> Locator:
        """Return the line of a card in the deck."""
        return self.deck.get_by_role("listitem").filter(has=self.page.get_by_role("link", name=name, exact=True))

    def set_quantity(self, name: str, quantity: int) -> None:
        """Press "one more" or "one less" until the deck holds so many, each press after the one before is shown."""
        held = int(self.line(name).get_attribute("data-quantity") or 0)
        step = 1 if quantity > held else -1
        for now in range(held + step, quantity + step, step):
            self.step(name, step)
            self.expect_quantity(name, now)

    def step(self, name: str, by: int) -> None:
        words = "One more of" if by > 0 else "One less of"
        self.line(name).get_by_role("button", name=f"{words} {name}", exact=True).click()

    def expect_quantity(self, name: str, quantity: int) -> None:
        expect(self.line(name)).to_have_attribute("data-quantity", str(quantity))

    def expect_count(self, count: int) -> None:
        expect(self.verdict).to_contain_text(f"{count}/50")

    def open_verdict(self) -> None:
        """Open the list of what was found; it is there without JavaScript too."""
        if not self.verdict.evaluate("(element) => element.open"):
            self.verdict.locator("summary").click()

    def paste(self, text: str) -> None:
        """Replace the deck by a list, by way of the preview."""
        self.deck.get_by_role("link", name="Paste a list").first.click()
        self.page.get_by_role("textbox", name="The list, one card a line").fill(text)
        self.page.get_by_role("button", name="Look what it means").click()
        replace = self.page.get_by_role("radio", name="replace them with these")
        if replace.count():
            replace.check()
        self.page.get_by_role("button", name="Take it over").click()
        expect(self.deck).to_be_visible()


def starter_list() -> str:
    """Return one of the legal decks that come with the project, as text."""
    return sorted(STARTER_DECKS.glob("*.txt"))[0].read_text()
