"""What there is to choose, worked out from the zones and the printed texts alone and as plainly as possible.

Where a program says what may be chosen, whatever can be said without it is held to be so.
"""

from collections.abc import Callable

from rules.engine import Request
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX, EVENT, SOUL
from rules.games.weiss_schwarz.table import WeissGame
from tests.soak.costs import costs, may_be_paid, programs
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
    if request.kind in AT_LEAST:
        require(options >= AT_LEAST[request.kind](game, request), f"{request.rule}: {options} are too few.")
    if request.kind in IN_PARTS or request.kind in AT_LEAST:
        require(options <= allowed, f"{request.rule}: {options - allowed} are offered.")
    else:
        require(options == allowed, f"{request.rule}: {options} are offered instead of {allowed}.")
    require(request.player == game.turn_player or request.kind in OF_BOTH, f"{request.rule}: the wrong player chooses.")


def _hand(game: WeissGame, request: Request) -> set[int]:
    return set(game.sides[request.player].hand)


def _has_colour(game: WeissGame, player: int, card: int) -> bool:
    shown = game.sides[player].level + game.sides[player].clock
    return any(game.specs[card].colours & game.specs[other].colours for other in shown)


def _playable(game: WeissGame, player: int, card: int, level: int) -> bool:
    """Whether a card of the hand can be played with a level of so much."""
    spec, side = game.specs[card], game.sides[player]
    colour = spec.level == 0 or _has_colour(game, player, card)
    return colour and spec.level <= level and spec.cost <= len(side.stock) and _is_known(game, card)


def _is_known(game: WeissGame, card: int) -> bool:
    """An event is played only where its text is known."""
    kind = game.specs[card].kind
    return kind == CHARACTER or (kind == EVENT and any(one["kind"] == "event" for one in programs(game, card)))


def _main_at_least(game: WeissGame, request: Request) -> set[int]:
    """No text makes a card cost more; what activated abilities need beside their costs is not looked at."""
    side = game.sides[request.player]
    allowed = {PASS} | {card for card in side.hand if _playable(game, request.player, card, len(side.level))}
    for one in range(5):
        for other in range(one + 1, 5):
            if side.stage[one] != -1 or side.stage[other] != -1:
                allowed.add(words.EXCHANGE + 5 * one + other)
    return allowed


def _main(game: WeissGame, request: Request) -> set[int]:
    """A card in hand may be a level lower where its own text says so; abilities have to be payable."""
    player, side = request.player, game.sides[request.player]
    allowed = _main_at_least(game, request)
    for card in side.hand:
        if any(one.get("in") == "hand" and "gives" in one for one in programs(game, card)):
            allowed |= {card} if _playable(game, player, card, len(side.level) + 1) else set()
    for card in side.stage:
        for at, program in enumerate(programs(game, card) if card != -1 else []):
            if program.get("kind") == "act" and may_be_paid(game, player, card, program["cost"]):
                allowed.add(_activated(card, at))
    return allowed


def _activated(card: int, at: int) -> int:
    return words.ACTIVATE + words.MOST_ABILITIES * card + at


def _counters(game: WeissGame, request: Request) -> set[int]:
    """7.4.1.2.1: events with the icon, and backups, by level and cost."""
    player, side = request.player, game.sides[request.player]
    require(player != game.turn_player, "7.4.1.2: the player who attacks is asked for a counter.")
    require(game.attack_type == words.FRONTAL, "7.3.1.3: a counter step, and no frontal attack.")
    allowed = {PASS}
    for card in side.hand:
        for at, program in enumerate(programs(game, card)):
            if program.get("counter") and _playable(game, player, card, len(side.level)):
                allowed.add(card)
            can = "backup" in program and program["level"] <= len(side.level) and game.defender_is_there()
            if can and may_be_paid(game, player, card, program["cost"]):
                allowed.add(_activated(card, at))
    return allowed


