"""What a printed card cannot be (section 2), and what would be odd; importers refuse the one and flag the other."""

from collections.abc import Iterator

from rules.games.game import Problem, Validation
from rules.games.vanguard.cards import has_trigger
from rules.games.vanguard_2014.cards import FIELDS
from rules.printed_card import PrintedCard
from rules.printed_faults import above, foreign_words, nameless, off_step, vocabularies

VOCABULARIES = vocabularies(FIELDS)
NUMBERS = ("grade", "power", "shield", "critical")
USUAL_MOST = {"grade": 4, "power": 13_000, "shield": 10_000, "critical": 2}
STEPS = {"power": 1000, "shield": 5000}


def validate(card: PrintedCard) -> Validation:
    """Return why `card` cannot exist, and what looks odd about it."""
    return Validation(tuple(_impossible(card)), tuple(_odd(card)))


def _impossible(card: PrintedCard) -> Iterator[Problem]:
    yield from nameless(card, "2.1.1")
    yield from foreign_words(card, VOCABULARIES)
    for key in NUMBERS:
        if (number := card.numbers.get(key, 0)) < 0:
            yield Problem(key, str(number), "no printed number is below 0; leave out what is not known")
    types = card.words.get("type", ())
    if len(types) != 1:
        yield Problem("type", ", ".join(types), "a card is a normal or a trigger unit (2.9.2)")
    elif (types[0] == "trigger-unit") != has_trigger(card):
        yield Problem("type", types[0], "units with a trigger icon are trigger units, and no others are (2.9.2)")


def _odd(card: PrintedCard) -> Iterator[Problem]:
    for key in ("grade", "power", "critical"):
        if key not in card.numbers:
            yield Problem(key, "", f"a unit without {key} is unusual")
    yield from above(card, USUAL_MOST)
    yield from off_step(card, STEPS)
    icons = card.words.get("trigger", ())
    if len(icons) > 1:
        yield Problem("trigger", ", ".join(icons), "more than one trigger icon is unusual")
    if icons and card.numbers.get("grade", 0) != 0:
        yield Problem("grade", str(card.numbers["grade"]), "a trigger unit of another grade than 0 is unusual")
    if not card.words.get("clan"):
        yield Problem("clan", "", "is missing: a clan fight cannot place it (2.2.1)")
