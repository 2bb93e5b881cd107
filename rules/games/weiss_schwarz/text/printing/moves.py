"""moves.lark the other way: what goes from one zone to another, but for the stage."""

from typing import Final

from rules.games.weiss_schwarz.abilities.fields import Fields, fields
from rules.games.weiss_schwarz.text.printing import cards, numbers
from rules.games.weiss_schwarz.text.printing.choices import taken
from rules.games.weiss_schwarz.text.printing.places import of_whom
from rules.games.weiss_schwarz.text.printing.speaking import Say, Speaker
from rules.games.weiss_schwarz.text.printing.words import WHOSE, ZONES

THAT_MANY: Final = {"remembered": "that many"}  # as many as a zone had before all of them were put away
_THEIRS: Final = {whose: WHOSE[whose] for whose in ("yours", "opponent's")}


def into(read: Fields, owner: str) -> str:
    """Return where cards are put: "into your waiting room"."""
    zone, bottom = read.text("in"), read.flag("bottom")
    down = " face down" if read.flag("face_down") else ""
    if read.has("order") and read.one_of("order", ("yours",)):
        down += " in any order"
    if bottom:
        return f"at the bottom of {owner} {ZONES[zone]}{down}"
    if zone == "deck":
        return f"on the top of {owner} deck{down}"
    return f"into {owner} {ZONES[zone]}{down}"


def _put(read: Fields, speaker: Speaker) -> list[str]:
    if at_once := _from_clock(read, speaker):
        return at_once
    before, what, who = taken(read, "put", speaker)
    owner = speaker.owner(what) if isinstance(what, str) else _THEIRS.get(what.get("whose", "yours"), "their")
    if isinstance(what, str):
        speaker.put[what] = read.text("in")
    if read.has("as"):
        name = read.text("as")
        speaker.put[name] = read.text("in")
        is_character = isinstance(what, dict) and what.get("type") == "character"
        speaker.whole(name, theirs=cards.is_theirs(what), characters=is_character)
    return [*before, f"put {who} {into(read, owner)}"]


def _from_clock(read: Fields, speaker: Speaker) -> list[str] | None:
    """Return what puts up to so many cards from the top of the clock somewhere, which is said at once."""
    chosen = read.values["put"]
    asked = chosen.get("choose") if isinstance(chosen, dict) else None
    if not isinstance(asked, dict) or asked != {"zone": "clock", "top": chosen.get("count", 1)} or "as" in chosen:
        return None
    with fields(read.take("put"), read.here("put")) as inner:
        top = inner.take("choose")["top"]
        count = numbers.count(inner, speaker)
    return [f"put {count} {'card' if top == 1 else 'cards'} from the top of your clock {into(read, 'your')}"]


def _top(read: Fields, speaker: Speaker) -> list[str]:
    return _from_deck(read, "top", "top", speaker)


def _from_bottom(read: Fields, speaker: Speaker) -> list[str]:
    return _from_deck(read, "from_bottom", "bottom", speaker)


def _from_deck(read: Fields, key: str, end: str, speaker: Speaker) -> list[str]:
    value = read.take(key)
    whose = of_whom(read)
    if value == THAT_MANY:
        who, whose = ("put", whose) if whose == "your" else ("your opponent puts", "their")
        said = f"{who} the same number of cards from the top of {whose} deck"
    else:
        number, up_to = numbers.number(value, speaker), read.flag("up_to")
        said = f"put {some_of(end, number, whose, up_to=up_to, is_one=value == 1)}"
    end_of_it = into(read, whose)
    if read.has("as"):
        theirs = whose != "your"
        speaker.names(read.text("as"), many=value != 1, theirs=theirs, together=True)
    return [f"{said} {end_of_it}"]


def some_of(end: str, number: str, whose: str, *, up_to: bool, is_one: bool) -> str:
    if up_to:
        return f"up to {number} cards from the {end} of {whose} deck"
    return f"the {end} card of {whose} deck" if is_one else f"the {end} {number} cards of {whose} deck"


def _flip(read: Fields, speaker: Speaker) -> list[str]:
    number = numbers.number(read.take("flip"), speaker)
    speaker.names(read.text("as", "#flipped"), many=True, theirs=False, together=True)
    return [f"flip over {number} cards from the top of your deck, and put them into your waiting room"]


def _under(read: Fields, speaker: Speaker) -> list[str]:
    value = read.values["under"]
    before, what, who = taken(read, "under", speaker)
    many = (isinstance(what, str) and what in speaker.many) or (isinstance(value, dict) and value.get("top", 1) != 1)
    facing = "face down" if read.flag("face_down") else "face up"
    if isinstance(what, str) and not read.has("card"):
        speaker.put[what] = "markers"
    host = _host(read, speaker)
    return [*before, f"put {who} {facing} under {host} as {'markers' if many else 'a marker'}"]


def _host(read: Fields, speaker: Speaker) -> str:
    """Return under which character cards are put, a choice of it at once."""
    if not isinstance(read.values.get("card"), dict):
        name = read.text("card", "this")
        hosts = [one for one in speaker.on_stage if one != speaker.it]
        return "that character" if hosts[-1:] == [name] else speaker.subject(name)
    with fields(read.take("card"), read.here("card")) as one:
        return cards.counted(one.take("choose"), one.here("choose"), numbers.count(one, speaker), speaker, many=False)


SAID: Final[dict[str, Say]] = {
    "top": _top,
    "from_bottom": _from_bottom,
    "flip": _flip,
    "put": _put,
    "under": _under,
}
