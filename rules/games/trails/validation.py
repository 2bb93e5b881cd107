"""What a printed card cannot be (section 200), and what would be odd; importers refuse the one and flag the other."""

from collections.abc import Iterator

from rules.games.game import Problem, Validation
from rules.games.trails.cards import DECK_TYPES, FIELDS, MARKER, type_name
from rules.printed_card import PrintedCard
from rules.printed_faults import above, foreign_words, nameless, vocabularies

VOCABULARIES = vocabularies(FIELDS)
# On which types a number exists, and the rule that says so; a card of several types has all that any of them has
# (203.2a). The EP cost of a UNIT is that of its arts.
EXISTS_ON = {
    "cp": ("204.1, 1204.2f-1", ("unit", "item")),
    "ep": ("205.1, 1204.2f-2", ("event",)),
    "building": ("206.1, 1204.2f-3", ("base",)),
    "str": ("209.1", ("unit",)),
    "def": ("210.1", ("unit",)),
}
# The most that is usual; more is possible, and more often a slip.
USUAL_MOST = {"cp": 10, "ep": 6, "building": 10, "str": 15, "def": 15}
ONE_WORD = {"sub_name": "202.1", "arts": "208.1"}


def validate(card: PrintedCard) -> Validation:
    """Return why `card` cannot exist, and what looks odd about it."""
    return Validation(tuple(_impossible(card)), tuple(_odd(card)))


def _impossible(card: PrintedCard) -> Iterator[Problem]:
    yield from nameless(card, "201.1")
    yield from foreign_words(card, VOCABULARIES, "203.2")
    for key, rule in ONE_WORD.items():
        if len(card.words.get(key, ())) > 1:
            yield Problem(key, _listed(card, key), f"a card has one {_title(key)} at most ({rule})")
    types = _types(card)
    if not types:
        yield Problem("type", "", "a card has a type (203.1)")
    elif len(set(types)) < len(types):
        yield Problem("type", _listed(card, "type"), "a card has each of its types once (203.2a)")
    elif MARKER in types:
        yield from _impossible_for_marker(card, types)
    else:
        yield from _impossible_for_types(card, types)


def _impossible_for_marker(card: PrintedCard, types: tuple[str, ...]) -> Iterator[Problem]:
    if len(types) > 1:
        yield Problem("type", _listed(card, "type"), "a marker has no other type (203.2)")
    for key, number in card.numbers.items():
        yield Problem(key, str(number), f"a marker has no {_title(key)} (203.2)")


def _impossible_for_types(card: PrintedCard, types: tuple[str, ...]) -> Iterator[Problem]:
    named = "•".join(type_name(one) for one in types)
    for key, (rule, of_types) in EXISTS_ON.items():
        number = card.numbers.get(key)
        is_due = bool(set(types) & set(of_types)) or (key == "ep" and _has_arts(card))
        if number is None and is_due:
            yield Problem(key, "", f"is missing: a card of type {named} has a {_title(key)} ({rule})")
        elif number is not None and not is_due:
            yield Problem(key, str(number), f"a card of type {named} has no {_title(key)} ({rule})")
        elif number is not None and number < 0:
            yield Problem(key, str(number), f"a printed {_title(key)} is not below 0 ({rule})")
    if "unit" not in types:
        for key, rule in {"org": "211.1", "arts": "1201.1c"}.items():
            if card.words.get(key):
                yield Problem(key, _listed(card, key), f"a card of type {named} has no {_title(key)} ({rule})")
    elif _has_arts(card) and not card.abilities:
        yield Problem("arts", _listed(card, "arts"), "arts have a text (208.1)")


def _odd(card: PrintedCard) -> Iterator[Problem]:
    types = _types(card)
    yield from above(card, USUAL_MOST)
    if card.numbers.get("def") == 0:
        yield Problem("def", "0", "any attack stuns a UNIT with DEF 0 (804.11a-2)")
    if MARKER in types:
        yield Problem("type", _listed(card, "type"), "a marker is no card of a deck (602.1)")
    if len(types) > 2:
        yield Problem("type", _listed(card, "type"), "more than two types are unusual")
    if "unit" in types and not card.words.get("org"):
        yield Problem("org", "", "a UNIT without an organization attacks alone only (803.3b)")
    if "unit" in types and not card.words.get("sub_name"):
        yield Problem("sub_name", "", "a UNIT without a sub-name is unusual; copies count by the name alone (602.4b)")
    if set(types) & {"event", "base"} and not card.abilities:
        yield Problem("abilities", "", "an EVENT or a BASE without text does nothing")


def _types(card: PrintedCard) -> tuple[str, ...]:
    return tuple(one for one in card.words.get("type", ()) if one in (*DECK_TYPES, MARKER))


def _has_arts(card: PrintedCard) -> bool:
    return "unit" in _types(card) and bool(card.words.get("arts"))


def _title(key: str) -> str:
    title = next(field.title for field in FIELDS if field.key == key)
    return title if title.isupper() or title[:2].isupper() else title.lower()


def _listed(card: PrintedCard, key: str) -> str:
    return ", ".join(card.words.get(key, ()))
