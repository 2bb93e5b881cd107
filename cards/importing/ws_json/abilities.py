"""The abilities of a row, one a position: debris dropped, broken lines joined, several on one line split."""

import re

from cards.importing.records import Notes, Row
from cards.importing.values import texts_of
from cards.importing.ws_json.values import means_none
from cards.importing.ws_json.wording import flag_oddities, mend_line

_SENTENCE_END = (".", "!", "?", ")", '"', "”", ":")
# A line that starts an ability, a reminder or a quoted effect of its own.
_STARTS_ANEW = re.compile(r"【(?:AUTO|CONT|ACT|COUNTER|REPLAY)】|\((?:【[A-Z]+】)?:")
_REPLAY = "【REPLAY】 "
_ANNOUNCES = re.compile(r"\bfollowing\b")
_NEXT_ABILITY = re.compile(
    r"(?<=[.)])\s*(?=【(?:AUTO|CONT|ACT)】)"
    r"|(?<!\s)\s+(?=\((?:【[A-Z]+】)?: (?:When this card triggers|During this turn))"
)


def read_abilities(row: Row, icons: tuple[str, ...], notes: Notes) -> tuple[str, ...]:
    """Return the abilities by position; two identical lines both stay. `icons` are the card's trigger icons."""
    lines: list[str] = []
    for number, raw in enumerate(texts_of(row, "ability"), start=1):
        field = f"ability {number}"
        if means_none(raw):
            notes.repaired(field, raw, "means that there is none: dropped")
            continue
        pieces = mend_line(raw, icons, field, notes).split("\n")
        if len(pieces) > 1:
            notes.repaired(field, raw, f"holds {len(pieces)} lines: taken apart")
        for line in pieces:
            if lines and (is_continued(lines[-1], line) or is_announced(lines[-1], line)):
                notes.repaired(field, raw, "goes on with the line before it: joined")
                lines[-1] = f"{lines[-1]} {line}"
            elif line:
                lines.append(line)
    abilities = tuple(_with_replays([part for line in lines for part in _parts(line, notes)], notes))
    for position, ability in enumerate(abilities, start=1):
        flag_oddities(ability, f"ability {position}", notes)
    return abilities


def is_continued(line: str, following: str) -> bool:
    """Whether `line` breaks off in the middle of a sentence that `following` takes up."""
    return not line.endswith(_SENTENCE_END) and not _STARTS_ANEW.match(following)


def is_announced(line: str, following: str) -> bool:
    """Whether `following` is an effect or a granted ability in quotation marks that `line` speaks of.

    Without it the line does nothing: both together are one instruction (4.1.1).
    """
    return following.startswith('"') and _ANNOUNCES.search(line) is not None


def _with_replays(lines: list[str], notes: Notes) -> list[str]:
    """11.3.1: join each replay command with the ability that it is attached to, the one that names its action."""
    found = [line for line in lines if not line.startswith(_REPLAY)]
    for command in (line for line in lines if line.startswith(_REPLAY)):
        words = command.removeprefix(_REPLAY).split(" ")
        actions = [" ".join(words[:number]) for number in range(len(words), 0, -1)]
        named = [at for action in actions for at, line in enumerate(found) if f"{action}." in line]
        if named:
            notes.repaired("ability", command, "a replay command: joined with what names it")
            found[named[0]] = f"{found[named[0]]} {command}"
        else:
            found.append(command)
    return found


def _parts(line: str, notes: Notes) -> list[str]:
    """Split a line before each ability that is not inside quotation marks, where it would be a granted one."""
    starts = [0]
    for match in _NEXT_ABILITY.finditer(line):
        if line.count('"', 0, match.start()) % 2 == 0:
            starts.append(match.end())
    if len(starts) > 1:
        notes.repaired("ability", line, f"holds {len(starts)} texts: split")
    ends = [*starts[1:], len(line)]
    return [line[start:end].strip() for start, end in zip(starts, ends, strict=True)]
