"""What a game under watch must never show."""

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.values import Values, work_out
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import (
    CLIMAX_AREA,
    CLOCK,
    DECK,
    HAND,
    LEVEL,
    MARKERS,
    MEMORY,
    NO_CARD,
    RESOLUTION,
    STAGE,
    STOCK,
    WAITING_ROOM,
    Covered,
)

_OF_PLAYER = (frozenset(range(50)), frozenset(range(50, 100)))


class Fault(Exception):
    """The engine did something that the rules forbid."""


def require(holds: object, what: str) -> None:
    if not holds:
        raise Fault(what)


Lying = tuple[list[list[int]], list[tuple[int, ...]], tuple[Covered, ...]]


def check_cards(game: WeissGame, before: list[Lying] | None = None) -> list[Lying]:
    """Every card of a player is in exactly one zone of that player; return how they lie.

    Runs after every step: it is written to be quick, and looks again only where something lies otherwise than `before`.
    """
    lying: list[Lying] = []
    for player, side in enumerate(game.sides):
        now = (side.piles, side.markers, side.under)
        if before is not None and now == before[player]:
            lying.append(before[player])
            continue
        cards = side.cards()
        if len(cards) != 50 or set(cards) != _OF_PLAYER[player]:
            raise Fault(f"Player {player} has {len(cards)} cards, {len(set(cards))} of them different.")
        lying.append(([pile[:] for pile in side.piles], side.markers[:], side.under))
    return lying


def check_zones(game: WeissGame) -> None:
    """What holds whenever somebody chooses: nothing is due that interrupts, every zone holds what may be in it."""
    request = game.request
    interrupting = request is not None and request.kind in (words.LEVEL_UP, words.INTERRUPT)
    interrupting = interrupting or bool(game.paying)  # what interrupts waits until a cost is paid (8.4.2.1)
    for side in game.sides:
        require(interrupting or len(side.clock) < 7, "9.3.1: seven cards in a clock, and no level up.")
        require(interrupting or side.deck or not side.waiting_room, "9.2.1: no card in a deck, and no refresh.")
        require(all(game.specs[card].kind == CHARACTER for card in side.characters()), "9.6.1: no character, on stage.")
        require(all(game.specs[card].kind == CLIMAX for card in side.climax), "9.6.1: no climax, in the climax area.")
        require(len(side.climax) < 2, "6.6.1.2.2: two climaxes in a climax area.")
    check_whereabouts(game)
    if request is not None and request.kind in (words.CLOCK, words.MAIN, words.PLAY_CLIMAX, words.ATTACKER):
        check_settled(game)


def check_whereabouts(game: WeissGame) -> None:
    """What a game says of each card is where the card is (3.1.6: with its owner)."""
    for player, side in enumerate(game.sides):
        require(side.deck is side.piles[DECK] and side.hand is side.piles[HAND], "A zone goes by two lists.")
        zones = {
            DECK: side.deck,
            HAND: side.hand,
            WAITING_ROOM: side.waiting_room,
            STAGE: side.characters(),
            CLOCK: side.clock,
            LEVEL: side.level,
            STOCK: side.stock,
            CLIMAX_AREA: side.climax,
            MEMORY: side.memory,
            RESOLUTION: side.resolution,
            MARKERS: [card for area in side.markers for card in area],
        }
        for zone, cards in zones.items():
            for card in cards:
                if game.where[card] != zone or game.holder[card] != player:
                    raise Fault(f"Card {card} is not where it is said.")


def check_settled(game: WeissGame) -> None:
    """What holds right behind a check timing, outside of attacks."""
    require(not game.standby, "8.5.1.4: an automatic ability stands by behind a check timing.")
    for side in game.sides:
        orphans = [area for card, area in zip(side.stage, side.markers, strict=True) if card == NO_CARD and area]
        require(not orphans, "9.7.1: markers under no character behind a check timing.")
        require(not side.under, "9.6.2: two characters on a position behind a check timing.")
        require(not side.resolution, "3.13.1: a card stays in the resolution zone.")
        require(not side.damage, "4.10.1: a damage process did not end.")
        require(len(side.level) < 4, "9.4.1.1: four cards in a level behind a check timing.")
        require(side.deck, "9.4.1.2: no card in a deck behind a check timing.")


def check_values(game: WeissGame) -> None:
    """8.9: what is said of each card is what all effects make of it, worked out anew with nothing passed over."""
    anew = game.clone()
    anew.printed_effects = {}
    work_out(anew)
    for card, spec in enumerate(game.specs):
        values = anew.values.get(card, Values(spec))
        wanted = (values.power, values.soul, max(values.level, 0), max(values.cost, 0), values.traits, values.colours)
        said = (game.power(card), game.soul(card), game.level(card), game.cost(card), game.traits(card))
        if (*said, game.colours(card)) != wanted:
            raise Fault(f"8.9: card {card} is said to be {said} and is {wanted}.")
        abilities = () if game.is_blank(card) else values.abilities  # 3.9.2.2.1, 3.12.2.2.1
        if (game.names(card), game.abilities(card)) != (values.names, abilities):
            raise Fault(f"8.9: card {card} has not the names and abilities that it should have.")
        limits = sum(1 << limit for limit in range(len(words.LIMITS)) if game.limited(card, limit))
        if limits != values.limits:
            raise Fault(f"8.9: card {card} is not limited as it should be.")
    if not game.may_have_lower_power():
        powers = ((anew.power(card), game.specs[card].power) for card in range(len(game.specs)))
        require(all(now >= printed for now, printed in powers), "9.5.1: a power is lower, and nobody would look.")
