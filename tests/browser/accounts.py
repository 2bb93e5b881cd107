"""How a person gets an account and signs in, by the links of whatever page is open."""

from playwright.sync_api import Page

from tests.browser.site import PASSWORD


def sign_up(page: Page, address: str) -> None:
    page.get_by_role("link", name="Sign in").first.click()
    page.get_by_role("main").get_by_role("link", name="account").first.click()
    page.locator("input[name=email]").fill(address)
    page.locator("input[name=password1]").fill(PASSWORD)
    page.locator("input[name=password2]").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Make an account").click()


def sign_in(page: Page, address: str) -> None:
    page.get_by_role("link", name="Sign in").first.click()
    page.locator("input[name=login]").fill(address)
    page.locator("input[name=password]").fill(PASSWORD)
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    page.wait_for_url(lambda address: "login" not in address)
