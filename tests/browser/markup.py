"""Finds in served HTML what a strict content security policy forbids, executed or not."""

from html.parser import HTMLParser

DATA_BLOCKS = ("application/json", "application/ld+json")


class _Forbidden(HTMLParser):
    """Collects the tags that carry style or script of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        inline_script = tag == "script" and "src" not in values and values.get("type") not in DATA_BLOCKS
        handlers = [name for name in values if name.startswith("on") or name.startswith(("hx-on", "data-hx-on"))]
        scripted = [name for name, value in attrs if (value or "").strip().lower().startswith("javascript:")]
        if tag == "style" or "style" in values or inline_script or handlers or scripted:
            self.found.append(self.get_starttag_text() or tag)

    handle_startendtag = handle_starttag


def forbidden_markup(html: str) -> list[str]:
    """Return the tags with style=, on...=, hx-on or javascript:, every <style>, and every <script> without src."""
    parser = _Forbidden()
    parser.feed(html)
    parser.close()
    return parser.found
