"""actions.lark the other way: what each action does, for actions that are not about others."""

from collections.abc import Callable
from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.text.meanings import DAMAGE_DEALT
from rules.games.weiss_schwarz.text.printing import cards, changes, continuous, numbers, qualities
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import DURATIONS, TURNED, WHOSE, ZONES, does, quoted

_THEIRS: Final = {whose: WHOSE[whose] for whose in ("yours", "opponent's")}
Say = Callable[[Fields, Speaker], list[str]]


def _choice(read: Fields, key: str, speaker: Speaker) -> tuple[list[str], Any]:
    """Return what is said of a choice of the cards before the action that takes them, and these."""
    value = read.take(key)
    if not isinstance(value, dict) or "choose" not in value:
        return [], value
    inner = Fields(value, read.here(key))
    said = chosen(inner, speaker)
    inner.done()
    return [said], speaker.it


def _taken(read: Fields, key: str, speaker: Speaker) -> tuple[list[str], Any, str]:
    """Return what is said of a choice before the action, the cards that it takes, and these in words."""
    before, what = _choice(read, key, speaker)
    is_named = isinstance(what, str)
    return before, what, speaker.object(what) if is_named else cards.everything(what, read.here(key), speaker)


def chosen(read: Fields, speaker: Speaker) -> str:
    """Return what chooses cards, which are "it" from there on."""
    asked, at = read.take("choose"), read.here("choose")
    many = read.values.get("count", 1) != 1
    by = read.text("by", "you")
    zone = asked.get("zone") if isinstance(asked, dict) else ""
    is_search = zone in ("deck", "stock") and not cards.is_theirs(asked) and by == "you"
    count = numbers.count(read, speaker)
    if is_search:
        said = f"search your {zone} for {_searched(asked, at, count, speaker, many)}"
    else:
        what = _whole(asked, at, count, speaker, many)
        said = f"choose {what}" if by == "you" else f"your opponent chooses {what}".replace("your opponent's", "their")
    is_character = isinstance(asked, dict) and asked.get("type") == "character"
    name = read.text("as", "#chosen")
    speaker.names(name, many=many, theirs=_belongs(asked, speaker), characters=is_character)
    speaker.chosen.append(name)
    if many and isinstance(asked, dict) and "among" not in asked:
        speaker.several = name
        speaker.together = name if asked.get("zone") == "deck" else speaker.together
    if isinstance(asked, dict) and "among" not in asked and asked.get("zone", "stage") == "stage":
        speaker.on_stage.append(name)
    if isinstance(asked, dict) and isinstance(asked.get("name"), str):
        speaker.called[name] = asked["name"]
    return said


def _belongs(asked: Any, speaker: Speaker) -> bool:
    return cards.is_theirs(asked) or (isinstance(asked, dict) and asked.get("among") in speaker.theirs)


def _whole(asked: Any, at: str, count: str, speaker: Speaker, many: bool) -> str:
    if isinstance(asked, str):
        return speaker.subject(asked)
    if asked.get("is") == "this":
        return cards.everything(asked, at, speaker)
    if count == "1" and asked in ({"zone": "clock", "top": 1}, {"zone": "clock", "bottom": 1}):
        with fields(asked, at) as read:
            read.take("zone")
            end = "top" if read.has("top") else "bottom"
            read.take(end)
            return f"the {end} card of your clock"
    return cards.counted(asked, at, count, speaker, many=many)


def _searched(asked: Any, at: str, count: str, speaker: Speaker, many: bool) -> str:
    with fields(asked, at) as read:
        read.take("zone")
        return f"{count} {qualities.described(read, speaker, many=many)}"


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
    before, what, who = _taken(read, "put", speaker)
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


def _whose_deck(read: Fields, key: str = "of") -> str:
    return WHOSE[read.text(key, "yours")]


def _top(read: Fields, speaker: Speaker) -> list[str]:
    return _from_deck(read, "top", "top", speaker)


def _from_bottom(read: Fields, speaker: Speaker) -> list[str]:
    return _from_deck(read, "from_bottom", "bottom", speaker)


