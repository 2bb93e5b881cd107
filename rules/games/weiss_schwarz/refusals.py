"""Which rules forbid what is not among the options of a request; a game never needs to know, players do."""

from rules.engine import Request
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import ACTIVATED, CONTINUOUS, Ability
from rules.games.weiss_schwarz.abilities.context import asking
from rules.games.weiss_schwarz.abilities.prices import offered
from rules.games.weiss_schwarz.attack import able_from_behind, cannot_attack, is_faced
from rules.games.weiss_schwarz.requirements import colours_of, event_texts
from rules.games.weiss_schwarz.specs import CHARACTER, CLIMAX, EVENT
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import CENTRE, HAND, NO_CARD, STAGE

# An effect that forbids something goes before one that allows it.
FORBIDDEN_BY_EFFECT = "1.3.3"


def refusals(game: WeissGame, request: Request, option: int) -> tuple[str, ...]:
    """Return every rule known here that forbids an option which the request does not have; none if it has it."""
    if option in request.options:
        return ()
    barred = [] if game.loops is None else [bar.rule for bar in game.loops.left_out if bar.option == option]
    if barred:
        return tuple(barred)
    if request.kind == words.LOOP:
        return ("1.3.5",) if option < 0 else (request.rule,)
    if option == words.PASS:
        return ("8.6.3.1",) if request.kind == words.CHOOSE else (request.rule,)
    if request.kind == words.ATTACKER:
        return _attacking(game, option) or (request.rule,)
    if request.kind in (words.MAIN, words.COUNTER, words.PLAY_CLIMAX):
        return _playing(game, request, option) or (request.rule,)
    if request.kind == words.CHOOSE:
        return _choosing(game, option)
    if request.kind == words.ATTACK_TYPE:
        return attack_type_refusals(game, game.attacker, option) or (request.rule,)
    return (request.rule,)


def climax_refusals(game: WeissGame, player: int) -> tuple[str, ...]:
    """Return why no climax can be played where the game asks for something else (6.6.1.2)."""
    has_played = game.moment >= words.CLIMAX_PHASE and game.turn_player == player and game.sides[player].climax
    return ("6.6.1.2.2",) if has_played else ("6.6.1.2.1",)


def _playing(game: WeissGame, request: Request, option: int) -> tuple[str, ...]:
    if option >= words.ACTIVATE:
        card, at = divmod(option - words.ACTIVATE, words.MOST_ABILITIES)
        return _using(game, request, card, game.abilities(card)[at])
    if option >= words.EXCHANGE:
        one, other = divmod(option - words.EXCHANGE, 5)
        stage = game.sides[request.player].stage
        moved = [stage[at] for at in (one, other) if stage[at] != NO_CARD]
        is_fixed = any(game.limited(card, words.CANNOT_MOVE) for card in moved)
        return (FORBIDDEN_BY_EFFECT,) if is_fixed else ("6.5.1.2.4",)
    if option not in game.sides[request.player].hand:
        return ("8.6.2.1",)
    kind = game.specs[option].kind
    if (kind == CLIMAX) != (request.kind == words.PLAY_CLIMAX):
        return climax_refusals(game, request.player) if kind == CLIMAX else ("6.6.1.2.1",)
    return tuple(_requirements(game, request, option, kind))


def _requirements(game: WeissGame, request: Request, card: int, kind: int) -> list[str]:
    """8.6.2.1.1, 8.6.2.1.2, 8.6.2.3.2, 7.4.1.2.1: colour, level, cost and the counter icon."""
    found = []
    side = game.sides[request.player]
    level = game.level(card)
    if game.limited(card, words.CANNOT_BE_PLAYED):
        found.append(FORBIDDEN_BY_EFFECT)
    needs_colour = (kind == CLIMAX or level > 0) and not game.limited(card, words.NEEDS_NO_COLOUR)
    if needs_colour and not game.colours(card) & colours_of(game, request.player):
        found.append("8.6.2.1.1")
    if kind != CLIMAX and level > len(side.level):
        found.append("8.6.2.1.2")
    if kind != CLIMAX and game.cost(card) > len(side.stock) and offered(game, request.player, card) is None:
        found.append("8.6.2.3.2")
    texts = event_texts(game, card) if kind == EVENT else []
    is_for_counters = not texts or any(text.counter for text in texts)
    if request.kind == words.COUNTER and (kind == CHARACTER or not is_for_counters):
        found.append("7.4.1.2.1")
    for text in texts:
        found += _text(game, request.player, card, text)
    return found


