"""The thread that everything hangs on: find cards, build, be told what is wrong, mend it, share it, keep it."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser import inspection
from tests.browser.builder import Builder, starter_list
from tests.browser.conftest import OpenWindow
from tests.browser.site import PASSWORD, Site
from tests.browser.watch import Watch

FIVE_TOO_MANY = "5.1.2"


def first_result(builder: Builder) -> str:
    return str(builder.results.locator("[data-row]").first.get_attribute("data-name"))


def build_an_illegal_deck(builder: Builder) -> str:
    """Search, add a card, set five copies of it; return its name."""
    builder.open_new()
    builder.search("level:0 type:character")
    name = first_result(builder)
    builder.add(name)
    builder.expect_quantity(name, 1)
    builder.set_quantity(name, 5)
    builder.expect_quantity(name, 5)
    builder.expect_count(5)
    return name


def expect_the_rule_to_be_named(builder: Builder, name: str) -> None:
    expect(builder.verdict).to_contain_text("Not legal")
    builder.open_verdict()
    findings = builder.verdict.get_by_role("listitem")
    too_many = findings.filter(has_text=name).filter(has_text=FIVE_TOO_MANY)
    expect(too_many).to_be_visible()
    expect(too_many).to_contain_text("5")


def make_it_legal(builder: Builder) -> None:
    builder.paste(starter_list())
    builder.expect_count(50)
    expect(builder.verdict).to_contain_text("Legal")
    expect(builder.verdict).not_to_contain_text("Not legal")


def share(builder: Builder) -> str:
    """Make the link and return it."""
    page = builder.page
    builder.deck.get_by_role("link", name="Share", exact=True).click()
    page.get_by_role("button", name="Make a link").click()
    return page.get_by_role("textbox", name="Link").input_value()


def sign_up(page: Page, address: str) -> None:
    page.get_by_role("link", name="Sign in").first.click()
    page.get_by_role("main").get_by_role("link", name="account").first.click()
    page.locator("input[name=email]").fill(address)
    page.locator("input[name=password1]").fill(PASSWORD)
    page.locator("input[name=password2]").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Make an account").click()


@pytest.mark.parametrize("javascript", [True, False], ids=["with JavaScript", "without JavaScript"])
def test_a_deck_is_built_judged_shared_and_claimed(javascript: bool, open_window: OpenWindow, site: Site) -> None:
    page = open_window(javascript=javascript)
    builder = Builder(page)
    name = build_an_illegal_deck(builder)
    expect_the_rule_to_be_named(builder, name)
    inspection.take_picture(page, f"thread-illegal-{'' if javascript else 'no-'}javascript")
    make_it_legal(builder)
    inspection.take_picture(page, f"thread-legal-{'' if javascript else 'no-'}javascript")
    builder_address = page.url.split("?")[0].split("#")[0]
    link = share(builder)

    stranger = open_window(javascript=javascript)
    stranger.goto(link)
    expect(stranger.get_by_role("main")).to_contain_text("50/50")
    expect(stranger.get_by_role("main")).to_contain_text("Legal")
    expect(stranger.get_by_role("link", name="Edit", exact=True)).to_have_count(0)

    address = f"player-{'with' if javascript else 'without'}@decks.example"
    sign_up(page, address)
    page.goto("/decks/claim/")
    page.get_by_role("button", name="Make them mine").click()
    expect(page.get_by_role("main")).to_contain_text("50/50")

    elsewhere = open_window(javascript=javascript)
    elsewhere.goto("/accounts/login/")
    elsewhere.locator("input[name=login]").fill(address)
    elsewhere.locator("input[name=password]").fill(PASSWORD)
    elsewhere.get_by_role("main").get_by_role("button", name="Sign in").click()
    elsewhere.goto(builder_address)
    Builder(elsewhere).expect_count(50)


def test_a_private_deck_is_not_there_for_others(open_window: OpenWindow, page: Page, watches: list[Watch]) -> None:
    builder = Builder(page)
    builder.open_new()
    stranger = open_window()
    watches[-1].expected.add(404)
    response = stranger.goto(page.url)
    assert response is not None
    assert response.status == 404


def test_a_link_taken_back_opens_nothing(open_window: OpenWindow, page: Page, watches: list[Watch]) -> None:
    builder = Builder(page)
    builder.open_new()
    link = share(builder)
    page.get_by_role("button", name="Stop sharing").click()
    stranger = open_window()
    watches[-1].expected.add(404)
    response = stranger.goto(link)
    assert response is not None
    assert response.status == 404
