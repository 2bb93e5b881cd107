"""The invented cards of a scenario, with printed stats and programs."""

from typing import Final

from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.reading_specs import spec_of
from rules.games.weiss_schwarz.scripted.names import BLANK
from rules.games.weiss_schwarz.scripted.schema import CARD
from rules.games.weiss_schwarz.specs import COLOURS, ICONS, KINDS, CardSpec
from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.games.weiss_schwarz.text.meanings import Program
from rules.games.weiss_schwarz.validation import EXISTS_ON, validate
from rules.printed_card import PrintedCard
from rules.scenarios.errors import Unreadable
from rules.scenarios.reading import Entry, mapping, number, one_of, text
from rules.scenarios.source import Value
from rules.text import Unsupported

# What a card has where nothing is said, if its type has it at all.
USUAL: Final = {"level": 0, "cost": 0, "power": 1000, "soul": 1}


def read_cards(value: Value | None) -> dict[str, CardSpec]:
    """Return the cards by name; the blank one is always there."""
    specs = {BLANK: _blank()}
    if value is None:
        return specs
    for name, card in mapping(value, "cards").items():
        if name == BLANK or not name.strip() or {"#", "*"} & set(name):
            line = value.key_lines[name]
            raise Unreadable(line, f"No card can be called {name!r}: `blank`, `#` and `*` mean something else.")
        specs[name] = _card(name, card)
    return specs


def _blank() -> CardSpec:
    numbers = {"level": 0, "cost": 0, "power": 500, "soul": 1}
    return spec_of("", PrintedCard(BLANK, numbers, {"type": ("character",)}))


def _card(name: str, value: Value) -> CardSpec:
    read = Entry(value, f"card {name}", CARD)
    printed = PrintedCard(_name(read, name), _numbers(read), _words(read))
    for problem in validate(printed).refused:
        raise Unreadable(read.line_of(problem.field), f"card {name}: {problem.field}: {problem.reason}.")
    programs = read.get("program")
    try:
        abilities = [] if programs is None else [one.plain() for one in programs]
        abilities += _texts(read)
        return spec_of("" if printed.name == name else name, printed, abilities)
    except ProgramError as error:
        raise Unreadable(read.line_of("program"), f"card {error}") from error


def _texts(read: Entry) -> list[Program]:
    """Return the programs of the printed lines of a card."""
    value = read.get("text")
    found = []
    for line in () if value is None else value:
        reading = compile_line(text(line, f"{read.what}: text"))
        if isinstance(reading, Unsupported):
            raise Unreadable(line.line, f"{read.what}: {reading.reason}: {reading.words!r} is not understood.")
        found.append(reading.program)
    return found


def _name(read: Entry, name: str) -> str:
    value = read.get("name")
    return name if value is None else text(value, f"{read.what}: name")


def _type(read: Entry) -> str:
    value = read.get("type")
    return "character" if value is None else one_of(value, f"{read.what}: type", KINDS)


def _numbers(read: Entry) -> dict[str, int]:
    kind = _type(read)
    found = {key: usual for key, usual in USUAL.items() if kind in EXISTS_ON[key][1]}
    for key in USUAL:
        value = read.get(key)
        if value is not None:
            found[key] = number(value, f"{read.what}: {key}")
    return found


def _words(read: Entry) -> dict[str, tuple[str, ...]]:
    words = {"type": (_type(read),), "colour": _some(read, "colour", COLOURS) or ("red",)}
    words["trigger"] = _some(read, "trigger", ICONS)
    traits = read.get("trait")
    words["trait"] = () if traits is None else tuple(text(one, f"{read.what}: trait") for one in traits)
    return {key: found for key, found in words.items() if found}


def _some(read: Entry, key: str, names: tuple[str, ...]) -> tuple[str, ...]:
    value = read.get(key)
    return () if value is None else tuple(one_of(one, f"{read.what}: {key}", names) for one in value)
