"""Shuffles and coins of a scenario: in which order a deck lies afterwards."""

from collections.abc import Mapping

from rules.games.weiss_schwarz.scripted.names import Names, read_list
from rules.games.weiss_schwarz.scripted.schema import PLAYERS
from rules.games.weiss_schwarz.specs import CardSpec
from rules.scenarios.chance import Arrange, Script
from rules.scenarios.errors import Failed
from rules.scenarios.reading import Entry, one_of, refuse, sequence
from rules.scenarios.scenario import Scenario
from rules.scenarios.source import Value

KEEP = "keep"


def read_script(scenario: Scenario, specs: Mapping[str, CardSpec]) -> tuple[Script, list[Names]]:
    """Return what chance does, and the list that is to get the names of the cards before anything is shuffled."""
    named: list[Names] = []
    written: tuple[list[tuple[int, Arrange]], ...] = ([], [])
    if scenario.shuffles is not None:
        entry = Entry(scenario.shuffles, "shuffles", PLAYERS)
        for player, name in enumerate(PLAYERS):
            value = entry.get(name)
            for one in [] if value is None else sequence(value, f"shuffles: {name}"):
                written[player].append((one.line, _arrange(one, f"shuffles: {name}", specs, named)))
    coins = [] if scenario.coins is None else sequence(scenario.coins, "coins")
    return Script(written, [(one.line, PLAYERS.index(one_of(one, "coins", PLAYERS))) for one in coins]), named


def _keep(cards: list[int]) -> None:
    """The deck lies as it did: a waiting room with its bottom card at the bottom."""
    del cards


def _arrange(value: Value, what: str, specs: Mapping[str, CardSpec], named: list[Names]) -> Arrange:
    """`keep`, or the cards that lie on top afterwards, top first; the others stay below them as they are."""
    if value.data == KEEP:
        return _keep
    if not isinstance(value.data, list):
        refuse(value, what, "`keep` or a list of cards, the top one first")
    wanted = read_list(value, what, specs)

    def arrange(cards: list[int]) -> None:
        left = list(reversed(cards))
        top = []
        for name in wanted:
            card = named[0].pick(name, left)
            if card is None:
                raise Failed(value.line, f"{what}: {name} is not in the deck; there are {named[0].said(left)}.")
            left.remove(card)
            top.append(card)
        cards[:] = [*reversed(left), *reversed(top)]

    return arrange
