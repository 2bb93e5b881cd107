"""Looks at an open page as a strict visitor would: accessibility, width, markup."""

from pathlib import Path

import axe_playwright_python
import pytest
from playwright.sync_api import Page

from tests.browser.markup import forbidden_markup
from tests.programs import ROOT

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
# Without preload: axe would copy stylesheets into inline ones, which the site's policy forbids.
RUN_AXE = "axe.run(document, {resultTypes: ['violations'], preload: false}).then((found) => found.violations)"
SCREENSHOTS = ROOT / "build" / "screenshots"


def accessibility_problems(page: Page) -> list[str]:
    """Return what axe finds, one line for each element."""
    page.evaluate(AXE)
    return [
        f"axe {violation['id']}: {violation['help']}: {' '.join(map(str, node['target']))} {node['html'][:160]}"
        for violation in page.evaluate(RUN_AXE)
        for node in violation["nodes"]
    ]


def width_problems(page: Page) -> list[str]:
    """Return whether the page scrolls sideways, and what sticks out."""
    page_width, window_width = page.evaluate("[document.documentElement.scrollWidth, window.innerWidth]")
    if page_width <= window_width:
        return []
    sticking_out = page.evaluate(
        """() => [...document.querySelectorAll("body *")]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 1)
            .slice(0, 3).map((element) => element.outerHTML.slice(0, 120))"""
    )
    return [f"{page_width} px wide in a window of {window_width} px: {sticking_out}"]


def markup_problems(html: str) -> list[str]:
    return [f"inline style or script: {tag[:160]}" for tag in forbidden_markup(html)]


def take_picture(page: Page, name: str) -> None:
    """Save what the window shows as build/screenshots/NAME.png."""
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SCREENSHOTS / f"{name}.png", full_page=True)


def require_none(problems: list[str]) -> None:
    """Fail with all problems, one a line."""
    if problems:
        pytest.fail("\n".join(problems), pytrace=False)
