"""What a game under watch must never show."""

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import NO_CARD

_OF_PLAYER = (frozenset([NO_CARD, *range(50)]), frozenset([NO_CARD, *range(50, 100)]))


class Fault(Exception):
    """The engine did something that the rules forbid."""


def require(holds: object, what: str) -> None:
    if not holds:
        raise Fault(what)


def check_cards(game: WeissGame) -> None:
    """Every card of a player is in exactly one zone of that player.

    Runs after every step: it is written to be quick.
    """
    for player, side in enumerate(game.sides):
        under = [card for card, _ in side.under]
        zones = (side.deck, side.hand, side.waiting_room, side.clock, side.level, side.stock)
        few = (*side.climax, *side.resolution, *side.stage, *under)
        different = {NO_CARD, *few}.union(*zones)
        count = sum(map(len, zones)) + len(few) - side.stage.count(NO_CARD)
        if count != 50 or different != _OF_PLAYER[player]:
            raise Fault(f"Player {player} has {count} cards, {len(different) - 1} of them different.")


def check_zones(game: WeissGame) -> None:
    """What holds whenever somebody chooses: nothing is due that interrupts, every zone holds what may be in it."""
    request = game.request
    interrupting = request is not None and request.kind in (words.LEVEL_UP, words.INTERRUPT)
    for side in game.sides:
        require(interrupting or len(side.clock) < 7, "9.3.1: seven cards in a clock, and no level up.")
        require(interrupting or side.deck or not side.waiting_room, "9.2.1: no card in a deck, and no refresh.")
        require(all(game.specs[card].kind == CHARACTER for card in side.characters()), "9.6.1: no character, on stage.")
        require(all(game.specs[card].kind == CLIMAX for card in side.climax), "9.6.1: no climax, in the climax area.")
        require(len(side.climax) < 2, "6.6.1.2.2: two climaxes in a climax area.")
    if request is not None and request.kind in (words.CLOCK, words.MAIN, words.PLAY_CLIMAX, words.ATTACKER):
        check_settled(game)


def check_settled(game: WeissGame) -> None:
    """What holds right behind a check timing, outside of attacks."""
    require(not game.standby, "8.5.1.4: an automatic ability stands by behind a check timing.")
    for side in game.sides:
        require(not side.under, "9.6.2: two characters on a position behind a check timing.")
        require(not side.resolution, "3.13.1: a card stays in the resolution zone.")
        require(not side.damage, "4.10.1: a damage process did not end.")
        require(len(side.level) < 4, "9.4.1.1: four cards in a level behind a check timing.")
        require(side.deck, "9.4.1.2: no card in a deck behind a check timing.")
