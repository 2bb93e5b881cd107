"""A goldfish run as a person starts, watches and reads it, with and without JavaScript."""

import csv
import re

from playwright.sync_api import Locator, Page, expect

from tests import programs


class Goldfish:
    """One run in one window; without JavaScript the page renews itself only when it is asked to."""

    def __init__(self, page: Page, *, javascript: bool = True) -> None:
        self.page = page
        self.javascript = javascript

    def start(self, games: int, seed: int) -> None:
        """Have the deck that is open in the builder played."""
        self.page.get_by_role("link", name="Goldfish", exact=True).click()
        self.page.get_by_role("textbox", name="Games").fill(str(games))
        self.page.get_by_role("textbox", name="Seed").fill(str(seed))
        self.page.get_by_role("button", name="Play", exact=True).click()
        expect(self.state).to_be_visible()

    def open_only_run(self) -> None:
        """From the deck that is open in the builder, open the one run it has."""
        self.page.get_by_role("link", name="Goldfish", exact=True).click()
        self.page.get_by_role("region", name="Runs of this deck").get_by_role("link").click()

    @property
    def key(self) -> str:
        """Return what names the run in its address."""
        return self.page.url.rstrip("/").rpartition("/")[2]

    @property
    def state(self) -> Locator:
        return self.page.locator(".run-state")

    @property
    def answer(self) -> Locator:
        return self.page.get_by_role("region", name="Results").locator(".answer")

    @property
    def card_chooser(self) -> Locator:
        return self.page.get_by_label("When do you see")

    def expect_played(self, words: str) -> None:
        """Wait until the page says so of how many games are played."""
        self._await(self.page.get_by_text("games played"), words)

    def expect_finished(self) -> None:
        self._await(self.state, "Finished")

    def _await(self, place: Locator, words: str) -> None:
        """Wait until these words stand there; without JavaScript, look again until they do."""
        if not self.javascript:
            programs.wait_until(lambda: place.inner_text() == words or self._look_again(), words)
        expect(place).to_have_text(words, timeout=60_000)

    def _look_again(self) -> bool:
        self.page.get_by_role("link", name="Look again").click()
        return False

    def claim(self, beginning: str) -> Locator:
        """Return what a chart says in its title, by how that begins."""
        return self.page.get_by_role("heading", name=re.compile(f"^{beginning}"))

    def chart(self, beginning: str) -> Locator:
        """Return the figure whose claim begins so."""
        return self.page.get_by_role("figure").filter(has=self.claim(beginning))

    def open_table(self, beginning: str) -> Locator:
        """Open the table behind a chart and return it."""
        self.chart(beginning).get_by_text("Table", exact=True).click()
        return self.table(beginning)

    def table(self, beginning: str) -> Locator:
        return self.chart(beginning).locator("table")

    def download(self) -> tuple[str, list[dict[str, str]]]:
        """Download all measures; return the name of the file and its rows."""
        with self.page.expect_download() as downloading:
            self.page.get_by_role("link", name="All measures as CSV").click()
        with downloading.value.path().open(encoding="utf-8-sig", newline="") as file:
            return downloading.value.suggested_filename, list(csv.DictReader(file))
