"""The picture of the README can be taken again: what it shows is still there."""

from playwright.sync_api import Page, expect

from tests.browser.picture import DECK, show


def test_the_picture_shows_a_legal_starter_deck(page: Page) -> None:
    show(page)
    deck = page.get_by_role("region", name="Deck", exact=True)
    expect(deck.get_by_role("textbox", name="Name")).to_have_value(DECK)
    expect(deck.locator("#verdict")).to_contain_text("Legal")
