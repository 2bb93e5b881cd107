"""The words of printed English for the words of programs, as card texts have them."""

from collections.abc import Iterable
from typing import Final

ZONES: Final = {
    "deck": "deck",
    "hand": "hand",
    "waiting_room": "waiting room",
    "stage": "stage",
    "clock": "clock",
    "level": "level",
    "stock": "stock",
    "climax_area": "climax area",
    "memory": "memory",
    "resolution": "resolution zone",
    "markers": "marker area",
}
FACES: Final = ("face down", "face up")  # how cards of level and memory may lie
TURNED: Final = {"standing": "【STAND】", "rested": "【REST】", "reversed": "【REVERSE】"}
ICONS: Final = {
    "soul": "【SOUL】",
    "return": "【BOUNCE】",
    "pool": "【POOL】",
    "comeback": "【COMEBACK】",
    "draw": "【DRAW】",
    "shot": "【SHOT】",
    "treasure": "【TREASURE】",
    "gate": "【GATE】",
    "standby": "【STANDBY】",
    "choice": "【CHOICE】",
}
BY_EFFECT: Final = {"": "", "automatic ability": "【AUTO】 ", "activated ability": "【ACT】 "}
PLACES: Final = {
    "centre": "center stage",
    "back": "back stage",
    "middle": "middle position of the center stage",
    "left": "left position of the center stage",
    "right": "right position of the center stage",
}
ANYONES: Final = "anyone's"
WHOSE: Final = {
    "yours": "your",
    "opponent's": "your opponent's",
    "anyone's": "any player's",
    "that player's": "that player's",
}
DURATIONS: Final = {
    "end of turn": "until end of turn",
    "end of opponent's next turn": "until the end of your opponent's next turn",
    "end of next turn": "until the end of the next turn",
    "end of your next turn": "until the end of your next turn",
    "end of attack": "until the end of this attack",
    "end of game": "",  # 8.2.1.2: no duration is specified
}


def either(words: Iterable[str]) -> str:
    """Return "a", "a or b", "a, b, or c"."""
    *first, last = words
    if len(first) < 2:
        return " or ".join([*first, last])
    return f"{', '.join(first)}, or {last}"


def alternatives(words: Iterable[str]) -> str:
    return " or ".join(words)


def quoted(text: str) -> str:
    return f'"{text}"'


def article(noun: str) -> str:
    """Return a noun with its article; an icon or a bracket counts as a consonant."""
    if noun.startswith("other "):
        return f"an{noun}"
    return f"an {noun}" if noun[:1].lower() in "aeio" else f"a {noun}"


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def does(who: str, what: str) -> str:
    """Return who gets something; of several it is "get"."""
    if who.startswith(("all ", "those ")) and what.startswith("gets "):
        what = what.replace("gets", "get", 1)
    return f"{who}{what}" if what.startswith("'s ") else f"{who} {what}"


def sentence(parts: list[str]) -> str:
    """Return parts as one sentence; what ends with a quoted text has its full stop within."""
    said = ", ".join(parts)
    end = "" if said.endswith(('."', '. "')) else "."
    return f"{capital(said)}{end}"