def _from_deck(read: Fields, key: str, end: str, speaker: Speaker) -> list[str]:
    value = read.take(key)
    whose = _whose_deck(read)
    if value == {"remembered": "that many"}:
        who, whose = ("put", whose) if whose == "your" else ("your opponent puts", "their")
        said = f"{who} the same number of cards from the top of {whose} deck"
    else:
        number, up_to = numbers.number(value, speaker), read.flag("up_to")
        said = f"put {_some_of(end, number, whose, up_to=up_to, is_one=value == 1)}"
    end_of_it = into(read, whose)
    if read.has("as"):
        theirs = whose != "your"
        speaker.names(read.text("as"), many=value != 1, theirs=theirs, together=True)
    return [f"{said} {end_of_it}"]


def _some_of(end: str, number: str, whose: str, *, up_to: bool, is_one: bool) -> str:
    if up_to:
        return f"up to {number} cards from the {end} of {whose} deck"
    return f"the {end} card of {whose} deck" if is_one else f"the {end} {number} cards of {whose} deck"


def _flip(read: Fields, speaker: Speaker) -> list[str]:
    number = numbers.number(read.take("flip"), speaker)
    speaker.names(read.text("as", "#flipped"), many=True, theirs=False, together=True)
    return [f"flip over {number} cards from the top of your deck, and put them into your waiting room"]


def _seen(verb: str, word: str) -> Say:
    def say(read: Fields, speaker: Speaker) -> list[str]:
        value = read.take(verb)
        by = "" if read.text("by", "you") == "you" else "your opponent "
        number, whose, up_to = numbers.number(value, speaker), _whose_deck(read), read.flag("up_to")
        speaker.names(read.text("as"), many=value != 1, theirs=whose != "your", together=True)
        end = "bottom" if verb == "look" and read.flag("bottom") else "top"
        said = f"{word} {_some_of(end, number, whose, up_to=up_to, is_one=value == 1)}"
        return [by + said.replace(word, f"{word.split()[0]}s{word[len(word.split()[0]) :]}", 1) if by else said]

    return say


def _draw(read: Fields, speaker: Speaker) -> list[str]:
    value = read.take("draw")
    up_to = "up to " if read.flag("up_to") else ""
    if read.has("as") and up_to:
        speaker.drawn = read.text("as")
    elif read.has("as"):
        speaker.names(read.text("as"), many=value != 1, theirs=False)
    of = "your opponent draws" if read.text("of", "yours") == "opponent's" else "draw"
    return [f"{of} {up_to}{numbers.number(value, speaker)} {'card' if value == 1 else 'cards'}"]


def _choose(read: Fields, speaker: Speaker) -> list[str]:
    return [chosen(read, speaker)]


def _reveal(read: Fields, speaker: Speaker) -> list[str]:
    before, what, who = _taken(read, "reveal", speaker)
    if isinstance(what, str):
        speaker.shown = what
        return [*before, f"reveal {who} to your opponent"]
    return [f"reveal {_shown(read, what, who, speaker)}"]


def _see(read: Fields, speaker: Speaker) -> list[str]:
    before, what, who = _taken(read, "see", speaker)
    return [*before, f"look at {who if isinstance(what, str) else _shown(read, what, who, speaker)}"]


def _shown(read: Fields, cards: Any, words: str, speaker: Speaker) -> str:
    """Return cards that are shown together, all of a zone."""
    it = speaker.it
    speaker.names(read.text("as", "#shown"), many=True, theirs=cards.get("whose") == "opponent's", together=True)
    speaker.it, speaker.shown = it, speaker.together
    return f"{WHOSE[cards.get('whose', 'yours')]} hand" if set(cards) <= {"zone", "whose"} else words


def _stock(read: Fields, speaker: Speaker) -> list[str]:
    return [f"pay ({numbers.number(read.take('stock'), speaker)})"]


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
        before, _, who = _taken(read, "place", speaker)
    is_opponents = read.text("by", "you") == "opponent"
    if is_where:
        with fields(read.take("at"), read.here("at")) as at:
            at.text("remembered")
        where = _WHERE_IT_WAS
    else:
        read.flag("apart")
        where = _AT[read.text("at", "stage")].format(whose="their" if is_opponents else _whose_deck(read))
        where = where.replace("an open position", "separate open positions")
        where = where.replace("any position", "separate positions")
    as_turned = f" as {TURNED[turned]}" if (turned := read.text("turned", "standing")) != "standing" else ""
    changed = " by change" if read.flag("changed") else ""
    return [*before, f"{'your opponent puts' if is_opponents else 'put'} {who} on {where}{as_turned}{changed}"]


