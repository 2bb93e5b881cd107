"""actions.lark the other way: what each action does, for actions that are not about others."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.text.meanings import DAMAGE_DEALT
from rules.games.weiss_schwarz.text.printing import cards, changes, continuous, moves, numbers, stage
from rules.games.weiss_schwarz.text.printing.choices import choice, chosen, taken
from rules.games.weiss_schwarz.text.printing.moves import THAT_MANY, some_of
from rules.games.weiss_schwarz.text.printing.places import of_whom
from rules.games.weiss_schwarz.text.printing.speaking import Say, Speaker
from rules.games.weiss_schwarz.text.printing.words import DURATIONS, FACES, TURNED, WHOSE, ZONES, does


def _seen(verb: str, word: str) -> Say:
    def say(read: Fields, speaker: Speaker) -> list[str]:
        value = read.take(verb)
        by = "" if read.text("by", "you") == "you" else "your opponent "
        number, whose, up_to = numbers.number(value, speaker), of_whom(read), read.flag("up_to")
        speaker.names(read.text("as"), many=value != 1, theirs=whose != "your", together=True)
        end = "bottom" if verb == "look" and read.flag("bottom") else "top"
        said = f"{word} {some_of(end, number, whose, up_to=up_to, is_one=value == 1)}"
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
    if up_to and read.text("by", "you") == "opponent" and of == "draw":
        raise ProgramError(f"{read.at}: who draws says how many")
    if value == THAT_MANY:
        return [f"{of} the same number of cards"]
    return [f"{of} {up_to}{numbers.number(value, speaker)} {'card' if value == 1 else 'cards'}"]


def _choose(read: Fields, speaker: Speaker) -> list[str]:
    return [chosen(read, speaker)]


def _choose_trait(read: Fields, speaker: Speaker) -> list[str]:
    count = "up to 1" if read.flag("up_to") else "1"
    who = cards.those(read.take("choose_trait"), read.here("choose_trait"), speaker)
    return [f"choose {count} trait of {who}"] if read.text("as") else []


def _reveal(read: Fields, speaker: Speaker) -> list[str]:
    before, what, who = taken(read, "reveal", speaker)
    if isinstance(what, str):
        speaker.shown = what
        return [*before, f"reveal {who} to your opponent"]
    return [f"reveal {_shown(read, what, who, speaker)}"]


def _see(read: Fields, speaker: Speaker) -> list[str]:
    before, what, who = taken(read, "see", speaker)
    return [*before, f"look at {who if isinstance(what, str) else _shown(read, what, who, speaker)}"]


def _shown(read: Fields, cards: Any, words: str, speaker: Speaker) -> str:
    """Return cards that are shown together, all of a zone."""
    it = speaker.it
    speaker.names(read.text("as", "#shown"), many=True, theirs=cards.get("whose") == "opponent's", together=True)
    speaker.it, speaker.shown = it, speaker.together
    return f"{WHOSE[cards.get('whose', 'yours')]} hand" if set(cards) <= {"zone", "whose"} else words


def _stock(read: Fields, speaker: Speaker) -> list[str]:
    return [f"pay ({numbers.number(read.take('stock'), speaker)})"]


def turned_over(read: Fields, speaker: Speaker) -> list[str]:
    """Return what turns cards face down, or up, a choice of them at once where nothing else is done with those."""
    to = read.text("to")
    if read.values["turn"] == "this" and to == "face down":
        read.take("turn")
        return ["put this card from face up to face down"]
    is_named = isinstance(read.values["turn"], dict) and "as" in read.values["turn"]
    before, _, who = taken(read, "turn", speaker)
    if before and not is_named:
        return [f"put {before[0].removeprefix('choose ')} {to}"]
    return [*before, f"put {who} {to}"]


def _turn(read: Fields, speaker: Speaker) -> list[str]:
    if read.values.get("to") in FACES:
        return turned_over(read, speaker)
    before, what, who = taken(read, "turn", speaker)
    if isinstance(what, str):
        speaker.put[what] = read.values["to"]
    return [*before, f"{TURNED[read.text('to')]} {who}"]


def _shuffle(read: Fields, _speaker: Speaker) -> list[str]:
    zone = ZONES[read.text("zone", "deck")]
    return [f"shuffle your {zone}" if read.text("shuffle") == "yours" else f"your opponent shuffles their {zone}"]


def _shuffle_face_down(read: Fields, speaker: Speaker) -> list[str]:
    what = cards.everything(read.take("shuffle_face_down"), read.here("shuffle_face_down"), speaker)
    speaker.names(read.text("as", "#shuffled"), many=True, theirs=False, together=True)
    return [f"shuffle the face down ones of {what}"]


def _give(read: Fields, speaker: Speaker) -> list[str]:
    before, what = choice(read, "give", speaker)
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
    **moves.SAID,
    **stage.SAID,
    "draw": _draw,
    "look": _seen("look", "look at"),
    "reveal_top": _seen("reveal_top", "reveal"),
    "reveal": _reveal,
    "see": _see,
    "stock": _stock,
    "turn": _turn,
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
    "choose_trait": _choose_trait,
}


def said(action: Any, at: str, speaker: Speaker) -> list[str]:
    """Return the parts of a sentence that say an action, the choice of its cards first."""
    with fields(action, at) as read:
        return SAID[read.first(SAID, "there is no action here")](read, speaker)
