"""Reading of changes: what continuous effects do to cards."""

from collections.abc import Callable
from typing import Any, Final

from rules.bilingual import compared_name
from rules.folding import fold_trait
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import changes, trait_choice
from rules.games.weiss_schwarz.abilities.ability import Ability, Change
from rules.games.weiss_schwarz.abilities.fields import Fields, ProgramError, fields
from rules.games.weiss_schwarz.abilities.names import NUMBERS
from rules.games.weiss_schwarz.abilities.reading_cards import read_amount, read_cards
from rules.games.weiss_schwarz.abilities.reading_qualities import read_colours
from rules.games.weiss_schwarz.abilities.slots import Slots
from rules.games.weiss_schwarz.specs import ICONS

# Reads an ability within a program: the program, and where it stands.
ReadAbility = Callable[[Any, str], Ability]


def read_changes(read: Fields, slots: Slots, ability: ReadAbility) -> list[Change]:
    """Read all changes that stand beside each other in an object."""
    found: list[Change] = []
    for key, information in NUMBERS.items():
        if read.has(key):
            found.append(_more(read, key, information, slots))
        if read.has(f"set_{key}"):
            amount = read_amount(read.take(f"set_{key}"), read.here(f"set_{key}"), slots)
            found.append(changes.Number(information, amount, is_set=True))
    if read.has("colour"):
        found.append(_colours(read, slots))
    found += [make(read) for key, make in _CHANGES.items() if read.has(key)]
    if read.has("loses_trait"):
        slot = slots.known(read.text("loses_trait"), read.here("loses_trait"))
        found.append(trait_choice.LoseChosenTrait(slot))
    if read.has("cannot"):
        found += [changes.Limit(words.LIMITS.index(limit)) for limit in read.all_of("cannot", words.LIMITS)]
    if read.has("ability"):
        given = read.take("ability")
        for one in given if isinstance(given, list) else [given]:
            found.append(changes.GetAbility(ability(one, read.here("ability"))))
    if not found:
        raise ProgramError(f"{read.at}: it says nothing that changes")
    return found


def _more(read: Fields, key: str, information: int, slots: Slots) -> Change:
    """So much more, or so much for each of the changed card's own `its`."""
    value = read.take(key)
    if not isinstance(value, dict) or "its" not in value:
        return changes.Number(information, read_amount(value, read.here(key), slots))
    with fields(value, read.here(key)) as own:
        each = own.take("each", 1)
        if not isinstance(each, int):
            raise ProgramError(f"{own.at}: 'each' must be a whole number, not {each!r}")
        return changes.NumberByItsOwn(information, NUMBERS[own.one_of("its", NUMBERS)], each)


def _colours(read: Fields, slots: Slots) -> Change:
    """A colour, or all that certain cards have."""
    if not isinstance(read.values["colour"], dict):
        return changes.GetColours(read_colours(read, "colour"))
    with fields(read.take("colour"), read.here("colour")) as colours:
        return changes.GetColoursOf(read_cards(colours.take("of"), colours.here("of"), slots))


def _lose(read: Fields) -> Change:
    keyword = read.one_of("lose", ("all abilities", *words.KEYWORDS))
    return changes.LoseAbilities(-1 if keyword == "all abilities" else 1 << words.KEYWORDS.index(keyword))


_CHANGES: Final[dict[str, Callable[[Fields], Change]]] = {
    "trait": lambda read: changes.GetTraits(tuple(map(fold_trait, read.texts("trait")))),
    "name": lambda read: changes.GetName(compared_name(read.text("name"))),
    "icon": lambda read: changes.GetIcon(ICONS.index(read.one_of("icon", ICONS))),
    "loses_icon": lambda read: changes.LoseIcon(ICONS.index(read.one_of("loses_icon", ICONS))),
    "lose": _lose,
    "gets": lambda read: changes.Limit(words.LIMITS.index(read.one_of("gets", words.LIMITS))),
}
