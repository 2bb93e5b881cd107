"""One random-legal game under close watch.

After every step: the cards of each player. At every decision: the zones, the options, a clone that went the same way.
At some decisions, for they cost more: the values of all cards, every option tried, what either player sees. At the end
the game is played again from its decisions. Options are held against what the rules give (legality.py) where that can
be said plainly: not where texts of real cards are played, which say more than the starter cards do.
"""

import random
from collections.abc import Callable

from rules.engine import IllegalOption, Record, replay
from rules.games.weiss_schwarz.digest import digest, state_of
from rules.games.weiss_schwarz.table import WeissGame
from tests.soak.decks import game_number, player_number
from tests.soak.faults import check_cards, check_values, check_zones, require
from tests.soak.leaks import check_views
from tests.soak.legality import check_options
from tests.soak.real_decks import real_game_number

Look = Callable[[WeissGame, WeissGame], None]

MOST_TURNS = 200
NEW_TWIN = 16  # decisions after which the twin is made anew
WORK_OUT = 10  # decisions from one look at all values to the next
LOOK = 10  # decisions from one look at the views of both players to the next
TRY_ALL = 24  # decisions from one trial of all options to the next
NEVER_OPTIONS = (-2, 100, 999, 1025)  # beside the numbers of cards, positions and exchanges
REAL = 1_000_000  # from here on games have decks of real cards, without abilities
TEXTS = 2_000_000  # and from here on with those that are read


def watch(index: int) -> int:
    """Play the game of this number; return its decisions, or raise Fault, or whatever the engine raised."""
    game, player, chance = numbered(index), player_number(index), random.Random(index)
    look = check_position if index < TEXTS else check_way
    decisions: list[int] = []
    step_by_step(game)
    twin = game.clone()
    while game.request is not None:
        look(game, twin)
        if len(decisions) % WORK_OUT == 0:
            check_values(game)
        if len(decisions) % LOOK == index % LOOK:
            check_views(game, chance)
        if len(decisions) % TRY_ALL == index % TRY_ALL:
            try_every_option(game, look)
        if len(decisions) % NEW_TWIN == 0:
            twin = game.clone()
        option = player.choose(game)
        decisions.append(option)
        twin.apply(option)
        twin.advance()
        game.apply(option)
        step_by_step(game)
    look(game, twin)
    replay(numbered(index), Record(tuple(decisions), digest(game)), _digest)
    return len(decisions)


def numbered(index: int) -> WeissGame:
    """Return the game of this number before its first shuffle."""
    if index < REAL:
        return game_number(index)
    return real_game_number(index - (REAL if index < TEXTS else TEXTS), with_texts=index >= TEXTS)


def step_by_step(game: WeissGame) -> None:
    """Go on to the next request, and count all cards after every step."""
    lying = check_cards(game)
    while game.advance_one():
        lying = check_cards(game, lying)


def check_position(game: WeissGame, twin: WeissGame) -> None:
    """Somebody chooses, or the game is over."""
    check_way(game, twin)
    if game.request is not None:
        check_options(game)


def check_way(game: WeissGame, twin: WeissGame) -> None:
    """All that can be said without a look at the options."""
    require(state_of(game) == state_of(twin), "A clone went another way under the same decisions.")
    require(game.turn <= MOST_TURNS, f"The game did not end in {MOST_TURNS} turns.")
    check_zones(game)


def try_every_option(game: WeissGame, look: Look) -> None:
    """Each option leads on, on a clone; every other number is refused, and nothing of it shows in the game."""
    assert game.request is not None
    before = digest(game)
    for option in game.request.options:
        branch = game.clone()
        branch.apply(option)
        step_by_step(branch)
        look(branch, branch)
    for number in (*range(-1, 100, 7), *range(1000, 1025, 3), *NEVER_OPTIONS):
        if number not in game.request.options:
            require(_is_refused(game, number), f"{game.request.rule}: {number} is accepted, and no option.")
    require(digest(game) == before, "Clones or refused options changed the game.")


def _is_refused(game: WeissGame, number: int) -> bool:
    try:
        game.apply(number)
    except IllegalOption:
        return True
    return False


def _digest(game: object) -> str:
    assert isinstance(game, WeissGame)
    return digest(game)
