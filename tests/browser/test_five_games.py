"""What there is room for now that there are five games: all of them in reach, every number of a row in full."""

import pytest
from playwright.sync_api import Locator, Page, expect

from rules.games import GAMES
from tests.browser.conftest import DESKTOP, PHONE, OpenWindow

SIZES = pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
WITH_NUMBERS = {
    "weiss-schwarz": "type:character",
    "vanguard": "type:unit",
    "vanguard-2014": "type:normal-unit",
    "gate-ruler": "type:unit",
    "trails": "type:unit has:org",
}
# What is cut at its start, as numbers are, does not count to what can be scrolled to: the text itself is measured.
CUT = """(all) => all.filter((one) => {
    const text = document.createRange();
    text.selectNodeContents(one.lastChild);
    return one.offsetWidth && text.getBoundingClientRect().width > one.getBoundingClientRect().width + 0.5;
}).map((one) => one.textContent)"""


def open_sample(page: Page, name: str) -> Locator:
    """Open a deck to start from in the builder, on a phone its sheet; return what shows the deck."""
    page.goto("/decks/")
    page.get_by_role("button", name=f"Open a copy of {name}").click()
    deck = page.get_by_role("region", name="Deck", exact=True)
    expect(deck.or_(page.locator("#deck-bar")).first).to_be_attached()
    page.goto(f"{page.url}#deck")
    expect(deck).to_be_visible()
    return deck


def test_on_a_phone_the_games_are_a_menu_that_leaves_room_for_the_page(open_window: OpenWindow) -> None:
    page = open_window(PHONE)
    page.goto("/")
    header = page.get_by_role("banner").bounding_box()
    assert header is not None
    assert header["height"] <= 100
    for game in GAMES.values():
        expect(page.get_by_role("navigation").get_by_role("link", name=game.title, exact=True)).to_be_hidden()
        page.get_by_role("navigation").get_by_text("Cards").click()
        page.get_by_role("navigation").get_by_role("link", name=game.title, exact=True).click()
        expect(page.get_by_role("searchbox", name=f"Search {game.title} cards")).to_be_visible()


@SIZES
@pytest.mark.parametrize("game", GAMES)
def test_no_number_of_a_row_is_cut(open_window: OpenWindow, game: str, size: tuple[int, int]) -> None:
    page = open_window(size)
    page.goto(f"/{game}/cards/")
    assert page.locator(".found .cell-number").evaluate_all(CUT) == []


@pytest.mark.parametrize("game", GAMES)
def test_on_a_phone_a_row_says_more_than_the_name(open_window: OpenWindow, game: str) -> None:
    page = open_window(PHONE)
    page.goto(f"/{game}/cards/?q={WITH_NUMBERS[game]}")
    row = page.locator(".found .row").first
    assert row.locator(".cell-words:visible").count() == 1
    assert row.locator(".row-name ~ .cell-number:visible").count() >= 1


@SIZES
@pytest.mark.parametrize("name", ["Borrowed Hours", "Clockwork and Glass"])
def test_the_counts_of_all_parts_of_a_deck_are_read_in_full(
    open_window: OpenWindow, name: str, size: tuple[int, int]
) -> None:
    deck = open_sample(open_window(size), name)
    assert deck.locator(".verdict-count, .verdict-headline").evaluate_all(CUT) == []


def test_a_finding_has_the_width_of_its_column_however_long_its_mend(open_window: OpenWindow) -> None:
    page = open_window()
    deck = open_sample(page, "Borrowed Hours")
    deck.get_by_role("button", name="One more of Bailiff's Hammer, Odo").click()
    deck.locator("#verdict summary").click()
    message, finding = deck.locator(".finding-message").first, deck.locator(".finding").first
    wide = "(one) => one.getBoundingClientRect().width"
    assert message.evaluate(wide) >= 0.9 * finding.evaluate(wide)


def test_what_begins_a_deck_of_each_game_stands_in_columns(page: Page) -> None:
    page.goto("/")
    for column in ("form:first-child", "form.welcome-search", "a"):
        left = page.locator(f".welcome-game > {column}").evaluate_all("(all) => all.map((one) => one.offsetLeft)")
        assert len(left) == len(GAMES)
        assert len(set(left)) == 1, (column, left)


def test_on_a_phone_names_in_the_builder_have_more_room_than_their_numbers(open_window: OpenWindow) -> None:
    page = open_window(PHONE)
    page.goto("/")
    page.get_by_role("button", name="New Trails TCG deck").click()
    names = page.locator(".result-row .row-name")
    expect(names.first).to_be_visible()
    assert min(names.evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().width)")) >= 180