def _positions(game: WeissGame, request: Request) -> set[int]:
    """All five for a card that is placed; where a character moves to, the empty ones of the centre at most."""
    if set(request.options) == {0, 1, 2, 3, 4}:
        return {0, 1, 2, 3, 4}
    stage, other = game.sides[request.player].stage, game.sides[1 - request.player].stage
    return {at for at in (0, 1, 2) if stage[at] == -1 and other[2 - at] != -1}


def _chosen(game: WeissGame, request: Request) -> set[int]:
    """Any card that is in a zone, but none that effects of the opponent cannot choose."""
    everywhere = {card for side in game.sides for card in side.cards()}
    return {card for card in everywhere if not _is_safe(game, request.player, card)} | {PASS}


def _is_safe(game: WeissGame, chooser: int, card: int) -> bool:
    """A character of the other player whose own text says so now."""
    if card not in game.sides[1 - chooser].stage:
        return False
    texts = [one for one in programs(game, card) if one.get("gives") == {"cannot": "be chosen"}]
    return any("if" not in one or game.turn_player == chooser for one in texts)


def _goes_on(game: WeissGame, request: Request) -> set[int]:
    require(any(side.deck for side in game.sides), "3.2.3.1: one more card, and no deck has any.")
    return {PASS, 1}


def _modes(_game: WeissGame, request: Request) -> set[int]:
    require(len(request.options) > 1, "8.2.1: one of several effects, and there is only one.")
    return set(range(len(request.options)))


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


def _pay(game: WeissGame, request: Request) -> set[int]:
    """8.4.2.2: some cost that is written on the card can be paid."""
    card = game.stack[-1].card
    payable = any(may_be_paid(game, request.player, card, cost) for cost in costs(game, card) if cost)
    require(payable, "8.4.2.2: a cost is asked for that cannot be paid.")
    return {PASS, 1}


def _automatic(game: WeissGame, request: Request) -> set[int]:
    masters = [ability.master for ability in game.standby]
    first = game.turn_player if game.turn_player in masters else 1 - game.turn_player
    require(request.player == first, "8.5.1.2: the turn player's abilities come first.")
    return {at for at, master in enumerate(masters) if master == first}


def _icon_cards(game: WeissGame, request: Request) -> set[int]:
    side = game.sides[request.player]
    characters = {card for card in side.waiting_room if game.specs[card].kind == CHARACTER}
    safe = {card for card in game.sides[1 - request.player].stage if _is_safe(game, request.player, card)}
    by_rule = {
        "4.12.2.3": {card for card in game.sides[1 - request.player].stage if card != -1} - safe,
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
    words.POSITION: _positions,
    words.PLAY_CLIMAX: _climaxes,
    words.ATTACKER: _attackers,
    words.ATTACK_TYPE: _attack_types,
    words.LEVEL_UP: _level_up,
    words.DISCARD: _discard,
    words.REVERSED: _reversed,
    words.PAY: _pay,
    words.AUTOMATIC: _automatic,
    words.INTERRUPT: lambda _game, _request: {1, 2},
    words.ICON: lambda _game, _request: set(range(10)),
    words.ICON_CARD: _icon_cards,
    words.ICON_MAY: _icon_may,
    words.ICON_ZONE: lambda _game, _request: {0, 1},
    words.CHOOSE: _chosen,
    words.MAY: lambda _game, _request: {PASS, 1},
    words.UP_TO: _goes_on,
    words.COUNTER: _counters,
    words.MODE: _modes,
}
# What has to be offered at least, where the whole list depends on programs.
AT_LEAST: dict[int, Options] = {words.MAIN: _main_at_least}
# Choices of several cards, and of icons: those chosen before are not offered again; and what programs let choose.
IN_PARTS = frozenset({words.MULLIGAN, words.DISCARD, words.ICON, words.CHOOSE})
# What the other player is asked for too.
OF_BOTH = frozenset(
    {
        *(words.MULLIGAN, words.LEVEL_UP, words.REVERSED, words.PAY, words.AUTOMATIC, words.INTERRUPT),
        *(words.POSITION, words.CHOOSE, words.MAY, words.UP_TO, words.COUNTER, words.MODE),
    }
)
