"""What a printed card cannot be (section 2), and what would be odd; importers refuse the one and flag the other."""

from collections.abc import Iterator

from rules.games.game import Problem, Validation
from rules.games.weiss_schwarz.cards import FIELDS
from rules.printed_card import PrintedCard
from rules.printed_faults import above, foreign_words, nameless, vocabularies

VOCABULARIES = vocabularies(FIELDS)
# On which types a characteristic exists, and the rule that says so.
EXISTS_ON = {
    "level": ("2.6.1", ("character", "event")),
    "cost": ("2.7.1", ("character", "event")),
    "power": ("2.9.1", ("character",)),
    "soul": ("2.10.1", ("character",)),
}
# The most that printed cards show; more is possible, and more often a slip.
USUAL_MOST = {"level": 3, "cost": 6, "power": 15_000, "soul": 3}
POWER_STEP = 500


def validate(card: PrintedCard) -> Validation:
    """Return why `card` cannot exist, and what looks odd about it."""
    return Validation(tuple(_impossible(card)), tuple(_odd(card)))


def _impossible(card: PrintedCard) -> Iterator[Problem]:
    yield from nameless(card, "2.1.1")
    yield from foreign_words(card, VOCABULARIES)
    if len(card.words.get("type", ())) != 1:
        yield Problem("type", _listed(card, "type"), "a card has one type (2.3.2)")
        return
    if not card.words.get("colour"):
        yield Problem("colour", "", "a card has a colour (2.4.1)")
    yield from _impossible_for_type(card, card.words["type"][0])


def _impossible_for_type(card: PrintedCard, card_type: str) -> Iterator[Problem]:
    for key, (rule, types) in EXISTS_ON.items():
        number = card.numbers.get(key)
        if number is None and card_type in types:
            yield Problem(key, "", f"is missing: a card of type {card_type} has a {key} ({rule})")
        elif number is not None and card_type not in types:
            yield Problem(key, str(number), f"a card of type {card_type} has no {key} ({rule})")
        elif number is not None and number < 0:
            yield Problem(key, str(number), f"a printed {key} is not below 0 ({rule})")
    if card.words.get("trait") and card_type != "character":
        yield Problem("trait", _listed(card, "trait"), f"a card of type {card_type} has no trait (2.5.1)")


def _odd(card: PrintedCard) -> Iterator[Problem]:
    yield from above(card, USUAL_MOST)
    power, soul = card.numbers.get("power"), card.numbers.get("soul")
    if power is not None and power % POWER_STEP:
        yield Problem("power", str(power), f"is no multiple of {POWER_STEP}")
    if power == 0:
        yield Problem("power", "0", "a character without power goes to the waiting room at once (9.5)")
    if soul == 0:
        yield Problem("soul", "0", "a character without soul deals no damage (7.5.1.2.1)")
    if len(card.words.get("colour", ())) > 1:
        yield Problem("colour", _listed(card, "colour"), "several colours are unusual")
    if not card.words.get("side"):
        yield Problem("side", "", "is missing: the side format cannot judge it (2.18.1)")
    yield from _odd_for_type(card, card.word("type"))


def _odd_for_type(card: PrintedCard, card_type: str | None) -> Iterator[Problem]:
    icons = card.words.get("trigger", ())
    if card_type == "climax" and not icons:
        yield Problem("trigger", "", "a climax without a trigger icon is unusual")
    if card_type == "character" and icons not in ((), ("soul",)):
        yield Problem("trigger", _listed(card, "trigger"), "more than one soul icon on a character is unusual")
    if card_type == "event" and icons:
        yield Problem("trigger", _listed(card, "trigger"), "a trigger icon on an event is unusual")
    if len(icons) > 2:
        yield Problem("trigger", _listed(card, "trigger"), "more than two trigger icons are unusual")
    if card_type in ("event", "climax") and not card.abilities:
        yield Problem("abilities", "", f"a card of type {card_type} without text does nothing")


def _listed(card: PrintedCard, key: str) -> str:
    return ", ".join(card.words.get(key, ()))
