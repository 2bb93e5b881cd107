"""What a printed card cannot be (section 2), and what would be odd; importers refuse the one and flag the other."""

from collections.abc import Iterator

from rules.games.game import Problem, Validation
from rules.games.vanguard.cards import FIELDS, has_trigger, is_crest, is_g, is_order, is_pseudo, is_unit
from rules.printed_card import PrintedCard
from rules.printed_faults import above, foreign_words, nameless, off_step, vocabularies

VOCABULARIES = vocabularies(FIELDS)
NUMBERS = ("grade", "power", "shield", "critical", "trigger_power")
OF_UNITS = {"power": "2.5.1", "shield": "2.6.1", "critical": "2.7.1"}
# The most that printed cards show; more is possible, and more often a slip.
USUAL_MOST = {"grade": 5, "power": 40_000, "shield": 50_000, "critical": 3}
STEPS = {"power": 500, "shield": 1000}


def validate(card: PrintedCard) -> Validation:
    """Return why `card` cannot exist, and what looks odd about it."""
    return Validation(tuple(_impossible(card)), tuple(_odd(card)))


def _impossible(card: PrintedCard) -> Iterator[Problem]:
    yield from nameless(card, "2.1.1")
    yield from foreign_words(card, VOCABULARIES)
    for key in NUMBERS:
        if (number := card.numbers.get(key, 0)) < 0:
            yield Problem(key, str(number), "no printed number is below 0; leave out what is not known")
    if len(card.words.get("type", ())) != 1:
        yield Problem("type", _listed(card, "type"), "a card has one main type (2.9.3)")
    elif not is_unit(card):
        yield from _impossible_beside_units(card)
    if "trigger_power" in card.numbers and not has_trigger(card):
        amount = str(card.numbers["trigger_power"])
        yield Problem("trigger_power", amount, "stands on a trigger icon (11.10.5), and the card has none")


def _impossible_beside_units(card: PrintedCard) -> Iterator[Problem]:
    if is_g(card):
        yield Problem("subtype", _listed(card, "subtype"), "only units stride, and so are G (6.6.1)")
    if is_crest(card) and has_trigger(card):
        yield Problem("trigger", _listed(card, "trigger"), "a ride deck crest is never checked (2.9.3.6)")


def _odd(card: PrintedCard) -> Iterator[Problem]:
    yield from above(card, USUAL_MOST)
    yield from off_step(card, STEPS)
    if len(card.words.get("trigger", ())) > 1:
        yield Problem("trigger", _listed(card, "trigger"), "more than one trigger icon is unusual")
    if is_unit(card):
        yield from _odd_unit(card)
    else:
        yield from _odd_beside_units(card)


def _odd_unit(card: PrintedCard) -> Iterator[Problem]:
    for key in ("grade", "power"):
        if key not in card.numbers:
            yield Problem(key, "", f"a unit without {key} is unusual")
    is_trigger_unit = "trigger" in map(str.casefold, card.words.get("subtype", ()))
    if is_trigger_unit != has_trigger(card):
        yield Problem("trigger", _listed(card, "trigger"), "a trigger unit has a trigger icon, and no other unit has")
    if card.numbers.get("critical", 1) == 0:
        yield Problem("critical", "0", "a unit without critical deals no damage (10.7.1.4)")
    if not is_pseudo(card) and not card.words.get("nation") and not card.words.get("clan"):
        yield Problem("nation", "", "neither nation nor clan: formats of one nation or clan cannot place it")


def _odd_beside_units(card: PrintedCard) -> Iterator[Problem]:
    for key, rule in OF_UNITS.items():
        if key in card.numbers:
            yield Problem(key, str(card.numbers[key]), f"is unusual on a card that is no unit ({rule})")
    if card.words.get("skill"):
        yield Problem("skill", _listed(card, "skill"), "skill icons are for units (2.10.1)")
    if is_order(card) and "grade" not in card.numbers:
        yield Problem("grade", "", "an order without a grade is unusual (2.4.2)")
    if not card.abilities and not has_trigger(card):
        yield Problem("abilities", "", "a card that is no unit does nothing without text")


def _listed(card: PrintedCard, key: str) -> str:
    return ", ".join(card.words.get(key, ()))
