"""What the player of a goldfish answers to texts: as the greedy bot does, by a view of the game."""

from collections.abc import Callable
from typing import Final

from rules.engine import Frame, Request
from rules.engine.machine import ProgramFrame
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities.ability import ACTIVATED, THIS, Ability
from rules.games.weiss_schwarz.abilities.placing import SAME_POSITION, Place
from rules.games.weiss_schwarz.abilities.sets import InSlot
from rules.games.weiss_schwarz.abilities.turning import TurnCards
from rules.games.weiss_schwarz.bot import battle, choices, deploying
from rules.games.weiss_schwarz.seeing import view_of
from rules.games.weiss_schwarz.specs import EVENT
from rules.games.weiss_schwarz.stage import place_of
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.view import Asked, View
from rules.games.weiss_schwarz.zones import CENTRE, NO_CARD


def best_text(game: WeissGame, request: Request, options: list[int]) -> int:
    """Return the event or activated ability among `options` that is worth most, or PASS where none is worth its price.

    An attack is worth more than what a character does resting.
    """
    found = [option for option in options if _is_text(game, option) and not _costs_an_attack(game, option)]
    if not found:
        return words.PASS
    view, asked = _seen(game, request)
    return deploying.main(view, asked._replace(options=(words.PASS, *found)))


def _is_text(game: WeissGame, option: int) -> bool:
    return option >= words.ACTIVATE or (0 <= option < words.EXCHANGE and game.specs[option].kind == EVENT)


def _costs_an_attack(game: WeissGame, option: int) -> bool:
    if option < words.ACTIVATE:
        return False
    card, at = divmod(option - words.ACTIVATE, words.MOST_ABILITIES)
    return rests(game.abilities(card)[at]) and game.position_of(card) in CENTRE


def rests(ability: Ability) -> bool:
    """Return whether the ability's card rests for it."""
    steps = () if ability.effect is None else ability.effect.steps
    return any(isinstance(step, TurnCards) and step.orientation == words.REST and _is_own(step.cards) for step in steps)


def _is_own(cards: object) -> bool:
    return isinstance(cards, InSlot) and cards.slot == THIS


def helps_from_behind(game: WeissGame, card: int) -> bool:
    """Return whether a character is for the back stage: it assists, or rests for its abilities."""
    return any(
        ability.keywords & deploying.ASSIST or (ability.category == ACTIVATED and rests(ability))
        for ability in game.specs[card].abilities
    )


def has_no_place(game: WeissGame, frame: Frame) -> bool:
    """Return whether the program would put its card back to where another character stands by now."""
    place = place_of(game, frame) if isinstance(frame, ProgramFrame) else NO_CARD
    if place == NO_CARD:
        return False
    comes_back = any(
        isinstance(step, Place) and step.where == SAME_POSITION and _is_own(step.cards)
        for step in frame.procedure.steps
    )
    return comes_back and game.sides[frame.player].stage[place] not in (NO_CARD, frame.card)


def _seen(game: WeissGame, request: Request) -> tuple[View, Asked]:
    view = view_of(game, request.player)
    assert view.request is not None  # noqa: S101
    return view, view.request


def _as_greedy(answer: Callable[[View, Asked], int]) -> Callable[[WeissGame, Request], int]:
    return lambda game, request: answer(*_seen(game, request))


choose: Final = _as_greedy(choices.choose)
may: Final = _as_greedy(choices.may)
one_more: Final = _as_greedy(choices.one_more)
mode: Final = _as_greedy(choices.mode)
counter: Final = _as_greedy(battle.counter)
back_stage: Final = _as_greedy(battle.back_stage)
