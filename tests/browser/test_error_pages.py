"""The pages of errors that no visitor can provoke here: shown in the site's place, looked at like every other page."""

import pytest
from django.template.loader import render_to_string
from django.test import RequestFactory

from tests.browser import inspection
from tests.browser.conftest import OpenWindow
from tests.browser.pages import Visit
from tests.browser.test_every_page import THEMES, inspect
from tests.browser.watch import Watch

ERRORS = (400, 403, 429, 500)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("status", ERRORS)
def test_the_page_of_the_error_is_sound(status: int, theme: str, open_window: OpenWindow, watches: list[Watch]) -> None:
    page = open_window(dark=theme == "dark")
    watches[0].expected.add(status)
    html = render_to_string(f"{status}.html", request=RequestFactory().get("/"))
    page.route("**/the-error/", lambda route: route.fulfill(status=status, body=html, content_type="text/html"))
    visit = Visit(f"error {status}", "/the-error/", status=status)
    inspection.require_none(inspect(page, visit, visit.address, theme))
