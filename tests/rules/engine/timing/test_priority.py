"""Trails' priority, with ferries."""

from rules.engine.timing.responding import PASS
from tests.rules.engine.timing.ferries import (
    BOTH_DRAW,
    COUNTER,
    DECK,
    DOCK,
    DRAW,
    GAIN_LUCK,
    HAND,
    RAISE,
    SINK,
    SINK_ALL,
    STANDBY,
    WAKE,
    WATER,
    WORDS,
    Card,
    Ferries,
    Triggered,
)
from tests.rules.engine.timing.telling import Table

CALL = Card("call", DRAW)
SHOUT = Card("shout", DRAW)
HOLE = Card("hole", SINK, target=True)
STORM = Card("storm", SINK_ALL)
NO = Card("no", COUNTER, target=True)
CHARM = Card("charm", GAIN_LUCK)
FERRY = Card("ferry", is_boat=True)
TUG = Card("tug", is_boat=True)
PLANK = Card("plank")
PLAIN = [Card(f"plain {at}") for at in range(6)]


def table(
    a: list[Card],
    b: list[Card],
    *,
    water: tuple[list[Card], list[Card]] = ([], []),
    dock: tuple[list[Card], list[Card]] = ([], []),
    deck: tuple[list[Card], list[Card]] = (PLAIN[:3], PLAIN[3:]),
    luck: tuple[int, int] = (3, 3),
) -> Table:
    """Hands and what else lies where; A has the initiative and is in the own step."""
    hands = (a, b)
    game = Ferries(
        tuple({HAND: hands[at], WATER: water[at], DOCK: dock[at], DECK: deck[at]} for at in (0, 1))  # type: ignore[arg-type]
    )
    game.luck = list(luck)
    return Table(game, game.printed, WORDS)


def test_the_primary_player_has_priority_after_each_resolution_902_5c() -> None:
    game = table([SHOUT, CALL], [HOLE, CALL._replace(name="answer")], water=([FERRY], []))
    game.say("A: call", "A", "B: answer", "B")
    assert game.asked()[0] == "A"  # two passes are needed, and B's answer began them anew
    game.say("A")
    assert game.told()[-2:] == ["B draws plain 5", "B resolves answer"]
    assert game.asked() == ("A", ["pass", "shout"])
    assert [game.printed[one.card].name for one in game.game.waiting] == ["call"]


def test_who_acts_keeps_priority_902_5a() -> None:
    game = table([CALL, SHOUT], [NO])
    assert game.say("A: call").asked() == ("A", ["pass", "shout"])
    assert game.say("A: shout").asked() == ("B", ["pass", "no"])


def test_a_boat_is_played_only_in_ones_own_step_while_nothing_waits_902_4h() -> None:
    game = table([FERRY, CALL], [TUG])
    assert game.asked() == ("A", ["pass", "ferry", "call"])
    game.say("A: call")
    assert game.told() == ["A plays call", "A draws plain 2", "A resolves call"]
    game.say("A: ferry")
    assert game.names(0, WATER) == ["ferry"]
    assert game.asked() == ("B", ["pass", "tug"])  # the step of B
    assert game.game.leading_player() == 1


def test_the_primary_players_abilities_come_first_and_resolve_last_1002_1() -> None:
    ours, theirs = FERRY._replace(watching=DRAW), TUG._replace(watching=DRAW)
    game = table([HOLE, CALL], [], water=([ours, PLANK._replace(is_boat=True)], [theirs]))
    game.say("A: hole", "A: plank", "A")
    assert [game.printed[one.card].name for one in game.game.waiting] == ["ferry", "tug"]
    game.say("A")
    assert game.told()[-2:] == ["B draws plain 5", "B resolves tug"]
    assert game.asked()[0] == "A"


def test_an_ability_triggers_once_for_each_boat_and_its_player_orders_them_1211_3() -> None:
    ours = FERRY._replace(watching=DRAW)
    game = table([STORM, CALL], [], water=([ours], [TUG, TUG]))
    game.say("A: storm", "A")
    assert game.request.rule == "1002.1b"
    assert game.request.options == [0, 1]
    game.say("A: 0")
    assert [game.printed[one.card].name for one in game.game.waiting] == ["ferry", "ferry"]