def _place(read: Fields, speaker: Speaker) -> list[str]:
    if (at_once := _place_at_once(read, speaker)) is not None:
        return at_once
    before, _, who = _taken(read, "place", speaker)
    at = read.text("at", "stage")
    as_turned = f" as {TURNED[turned]}" if (turned := read.text("turned", "standing")) != "standing" else ""
    changed = " by change" if read.flag("changed") else ""
    if read.text("by", "you") == "opponent":
        return [*before, f"your opponent puts {who} from their memory on any position of their stage{as_turned}"]
    if at not in _AT:
        raise ProgramError(f"{read.at}: 'at' must be one of {', '.join(_AT)}, not {at!r}")
    where = _AT[at].format(whose=_whose_deck(read))
    if read.flag("defends"):
        return [*before, f"put {who} on {where} as the defending character{changed}"]
    return [*before, f"put {who} on {where}{as_turned}{changed}"]


def _another(place: str) -> str:
    return place.replace("an open", "another open", 1)


def _move(read: Fields, speaker: Speaker) -> list[str]:
    before, _, who = _taken(read, "move", speaker)
    return [*before, f"move {who} to {_another(_AT[read.text('to')]).format(whose=_whose_deck(read))}"]


def face_down(read: Fields, speaker: Speaker) -> str:
    """Return what turns cards face down, a choice of them at once."""
    read.take("to")
    if read.values["turn"] == "this":
        read.take("turn")
        return "put this card from face up to face down"
    before, _, who = _taken(read, "turn", speaker)
    return f"put {before[0].removeprefix('choose ') if before else who} face down"


def _turn(read: Fields, speaker: Speaker) -> list[str]:
    if read.values.get("to") == "face down":
        return [face_down(read, speaker)]
    before, what, who = _taken(read, "turn", speaker)
    if isinstance(what, str):
        speaker.put[what] = read.values["to"]
    return [*before, f"{TURNED[read.text('to')]} {who}"]


def _under(read: Fields, speaker: Speaker) -> list[str]:
    value = read.values["under"]
    before, what, who = _taken(read, "under", speaker)
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


def _exchange(read: Fields, speaker: Speaker) -> list[str]:
    """Two that were chosen; where they are not the two spoken of last, both are said."""
    first = read.take("exchange")
    before, second = _choice(read, "with", speaker)
    standing = " as 【STAND】" if read.text("turned", "") == "standing" else ""
    changed = " by change" if read.take("changed", True) else ""
    if before:
        return [*before, f"exchange {speaker.object(first)} and it{standing}{changed}"]
    if speaker.are_them(first, second):
        return [f"exchange them{standing}{changed}"]
    return [f"exchange {speaker.subject(first)} and {speaker.subject(second)}{standing}{changed}"]


def _stack(read: Fields, speaker: Speaker) -> list[str]:
    name = read.text("stack")
    who, where = speaker.object(name), _AT[read.text("at", "the same place")].format(whose="your")
    it = f"that {quoted(speaker.called[name])}" if name in speaker.called else "that character"
    below = f"put this card and all markers underneath this card face up underneath {it} as markers"
    return [f"put {who} on {where}", below]


def _shuffle(read: Fields, _speaker: Speaker) -> list[str]:
    zone = ZONES[read.text("zone", "deck")]
    return [f"shuffle your {zone}" if read.text("shuffle") == "yours" else f"your opponent shuffles their {zone}"]


def _shuffle_face_down(read: Fields, speaker: Speaker) -> list[str]:
    what = cards.everything(read.take("shuffle_face_down"), read.here("shuffle_face_down"), speaker)
    speaker.names(read.text("as", "#shuffled"), many=True, theirs=False, together=True)
    return [f"shuffle the face down ones of {what}"]


