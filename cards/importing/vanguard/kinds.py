"""Type and subtype of a D-era card, mended where its trigger icon or its numbers prove another one (2.9.3, 2.9.4)."""

import re
from collections.abc import Mapping
from dataclasses import dataclass

from cards.importing.records import Notes, Row, RowRefusedError
from cards.importing.values import text_of
from rules.games.vanguard.cards import ORDER, UNIT

_WRITTEN = re.compile(r"(?P<sub>normal|trigger|token|blitz|set|[a-z]+(?: [a-z]+){0,2}) (?P<main>unit|order)")
_SET_ORDER = re.compile(r"\(After a set order is played", re.IGNORECASE)
PLAYED = "Play this with COST"
_NO_ICON = frozenset({"", "none"})


@dataclass(frozen=True, slots=True)
class Kind:
    """What a card is: main type, subtypes, and whether it is a token."""

    main: str
    subtypes: tuple[str, ...]
    is_token: bool = False

    @property
    def is_unit(self) -> bool:
        return self.main == UNIT

    def words(self) -> dict[str, tuple[str, ...]]:
        special = ("token",) if self.is_token else ()
        return {"type": (self.main,), "subtype": self.subtypes, "special": special}


def read_icon(row: Row, key: str, known: Mapping[str, object]) -> tuple[str, ...]:
    """Return the icon that stands in a field, none where the file says none in one of its ways."""
    value = row.get(key)
    if value is None:
        return ()
    if not isinstance(value, str):
        raise RowRefusedError(key, value, "must be a text")
    icon = re.sub(r"[ _]", "-", value.strip().casefold())
    if icon in _NO_ICON:
        return ()
    if icon not in known:
        raise RowRefusedError(key, value, f"is none of {', '.join(known)}")
    return (icon,)


def read_kind(row: Row, text: str, icons: tuple[str, ...], notes: Notes) -> Kind:
    """Return what the card is; `text` is all it says, `icons` are its trigger icons."""
    written = text_of(row, "type")
    match = _WRITTEN.fullmatch(written.strip().casefold())
    if match is None:
        raise RowRefusedError("type", written, "is no type such as Normal Unit or Blitz Order")
    sub, main = match["sub"], match["main"]
    if main == "order":
        is_set = sub != "set" and _SET_ORDER.search(text) is not None
        return Kind(ORDER, ("set", sub) if is_set else (sub,))
    if _is_order(row, text):
        notes.repaired("type", written, "no power, no critical, no icon, and played for a cost: it is an order")
        notes.flagged("type", written, "which subtype of order it is, the file does not say: none is taken")
        return Kind(ORDER, ())
    if icons and sub != "trigger":
        notes.repaired("type", written, "has a trigger icon: it is a trigger unit (2.9.4)")
        return Kind(UNIT, ("trigger",))
    if sub == "trigger" and not icons:
        notes.repaired("type", written, "has no trigger icon: it is a normal unit (2.9.4)")
        return Kind(UNIT, ("normal",))
    return Kind(UNIT, (), is_token=True) if sub == "token" else Kind(UNIT, (sub,))


def _is_order(row: Row, text: str) -> bool:
    bare = all(row.get(key) in (0, "0", None) for key in ("power", "critical", "shield"))
    icons = [row.get(key) for key in ("skill", "ability", "trigger") if key in row]
    return bare and text.startswith(PLAYED) and all(icon is None or _no_icon(icon) for icon in icons)


def _no_icon(icon: object) -> bool:
    return isinstance(icon, str) and icon.casefold() in _NO_ICON
