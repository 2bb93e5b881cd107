"""The names that a card has at deck construction (2.1.2, 8.1.5.1, 8.1.5.2)."""

import re
from functools import lru_cache

from rules.copies import name_key
from rules.folding import fold_name
from rules.games.vanguard.book import CITATION
from rules.in_force import in_force
from rules.legality import DeckLine, FormatSpec

# No zone stands before it (2.1.2), and it does not hold for a game, as a name given by DressUp does (14.52.2).
_REGARDED = re.compile(
    r"^\s*(?:[\[【]CONT[\]】])?\s*:?\s*(?P<game>during this game, )?"
    r"this (?:card|unit)(?:'s card name)? is also regarded as (?:having the same card name as )?(?P<names>\".+\")\s*\.?"
    r"\s*(?:\(.*)?$",
    re.IGNORECASE,
)
_DRESS_UP = re.compile(
    r"^\s*(?:[\[【]CONT[\]】])?\s*:?\s*[\[【]?DressUp[\]】]?\s*-\s*(?P<names>\".+?\")(?:[^\"]|$)", re.IGNORECASE
)
_BETWEEN = re.compile(r'"\s*(?:,\s*and|,|and)\s*"')


def counted_names(line: DeckLine, format_spec: FormatSpec) -> tuple[str, ...]:
    """Return the names whose copy limit the line counts to."""
    names = [name_key(line.card.name, format_spec)]
    if in_force(CITATION, "8.1.5.2"):
        names += [name_key(name, format_spec) for name in regarded_names(line)]
    if not in_force(CITATION, "8.1.5.1"):
        names = [f"{name} {line.code}" for name in names]
    return tuple(dict.fromkeys(names))


def regarded_names(line: DeckLine) -> tuple[str, ...]:
    """Return the further names that the card has in every zone, and so in the deck."""
    found = [name for ability in line.card.abilities if in_force(CITATION, "2.1.2") for name in _regarded(ability)]
    if not in_force(CITATION, "14.52.2"):  # by it a name from DressUp comes with the game, and not before
        found += [name for ability in line.card.abilities for name in _dressed_up(ability)]
    return tuple(found)


@lru_cache(maxsize=4096)
def _regarded(ability: str) -> tuple[str, ...]:
    match = _REGARDED.match(fold_name(ability))
    return () if match is None or match["game"] else _split(match["names"])


@lru_cache(maxsize=4096)
def _dressed_up(ability: str) -> tuple[str, ...]:
    match = _DRESS_UP.match(fold_name(ability))
    return _split(match["names"]) if match else ()


def _split(names: str) -> tuple[str, ...]:
    """`"A" and "B"`: the names between the outer marks."""
    return tuple(_BETWEEN.split(names.removeprefix('"').removesuffix('"')))
