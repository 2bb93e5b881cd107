"""Headings of lists: lines that name a part of the deck and no card."""

import re
import unicodedata
from collections.abc import Iterator
from functools import cache

from rules.games import GAMES

_FRAME = " \t=-–—_*~[](){}<>#:|."
_COUNT = re.compile(r"[\s:–—-]*[(\[]?\s*\d{1,4}\s*(?:/\s*\d{1,4})?\s*(?:cards?)?\s*[)\]]?$")
_LEVEL = re.compile(r"^(?:level|lv|lvl|grade)[ .]*\d$")
_ABOUT = re.compile(r"^(?:deck|deck ?name|name|title|format|game|author|player|event|date|total|cards?)\s*[:=]\s*")
_OTHER_HEADINGS = ("cards", "deck", "decklist", "deck list", "main", "climax cards", "total")


def is_remark(text: str) -> bool:
    """Whether the line says something about the list (`Name: My deck`) or is only decoration."""
    plain = unicodedata.normalize("NFKC", text).strip().casefold()
    return not plain.strip(_FRAME) or _ABOUT.match(plain) is not None


def heading_section(text: str) -> str | None:
    """Return the deck section that a heading opens, empty where it opens none of its own; None for no heading."""
    plain = unicodedata.normalize("NFKC", text).strip().casefold()
    for candidate in (plain.strip(_FRAME), _COUNT.sub("", plain.strip(_FRAME)).strip(_FRAME)):
        if candidate in _vocabulary():
            return _vocabulary()[candidate]
        if _LEVEL.match(candidate):
            return ""
    return "" if plain.endswith(":") else None


@cache
def _vocabulary() -> dict[str, str]:
    """Return every heading of every game with the section it opens."""
    return dict.fromkeys(_OTHER_HEADINGS, "") | dict(_headings_of_games())


def _headings_of_games() -> Iterator[tuple[str, str]]:
    for game in GAMES.values():
        groups = game.find_field(game.group_by)
        for value in groups.values if groups else ():
            yield value, ""
            yield f"{value}s", ""
            yield game.group_titles.get(value, value).casefold(), ""
        for section in game.sections:
            for word in (section.key, section.title.casefold()):
                for spelling in (word, f"{word} deck", f"{word}deck"):
                    yield spelling, section.key
