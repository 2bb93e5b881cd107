"""Cards as the engine sees them: printed values as small integers, shared by all games and never changed."""

from collections.abc import Iterable
from typing import Final

from rules.folding import fold_name, fold_trait
from rules.games.weiss_schwarz.abilities.ability import ACTIVATED, Ability
from rules.games.weiss_schwarz.abilities.sets import together
from rules.games.weiss_schwarz.abilities.watching import TO_PLAY, own_reach
from rules.games.weiss_schwarz.book import holds
from rules.games.weiss_schwarz.vocabulary import ON_MOMENT
from rules.games.weiss_schwarz.zones import HAND, ZONES
from rules.printed_card import PrintedCard

CHARACTER: Final = 0
EVENT: Final = 1
CLIMAX: Final = 2
KINDS: Final = ("character", "event", "climax")
COLOURS: Final = ("yellow", "green", "red", "blue")

# The trigger icons of 4.12.2, in the order of the book.
SOUL: Final = 0
RETURN: Final = 1
POOL: Final = 2
COMEBACK: Final = 3
DRAW: Final = 4
SHOT: Final = 5
TREASURE: Final = 6
GATE: Final = 7
STANDBY: Final = 8
CHOICE: Final = 9
ICONS: Final = ("soul", "return", "pool", "comeback", "draw", "shot", "treasure", "gate", "standby", "choice")


class CardSpec:
    """What the rules see of a card. What is not printed counts as 0 (2.19.1); `colours` has a bit for each colour."""

    __slots__ = (
        "abilities",
        "code",
        "colours",
        "cost",
        "has_activated",
        "icons",
        "is_plain_in_hand",
        "kind",
        "kinds",
        "level",
        "moments",
        "name",
        "names",
        "power",
        "reach",
        "soul",
        "standing",
        "traits",
        "waits",
    )  # fmt: skip

    def __init__(self, code: str, card: PrintedCard, abilities: tuple[Ability, ...] = ()) -> None:
        self.code = code
        self.name = card.name
        self.names: tuple[str, ...] = (fold_name(card.name),)
        self.kind = kind_of(card)
        self.level = card.numbers.get("level", 0 if holds("2.19.1") else 99)
        self.cost = card.numbers.get("cost", 0)
        self.power = card.numbers.get("power", 0)
        self.soul = card.numbers.get("soul", 0)
        self.traits = tuple([fold_trait(trait) for trait in card.words.get("trait", ())])
        self.colours = _bits(COLOURS.index(word) for word in card.words.get("colour", ()) if word in COLOURS)
        self.icons = tuple(ICONS.index(word) for word in card.words.get("trigger", ()) if word in ICONS)
        self.abilities = abilities
        self.standing = tuple(ability for ability in abilities if ability.standing)
        self.has_activated = any(ability.category == ACTIVATED for ability in abilities)
        self.reach = own_reach(self.standing)
        has_price = any(ability.is_price for ability in abilities)
        self.is_plain_in_hand = not has_price and not any(self.reach[at][HAND] for at in TO_PLAY)
        self.moments = _moments(abilities)
        self.waits = tuple(_waits(abilities, zone) for zone in range(ZONES))
        waited_for = [ability.trigger.kinds for ability in abilities if ability.trigger is not None]
        self.kinds = together(waited_for)  # anywhere

    def has_no_power(self) -> bool:
        """9.5.1: return whether it is a character that needs an effect to stay on the stage."""
        return self.kind == CHARACTER and self.power <= 0


def _moments(abilities: tuple[Ability, ...]) -> int:
    """Return the moments that abilities wait for, as bits."""
    moments = 0
    for ability in abilities:
        if ability.trigger is not None and ability.trigger.kinds >> ON_MOMENT & 1:
            moments |= ability.trigger.moments()
    return moments


def _waits(abilities: tuple[Ability, ...], zone: int) -> int:
    """Return the kinds of happenings that abilities wait for in a zone, as bits."""
    kinds = 0
    for ability in abilities:
        if ability.trigger is not None and ability.zones >> zone & 1:
            kinds |= ability.trigger.kinds
    return kinds


def kind_of(card: PrintedCard) -> int:
    """Return whether it is a character, an event or a climax."""
    return KINDS.index(card.word("type") or "character")


def _bits(positions: Iterable[int]) -> int:
    bits = 0
    for position in positions:
        bits |= 1 << position
    return bits
