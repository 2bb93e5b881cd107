"""The site's own icons: symbols of one SVG file, each with a text alternative or hidden from screen readers."""

import re
from functools import cache, lru_cache
from pathlib import Path

from django.conf import settings
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString

SPRITE = "icons.svg"
_SYMBOL = re.compile(r'<symbol id="([a-z-]+)"')


@cache
def icon_names() -> frozenset[str]:
    """Return the names of all icons; the icon of a printed word is called FIELD-VALUE."""
    sprite = Path(settings.BASE_DIR) / "static" / SPRITE
    return frozenset(_SYMBOL.findall(sprite.read_text(encoding="utf-8")))


@lru_cache(maxsize=512)
def icon(name: str, label: str = "") -> SafeString:
    """Return the icon `name`; without `label` it is decoration beside words that say the same.

    A page of results shows hundreds of the same few, so they are kept.
    """
    if name not in icon_names():
        raise ValueError(f"There is no icon {name!r} in static/{SPRITE}.")
    address = f"{static(SPRITE)}#{name}"
    if not label:
        return format_html('<svg class="icon" aria-hidden="true"><use href="{}"></use></svg>', address)
    return format_html(
        '<svg class="icon" role="img" aria-label="{0}"><title>{0}</title><use href="{1}"></use></svg>', label, address
    )
