"""The page of a run while it renews itself."""

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.conftest import OpenWindow
from tests.browser.content import MEMBER, Content
from tests.browser.goldfish import Goldfish
from tests.browser.site import Site

UNDER_WAY = f"""
from accounts.models import User
from decks.models import Deck
from simulations.services import extend_run, start_run
from simulations.work import work_off

member = User.objects.get(email={MEMBER!r})
run = start_run(deck=Deck.objects.get(key="{{sample}}"), owner=member, games=50, seed=3)
work_off()
run.refresh_from_db()
extend_run(run=run, games=50)
print(run.key)
"""


@pytest.fixture(scope="module")
def under_way(site: Site, content: Content) -> str:
    """A run that has played half of its games and waits for a worker."""
    return site.shell(UNDER_WAY.format(sample=content.sample)).splitlines()[-1]


@pytest.fixture
def page(open_window: OpenWindow, under_way: str) -> Page:
    page = open_window(signed_in="member")
    page.goto(f"/runs/{under_way}/")
    return page


def is_progress(response: Response) -> bool:
    return "/progress/" in response.url


def renew(page: Page, times: int = 2) -> str:
    """Wait until the page has renewed itself, and return the address it asked; the first may have been on its way."""
    for _ in range(times):
        with page.expect_response(is_progress) as renewed:
            pass
    return renewed.value.url


def test_what_is_opened_stays_open(page: Page) -> None:
    goldfish = Goldfish(page)
    table = goldfish.open_table("Most damage")
    expect(table).to_be_visible()
    renew(page)
    expect(table).to_be_visible()
    expect(goldfish.table("Stock grows")).to_be_hidden()


def test_the_card_that_is_chosen_stays_chosen(page: Page) -> None:
    chooser = Goldfish(page).card_chooser
    name = chooser.locator("option").nth(3).inner_text()
    chooser.select_option(name)
    claim = page.locator("#figure-seen h2")
    expect(claim).to_contain_text(name)
    assert "card=" in renew(page)
    expect(claim).to_contain_text(name)
    expect(chooser).to_have_value(name)
    page.reload()
    expect(claim).to_contain_text(name)


def may_renew(page: Page) -> bool:
    ask = """new CustomEvent("htmx:beforeRequest", {bubbles: true, cancelable: true})"""
    return bool(page.evaluate(f"document.getElementById('run-progress').dispatchEvent({ask})"))


def test_an_open_list_is_not_taken_away(page: Page) -> None:
    chooser = Goldfish(page).card_chooser
    assert may_renew(page)
    chooser.dispatch_event("pointerdown")
    assert not may_renew(page)
    chooser.dispatch_event("change")
    assert may_renew(page)


def test_without_javascript_a_card_is_chosen_by_a_button(open_window: OpenWindow, content: Content) -> None:
    page = open_window(signed_in="member", javascript=False)
    page.goto(f"/runs/{content.run}/")
    chooser = Goldfish(page).card_chooser
    name = chooser.locator("option").nth(3).inner_text()
    chooser.select_option(name)
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.locator("#figure-seen h2")).to_contain_text(name)
