"""Tells what happened in a game in words, each line with the rule that it happened by."""

from collections.abc import Callable
from typing import Final

from rules.engine.machine import Event
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.specs import ICONS
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import ZONE_NAMES

POSITION_NAMES: Final = ("left centre", "middle centre", "right centre", "left back", "right back")
ATTACK_TYPES: Final = ("directly", "frontally", "from the side")

Values = tuple[int, int]
Telling = Callable[[WeissGame, int, int], str]


def tell(event: Event, game: WeissGame) -> str:
    """Return the line of one event of the trace."""
    return tell_of_players(event, game, ("Player", "Opponent"))


def tell_of_players(event: Event, game: WeissGame, names: tuple[str, str]) -> str:
    """Return the line of one event of the trace, the players called by these names."""
    rule, kind, player, value, other = event
    width = max(map(len, names))
    return f"{rule:<11} {names[player]:<{width}} {_TELLINGS[kind](game, value, other)}"


def _card(game: WeissGame, card: int) -> str:
    spec = game.specs[card]
    return f"{spec.name} ({spec.code})" if spec.code else spec.name


def _place(position: int) -> str:
    return POSITION_NAMES[position]


def _zone(zone: int) -> str:
    return ZONE_NAMES[zone].replace("_", " ")


_TELLINGS: Final[dict[int, Telling]] = {
    words.TURN: lambda game, turn, _: f"begins turn {turn}",
    words.DRAWN: lambda game, card, _: f"draws {_card(game, card)}",
    words.EXCHANGED: lambda game, count, _: f"exchanges {count} cards of the opening hand",
    words.CLOCKED: lambda game, card, _: f"puts {_card(game, card)} into the clock",
    words.PLAYED: lambda game, card, position: f"plays {_card(game, card)} to the {_place(position)}",
    words.MOVED: lambda game, one, other: f"exchanges {_place(one)} and {_place(other)}",
    words.CLIMAX_PLAYED: lambda game, card, _: f"plays the climax {_card(game, card)}",
    words.ATTACKED: lambda game, card, kind: f"attacks {ATTACK_TYPES[kind]} with {_card(game, card)}",
    words.TRIGGERED: lambda game, card, _: f"reveals {_card(game, card)} as a trigger",
    words.ICON_DONE: lambda game, icon, _: f"performs the {ICONS[icon]} icon",
    words.STOCKED: lambda game, card, _: f"puts the top card, {_card(game, card)}, into stock",
    words.DEALT: lambda game, cards, climaxes: f"is dealt damage, {climaxes} climaxes among {cards} cards of the deck",
    words.DAMAGED: lambda game, amount, _: f"takes {amount} damage",
    words.CANCELLED: lambda game, amount, cards: f"cancels {amount} damage with the card revealed as number {cards}",
    words.REFRESHED: lambda game, cards, climaxes: f"refreshes: {cards} cards, {climaxes} of them climaxes",
    words.LEVELLED: lambda game, card, level: f"reaches level {level} with {_card(game, card)}",
    words.REVERSED_BY_BATTLE: lambda game, card, _: f"has {_card(game, card)} reversed",
    words.TO_WAITING_ROOM: lambda game, card, at: f"puts {_card(game, card)}, {_place(at)}, into the waiting room",
    words.USED: lambda game, card, keyword: f"uses {words.KEYWORDS[keyword]} with {_card(game, card)}",
    words.DISCARDED: lambda game, card, _: f"discards {_card(game, card)}",
    words.TURN_ENDED: lambda game, turn, _: f"ends turn {turn}",
    words.ABILITY_PLAYED: lambda game, card, at: f"plays ability {at + 1} of {_card(game, card)}",
    words.EVENT_PLAYED: lambda game, card, _: f"plays the event {_card(game, card)}",
    words.LOOKED_AT: lambda game, count, _: f"looks at the top {count} cards of the deck",
    words.REVEALED: lambda game, card, _: f"reveals {_card(game, card)}",
    words.SHUFFLED: lambda game, *_: "shuffles the deck",
    words.MOVED_TO: lambda game, card, zone: f"puts {_card(game, card)} into the {_zone(zone)}",
    words.TURNED: lambda game, card, turned: f"has {_card(game, card)} {('standing', 'rested', 'reversed')[turned]}",
    words.PLACED: lambda game, card, position: f"places {_card(game, card)} on the {_place(position)}",
    words.LOST: lambda game, *_: "loses the game",
}
