"""The keywords of chapter 10 that stand for a text of their own, written out in the words of programs.

Labels (alarm, brainstorm, change, memory, experience, accelerate, resonate, fusion) stand as `keyword` beside the
program of the ability that has them; the moment at which they count as used is an action of that program.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError
from rules.games.weiss_schwarz.book import holds

Program = dict[str, Any]

# 10.2.3: what every character has.
DEFAULT_ENCORE: Final[Program] = {"encore": [{"stock": 3}]}


def written_out(program: Any, at: str) -> Any:
    """Return a keyword's program where `program` is a keyword and what it needs, else itself."""
    if not isinstance(program, Mapping):
        raise ProgramError(f"{at}: an object is wanted, not {program!r}")
    for keyword, write in _KEYWORDS.items():
        if keyword in program:
            read = Fields(program, at)
            written = write(read)
            read.done()
            return written
    return program


def _encore(read: Fields) -> Program:
    """10.2.2: back onto the position where it was, rested; 10.2.4 counts as using it."""
    return {
        "kind": "auto",
        "keyword": "encore",
        "rule": "10.2.2",
        "when": {"leaves": "this", "to": "waiting_room"},
        "cost": read.take("encore"),
        "do": [{"place": "this", "at": "the same place", "turned": "rested"}, {"use": "encore"}],
    }


def _assist(read: Fields) -> Program:
    """10.3.2: active on the back stage."""
    gives = read.take("assist")
    is_behind: dict[str, Any] = {"there_are": {"is": "this", "place": "back"}}
    condition = {"all": [is_behind, read.take("if")]} if read.has("if") else is_behind
    if not holds("10.3.2"):
        return {"kind": "cont", "keyword": "assist", "gives": gives}
    return {"kind": "cont", "keyword": "assist", "if": condition, "gives": gives}


def _bond(read: Fields) -> Program:
    """10.4.2: when it is played and placed, not when an effect places it."""
    names = read.take("bond")
    if not isinstance(names, str) and not holds("10.4.2.1"):
        names = names[:1]
    named: dict[str, Any] = {"zone": "waiting_room", "name": names}
    return {
        "kind": "auto",
        "keyword": "bond",
        "rule": "10.4.2",
        "when": {"placed": "this", "how": "played"},
        "cost": read.take("cost"),
        "do": [{"put": {"choose": named}, "in": "hand"}],
    }


def _backup(read: Fields) -> Program:
    """10.5.2: from hand, in the opponent's counter step, with a level of so much."""
    level = read.take("level")
    return {
        "kind": "act",
        "keyword": "backup",
        "rule": "10.5.2",
        "in": "hand",
        "counter": True,
        "if": {
            "all": [
                {"turn": "opponent's"},
                {"during": "counter step"},
                {"number": {"cards_in": "level"}, "least": level},
                {"there_are": {"zone": "stage", "is": "defender"}},
            ]
        },
        "cost": read.take("cost"),
        "used": [{"use": "backup"}],
        "do": [{"give": {"choose": {"is": "defender"}}, "power": read.take("backup")}],
    }


def _great_performance(read: Fields) -> Program:
    """10.6.2: in the middle of the centre stage and not reversed, it is what all attacks are made on."""
    read.flag("great_performance")
    here: dict[str, Any] = {"is": "this", "place": "middle", "not": {"turned": "reversed"}}
    return {
        "kind": "cont",
        "keyword": "great performance",
        "if": {"there_are": here},
        "gives": {"cards": "this", "gets": "takes all attacks"},
    }


def _shift(read: Fields) -> Program:
    """10.11.2: at the beginning of the main phase, this card of the clock for one of the hand of the same colour.

    Exactly two cards (10.11.3), and not if one of them is not there (10.11.3.1, 10.11.3.2).
    """
    level: dict[str, Any] = {"number": {"cards_in": "level"}, "least": read.take("shift")}
    here: dict[str, Any] = {"there_are": {"zone": "clock", "is": "this"}}
    cards: dict[str, Any] = {"zone": "hand", "same": "colour"} if holds("10.11.3.2") else {"zone": "hand"}
    other: dict[str, Any] = {"choose": cards, "as": "other"}
    return {
        "kind": "auto",
        "keyword": "shift",
        "rule": "10.11.2",
        "in": "clock",
        "when": {"at": "main phase"},
        "if": {"all": [level, here]} if holds("10.11.3.1") else level,
        "do": [
            {
                "may": [{"reveal": other if holds("10.11.3") else {**other, "up_to": True}}],
                "then": [{"exchange": "this", "with": "other"}, {"use": "shift"}],
            }
        ],
    }


def _sunder(read: Fields) -> Program:
    """10.15.2: at the end of its attack a marker becomes the character, this card and the rest its markers."""
    named: dict[str, Any] = {"zone": "markers", "name": read.take("sunder")}
    return {
        "kind": "auto",
        "keyword": "sunder",
        "rule": "10.15.2",
        "when": {"at": "end of attack", "of": "this"},
        "cost": read.take("cost"),
        "do": [{"choose": named, "as": "new"}, {"stack": "new", "at": "stage"}, {"use": "sunder"}],
    }


_KEYWORDS: Final[dict[str, Callable[[Fields], Program]]] = {
    "encore": _encore,
    "assist": _assist,
    "bond": _bond,
    "backup": _backup,
    "great_performance": _great_performance,
    "shift": _shift,
    "sunder": _sunder,
}