def test_an_ability_is_played_although_its_boat_was_sunk_1211_10() -> None:
    """Both are sunk by the storm; the one that watched saw the other go down."""
    game = table([STORM, CALL], [], water=([FERRY._replace(watching=DRAW)], [TUG]))
    game.say("A: storm", "A", "A")
    assert game.told()[-2:] == ["A draws plain 2", "A resolves ferry"]


def test_cards_of_the_dock_are_turned_in_the_middle_of_playing_1217_3() -> None:
    dear = CALL._replace(name="dear", cost=2)
    game = table([dear, CALL], [], dock=([PLANK, PLANK, PLANK], []))
    game.say("A: dear")
    assert (game.request.rule, len(game.request.options)) == ("1204.2h", 3)
    game.game.apply(game.request.options[0])
    game.game.advance()
    game.game.apply(game.request.options[0])
    game.game.advance()
    assert len(game.game.rested) == 2
    assert game.told() == ["A plays dear"]


def test_what_cannot_be_paid_is_taken_back_with_the_cards_that_were_turned_1204_2h() -> None:
    """The dear order lies in the dock, and one of the cards that are to pay for it is turned meanwhile."""
    dear = CALL._replace(name="dear", cost=2)
    game = table([dear, CALL], [], dock=([PLANK, PLANK], []))
    game.say("A: dear")
    game.game.apply(game.request.options[0])
    game.game.rest(game.game.cards(0, DOCK)[1])
    game.game.advance()
    assert game.names(0, HAND) == ["dear", "call"]
    assert (game.game.rested, game.told()) == ([], [])
    assert game.asked() == ("A", ["pass", "call"])


def test_a_card_of_the_dock_stays_there_face_up_and_a_proxy_waits_1204_2i() -> None:
    game = table([], [NO], dock=([CALL], []))
    game.say("A: call")
    assert (game.names(0, DOCK), game.names(0, STANDBY)) == (["call"], [])
    assert game.game.seen(0, DOCK, 1) == game.game.cards(0, DOCK)
    game.say("B")
    assert game.told() == ["A plays call", "A draws plain 2", "A resolves call"]
    assert game.names(0, DOCK) == ["call"]


def test_what_is_countered_never_resolves_1324() -> None:
    game = table([CALL, SHOUT], [NO])
    game.say("A: call", "A", "B: no", "B: call", "A")
    assert game.told() == ["A plays call", "B plays no", "B counters call", "B resolves no"]
    assert game.names(0, WAKE) == ["call"]


def test_a_target_that_is_sunk_meanwhile_is_none_1205_1a() -> None:
    game = table([HOLE, HOLE._replace(name="crack")], [], water=([], [FERRY, TUG]))
    game.say("A: hole", "A: ferry", "A: crack", "A: ferry")
    assert game.told().count("A sinks ferry") == 1
    assert game.told()[-1] == "A resolves hole"


def test_drawing_from_an_empty_deck_loses_at_the_next_rule_check_1102_1() -> None:
    game = table([CALL], [NO], deck=([], PLAIN)).say("A: call", "B")
    result = game.game.result
    assert result is not None
    assert (result.rule, result.losers) == ("1102.1", (0,))


def test_where_both_lose_the_player_wins_who_is_not_primary_103_3() -> None:
    game = table([Card("all", BOTH_DRAW)], [NO], deck=([], [])).say("A: all", "B")
    assert game.game.result is not None
    assert game.game.result.winner == 1


def test_luck_is_looked_at_once_a_turn_705_5() -> None:
    """Both boats of B are sunk, which is four luck of three; the charm brings two back before it is looked at."""
    game = table([STORM], [CHARM], water=([], [FERRY, TUG]))
    game.say("A: storm", "B")
    ferries = game.game
    assert isinstance(ferries, Ferries)
    assert ferries.luck == [3, -1]
    assert ferries.result is None
    game.say("B: charm")
    assert ferries.luck == [3, 1]
    assert ferries.result is None


