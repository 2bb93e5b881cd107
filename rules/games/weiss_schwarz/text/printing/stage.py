"""stage.lark the other way: what comes onto the stage, and moves there."""

from typing import Final

from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.text.printing.choices import choice, taken
from rules.games.weiss_schwarz.text.printing.places import of_whom
from rules.games.weiss_schwarz.text.printing.speaking import Say, Speaker
from rules.games.weiss_schwarz.text.printing.words import TURNED, quoted

_AT: Final = {
    "stage": "any position of {whose} stage",
    "centre": "any position of {whose} center stage",
    "back": "any position of {whose} back stage",
    "middle": "the middle position of {whose} center stage",
    "an empty place": "an open position of {whose} stage",
    "an empty place of the centre": "an open position of {whose} center stage",
    "an empty place of the back": "an open position of {whose} back stage",
    "the empty place in the middle": "the open middle position of {whose} center stage",
    "the empty place on the left": "the open left position of {whose} center stage",
    "the empty place on the right": "the open right position of {whose} center stage",
    "an empty place of the centre with a character facing it": (
        "an open position of {whose} center stage with a character facing this card"
    ),
    "the same place": "the stage position that this card was on",
    "the place that it left": "the stage position that it was on",
}

_WHERE_IT_WAS: Final = "the stage position that character was on"


def _place_at_once(read: Fields, speaker: Speaker) -> list[str] | None:
    """Return what places cards apart, or where another one was; the opponent does it on the stage of the opponent."""
    is_where = isinstance(read.values.get("at"), dict)
    if not is_where and "apart" not in read.values:
        return None
    before: list[str] = []
    who = "them"
    if isinstance(read.values["place"], list):
        if len(set(read.texts("place"))) < 2:
            raise ProgramError(f"{read.at}: one card is placed by its name")
    else:
        before, _, who = taken(read, "place", speaker)
    is_opponents = read.text("by", "you") == "opponent"
    if is_where:
        with fields(read.take("at"), read.here("at")) as at:
            at.text("remembered")
        where = _WHERE_IT_WAS
    else:
        read.flag("apart")
        where = _AT[read.text("at", "stage")].format(whose="their" if is_opponents else of_whom(read))
        where = where.replace("an open position", "separate open positions")
        where = where.replace("any position", "separate positions")
    as_turned = f" as {TURNED[turned]}" if (turned := read.text("turned", "standing")) != "standing" else ""
    changed = " by change" if read.flag("changed") else ""
    return [*before, f"{'your opponent puts' if is_opponents else 'put'} {who} on {where}{as_turned}{changed}"]


def _place(read: Fields, speaker: Speaker) -> list[str]:
    if (at_once := _place_at_once(read, speaker)) is not None:
        return at_once
    before, what, who = taken(read, "place", speaker)
    if isinstance(what, str):
        speaker.put[what] = "stage"
    at = read.text("at", "stage")
    as_turned = f" as {TURNED[turned]}" if (turned := read.text("turned", "standing")) != "standing" else ""
    changed = " by change" if read.flag("changed") else ""
    if read.text("by", "you") == "opponent":
        return [*before, f"your opponent puts {who} from their memory on any position of their stage{as_turned}"]
    if at not in _AT:
        raise ProgramError(f"{read.at}: 'at' must be one of {', '.join(_AT)}, not {at!r}")
    where = _AT[at].format(whose=of_whom(read))
    if read.flag("defends"):
        return [*before, f"put {who} on {where} as the defending character{changed}"]
    return [*before, f"put {who} on {where}{as_turned}{changed}"]


def _another(place: str) -> str:
    return place.replace("an open", "another open", 1)


def _move(read: Fields, speaker: Speaker) -> list[str]:
    before, _, who = taken(read, "move", speaker)
    standing = " as 【STAND】" if read.text("turned", "") == "standing" else ""
    return [*before, f"move {who} to {_another(_AT[read.text('to')]).format(whose=of_whom(read))}{standing}"]


def _exchange(read: Fields, speaker: Speaker) -> list[str]:
    """Two that were chosen; where they are not the two spoken of last, both are said."""
    first = read.take("exchange")
    before, second = choice(read, "with", speaker) if read.has("with") else ([], "")
    standing = " as 【STAND】" if read.text("turned", "") == "standing" else ""
    changed = " by change" if read.take("changed", True) else ""
    if read.flag("defends"):
        if not second:
            raise ProgramError(f"{read.at}: another card comes in the place of this one")
        return [*before, f"exchange {speaker.object(second)} with this card as the defending character{changed}"]
    if before:
        return [*before, f"exchange {speaker.object(first)} and it{standing}{changed}"]
    if not second or speaker.are_them(first, second):
        return [f"exchange them{standing}{changed}"]
    return [f"exchange {speaker.subject(first)} and {speaker.subject(second)}{standing}{changed}"]


def _stack(read: Fields, speaker: Speaker) -> list[str]:
    name = read.text("stack")
    who, where = speaker.object(name), _AT[read.text("at", "the same place")].format(whose="your")
    it = f"that {quoted(speaker.called[name])}" if name in speaker.called else "that character"
    below = f"put this card and all markers underneath this card face up underneath {it} as markers"
    return [f"put {who} on {where}", below]


SAID: Final[dict[str, Say]] = {
    "place": _place,
    "move": _move,
    "exchange": _exchange,
    "stack": _stack,
}
