"""Lines that begin with a keyword (chapter 10): those with a text of their own, and those for which it is a label."""

import re
from typing import Any, Final

from rules.games.weiss_schwarz.text.line import Line
from rules.games.weiss_schwarz.text.meanings import ON_TOP, Program
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError
from rules.text.tokens import quoted_in

_DONE: Final = frozenset({"Brainstorm", "Change", "Fusion"})  # labels of what is played
# Labels beside a text that says what is done; where they count as used, it is said in the program.
LABELS: Final = ("Alarm", "Brainstorm", "Change", "Memory", "Experience", "Accelerate", "Resonate", "Fusion")
USED_ON_PAYING: Final = ("Accelerate", "Resonate")

_BACKUP: Final = re.compile(r"\s*\+?(\d+),? [Ll]evel (\d+)\s*")
_SHIFT: Final = re.compile(r"\s*,? Level (\d+)\s*\.?")
_BETWEEN_NAMES: Final = re.compile(r"[\s/,]*(?:or)?[\s,]*")


def keyword_program(line: Line, cost: list[Program]) -> Program:
    """Return the program of a keyword that has a text of its own; raises TextError."""
    match line.keyword:
        case "Encore" if _is_empty(line.head.text) and _is_empty(line.body.text) and cost:
            return {"encore": cost}
        case "Backup" if (found := _BACKUP.fullmatch(line.head.text)) and _is_empty(line.body.text):
            return {"backup": int(found[1]), "level": int(found[2]), "cost": cost}
        case "Bond" if (names := _names(line.head.text)) and _is_empty(line.body.text):
            return {"bond": names[0] if len(names) == 1 else names, "cost": cost}
        case "Sunder" if len(names := _names(line.head.text)) == 1 and _is_empty(line.body.text) and cost:
            return {"sunder": names[0], "cost": cost}
        case "Shift" if found := _SHIFT.fullmatch(line.body.text):
            return {"shift": int(found[1])}
        case "Great Performance" if _is_empty(line.head.text) and _is_empty(line.body.text) and not cost:
            return {"great_performance": True}
    raise TextError(line.head.at, UNKNOWN_CONSTRUCT)


def _names(text: str) -> list[str]:
    """Return the names that a text is, with nothing but strokes between them."""
    quoted = quoted_in(text)
    ends = [0, *(end for _, end in quoted)]
    between = [text[end:begin] for end, (begin, _) in zip(ends, [*quoted, (len(text), 0)], strict=True)]
    is_only_names = all(_BETWEEN_NAMES.fullmatch(piece) for piece in between)
    return [text[begin + 1 : end - 1].strip() for begin, end in quoted] if is_only_names else []


def label(line: Line, program: Program) -> Program:
    """Return the program with its label, and with where the keyword, or each of several, counts as used."""
    labels = labels_of(line)
    if "do" not in program and _DONE & set(labels):
        raise TextError(line.body.at, UNKNOWN_CONSTRUCT)
    several = [one.lower() for one in labels if one == line.keyword or one not in USED_ON_PAYING]
    found = {**program, "keyword": several[0] if len(several) == 1 else several}
    if used := [{"use": one.lower()} for one in labels if one in USED_ON_PAYING]:
        found["used"] = used
    if "Brainstorm" in labels:
        found["do"] = _behind_the_flip(program["do"], line)
    for keyword, doing in (("Change", _changing), ("Fusion", _fusing)):
        if keyword in labels:
            found["do"] = doing(program["do"])
            if found["do"] == program["do"]:
                raise TextError(line.body.at, UNKNOWN_CONSTRUCT)
    return _alarm(found) if "Alarm" in labels else found


def _alarm(program: Program) -> Program:
    """10.1.1: in the clock, and waiting for something only while this card is on top; the text asks for that again."""
    if program["kind"] != "auto":
        return {**program, "in": "clock"}
    during = {"all": [ON_TOP, program["while"]]} if "while" in program else ON_TOP
    return {**program, "in": "clock", "while": during}


def labels_of(line: Line) -> list[str]:
    """Return the keywords of a line that are labels; raises TextError where other words stand behind the first."""
    others = line.head.text.split()
    if any(one not in LABELS for one in others):
        raise TextError(line.head.at, UNKNOWN_CONSTRUCT)
    return [line.keyword, *others]


def _behind_the_flip(actions: list[Program], line: Line) -> list[Program]:
    """10.7.4: brainstorm counts as used when the cards have been flipped over, whatever is done before that."""
    flips = [at for at, action in enumerate(actions, start=1) if "flip" in action]
    if len(flips) != 1:
        raise TextError(line.body.at, UNKNOWN_CONSTRUCT)
    return [*actions[: flips[0]], {"use": "brainstorm"}, *actions[flips[0] :]]


def _changing(actions: list[Program]) -> list[Program]:
    """10.8.4, 10.8.5: a character that comes by change is placed by it, and that is when change is used."""
    found: list[Program] = []
    for action in actions:
        cards = action.get("with") if "exchange" in action else action.get("place")
        if cards is None:
            found.append(
                {key: _changing(one) if key in ("may", "then", "else") else one for key, one in action.items()}
            )
            continue
        if isinstance(cards, dict):
            found.append(cards)
            cards = cards["as"]
        changes = {**action, "changed": True} if "exchange" in action else {**action, "place": cards, "changed": True}
        found.append({"if": {"there_are": {"among": cards}}, "then": [changes, {"use": "change"}]})
    return found


def _fusing(actions: list[Program]) -> list[Program]:
    """10.14.3: fusion counts as used when a character has been placed by it."""
    return [
        {"if": {"there_are": {"among": one["stack"]}}, "then": [one, {"use": "fusion"}]} if "stack" in one else one
        for one in actions
    ]


def _is_empty(text: str) -> bool:
    return not text.strip(" .")


def is_label(line: Line) -> bool:
    return line.keyword in LABELS


def assist(gives: Any, conditions: Program) -> Program:
    """10.3.2: active on the back stage, which the keyword says by itself."""
    return {"assist": gives, **conditions}
