"""One served site and one Chromium for all browser tests; every test opens windows of its own."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, StorageState, sync_playwright

from tests.browser import accounts, chromium
from tests.browser.content import MEMBER, Content, make_content
from tests.browser.inspection import require_none
from tests.browser.site import MAINTAINER, Site, served
from tests.browser.watch import Watch

DESKTOP = (1440, 900)
PHONE = (390, 844)
OpenWindow = Callable[..., Page]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with served(tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.executable(), args=list(chromium.OPTIONS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def content(site: Site) -> Content:
    """An account with decks, one of them shared, and rows for every page of the admin."""
    return make_content(site)


@pytest.fixture(scope="session")
def cookies_of(site: Site, browser: Browser, content: Content) -> dict[str, StorageState]:
    """The cookies of a browser in which a member or the maintainer has signed in, by "member" and "maintainer"."""
    people = {"member": MEMBER, "maintainer": MAINTAINER}
    return {name: cookies_after_signing_in(browser, site.url, address) for name, address in people.items()}


def cookies_after_signing_in(browser: Browser, url: str, address: str) -> StorageState:
    context = browser.new_context(base_url=url)
    page = context.new_page()
    page.goto("/")
    accounts.sign_in(page, address)
    state = context.storage_state()
    context.close()
    return state


@pytest.fixture
def watches() -> list[Watch]:
    """What listens to the windows of this test; a test that provokes an error says so by `expected`."""
    return []


@pytest.fixture
def open_window(
    request: pytest.FixtureRequest, site: Site, browser: Browser, watches: list[Watch]
) -> Iterator[OpenWindow]:
    """Open a window in a browser of its own (other cookies); problems that no test expects fail it at the end."""
    contexts: list[BrowserContext] = []

    def open_one(
        size: tuple[int, int] = DESKTOP, *, dark: bool = False, javascript: bool = True, signed_in: str = ""
    ) -> Page:
        context = browser.new_context(
            base_url=site.url,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            java_script_enabled=javascript,
            reduced_motion="reduce",
            storage_state=request.getfixturevalue("cookies_of")[signed_in] if signed_in else None,
        )
        context.set_default_timeout(15_000)
        contexts.append(context)
        page = context.new_page()
        if javascript:
            watches.append(Watch(page))
        return page

    yield open_one
    problems = [problem for watch in watches if not watch.page.is_closed() for problem in watch.all_problems()]
    for context in contexts:
        context.close()
    require_none(problems)


@pytest.fixture
def page(open_window: OpenWindow) -> Page:
    """A desktop window."""
    return open_window()
