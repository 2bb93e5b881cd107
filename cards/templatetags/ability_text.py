"""Shows the text of an ability: bracketed labels as tags, traits and card names as links to searches."""

import re

from django import template
from django.utils.html import escape, format_html
from django.utils.safestring import SafeString, mark_safe
from django.utils.text import slugify

from cards.icons import icon, icon_names
from cards.links import exact_name_query, search_link, value_query
from rules.games import GAMES, Game

register = template.Library()

LONGEST_NAME = 80
FEWEST_SPACES_OF_A_SENTENCE = 5
SHORT_TRAIT = 20  # as wide as the narrowest tile, and so never broken over two lines
_PART = re.compile(
    r"【(?P<tag>[^【】]{1,24})】"
    r"|\[(?P<sign>AUTO|ACT|CONT|[A-Z][a-z]{2,9})\]"
    r"|《(?P<trait>[^《》]{1,80})》"
    rf'|"(?P<name>[^"【】《》]{{1,{LONGEST_NAME}}})"'
    r"|<<(?P<arts>[^<>]{1,80})>>"
    r"|\[(?P<cost>[^\[\]]{1,400})\]"
    r"|\((?P<note>[A-Z【][^()]{14,400})\)"
)


@register.filter
def ability_text(text: str, game_key: str = "") -> SafeString:
    """Return `text` as HTML; with a game, what names traits or cards links to them."""
    return _render(text, GAMES.get(game_key))


def _render(text: str, game: Game | None) -> SafeString:
    out: list[str] = []
    end = 0
    for part in _PART.finditer(text):
        out += (escape(text[end : part.start()]), _part(part, game))
        end = part.end()
    out.append(escape(text[end:]))
    return mark_safe("".join(out))  # noqa: S308 - every piece is escaped above or made by format_html


def _part(part: re.Match[str], game: Game | None) -> SafeString:
    inside = part[part.lastgroup or 0]
    match part.lastgroup:
        case "tag" | "sign":
            return _tag(inside)
        case "trait":
            return _trait(inside, game)
        case "name":
            return _name(inside, game)
        case "arts":
            return format_html('<b class="arts-name">{}</b>', inside)
        case "cost":
            return format_html('<span class="ability-cost">[{}]</span>', _render(inside, game))
        case _:
            return format_html('<span class="ability-note">({})</span>', _render(inside, game))


def _tag(label: str) -> SafeString:
    slug = slugify(label)
    symbol = next((name for name in (f"trigger-{slug}", slug) if name in icon_names()), None)
    return format_html('<b class="tag tag-{}">{}{}</b>', slug, icon(symbol) if symbol else "", label)


def _trait(trait: str, game: Game | None) -> SafeString:
    """A trait in its brackets, which symbols.css draws, since their signs need a font that many devices lack."""
    shown = format_html(
        '<span class="{}"><span class="bracket">《</span>{}<span class="bracket bracket-close">》</span></span>',
        "trait-short" if len(trait) <= SHORT_TRAIT else "trait",
        trait,
    )
    field = game.find_field("trait") if game else None
    if game is None or field is None:
        return shown
    return format_html('<a href="{}">{}</a>', search_link(game, value_query(field.key, trait)), shown)


def _name(name: str, game: Game | None) -> SafeString:
    if game is None or _is_sentence(name):
        return format_html('"{}"', _render(name, game))
    return format_html('<a href="{}">"{}"</a>', search_link(game, exact_name_query(name)), name)


def _is_sentence(quoted: str) -> bool:
    """A quoted ability that a card gives away ends like a sentence; names of cards rarely do."""
    return quoted.endswith(".") and quoted.count(" ") >= FEWEST_SPACES_OF_A_SENTENCE
