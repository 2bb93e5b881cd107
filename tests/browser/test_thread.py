"""The thread that everything hangs on: find cards, build, be told what is wrong, mend it, share, keep and play it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import inspection
from tests.browser.accounts import sign_in, sign_up
from tests.browser.builder import Builder, starter_list
from tests.browser.conftest import OpenWindow
from tests.browser.goldfish import Goldfish
from tests.browser.site import Site
from tests.browser.watch import Watch

FIVE_TOO_MANY = "5.1.2"
GAMES, SEED = 200, 7


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


def expect_a_stranger_to_read_it(stranger: Page, link: str) -> None:
    stranger.goto(link)
    expect(stranger.get_by_role("main")).to_contain_text("50/50")
    expect(stranger.get_by_role("main")).to_contain_text("Legal")
    expect(stranger.get_by_role("link", name="Edit", exact=True)).to_have_count(0)


def claim(page: Page) -> None:
    """From the page of its link, make the deck that of the account just made, and open it again."""
    page.get_by_role("link", name="Back to the deck").click()
    page.get_by_role("link", name="Make it yours").click()
    page.get_by_role("button", name="Make them mine").click()
    expect(page.get_by_role("main")).to_contain_text("50/50")
    open_only_deck(page)


def open_only_deck(page: Page) -> None:
    """From the list of decks open the one there is."""
    page.get_by_role("main").locator(".deck-row").get_by_role("link").click()
    Builder(page).expect_count(50)


def goldfish_it(goldfish: Goldfish, site: Site) -> None:
    """Start a run, see it begin, see a part of it, see its end."""
    goldfish.start(GAMES, SEED)
    goldfish.expect_played(f"0 of {GAMES} games played.")
    site.play_some(goldfish.key)
    goldfish.expect_played(f"50 of {GAMES} games played: what stands here is provisional.")
    with site.worker():
        goldfish.expect_played(f"{GAMES} of {GAMES} games played.")
        goldfish.expect_finished()


def read_what_came_out(goldfish: Goldfish) -> None:
    expect(goldfish.answer).to_contain_text(f"over {GAMES} games")
    claim, drawing = goldfish.claim("Most damage"), goldfish.chart("Most damage").get_by_role("img")
    expect(claim).to_be_visible()
    expect(drawing).to_be_visible()
    expect(drawing).to_have_accessible_name(re.compile(f"^{re.escape(claim.inner_text())} "))
    expect(goldfish.table("Most damage")).to_be_hidden()
    expect(goldfish.open_table("Most damage").get_by_role("columnheader").first).to_have_text("Turn")


def take_the_measures_away(goldfish: Goldfish) -> None:
    name, rows = goldfish.download()
    assert name.endswith(f"-{GAMES}-games-seed-{SEED}.csv")
    assert sum(int(row["count"]) for row in rows if row["measure"] == "turns") == GAMES


def expect_all_of_it_elsewhere(page: Page, address: str) -> None:
    """In another browser, sign in and find the deck and its run."""
    page.goto("/")
    sign_in(page, address)
    page.get_by_role("navigation", name="Site").get_by_role("link", name="Decks").click()
    open_only_deck(page)
    elsewhere = Goldfish(page)
    elsewhere.open_only_run()
    expect(elsewhere.answer).to_contain_text(f"over {GAMES} games")


@pytest.mark.parametrize("javascript", [True, False], ids=["with JavaScript", "without JavaScript"])
def test_a_deck_is_built_judged_shared_claimed_and_played(
    javascript: bool, open_window: OpenWindow, site: Site
) -> None:
    page = open_window(javascript=javascript)
    note = "" if javascript else "no-"
    builder, goldfish = Builder(page), Goldfish(page, javascript=javascript)
    name = build_an_illegal_deck(builder)
    expect_the_rule_to_be_named(builder, name)
    inspection.take_picture(page, f"thread-illegal-{note}javascript")
    make_it_legal(builder)
    inspection.take_picture(page, f"thread-legal-{note}javascript")
    expect_a_stranger_to_read_it(open_window(javascript=javascript), share(builder))

    address = f"player-{'with' if javascript else 'without'}@decks.example"
    sign_up(page, address)
    claim(page)
    goldfish_it(goldfish, site)
    inspection.take_picture(page, f"thread-played-{note}javascript")
    read_what_came_out(goldfish)
    take_the_measures_away(goldfish)
    expect_all_of_it_elsewhere(open_window(javascript=javascript), address)


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
