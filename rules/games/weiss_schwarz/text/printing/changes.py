"""What cards get and cannot do, after who they are: "gets +1000 power until end of turn"."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields, listed
from rules.games.weiss_schwarz.text.printing import cards, numbers, quoted_ability
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import ICONS, alternatives, either, quoted

CANNOT: Final = {
    "attack": "attack",
    "attack frontally": "frontal attack",
    "attack from the side": "side attack",
    "attack directly": "direct attack",
    "attack a fourth time": "attack a fourth time this turn",
    "stand": "【STAND】 during your stand phase",
    "be chosen": "be chosen by your opponent's effects",
    "become reversed": "become 【REVERSE】",
    "become reversed by automatic abilities": "become 【REVERSE】 by your opponent's character's 【AUTO】 effects",
    "move": "move to another position of the stage",
    "be played": "be played from your hand",
    "back up": 'be used for "Backup" from your hand',
    "use encore": 'use "【AUTO】 Encore"',
    "use activated abilities": "use 【ACT】 abilities",
    "deal damage": "deal damage to a player",
    "return to hand": "be returned to hand",
    "go to memory": "be put into memory",
}
GETS: Final = {
    "keeps its soul": "'s soul does not decrease by side attacking",
    "takes all attacks": "takes all attacks",
    "may attack the back stage": (
        "would attack, you may choose 1 character in your opponent's back stage, and this card frontal attacks that "
        "character as the defending character instead"
    ),
    "may attack from the back stage": (
        "you may choose this card as the character that performs an attack. If you do, this card direct attacks"
    ),
    "allows one more card in hand": "you get +1 to the limit on the number of cards in your hand",
    "needs no colour": "can be played from your hand without fulfilling the color requirement",
}
_NUMBERS: Final = ("power", "soul", "level", "cost")


def told(read: Fields, speaker: Speaker, until: str = "") -> list[str]:
    """Return all that changes; each part goes on behind who it is about."""
    counted = None if until else _counted_alike(read)
    found = [_for_each(read, counted, speaker)] if counted else _gets(read, speaker, until)
    if "cannot" in read.left:
        found.append(_cannot(read.texts("cannot"), until, read.at))
    if read.has("gets"):
        found.append(f"{GETS[read.one_of('gets', GETS)]}{_behind(until)}")
    if read.has("lose"):
        lost = read.text("lose")
        found.append(f"loses {lost if lost == 'all abilities' else quoted(lost.title())}{_behind(until)}")
    if read.has("loses_icon"):
        found.append(f"loses {ICONS[read.text('loses_icon')]} in its trigger icon{_behind(until)}")
    if read.has("loses_trait") and read.text("loses_trait"):
        found.append(f"loses all of that trait{_behind(until)}")
    if read.has("copies"):
        found.append(_copies(read))
    return found


def _gets(read: Fields, speaker: Speaker, until: str) -> list[str]:
    """Return what is got, numbers and abilities in one part."""
    gains, behind = _gains(read, speaker), ""
    if read.has("ability"):
        abilities = [quoted_ability.printed(one, read.here("ability")) for one in listed(read.take("ability"))]
        if len(abilities) == 1:
            gains.append(quoted(abilities[0]))
        else:
            gains.append("the following abilities")
            behind = ". " + " ".join(map(quoted, abilities))
    if gains and not behind and read.has("cannot") and not (until and "stand" in read.texts("cannot")):
        gains.append(_cannot(read.texts("cannot"), "", read.at))
    return [f"gets {' and '.join(gains)}{_behind(until)}{behind}"] if gains else []


def _counted_alike(read: Fields) -> Any:
    """Return the cards for each of which a continuous ability gives so much, where it gives nothing else."""
    amounts = [read.values[key] for key in _NUMBERS if key in read.values]
    counted = amounts[0].get("count") if amounts and isinstance(amounts[0], dict) else None
    is_alike = all(
        isinstance(one, dict) and one.get("count") == counted and set(one) <= {"count", "each"} for one in amounts
    )
    is_all = not {"ability", "trait", "name", "colour", "icon"} & set(read.values)
    return counted if is_alike and is_all else None


def _for_each(read: Fields, counted: Any, speaker: Speaker) -> str:
    """Return how much is given for each of certain cards."""
    gains = [
        f"{numbers.signed(read.take(key).get('each', 1), speaker)} {key}" for key in _NUMBERS if key in read.values
    ]
    return f"gets {' and '.join(gains)} for each {cards.each(counted, read.here('count'), speaker)}"


def _behind(until: str) -> str:
    return f" {until}" if until else ""


def _cannot(limits: tuple[str, ...], until: str, at: str) -> str:
    """Return what cards cannot do; a limit that has no words is an error."""
    if unknown := [limit for limit in limits if limit not in CANNOT]:
        raise ProgramError(f"{at}: 'cannot' must be some of {', '.join(CANNOT)}, not {unknown[0]!r}")
    if limits == ("stand",) and "opponent" in until:
        return "cannot 【STAND】 during your opponent's next stand phase"
    if limits == ("stand",) and "your next" in until:
        return "cannot 【STAND】 during your next stand phase"
    if limits == ("stand",) and until:
        return f"cannot 【STAND】 {until}"
    return f"cannot {either(CANNOT[limit] for limit in limits)}{_behind(until)}"


def _gains(read: Fields, speaker: Speaker) -> list[str]:
    found = []
    for key in _NUMBERS:
        if read.has(key):
            found.append(f"{numbers.signed(read.take(key), speaker)} {key}")
        if read.has(f"set_{key}"):
            found.append(f"a {key} of {numbers.number(read.take(f'set_{key}'), speaker)}")
    if read.has("trait"):
        found.append(" and ".join(f"《{trait}》" for trait in read.texts("trait")))
    if read.has("name"):
        found.append(f"the card name {quoted(read.text('name'))}")
    if read.has("colour"):
        found.append(_colours(read, speaker))
    if read.has("icon"):
        found.append(f"{ICONS[read.text('icon')]} in its trigger icon")
    return found


def _colours(read: Fields, speaker: Speaker) -> str:
    if not isinstance(read.values["colour"], dict):
        return f"the color {alternatives(read.texts('colour'))}"
    with fields(read.take("colour"), read.here("colour")) as colours:
        of = cards.everything(colours.take("of"), colours.here("of"), speaker)
    return f"all the colors of the {of.removeprefix('all ')}"


def _copies(read: Fields) -> str:
    copies = read.take("copies")
    number = "any number of" if copies == "any number" else f"up to {copies}"
    names = read.texts("with") if read.has("with") else ()
    beside = "".join(f" and cards named {quoted(name)}" for name in names)
    return f"you may put {number} cards with the same card name as this card{beside} in your deck"