def _give(read: Fields, speaker: Speaker) -> list[str]:
    before, what = _choice(read, "give", speaker)
    whom = speaker.subject(what) if isinstance(what, str) else cards.everything(what, read.here("give"), speaker)
    lasting = read.text("until", "end of turn")
    is_for_later = read.flag("later_too")
    if is_for_later and (bar := continuous.barred(what, read.values.get("cannot"))):
        read.take("cannot")
        return [f"{bar} {DURATIONS[lasting]}".rstrip()]
    first = "during that attack, " if lasting == "end of attack" else ""
    told = changes.told(read, speaker, "" if first else DURATIONS[lasting])
    return [*before, *(f"{first}{does(whom, change)}" for change in told)]


def _damage(read: Fields, speaker: Speaker) -> list[str]:
    dealt = read.take("damage")
    number = "the same" if dealt == DAMAGE_DEALT else numbers.number(dealt, speaker)
    to = {"opponent": "your opponent", "you": "yourself", "both": "each player"}[read.text("to", "opponent")]
    by = {"this": "", "you": " by you", "nobody": " by nobody", "the same": " by the same card"}[
        read.text("by", "this")
    ]
    return [f"deal {number} damage to {to}{by}"]


def _use(read: Fields, _speaker: Speaker) -> list[str]:
    return [f'this counts as using "{read.text("use").title()}"']


def _trigger_checks(read: Fields, _speaker: Speaker) -> list[str]:
    number = read.number("trigger_checks")
    return [f"during that attack, perform a trigger check {number} times during the trigger step"]


def _shield(read: Fields, _speaker: Speaker) -> list[str]:
    least = read.number("shield")
    return [f"you are dealt no damage of {least} or more by 【AUTO】 abilities of your opponent until end of turn"]


def _extra_turn(read: Fields, _speaker: Speaker) -> list[str]:
    return ["take another turn after this one"] if read.flag("extra_turn") else []


def _go_to(read: Fields, _speaker: Speaker) -> list[str]:
    return [f"go straight to the {read.text('go_to')}"]


def _game(read: Fields, _speaker: Speaker) -> list[str]:
    return ["you win the game" if read.text("game") == "you win" else "you lose the game"]


def _declare(read: Fields, speaker: Speaker) -> list[str]:
    is_theirs = read.text("by", "you") == "opponent"
    who = "your opponent declares" if is_theirs else "declare"
    speaker.declared_by = "your opponent" if is_theirs else "you"
    numbers_allowed = read.take("declare")
    read.text("as", "")
    if isinstance(numbers_allowed, list):
        return [f"{who} {' or '.join(map(str, numbers_allowed))}"]
    with fields(numbers_allowed, read.here("declare")) as bounds:
        most = numbers.amount(bounds.take("most"), speaker)
    return [f"{who} any number equal to or less than {most}"]


REPLAYED: Final = "perform the replay effect"


def _replay(read: Fields, _speaker: Speaker) -> list[str]:
    return [REPLAYED] if read.flag("replay") else []


def _remember(read: Fields, speaker: Speaker) -> list[str]:
    return [f"{read.text('as')} is {numbers.amount(read.take('remember'), speaker)} now"]


SAID: Final[dict[str, Say]] = {
    "draw": _draw,
    "top": _top,
    "from_bottom": _from_bottom,
    "look": _seen("look", "look at"),
    "reveal_top": _seen("reveal_top", "reveal"),
    "flip": _flip,
    "reveal": _reveal,
    "see": _see,
    "stock": _stock,
    "put": _put,
    "place": _place,
    "turn": _turn,
    "move": _move,
    "under": _under,
    "exchange": _exchange,
    "stack": _stack,
    "shuffle": _shuffle,
    "shuffle_face_down": _shuffle_face_down,
    "give": _give,
    "damage": _damage,
    "use": _use,
    "trigger_checks": _trigger_checks,
    "shield": _shield,
    "extra_turn": _extra_turn,
    "go_to": _go_to,
    "game": _game,
    "replay": _replay,
    "remember": _remember,
    "declare": _declare,
    "choose": _choose,
}


def said(action: Any, at: str, speaker: Speaker) -> list[str]:
    """Return the parts of a sentence that say an action, the choice of its cards first."""
    with fields(action, at) as read:
        return SAID[read.first(SAID, "there is no action here")](read, speaker)
