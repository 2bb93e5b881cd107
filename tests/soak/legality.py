"""What there is to choose, worked out from the zones alone and as plainly as possible."""

from collections.abc import Callable

from rules.engine import Request
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX, SOUL
from rules.games.weiss_schwarz.table import WeissGame
from tests.soak.faults import require

PASS = words.PASS
Options = Callable[[WeissGame, Request], set[int]]


def check_options(game: WeissGame) -> None:
    """The options are those that the rules give, none twice."""
    request = game.request
    assert request is not None
    options = set(request.options)
    require(len(options) == len(request.options), f"{request.rule}: an option twice: {request.options}")
    allowed = EXPECTED[request.kind](game, request)
    if request.kind in IN_PARTS:
        require(options <= allowed, f"{request.rule}: {options - allowed} are offered.")
    else:
        require(options == allowed, f"{request.rule}: {options} are offered instead of {allowed}.")
    require(request.player == game.turn_player or request.kind in OF_BOTH, f"{request.rule}: the wrong player chooses.")


def _hand(game: WeissGame, request: Request) -> set[int]:
    return set(game.sides[request.player].hand)


def _has_colour(game: WeissGame, player: int, card: int) -> bool:
    shown = game.sides[player].level + game.sides[player].clock
    return any(game.specs[card].colours & game.specs[other].colours for other in shown)


def _main(game: WeissGame, request: Request) -> set[int]:
    side = game.sides[request.player]
    allowed = {PASS}
    for card in side.hand:
        spec = game.specs[card]
        colour = spec.level == 0 or _has_colour(game, request.player, card)
        if spec.kind == CHARACTER and colour and spec.level <= len(side.level) and spec.cost <= len(side.stock):
            allowed.add(card)
    for one in range(5):
        for other in range(one + 1, 5):
            if side.stage[one] != -1 or side.stage[other] != -1:
                allowed.add(words.EXCHANGE + 5 * one + other)
    return allowed


def _climaxes(game: WeissGame, request: Request) -> set[int]:
    hand = game.sides[request.player].hand
    playable = {c for c in hand if game.specs[c].kind == CLIMAX and _has_colour(game, request.player, c)}
    return playable | {PASS}


def _attackers(game: WeissGame, request: Request) -> set[int]:
    require(game.turn > 1 or game.attacks == 0, "7.2.1.3.1.2: a second attack in the first turn.")
    centre = {card for card in game.sides[request.player].stage[:3] if card != -1}
    return {card for card in centre if game.orientation[card] == words.STAND} | {PASS}


def _attack_types(game: WeissGame, request: Request) -> set[int]:
    position = game.sides[request.player].stage.index(game.attacker)
    require(game.sides[1 - request.player].stage[2 - position] != -1, "7.2.1.4.1: a type to choose, and nothing faces.")
    return {words.FRONTAL, words.SIDE}


def _level_up(game: WeissGame, request: Request) -> set[int]:
    require(len(game.sides[request.player].clock) >= 7, "9.3.1: a level up with less than seven cards.")
    return set(game.sides[request.player].clock[:7])


def _discard(game: WeissGame, request: Request) -> set[int]:
    require(len(game.sides[request.player].hand) > 7, "6.8.1.2: a discard with seven cards or less.")
    return _hand(game, request)


def _reversed(game: WeissGame, request: Request) -> set[int]:
    def of(player: int) -> set[int]:
        stage = {card for card in game.sides[player].stage if card != -1}
        return {card for card in stage if game.orientation[card] == words.REVERSE}

    require(request.player == game.turn_player or not of(game.turn_player), "7.7.1.3: the turn player's come first.")
    return of(request.player)


def _encore(game: WeissGame, request: Request) -> set[int]:
    require(len(game.sides[request.player].stock) >= 3, "8.4.2.2: an encore that cannot be paid.")
    return {PASS, 1}


def _automatic(game: WeissGame, request: Request) -> set[int]:
    masters = [ability.master for ability in game.standby]
    first = game.turn_player if game.turn_player in masters else 1 - game.turn_player
    require(request.player == first, "8.5.1.2: the turn player's abilities come first.")
    return {at for at, master in enumerate(masters) if master == first}


def _icon_cards(game: WeissGame, request: Request) -> set[int]:
    side = game.sides[request.player]
    characters = {card for card in side.waiting_room if game.specs[card].kind == CHARACTER}
    by_rule = {
        "4.12.2.3": {card for card in game.sides[1 - request.player].stage if card != -1},
        "4.12.2.5": characters,
        "4.12.2.9": {card for card in side.waiting_room if game.specs[card].kind == CLIMAX},
        "4.12.2.10": {card for card in characters if game.specs[card].level <= len(side.level) + 1},
        "4.12.2.11": {card for card in characters if SOUL in game.specs[card].icons},
    }
    return by_rule[request.rule] | {PASS}


def _icon_may(game: WeissGame, request: Request) -> set[int]:
    require(game.sides[request.player].deck, "1.3.2: the top card of an empty deck is offered.")
    return {PASS, 1}


EXPECTED: dict[int, Options] = {
    words.MULLIGAN: lambda game, request: _hand(game, request) | {PASS},
    words.CLOCK: lambda game, request: _hand(game, request) | {PASS},
    words.MAIN: _main,
    words.POSITION: lambda _game, _request: {0, 1, 2, 3, 4},
    words.PLAY_CLIMAX: _climaxes,
    words.ATTACKER: _attackers,
    words.ATTACK_TYPE: _attack_types,
    words.LEVEL_UP: _level_up,
    words.DISCARD: _discard,
    words.REVERSED: _reversed,
    words.PAY: _encore,
    words.AUTOMATIC: _automatic,
    words.INTERRUPT: lambda _game, _request: {1, 2},
    words.ICON: lambda _game, _request: set(range(10)),
    words.ICON_CARD: _icon_cards,
    words.ICON_MAY: _icon_may,
    words.ICON_ZONE: lambda _game, _request: {0, 1},
}
# Choices of several cards, and of icons: those chosen before are not offered again.
IN_PARTS = frozenset({words.MULLIGAN, words.DISCARD, words.ICON})
# What the other player is asked for too.
OF_BOTH = frozenset({words.MULLIGAN, words.LEVEL_UP, words.REVERSED, words.PAY, words.AUTOMATIC, words.INTERRUPT})
