"""How the deck is played in a goldfish, and how its opponent sits still; docs/goldfish.md says the same in words."""

from collections.abc import Callable
from typing import Final

from rules.engine import Request
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.rule_actions import LEVEL_LIMIT
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX, EVENT
from rules.games.weiss_schwarz.table import CLOCK_LIMIT, LEVEL_UP, WeissGame
from rules.games.weiss_schwarz.zones import CENTRE, NO_CARD

KEPT_LEVEL: Final = 1  # characters of the opening hand up to this level are kept
ENCORE_LEVEL: Final = 2  # characters from this level on are worth an encore
ENCORE_STOCK: Final = 6  # with at least so much stock
CLIMAXES_KEPT: Final = 2  # climaxes in hand beyond these are clocked or discarded first


def choose(game: WeissGame) -> int:
    """Return what the player of the deck does."""
    request = game.request
    assert request is not None  # noqa: S101
    return _CHOICES[request.kind](game, request)


def sit_still(game: WeissGame) -> int:
    """Return what the opponent does: nothing where nothing is allowed, else the first that is not a climax."""
    request = game.request
    assert request is not None  # noqa: S101
    options = request.options
    if options[0] == words.PASS:
        return words.PASS
    if request.kind in (words.LEVEL_UP, words.DISCARD):
        return next((card for card in options if game.specs[card].kind != CLIMAX), options[0])
    return options[0]


def _mulligan(game: WeissGame, request: Request) -> int:
    """Climaxes, events and characters that are too high to come down soon go."""
    for card in request.options[1:]:
        spec = game.specs[card]
        if spec.kind != CHARACTER or spec.level > KEPT_LEVEL:
            return card
    return words.PASS


def _clock(game: WeissGame, request: Request) -> int:
    """One card each turn, the least useful, unless that could be the fourth level."""
    side = game.sides[request.player]
    if len(side.level) == LEVEL_LIMIT - 1 and len(side.clock) >= CLOCK_LIMIT - 2:
        return words.PASS
    return _least_useful(game, request.player, request.options[1:])


def _main(game: WeissGame, request: Request) -> int:
    """Fill the centre stage with the strongest characters, then put stronger ones over weaker ones."""
    playable = [card for card in request.options[1:] if card < words.EXCHANGE]
    if not playable:
        return words.PASS
    best = max(playable, key=lambda card: (_worth(game, card), -card))
    stage = game.sides[request.player].stage
    if any(stage[position] == NO_CARD for position in CENTRE):
        return best
    weakest = min(game.specs[stage[position]].level for position in CENTRE)
    return best if game.specs[best].level > weakest else words.PASS


def _position(game: WeissGame, request: Request) -> int:
    """An empty position of the centre stage, else that of the weakest character there."""
    stage = game.sides[request.player].stage
    return min(CENTRE, key=lambda position: -1 if stage[position] == NO_CARD else _worth(game, stage[position]))


def _climax(game: WeissGame, request: Request) -> int:
    """A climax as soon as two characters can attack."""
    stage = game.sides[request.player].stage
    standing = sum(stage[position] != NO_CARD for position in CENTRE)
    return request.options[1] if standing > 1 else words.PASS


def _attacker(game: WeissGame, request: Request) -> int:
    """Everyone attacks, the lowest soul first."""
    return min(request.options[1:], key=lambda card: (game.soul(card), card))


def _attack_type(game: WeissGame, request: Request) -> int:
    """Frontal where the attacker survives it, else to the side."""
    stronger = game.power(game.attacker) > game.power(game.defender)
    return words.FRONTAL if stronger else words.SIDE


def _level_up(game: WeissGame, request: Request) -> int:
    """The card that brings the level most new colours; never a climax if that can be helped; then the lowest level."""
    have = 0
    for card in game.sides[request.player].level:
        have |= game.specs[card].colours
    specs = game.specs
    return min(
        request.options,
        key=lambda card: (
            specs[card].kind == CLIMAX,
            -(specs[card].colours & ~have).bit_count(),
            specs[card].level,
            card,
        ),
    )


def _discard(game: WeissGame, request: Request) -> int:
    return _least_useful(game, request.player, request.options)


def _encore(game: WeissGame, request: Request) -> int:
    card = game.stack[-1].card
    rich = len(game.sides[request.player].stock) >= ENCORE_STOCK
    return 1 if rich and game.specs[card].level >= ENCORE_LEVEL else words.PASS


def _interrupt(game: WeissGame, request: Request) -> int:
    """Level up first: six more cards for the deck."""
    return LEVEL_UP if LEVEL_UP in request.options else request.options[0]


def _icon_card(game: WeissGame, request: Request) -> int:
    """The card worth most."""
    return max(request.options[1:], key=lambda card: (_worth(game, card), -card))


def _first(game: WeissGame, request: Request) -> int:
    return request.options[0]


def _yes(game: WeissGame, request: Request) -> int:
    return request.options[-1]


def _worth(game: WeissGame, card: int) -> int:
    """Return how strong a card is on the stage: level before power before soul."""
    spec = game.specs[card]
    return spec.level * 1_000_000 + spec.power * 10 + spec.soul


def _least_useful(game: WeissGame, player: int, cards: list[int]) -> int:
    """Return the card that is missed least: events, surplus climaxes, then whatever cannot be played for longest."""
    side = game.sides[player]
    hand = side.hand
    surplus = sum(game.specs[card].kind == CLIMAX for card in hand) > CLIMAXES_KEPT
    level = len(side.level)

    def use(card: int) -> tuple[int, int, int]:
        spec = game.specs[card]
        if spec.kind == EVENT:
            return (0, 0, card)
        if spec.kind == CLIMAX:
            return (1 if surplus else 9, 0, card)
        away = max(0, spec.level - level)
        return (8 - min(away, 3), _worth(game, card), card)

    return min(cards, key=use)


# By kind of request, see vocabulary.
_CHOICES: Final[tuple[Callable[[WeissGame, Request], int], ...]] = (
    _mulligan,
    _clock,
    _main,
    _position,
    _climax,
    _attacker,
    _attack_type,
    _level_up,
    _discard,
    _first,
    _encore,
    _first,
    _interrupt,
    _first,
    _icon_card,
    _yes,
    _first,
)