def _using(game: WeissGame, request: Request, card: int, ability: Ability) -> tuple[str, ...]:
    """8.6.2, 2.12.2.1: an activated ability of a card in a zone where it is valid, paid in full."""
    found = []
    if ability.category == CONTINUOUS:
        return ("8.6.1",)
    if ability.category != ACTIVATED or game.holder[card] != request.player:
        return ("6.5.1.2.3",)
    if not ability.zones >> game.where[card] & 1:
        found.append("2.12.2.1")
    if request.kind == words.COUNTER and not ability.counter:
        found.append("7.4.1.2.1")
    is_backup = bool(ability.keywords >> words.KEYWORDS.index("backup") & 1)
    if (is_backup and game.limited(card, words.CANNOT_BACK_UP)) or game.limited(card, words.CANNOT_ACTIVATE):
        found.append(FORBIDDEN_BY_EFFECT)
    return (*found, *_text(game, request.player, card, ability))


def _text(game: WeissGame, player: int, card: int, ability: Ability) -> list[str]:
    by = asking(ability, player, card, game.incarnation[card])
    found = []
    if ability.condition is not None and not ability.condition.holds(game, by):
        found.append("8.3.2")
    if ability.payable is not None and not ability.payable.holds(game, by):
        found += ["8.4.2.2", "8.6.2.3.2"]
    return found


def _attacking(game: WeissGame, card: int) -> tuple[str, ...]:
    """7.2.1.3.1: who cannot attack."""
    found = []
    if game.turn == 1 and game.attacks:
        found.append("7.2.1.3.1.2")
    stage = game.sides[game.turn_player].stage
    in_centre = card in [stage[position] for position in CENTRE]
    is_able = in_centre or card in able_from_behind(game)
    if not is_able or game.orientation[card] != words.STAND:
        found.append("7.2.1.3.1.1")
    if (game.where[card] != HAND and cannot_attack(game, card)) or (
        is_able and game.limited(card, words.CANNOT_ATTACK_DIRECTLY) and not is_faced(game, card)
    ):
        found.append(FORBIDDEN_BY_EFFECT)
    return tuple(found)


def attack_type_refusals(game: WeissGame, card: int, kind: int) -> tuple[str, ...]:
    """7.2.1.4.1, 7.2.1.4.2: direct where nobody faces the character, and only there; else what an effect forbids."""
    if is_faced(game, card) == (kind == words.DIRECT):
        return ("7.2.1.4.1", "7.2.1.4.2")
    limits = {words.FRONTAL: words.CANNOT_ATTACK_FRONTALLY, words.SIDE: words.CANNOT_ATTACK_FROM_THE_SIDE}
    is_limited = kind in limits and game.limited(card, limits[kind])
    return (FORBIDDEN_BY_EFFECT,) if is_limited else ()


def _choosing(game: WeissGame, card: int) -> tuple[str, ...]:
    """8.6.3, 8.4.2.2: what the text does not let choose, an effect forbids to choose, or the rest of a cost needs."""
    if 0 <= card < len(game.where) and game.where[card] == STAGE and game.limited(card, words.CANNOT_BE_CHOSEN):
        return (FORBIDDEN_BY_EFFECT, "8.6.3")
    return ("8.6.3", "8.4.2.2") if game.paying else ("8.6.3",)
