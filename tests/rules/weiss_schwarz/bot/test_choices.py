"""What the greedy bot answers to texts."""

from typing import Any

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.playing import MAIN_PHASE
from tests.rules.weiss_schwarz.bot.ask import named, play_on, taken
from tests.rules.weiss_schwarz.play.board import Table, Zones, character, climax, event

STRONG, WEAK = character("Strong", 2, power=8000), character("Weak", 0, power=500)


def asked(*actions: dict[str, Any], p: Zones | None = None, q: Zones | None = None) -> Table:
    """Play an event with these actions, and return the table when something is asked."""
    zones = p or Zones()
    zones.hand = [event("Spell", text={"do": list(actions)}), *(zones.hand if isinstance(zones.hand, list) else [])]
    return Table(zones, q).run(MAIN_PHASE).choose("Spell")


def test_the_best_comes_into_hand() -> None:
    waiting = Zones(waiting_room=[WEAK, climax("Dawn"), character("Peak", 3)], level=1)
    card = {"choose": {"zone": "waiting_room", "type": "character"}}
    assert named(asked({"put": card, "in": "hand"}, p=waiting)) == "Weak"  # the other cannot be played for long


@pytest.mark.parametrize("up_to", [False, True])
def test_of_cards_that_are_looked_at_one_is_taken_though_none_need_be(up_to: bool) -> None:
    look: dict[str, Any] = {"look": 2, "as": "seen"}
    chosen: dict[str, Any] = {"choose": {"among": "seen"}, "up_to": True, "as": "found"}
    actions = (look | {"up_to": up_to}, chosen, {"put": "found", "in": "hand"}, {"put": "seen", "in": "waiting_room"})
    table = asked(*actions, p=Zones(deck=[WEAK, character("Peak", 3), WEAK]))
    while up_to and table.request.kind == words.UP_TO:
        play_on(table)
    assert named(table) == "Weak"


def test_the_least_useful_card_is_thrown_away() -> None:
    table = asked(
        {"put": {"choose": {"zone": "hand"}}, "in": "waiting_room"}, p=Zones(hand=[WEAK, character("Peak", 3)])
    )
    assert named(table) == "Peak"


def test_the_strongest_of_the_opponent_is_sent_away_and_the_weakest_of_ones_own() -> None:
    stage = {1: STRONG, 2: WEAK}
    theirs: dict[str, Any] = {"choose": {"zone": "stage", "whose": "opponent's"}}
    own: dict[str, Any] = {"choose": {"zone": "stage"}}
    assert named(asked({"put": theirs, "in": "waiting_room"}, q=Zones(stage=stage))) == "Strong"
    assert named(asked({"put": own, "in": "waiting_room"}, p=Zones(stage=stage))) == "Weak"


def test_nothing_is_given_up_where_that_is_allowed() -> None:
    own: dict[str, Any] = {"choose": {"zone": "stage"}, "up_to": True}
    assert named(asked({"put": own, "in": "waiting_room"}, p=Zones(stage={1: STRONG}))) == "pass"


@pytest.mark.parametrize(("drawn", "is_done"), [(2, True), (0, False)])
def test_what_is_worth_its_price_is_done(drawn: int, is_done: bool) -> None:
    lost = {"put": {"choose": {"zone": "hand"}}, "in": "waiting_room"}
    table = asked({"may": [lost], "then": [{"draw": drawn}] if drawn else []}, p=Zones(hand=[WEAK, STRONG]))
    assert table.request.kind == words.MAY
    assert (taken(table) == 1) is is_done


def test_cards_are_put_into_stock_one_after_the_other_and_not_into_the_clock() -> None:
    assert taken(asked({"top": 2, "in": "stock", "up_to": True})) == 1
    assert taken(asked({"top": 2, "in": "clock", "up_to": True})) == words.PASS


def test_the_better_of_two_effects_is_taken() -> None:
    table = asked({"one_of": [[{"draw": 1}], [{"draw": 2}]]})
    assert table.request.kind == words.MODE
    assert taken(table) == 1
