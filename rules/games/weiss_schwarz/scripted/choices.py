"""What players choose in a scenario, each as they would say it, and which question of the game it answers."""

from collections.abc import Callable
from typing import Final

from rules.engine import Request
from rules.engine.loops import MOST_TIMES
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import ACTIVATED, CONTINUOUS
from rules.games.weiss_schwarz.abilities.replacing import replacing_cards
from rules.games.weiss_schwarz.scripted.schema import ATTACKS
from rules.games.weiss_schwarz.scripted.table import Table
from rules.games.weiss_schwarz.specs import ICONS
from rules.scenarios.reading import Entry, number, one_of, sequence, truth
from rules.scenarios.source import Value

# Finds the option that a value means for a request; one that is not among its options is not allowed.
Find = Callable[[Table, Request, Entry], int]

NONE: Final = -2  # means something that is no option


def the_card(key: str) -> Find:
    """The first option that is a card of that name, or else any card called so."""

    def find(table: Table, request: Request, entry: Entry) -> int:
        return card_option(table, request, entry.need(key), f"{entry.what}: {key}")

    return find


def card_option(table: Table, request: Request, value: Value, what: str) -> int:
    reference = table.names.reference(value, what)
    found = table.names.pick(reference, [one for one in request.options if 0 <= one < len(table.names.called)])
    if found is not None:
        return found
    side = table.game.sides[request.player]
    near = [*side.hand, *side.characters(), *side.clock, *side.waiting_room]
    for cards in (near, range(len(table.names.called))):
        found = table.names.pick(reference, cards)
        if found is not None:
            return found
    return NONE


def _use(table: Table, request: Request, entry: Entry) -> int:
    """An activated ability: the only one of the card that can be played, or that with the number `ability`."""
    wanted = entry.get("ability")
    number_wanted = 0 if wanted is None else number(wanted, f"{entry.what}: ability", 1)
    reference = table.names.reference(entry.need("use"), f"{entry.what}: use")
    offered = [option for option in request.options if option >= words.ACTIVATE]
    for option in (*offered, *_abilities(table, request.player)):
        card, at = divmod(option - words.ACTIVATE, words.MOST_ABILITIES)
        if table.names.matches(card, reference) and number_wanted in (0, at + 1):
            return option
    return NONE


def _abilities(table: Table, player: int) -> list[int]:
    """Every activated ability of the player, playable or not, and behind them those that nobody plays."""
    game = table.game
    return [
        words.ACTIVATE + words.MOST_ABILITIES * card + at
        for category in (ACTIVATED, CONTINUOUS)
        for card in game.sides[player].cards()
        for at, ability in enumerate(game.abilities(card))
        if ability.category == category
    ]


def _exchange(table: Table, request: Request, entry: Entry) -> int:
    what = f"{entry.what}: exchange"
    places = sorted(number(one, what, 1, 5) - 1 for one in sequence(entry.need("exchange"), what))
    return words.EXCHANGE + 5 * places[0] + places[1] if len(places) == 2 else NONE


def _automatic(table: Table, request: Request, entry: Entry) -> int:
    reference = table.names.reference(entry.need("resolve"), f"{entry.what}: resolve")
    fits = [at for at in request.options if table.names.matches(table.game.standby[at].card, reference)]
    wanted = entry.get("ability")
    at = 1 if wanted is None else number(wanted, f"{entry.what}: ability", 1)
    return fits[at - 1] if at <= len(fits) else NONE


def _replacement(table: Table, request: Request, entry: Entry) -> int:
    reference = table.names.reference(entry.need("replace"), f"{entry.what}: replace")
    sources = replacing_cards(table.game)
    return next((at for at in request.options if table.names.matches(sources[at], reference)), NONE)


def _times(table: Table, request: Request, entry: Entry) -> int:
    return number(entry.need("repeat"), f"{entry.what}: repeat", -MOST_TIMES, MOST_TIMES)


