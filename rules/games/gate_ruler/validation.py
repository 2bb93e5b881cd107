"""What a printed card cannot be (section 2), and what would be odd; importers refuse the one and flag the other."""

from collections.abc import Iterator

from rules.games.game import Problem, Validation
from rules.games.gate_ruler.caps import has_counter_text
from rules.games.gate_ruler.cards import DECK_TYPES, FIELDS, PARAMETERS
from rules.games.gate_ruler.rulers import Terms, is_geas, is_ruler
from rules.games.gate_ruler.statements import read_line
from rules.printed_card import PrintedCard
from rules.printed_faults import above, foreign_words, nameless, vocabularies

VOCABULARIES = vocabularies(FIELDS)
_BESIDE_THE_DECK = ("ruler", "geas")
# On which types a number may stand, and the rule that says so; a geas prints those that it changes (5-2b-2).
EXISTS_ON = {
    "level": ("2-7a-2", DECK_TYPES),
    "atk": ("2-10a-1", ("unit", *_BESIDE_THE_DECK)),
    "hp": ("2-11a-1", ("unit",)),
    "stk": ("2-12a", ("unit", *_BESIDE_THE_DECK)),
    "life": ("2-6a", _BESIDE_THE_DECK),
    **{field.key: ("5-2c-1", _BESIDE_THE_DECK) for field in PARAMETERS},
}
# Which numbers each type must have.
NEEDED = {
    "unit": ("level", "atk", "hp", "stk"),
    "event": ("level",),
    "field": ("level",),
    "ruler": ("life",),
}
# The most that is likely on a card of the deck; more is possible, and more often a slip.
USUAL_MOST = {"level": 10, "atk": 20, "hp": 20, "stk": 5}


def validate(card: PrintedCard) -> Validation:
    """Return why `card` cannot exist, and what looks odd about it."""
    return Validation(tuple(_impossible(card)), tuple(_odd(card)))


def _impossible(card: PrintedCard) -> Iterator[Problem]:
    yield from nameless(card, "2-2a")
    yield from foreign_words(card, VOCABULARIES)
    if len(card.words.get("type", ())) != 1:
        yield Problem("type", _listed(card, "type"), "a card has one type (2-3b)")
    elif card.words["type"][0] in VOCABULARIES["type"]:
        yield from _impossible_for_type(card, card.words["type"][0])


def _impossible_for_type(card: PrintedCard, card_type: str) -> Iterator[Problem]:
    for key, (rule, types) in EXISTS_ON.items():
        number = card.numbers.get(key)
        if number is None and key in NEEDED.get(card_type, ()):
            yield Problem(key, "", f"is missing: a card of type {card_type} has it ({rule})")
        elif number is not None and card_type not in types:
            yield Problem(key, str(number), f"a card of type {card_type} has none ({rule})")
        elif number is not None and number < 0:
            yield Problem(key, str(number), f"a printed number is not below 0 ({rule})")
    if card_type == "resource" and card.words.get("faction"):
        yield Problem("faction", _listed(card, "faction"), "a resource card has no faction (1-5g)")
    if is_geas(card) and not card.words.get("ruler"):
        yield Problem("ruler", "", "is missing: a geas names the ruler that it targets (5-2b-1)")
    if not is_geas(card) and card.words.get("ruler"):
        yield Problem("ruler", _listed(card, "ruler"), "only a geas targets a ruler (5-2b-1)")


def _odd(card: PrintedCard) -> Iterator[Problem]:
    yield from above(card, USUAL_MOST)
    if card.numbers.get("hp") == 0:
        yield Problem("hp", "0", "a unit without HP is destroyed at once (2-11a-3)")
    if is_ruler(card) or is_geas(card):
        yield from _odd_beside_the_deck(card)
    else:
        yield from _odd_in_a_deck(card)


def _odd_beside_the_deck(card: PrintedCard) -> Iterator[Problem]:
    for line in card.abilities:
        if read_line(line).is_unread:
            yield Problem("abilities", line, "is about deck construction and is not understood (5-2c-1)")
    if card.words.get("legendary"):
        yield Problem("legendary", _listed(card, "legendary"), "the legendary icon counts in a deck only (5-2c-1e)")
    if not is_ruler(card):
        return
    terms = Terms(card.name)
    terms.take_in(card)
    for key, rule in (("decksize", "5-2c-1a"), ("maxcopies", "5-2c-1d"), ("hand", "5-3b")):
        if key not in terms.numbers:
            yield Problem(key, "", f"is missing: it cannot be held against a deck ({rule})")


def _odd_in_a_deck(card: PrintedCard) -> Iterator[Problem]:
    card_type = card.word("type")
    if card_type in ("unit", "event", "field") and not card.words.get("faction"):
        yield Problem("faction", "", f"a card of type {card_type} without a faction is unusual (2-4a)")
    if ("cnt" in card.words.get("icon", ())) is not has_counter_text(card):
        yield Problem(
            "icon", _listed(card, "icon"), "the CNT icon reminds of a CNT ability, and its text begins so (2-8a-1)"
        )
    if card_type in ("event", "field") and not card.abilities:
        yield Problem("abilities", "", f"a card of type {card_type} without text does nothing")
    if card_type == "event" and not any("Timing:" in line or "Forced Reveal" in line for line in card.abilities):
        yield Problem("abilities", "", "an event says its timing (2-17b)")


def _listed(card: PrintedCard, key: str) -> str:
    return ", ".join(card.words.get(key, ()))