def test_with_both_out_of_luck_the_one_with_less_loses_705_5() -> None:
    for luck, loser in (((0, 1), 0), ((-1, -1), 0), ((0, -2), 1)):
        game = table([CALL], [], luck=luck).say("A", "A")  # in the own step and in that of B
        assert game.game.result is not None
        assert game.game.result.losers == (loser,)


def test_each_raises_one_boat_and_all_others_go_together_705_6() -> None:
    """B chooses after A did, and nothing has been raised yet."""
    game = table([STORM], [CALL], water=([FERRY, TUG], [FERRY, TUG]), luck=(9, 9))
    game.say("A: storm", "B", "B", "B")
    assert (game.request.kind, game.asked()) == (RAISE, ("A", ["pass", "ferry", "tug"]))
    game.say("A: tug")
    assert game.asked() == ("B", ["pass", "ferry", "tug"])
    assert "A raises tug" not in game.told()
    game.say("B: ferry")
    assert game.told()[-2:] == ["A raises tug", "B raises ferry"]
    assert (game.names(0, WATER), game.names(1, WATER)) == (["tug"], ["ferry"])
    assert game.names(0, WAKE) == ["storm", "ferry"]


def test_who_has_no_boat_to_raise_is_not_asked_705_6() -> None:
    game = table([STORM], [CALL], water=([], [FERRY]), luck=(9, 9))
    game.say("A: storm", "B", "B", "B")
    assert (game.request.kind, game.asked()[0]) == (RAISE, "B")


def test_in_the_next_turn_the_other_player_chooses_first_1502_1() -> None:
    """There the second storm sinks what was raised after the first."""
    game = table([STORM, STORM], [CALL], water=([FERRY, TUG], [FERRY, TUG]), luck=(9, 9))
    for first, names in (("A", ["pass", "ferry", "tug"]), ("B", ["pass", "ferry"])):
        while game.asked() != ("A", ["pass", *["storm"] * (2 if first == "A" else 1)]):
            game.say("AB"[game.request.player])
        game.say("A: storm")
        while game.request.kind != RAISE:
            game.say("AB"[game.request.player])
        assert game.asked() == (first, names)
        game.say(f"{first}: ferry", f"{'BA'['AB'.index(first)]}: ferry")
    assert (game.names(0, WATER), game.names(1, WATER)) == (["ferry"], ["ferry"])
    assert game.told()[-2:] == ["B raises ferry", "A raises ferry"]


def test_the_rule_check_comes_before_anybody_may_act_again_902_6() -> None:
    """The boat does something as soon as anything waits."""

    class Watched(Ferries):
        def look_at_states(self) -> None:
            if self.added == 1 and not self.standby:
                self.standby.append(Triggered(0, 0, self.incarnation[0], DRAW))

    sides = ({WATER: [FERRY], HAND: [CALL, SHOUT], DECK: PLAIN}, {HAND: [CALL]})
    game = Table(watched := Watched(sides), watched.printed, WORDS)
    game.say("A: call")
    assert [game.printed[one.card].name for one in game.game.waiting] == ["call", "ferry"]
    assert game.asked() == ("A", ["pass", "shout"])


def test_the_initiative_changes_705_9() -> None:
    game = table([FERRY], [TUG])
    game.say("A", "B")
    assert game.asked() == ("B", ["pass", "tug"])


def test_a_player_may_concede_while_the_other_is_asked() -> None:
    game = table([CALL], [NO]).say("A: call")
    game.game.concede(0, "103.4")
    assert game.game.result is not None
    assert game.game.result.losers == (0,)
    assert game.game.advance() is None


def test_a_clone_in_the_middle_of_choosing_together_goes_on_alike() -> None:
    game = table([STORM], [CALL], water=([FERRY], [TUG]), luck=(9, 9)).say("A: storm", "B", "B", "B", "A: ferry")
    clone = game.game.clone()
    game.say("B: tug")
    clone.apply(clone.request.options[1] if clone.request else PASS)
    clone.advance()
    assert clone.piles == game.game.piles
    assert clone.face_down == game.game.face_down
