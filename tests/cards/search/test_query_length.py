"""How long a query may be is one limit: in the language, in its documentation and in every search box."""

import re

from django.conf import settings

from cards.search.parse import MAX_LENGTH, MAX_TERMS

BOX = re.compile(r'<input [^>]*name="q"[^>]*>')


def test_the_documentation_names_the_limit() -> None:
    document = (settings.BASE_DIR / "docs" / "search.md").read_text("utf-8")
    assert f"at most {MAX_LENGTH} characters and {MAX_TERMS} terms" in document


def test_every_search_box_takes_as_much() -> None:
    templates = [path.read_text("utf-8") for path in (settings.BASE_DIR / "templates").rglob("*.html")]
    boxes = [box for template in templates for box in BOX.findall(template) if 'type="search"' in box]
    assert len(boxes) >= 4
    for box in boxes:
        assert f'maxlength="{MAX_LENGTH}"' in box, box
