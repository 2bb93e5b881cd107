"""The adapter `vg-d`: D-era cards, one JSON object a card, number as `dbt01_001`, the text both whole and in parts."""

from collections import Counter

from cards.importing.records import CardRecord, Notes, Row, RowRefusedError
from cards.importing.values import one_line, text_of, texts_of
from cards.importing.vanguard.codes import read_code
from cards.importing.vanguard.kinds import Kind, read_icon, read_kind
from cards.importing.vanguard.lines import read_lines
from cards.importing.vanguard.numbers import read_number, read_numbers
from rules.games.vanguard.validation import VOCABULARIES
from rules.printed_card import PrintedCard

KNOWN_FIELDS = frozenset(
    ("id", "name", "set", "type", "sentinel", "nation", "dual_nation", "grade", "power", "shield", "critical")
) | frozenset(("skill", "trigger", "trigger_power", "persona_ride", "abilities", "text"))
# What the format never says of a card; another file may add it.
UNSPOKEN = frozenset({"race", "rarity", "product", "flavour", "image"})


def read_row(row: Row, notes: Notes) -> CardRecord:
    """Return the record of `row`, noting every repair; raises RowRefusedError."""
    code = read_code(row.get("id", ""), "id")
    notes.code = code
    _check_set(row, notes)
    icons = read_icon(row, "trigger", VOCABULARIES["trigger"])
    kind = read_kind(row, text_of(row, "text"), icons, notes)
    printed = PrintedCard(
        name=read_name(row, notes),
        numbers=_numbers(row, kind, icons, notes),
        words={key: words for key, words in _words(row, kind, icons, notes).items() if words},
        abilities=_abilities(row, notes),
    )
    return CardRecord(code=code, printed=printed)


def read_name(row: Row, notes: Notes) -> str:
    """Return the name of the card in one line; raises RowRefusedError where there is none."""
    name = one_line(row, "name", notes)
    if not name:
        raise RowRefusedError("name", name, "is missing")
    return name


def read_skill(row: Row, key: str, kind: Kind, notes: Notes) -> tuple[str, ...]:
    """Return the skill icon of a unit."""
    skill = read_icon(row, key, VOCABULARIES["skill"])
    if skill and not kind.is_unit:
        notes.repaired(key, row[key], "skill icons are for units (2.10.1): none")
        return ()
    return skill


def _check_set(row: Row, notes: Notes) -> None:
    of_set = text_of(row, "set")
    if not str(row["id"]).startswith(f"{of_set}_"):
        notes.flagged("set", of_set, "is no part of the card number: the number is kept")


def _numbers(row: Row, kind: Kind, icons: tuple[str, ...], notes: Notes) -> dict[str, int]:
    numbers = read_numbers(row, is_unit=kind.is_unit, notes=notes)
    amount = read_number(row, "trigger_power", notes)
    if amount is not None:
        return numbers | {"trigger_power": amount}
    if icons:
        notes.flagged("trigger_power", "", "is missing beside the trigger icon: kept so")
    return numbers


def _words(row: Row, kind: Kind, icons: tuple[str, ...], notes: Notes) -> dict[str, tuple[str, ...]]:
    nations = (one_line(row, "nation", notes), row.get("dual_nation"))
    if nations[1] is not None and not isinstance(nations[1], str):
        raise RowRefusedError("dual_nation", nations[1], "must be a text or null")
    return kind.words() | {
        "trigger": icons,
        "skill": read_skill(row, "skill", kind, notes),
        "nation": tuple(nation for nation in nations if nation),
        "persona": ("yes",) if _is_true(row, "persona_ride") else (),
        "keyword": ("sentinel",) if _is_true(row, "sentinel") else (),
    }


def _is_true(row: Row, key: str) -> bool:
    value = row.get(key, False)
    if not isinstance(value, bool):
        raise RowRefusedError(key, value, "must be true or false")
    return value


def _abilities(row: Row, notes: Notes) -> tuple[str, ...]:
    """Return the lines of the whole text, which has more than the parts: costs, reminders, triggers.

    The parts also hold what abilities grant, and questions that a program puts to its player.
    """
    text = text_of(row, "text")
    lines = read_lines(text, "text", notes)
    plain = "".join(text.split())
    parts = [part for entry in texts_of(row, "abilities") for part in entry.split("\n") if part.strip()]
    for part in parts:
        if "".join(part.split()) not in plain:
            notes.flagged("abilities", part, "stands in the parts and not in the whole text: the text is kept")
    return _as_often_as(Counter(part.strip() for part in parts), lines, notes)


def _as_often_as(parts: Counter[str], lines: tuple[str, ...], notes: Notes) -> tuple[str, ...]:
    """Repeat a line that the parts have several times: the same ability may stand twice on a card."""
    repeated: list[str] = []
    for line in lines:
        times = max(1, parts[line] - lines.count(line) + 1) if line not in repeated else 1
        if times > 1:
            reason = "stands more often in the parts than in the text: kept as often as in the parts"
            notes.flagged("abilities", line, reason)
        repeated += [line] * times
    return tuple(repeated)