def _the_number(table: Table, request: Request, entry: Entry) -> int:
    return number(entry.need("declare"), f"{entry.what}: declare", 0, 99)


def _one_of(key: str, options: dict[str, int]) -> Find:
    def find(table: Table, request: Request, entry: Entry) -> int:
        return options[one_of(entry.need(key), f"{entry.what}: {key}", options)]

    return find


def _number(key: str, most: int) -> Find:
    def find(table: Table, request: Request, entry: Entry) -> int:
        return number(entry.need(key), f"{entry.what}: {key}", 1, most) - 1

    return find


def _yes_or_no(key: str) -> Find:
    def find(table: Table, request: Request, entry: Entry) -> int:
        return 1 if truth(entry.need(key), f"{entry.what}: {key}") else words.PASS

    return find


def _first_of(key: str) -> Find:
    """The first of a list of cards; an empty list chooses nothing."""

    def find(table: Table, request: Request, entry: Entry) -> int:
        cards = list(entry.need(key))
        return card_option(table, request, cards[0], f"{entry.what}: {key}") if cards else words.PASS

    return find


def _up_to(table: Table, request: Request, entry: Entry) -> int:
    return 1 if number(entry.need("up_to"), f"{entry.what}: up_to") else words.PASS


class Choice:
    """One way to choose: the kinds of requests that it answers, its further keys, and how its option is found."""

    __slots__ = ("find", "further", "kinds")

    def __init__(self, kinds: tuple[int, ...], find: Find, *further: str) -> None:
        self.kinds = kinds
        self.find = find
        self.further = further


CHOICES: Final[dict[str, Choice]] = {
    "mulligan": Choice((words.MULLIGAN,), _first_of("mulligan")),
    "clock": Choice((words.CLOCK,), the_card("clock")),
    "play": Choice((words.MAIN, words.COUNTER), the_card("play"), "at"),
    "use": Choice((words.MAIN, words.COUNTER), _use, "ability"),
    "exchange": Choice((words.MAIN,), _exchange),
    "climax": Choice((words.PLAY_CLIMAX,), the_card("climax")),
    "attack": Choice((words.ATTACKER,), the_card("attack"), "type"),
    "type": Choice((words.ATTACK_TYPE,), _one_of("type", ATTACKS)),
    "instead": Choice((words.BACK_STAGE,), the_card("instead")),
    "resolve": Choice((words.AUTOMATIC,), _automatic, "ability"),
    "repeat": Choice((words.LOOP,), _times),
    "replace": Choice((words.REPLACEMENT,), _replacement),
    "pay": Choice((words.PAY,), _yes_or_no("pay")),
    "may": Choice((words.MAY, words.ICON_MAY), _yes_or_no("may")),
    "choose": Choice((words.CHOOSE, words.ICON_CARD), _first_of("choose")),
    "order": Choice((words.CHOOSE,), _first_of("order")),
    "up_to": Choice((words.UP_TO,), _up_to),
    "declare": Choice((words.DECLARE,), _the_number),
    "mode": Choice((words.MODE,), _number("mode", 20)),
    "at": Choice((words.POSITION,), _number("at", 5)),
    "icon": Choice((words.ICON,), _one_of("icon", {name: at for at, name in enumerate(ICONS)})),
    "to": Choice((words.ICON_ZONE,), _one_of("to", {"hand": 0, "stock": 1})),
    "level": Choice((words.LEVEL_UP,), the_card("level")),
    "first": Choice((words.INTERRUPT,), _one_of("first", {"refresh": 1, "level up": 2})),
    "put_away": Choice((words.REVERSED,), the_card("put_away")),
    "discard": Choice((words.DISCARD,), _first_of("discard")),
}
DECLINE: Final = "pass"


def main_key(entry: Entry) -> str:
    """Return the key that says what is chosen: the first one that is not there for another one's sake."""
    further = {key for name in entry.values if name in CHOICES for key in CHOICES[name].further}
    keys = [key for key in entry.values if key not in further]
    return keys[0] if keys else next(iter(entry.values))
