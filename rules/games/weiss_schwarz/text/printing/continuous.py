"""continuous.lark the other way: what is so as long as an ability is active."""

from typing import Any, Final

from rules.games.weiss_schwarz.abilities.fields import Fields, fields, listed
from rules.games.weiss_schwarz.text.meanings import FROM_BEHIND, ONE_MORE_IN_HAND
from rules.games.weiss_schwarz.text.printing import cards, changes, numbers, qualities
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import does

_BARRED: Final = (
    ("be played", {"zone": "hand", "type": "event"}, "play events from hand"),
    ("be played", {"zone": "hand", "type": "climax"}, "play climax cards from hand"),
    ("back up", {"zone": "hand"}, 'play "Backup" from hand'),
    ("attack a fourth time", {"type": "character"}, "perform 4 or more attacks"),
    ("use encore", {"type": "character"}, 'use "【AUTO】 Encore"'),
    ("use activated abilities", {"type": "character"}, "use any 【ACT】 of characters on their stage"),
)
_PLAYERS: Final = {"yours": "you", "opponent's": "your opponent", "anyone's": "all players"}


def said(gives: Any, at: str, speaker: Speaker, *, in_hand: bool = False) -> list[str]:
    """Return the parts of a sentence that say what cards get."""
    return [part for n, one in enumerate(listed(gives)) for part in _one(one, f"{at}[{n}]", speaker, in_hand)]


def _one(gives: Any, at: str, speaker: Speaker, in_hand: bool) -> list[str]:
    if limit := _unplayed(gives):
        return [limit]
    with fields(gives, at) as read:
        if read.has("receives_no_damage"):
            return [_unreceived(read, speaker)]
        value = read.take("cards", "this")
        if read.has("copies"):
            return changes.told(read, speaker)
        if set(gives) == {"name"}:
            return [f'this card\'s card name is also regarded as "{read.text("name")}"']
        if set(gives) == {"name", "cards"}:
            whose = cards.everything(value, at, speaker)
            return [f'the card names of {whose} are also regarded as "{read.text("name")}"']
        whom = _played(value, at, speaker) if read.values.get("gets") == "needs no colour" else ""
        whom = whom or cards.everything(value, f"{at}.cards", speaker)
        whom = f"if {whom}" if read.values.get("gets") == "may attack the back stage" else whom
        whom = "" if read.values.get("gets") in (FROM_BEHIND, ONE_MORE_IN_HAND) and value == "this" else whom
        while_there = " while in your hand" if in_hand and value == "this" else ""
        return [f"{does(whom, change)}{_there(change, while_there)}".strip() for change in changes.told(read, speaker)]


def _unreceived(read: Fields, speaker: Speaker) -> str:
    """Return the damage by automatic effects that is kept off."""
    with fields(read.take("receives_no_damage"), read.here("receives_no_damage")) as one:
        number = numbers.bound(one.take("damage"), speaker, more="more", less="less") if one.has("damage") else ""
        who = cards.everything(one.take("by"), one.here("by"), speaker).removeprefix("all of ")
        return f"you cannot receive {number} damage by the 【AUTO】 effects of {who}".replace("  ", " ")


def _there(change: str, while_there: str) -> str:
    return "" if change.startswith("can") else while_there


def _played(value: Any, at: str, speaker: Speaker) -> str:
    """Return cards of the hand as they are played: "your 《Salt》 characters"."""
    if not isinstance(value, dict) or value.get("zone") != "hand" or "whose" in value:
        return ""
    with fields(value, f"{at}.cards") as read:
        read.take("zone")
        return f"your {qualities.described(read, speaker, many=True)}"


def barred(which: Any, limit: Any) -> str:
    """Return what a player cannot do, where a limit is for all cards with which it could be done."""
    if not isinstance(which, dict):
        return ""
    asked = {key: one for key, one in which.items() if key != "whose"}
    done = next((said for one, cards, said in _BARRED if (one, cards) == (limit, asked)), "")
    return f"{_PLAYERS[which.get('whose', 'yours')]} cannot {done}" if done else ""


def _unplayed(gives: Any) -> str:
    is_bare = isinstance(gives, dict) and set(gives) == {"cards", "cannot"} and isinstance(gives["cannot"], str)
    return barred(gives["cards"], gives["cannot"]) if is_bare else ""
