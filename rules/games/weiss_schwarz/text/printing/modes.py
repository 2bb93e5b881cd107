"""Modes of which one is chosen, all in one sentence: what is done with the same card, or where it is put."""

from typing import Any

from rules.games.weiss_schwarz.abilities.fields import fields
from rules.games.weiss_schwarz.text.printing import actions, moves
from rules.games.weiss_schwarz.text.printing.speaking import Speaker
from rules.games.weiss_schwarz.text.printing.words import ZONES


def either_action(modes: list[Any], at: str, speaker: Speaker) -> str:
    """Return one of two things that are done with the same card, where each of them is a single action."""
    verbs = [
        next((verb for verb in ("put", "move") if verb in mode[0]), "") if len(mode) == 1 else "" for mode in modes
    ]
    if len(modes) != 2 or not all(verbs):
        return ""
    (first,), (second,) = modes
    if first[verbs[0]] != second[verbs[1]] or first[verbs[0]] != speaker.it:
        return ""
    return " or ".join(part for mode in modes for part in actions.said(mode[0], at, speaker))


def move_or_exchange(modes: list[Any], at: str, speaker: Speaker) -> str:
    """Return a move to an open position or an exchange with another character, both as 【STAND】."""
    verbs = [[next(iter(action)) for action in mode] for mode in modes]
    if verbs not in ([["move"], ["choose", "exchange"]], [["turn", "move"], ["choose", "exchange"]]):
        return ""
    (*turn, move), (choice, exchange) = modes
    if {move["move"], exchange["exchange"], *(one["turn"] for one in turn)} != {speaker.it}:
        return ""
    turned = " and ".join(part for one in turn for part in actions.said(one, at, speaker))
    moved = actions.said(move, at, speaker)[0]
    chosen = actions.said(choice, at, speaker)[0]
    speaker.both((exchange["exchange"], exchange["with"]))
    return f"{f'{turned} and ' if turned else ''}{moved}, or {chosen}, and {actions.said(exchange, at, speaker)[0]}"


def either_place(modes: list[Any], at: str, speaker: Speaker) -> str:
    """Return where cards are put, where that is all that one may choose."""
    if any(len(mode) != 1 or not isinstance(mode[0].get("put"), str) for mode in modes):
        return ""
    puts = [mode[0] for mode in modes]
    where = {"put": puts[0]["put"], "in": puts[0]["in"]}
    if any(put["put"] != where["put"] or put.get("order") != puts[0].get("order") for put in puts):
        return ""
    is_at_both_ends = puts[:2] == [where, {**where, "bottom": True}]
    if len(puts) != 2 + (is_at_both_ends and len(puts) > 2):
        return ""
    who, owner = speaker.object(where["put"]), speaker.owner(where["put"])
    if len({put["in"] for put in puts}) == 1:
        speaker.put[where["put"]] = where["in"]
    said = [f"on the top or the bottom of {owner} {ZONES[where['in']]}"] if is_at_both_ends else []
    for put in puts[2:] if is_at_both_ends else puts:
        with fields(put, at) as read:
            read.take("put")
            said.append(moves.into(read, owner))
    return f"put {who} {' or '.join(said)}"
