"""costs.lark the other way: what stands in square brackets."""

from typing import Any

from rules.games.weiss_schwarz.abilities.fields import fields
from rules.games.weiss_schwarz.text.printing import actions, cards, moves, numbers
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import FACES, TURNED, capital


def said(cost: Any, at: str, speaker: Speaker, *, from_hand: bool = False) -> str:
    """Return a cost in brackets: "[(1) Put 1 card from your hand into your waiting room]"."""
    parts = [_one(action, f"{at}[{n}]", speaker) for n, action in enumerate(cost or [])]
    if from_hand:
        parts = [part.replace("put this card ", "put this card from your hand ") for part in parts]
    return f"[{' '.join(capital(part) for part in parts)}]" if parts else "[(0)]"


def _one(action: Any, at: str, speaker: Speaker) -> str:
    for verb in ("put", "reveal", "turn") if action.get("to") not in FACES else ():
        if isinstance(action.get(verb), dict) and "choose" in action[verb]:
            return _taken(action, verb, at, speaker)  # which gives no name to what is chosen, but where it says one
    if action.get("exchange") == "this" and isinstance(action.get("with"), dict) and action.get("changed") is False:
        return _exchanged(action, at, speaker)
    if action == {"reveal": "this"}:
        return "reveal this card in your hand"
    if set(action) == {"stock"}:
        with fields(action, at) as read:
            return f"({numbers.number(read.take('stock'), speaker)})"
    return " & ".join(actions.said(action, at, speaker))


def _exchanged(action: Any, at: str, speaker: Speaker) -> str:
    """Return which character of a part of the stage this card changes places with: another one, as it must be."""
    with fields(action, at) as read, fields(read.take("with"), read.here("with")) as chosen:
        read.take("exchange")
        asked = chosen.take("choose")
        if "place" in asked:
            asked = {key: one for key, one in asked.items() if (key, one) != ("is", "other")}
        what = cards.counted(asked, chosen.here("choose"), "1", speaker, many=False)
        read.take("changed")
        return f"exchange {what} and this card"


def _taken(action: Any, verb: str, at: str, speaker: Speaker) -> str:
    """Return what chosen cards pay: the choice is not said by itself."""
    with fields(action, at) as read, fields(read.take(verb), read.here(verb)) as chosen:
        asked = chosen.take("choose")
        many = chosen.values.get("count", 1) != 1
        count = numbers.count(chosen, speaker)
        place = chosen.here("choose")
        if verb == "put" and asked == {"is": "this", "turned": "standing"}:
            what = "this 【STAND】 card"
        elif asked.get("is") == "this":
            what = cards.everything(asked, place, speaker)
        else:
            what = cards.counted(asked, place, count, speaker, many=many)
        if chosen.has("as"):
            speaker.names(chosen.text("as"), many=many, theirs=False)
        if verb == "turn":
            return f"{TURNED[read.text('to')]} {what}"
        if verb == "reveal":
            return f"reveal {what}"
        return f"put {_from(what)} {moves.into(read, 'your')}"


def _from(what: str) -> str:
    return what.replace(" in your ", " from your ")
