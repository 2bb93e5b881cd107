"""Tells what happened in a game in words, each line with the rule that it happened by."""

from collections.abc import Callable
from typing import Final

from rules.engine.machine import Event
from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.specs import ICONS
from rules.games.weiss_schwarz.table import WeissGame
from rules.games.weiss_schwarz.zones import MARKERS, RESOLUTION, ZONE_NAMES

POSITION_NAMES: Final = ("left centre", "middle centre", "right centre", "left back", "right back")
ATTACK_TYPES: Final = ("directly", "frontally", "from the side")

NameOf = Callable[[int], str]  # of a card
Telling = Callable[[NameOf, int, int], str]


def tell(event: Event, game: WeissGame) -> str:
    """Return the line of one event of the trace."""
    return tell_of_players(event, game, ("Player", "Opponent"))


def tell_of_players(event: Event, game: WeissGame, names: tuple[str, str]) -> str:
    """Return the line of one event of the trace, the players called by these names."""

    def name_of(card: int) -> str:
        spec = game.specs[card]
        return f"{spec.name} ({spec.code})" if spec.code else spec.name

    width = max(map(len, names))
    return f"{event[0]:<11} {names[event[2]]:<{width}} {what_happened(event, name_of)}"


def what_happened(event: Event, name_of: NameOf) -> str:
    """Return an event in words, without its rule and its player."""
    _, kind, _, value, other = event
    return TELLINGS[kind](name_of, value, other)


def _place(position: int) -> str:
    return POSITION_NAMES[position]


def _zone(zone: int) -> str:
    return _ZONES.get(zone, ZONE_NAMES[zone].replace("_", " "))


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _climaxes(count: int) -> str:
    return "1 climax" if count == 1 else f"{count} climaxes"


def _end(count: int, end: int) -> str:
    where, deck = words.DECK_ENDS[end] if end >= 0 else ("top", "deck")
    return f"{where} {_cards(count) if count > 1 else 'card'} of the {deck}"


_ZONES: Final[dict[int, str]] = {RESOLUTION: "resolution zone", MARKERS: "marker area"}


TELLINGS: Final[dict[int, Telling]] = {
    words.TURN: lambda _name, turn, _: f"begins turn {turn}",
    words.DRAWN: lambda name, card, _: f"draws {name(card)}",
    words.EXCHANGED: lambda _name, count, _: f"exchanges {_cards(count)} of the opening hand",
    words.CLOCKED: lambda name, card, _: f"puts {name(card)} into the clock",
    words.PLAYED: lambda name, card, position: f"plays {name(card)} to the {_place(position)}",
    words.MOVED: lambda name, one, other: f"exchanges {_place(one)} and {_place(other)}",
    words.CLIMAX_PLAYED: lambda name, card, _: f"plays the climax {name(card)}",
    words.ATTACKED: lambda name, card, kind: f"attacks {ATTACK_TYPES[kind]} with {name(card)}",
    words.TRIGGERED: lambda name, card, _: f"reveals {name(card)} as a trigger",
    words.ICON_DONE: lambda _name, icon, _: f"performs the {ICONS[icon]} icon",
    words.STOCKED: lambda name, card, _: f"puts the top card, {name(card)}, into stock",
    words.DEALT: lambda _name, cards, climaxes: f"is dealt damage, {_climaxes(climaxes)} in a deck of {_cards(cards)}",
    words.DAMAGED: lambda _name, amount, _: f"takes {amount} damage",
    words.CANCELLED: lambda name, amount, cards: f"cancels {amount} damage with the card revealed as number {cards}",
    words.REFRESHED: lambda name, cards, climaxes: f"refreshes: {_cards(cards)}, {climaxes} of them climaxes",
    words.LEVELLED: lambda name, card, level: f"reaches level {level} with {name(card)}",
    words.PAID: lambda _name, count, _: f"pays {_cards(count)} of the stock",
    words.TO_WAITING_ROOM: lambda name, card, at: f"puts {name(card)}, {_place(at)}, into the waiting room",
    words.USED: lambda name, card, keyword: f"uses {words.KEYWORDS[keyword]} with {name(card)}",
    words.DISCARDED: lambda name, card, _: f"discards {name(card)}",
    words.TURN_ENDED: lambda _name, turn, _: f"ends turn {turn}",
    words.ABILITY_PLAYED: lambda name, card, at: f"plays ability {at + 1} of {name(card)}",
    words.EVENT_PLAYED: lambda name, card, _: f"plays the event {name(card)}",
    words.LOOKED_AT: lambda _name, count, end: f"looks at the {_end(count, end)}",
    words.REVEALED: lambda name, card, _: f"reveals {name(card)}",
    words.REPEATED: lambda _name, times, _: f"repeats the loop {times} times",
    words.REPLACED: lambda name, card, _: f"has something else happen instead, by {name(card)}",
    words.SHUFFLED_FACE_DOWN: lambda _name, count, _: f"shuffles {count} face-down cards of the memory",
    words.SHUFFLED: lambda _name, zone, _: f"shuffles the {_zone(zone) if zone >= 0 else 'deck'}",
    words.SEEN: lambda _name, count, zone: f"looks at {_cards(count)} of a {_zone(zone)}",
    words.MOVED_TO: lambda name, card, zone: f"puts {name(card)} into the {_zone(zone)}",
    words.TURNED: lambda name, card, turned: (
        f"has {name(card)} {('standing', 'rested', 'reversed', 'face down', 'face up')[turned]}"
    ),
    words.PLACED: lambda name, card, position: f"places {name(card)} on the {_place(position)}",
    words.SOUL_CHANGED: lambda name, card, more: f"has {name(card)} with {more:+d} soul until end of turn",
    words.LOST: lambda name, *_: "loses the game",
}
