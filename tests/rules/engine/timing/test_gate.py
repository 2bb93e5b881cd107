"""Gate Ruler's gate, with lanterns."""

from rules.engine.cards import UNSEEN
from rules.engine.timing.responding import PASS
from tests.rules.engine.timing.lanterns import (
    BACK,
    BLAST,
    BURN_1,
    BURN_3,
    CHOOSE_TWO_MOTHS,
    CHOOSE_UP_TO_TWO,
    DAMAGE,
    DECK,
    DOUSE,
    DRAW,
    EMBERS,
    FRONT,
    HAND,
    HEAL,
    SCORCH,
    SCORCH_AND_DRAW,
    WORDS,
    Card,
    Lanterns,
    Triggered,
)
from tests.rules.engine.timing.telling import Table

GLOW = Card("glow", DRAW)
GLEAM = Card("gleam", DRAW)
FLAME = Card("flame", SCORCH, target=True)
FLASH = Card("flash", SCORCH_AND_DRAW, target=True)
WATER = Card("water", DOUSE, target=True)
BLAZE = Card("blaze", BURN_1)
PYRE = Card("pyre", BURN_3)
BALM = Card("balm", HEAL)
FORK = Card("fork", SCORCH, target=True, targets=CHOOSE_TWO_MOTHS)
FAN = Card("fan", SCORCH, target=True, targets=CHOOSE_UP_TO_TWO)
MOTH = Card("moth", hit_points=2)
BEE = MOTH._replace(name="bee")
PLAIN = [Card(f"plain {at}", HEAL) for at in range(4)]


def table(
    a: list[Card],
    b: list[Card],
    deck_a: list[Card] | None = None,
    deck_b: list[Card] | None = None,
    front: tuple[int, ...] = (),
) -> Table:
    """Two hands and decks, cards by number; those of `front` are in play from the beginning."""
    game = Lanterns((a, b), (deck_a if deck_a is not None else PLAIN[:2], deck_b if deck_b is not None else PLAIN[2:]))
    for card in front:
        game.move(card, FRONT)
    return Table(game, game.printed, WORDS)


def with_moth(a: list[Card], b: list[Card], moth: Card = MOTH, deck_b: list[Card] | None = None) -> Table:
    """A moth of A is in play."""
    return table([moth, *a], b, deck_b=deck_b, front=(0,))


def test_acting_keeps_priority_and_two_passes_end_the_adding_9_3f() -> None:
    game = table([GLOW, GLEAM], [BLAZE])
    assert game.asked() == ("A", ["pass", "glow", "gleam"])
    assert game.say("A: glow").asked() == ("A", ["pass", "gleam"])
    assert game.say("A").asked() == ("B", ["pass", "blaze"])
    assert game.told() == ["A plays glow"]
    game.say("B")
    assert game.told()[:3] == ["A plays glow", "A draws plain 1", "A resolves glow"]


def test_an_answer_of_the_other_player_starts_the_passing_anew_9_3g_1() -> None:
    game = table([GLOW, GLEAM], [BLAZE, BALM])
    game.say("A: glow", "A", "B: blaze", "B")
    assert game.asked() == ("A", ["pass", "gleam"])
    assert game.told() == ["A plays glow", "B plays blaze"]


def test_the_newest_resolves_first_and_nobody_has_priority_in_between_9_4f() -> None:
    game = table([GLOW, GLEAM, PYRE], [BALM])
    game.say("A: glow", "A: gleam", "A", "B")
    assert game.told()[2:] == ["A draws plain 1", "A resolves gleam", "A draws plain 0", "A resolves glow"]
    assert game.asked()[0] == "A"


def test_what_comes_new_into_the_gate_gives_priority_again_9_4f() -> None:
    """The moth's going triggers as the flame resolves, so that B may answer before the glow below it resolves."""
    going = MOTH._replace(going=BURN_1)
    game = with_moth([GLOW, FLAME], [BALM], going)
    game.say("A: glow", "A: flame", "A: moth", "B")
    assert game.told()[-3:] == ["A is hurt moth", "A resolves flame", "A loses moth"]
    assert game.asked() == ("B", ["pass", "balm"])
    assert len(game.game.waiting) == 2


def test_the_active_players_ability_comes_first_and_resolves_last_14_10c() -> None:
    a, b = MOTH._replace(going=BURN_1), MOTH._replace(name="bee", going=DRAW)
    game = table([a, Card("blast", BLAST), GLOW], [b, GLOW], front=(0, 5))
    game.say("A: blast", "A", "B")
    waiting = [("AB"[one.controller], game.printed[one.card].name) for one in game.game.waiting]
    assert waiting == [("A", "moth"), ("B", "bee")]


def test_in_the_turn_of_the_other_player_that_ones_ability_comes_first_14_10c() -> None:
    a, b = MOTH._replace(going=BURN_1), BEE._replace(going=DRAW)
    game = table([a, GLOW], [b, Card("blast", BLAST), GLOW], front=(0, 4))
    game.say("A", "B", "B: blast", "B", "A")
    waiting = [("AB"[one.controller], game.printed[one.card].name) for one in game.game.waiting]
    assert waiting == [("B", "bee"), ("A", "moth")]


def test_a_clone_made_while_somebody_orders_abilities_goes_on_by_itself() -> None:
    game = table([MOTH._replace(coming=DRAW), BEE._replace(coming=BURN_1), GLOW], [], front=(0, 1))
    clone = Table(game.game.clone(), game.printed, WORDS)  # type: ignore[arg-type]
    game.say("A: 1")
    clone.say("A: 0")
    assert [game.printed[one.card].name for one in game.game.waiting] == ["bee", "moth"]
    assert [game.printed[one.card].name for one in clone.game.waiting] == ["moth", "bee"]


def test_abilities_are_played_before_anybody_may_answer_an_action_9_3f() -> None:
    """The moth does something as soon as anything is in the gate."""

    class Shy(Lanterns):
        def look_at_states(self) -> None:
            if self.added == 1 and not self.standby:
                self.standby.append(Triggered(0, 0, self.incarnation[0], DRAW))

    game = Table(shy := Shy(([MOTH, GLOW, GLEAM], [BLAZE]), (PLAIN, PLAIN)), shy.printed, WORDS)
    game.say("A: glow")
    assert [game.printed[one.card].name for one in game.game.waiting] == ["glow", "moth"]
    assert game.asked() == ("A", ["pass", "gleam"])


def test_of_several_abilities_of_ones_own_one_chooses_the_order_11_2a_2a() -> None:
    coming, going = MOTH._replace(coming=DRAW), MOTH._replace(name="bee", coming=BURN_1)
    game = table([coming, going, GLOW], [], front=(0, 1))
    assert (game.request.rule, game.request.options) == ("11-2a-2", [0, 1])
    game.say("A: 1")
    assert [game.printed[one.card].name for one in game.game.waiting] == ["bee", "moth"]


def test_defeat_waits_in_the_gate_and_who_is_healed_meanwhile_is_not_defeated_12_2d_1() -> None:
    game = table([PYRE, PYRE], [BALM], deck_b=PLAIN)
    game.say("A: pyre", "A", "B")
    assert game.names(1, DAMAGE) == ["plain 3", "plain 2", "plain 1"]
    assert game.asked() == ("A", ["pass", "pyre"])
    game.say("A", "B: balm", "A", "B" if game.asked()[0] == "B" else "A")
    assert game.game.result is None
    assert len(game.names(1, DAMAGE)) == 2


def test_without_an_answer_the_defeat_resolves_12_2d_1() -> None:
    game = table([PYRE, GLOW], [], deck_b=PLAIN)
    game.say("A: pyre", "A")
    game.say("A")
    result = game.game.result
    assert result is not None
    assert (result.rule, result.losers) == ("12-2d-1", (1,))
    assert game.game.request is None


def test_damage_to_a_ruler_resolves_at_once_9_3d() -> None:
    """Nobody may heal between the three cards."""
    game = table([PYRE, GLOW], [BALM], deck_b=PLAIN)
    game.say("A: pyre", "A", "B")
    assert game.told()[1:5] == ["A resolves pyre", "B takes plain 3", "B resolves", "B takes plain 2"]


def test_cards_with_a_flare_are_no_damage_13_6d() -> None:
    flare = Card("flare", HEAL, flare=DRAW)
    game = table([PYRE, GLOW], [], deck_b=[PLAIN[0], PLAIN[2], flare, PLAIN[1], flare])
    game.say("A: pyre", "A")
    assert game.told()[-2:] == ["B takes flare", "B resolves"]
    assert game.asked()[0] == "A"  # the flare waits in the gate, and may be answered
    game.say("A")
    assert game.told()[-4:] == ["B draws plain 1", "B resolves flare", "B takes flare", "B resolves"]
    game.say("A", "B")
    assert game.names(1, DAMAGE) == ["plain 0"]
    assert game.names(1, EMBERS) == ["flare", "flare"]
    assert game.names(1, HAND) == ["plain 1", "plain 2"]


def test_a_flare_without_a_target_is_not_played_and_still_no_damage_13_6d_2() -> None:
    flare = Card("flare", HEAL, flare=SCORCH)
    game = table([BLAZE, GLOW], [], deck_b=[flare])
    game.say("A: blaze", "A")
    assert (game.names(1, DAMAGE), game.names(1, EMBERS)) == ([], ["flare"])
    assert game.game.waiting == []


def test_a_flare_must_be_played_on_the_only_moth_there_is_13_6d_1() -> None:
    flare = Card("flare", HEAL, flare=SCORCH)
    game = with_moth([BLAZE, GLOW], [], deck_b=[flare])
    game.say("A: blaze", "A")
    assert game.asked() == ("B", ["moth"])
    game.say("B: moth", "A")
    assert game.names(0, EMBERS) == ["blaze", "moth"]


def test_a_card_cannot_pay_for_itself_14_3f() -> None:
    dear = GLOW._replace(name="dear", cost=1)
    assert table([dear], [BLAZE]).asked()[0] == "B"
    game = table([dear, GLEAM], [])
    game.say("A: dear")
    assert game.asked() == ("A", ["gleam"])
    game.say("A: gleam")
    assert game.told()[:2] == ["A pays with gleam", "A plays dear"]
    assert game.names(0, EMBERS) == ["gleam", "dear"]


def test_a_play_that_cannot_be_finished_is_taken_back_with_its_cost_14_4b_11() -> None:
    shy = Card("shy", hit_points=2, cost=1, shuns_the_back=True)
    game = table([shy, GLOW, GLEAM], [])
    time = game.game.time
    game.say("A: shy", f"A: {BACK}", "A: glow")
    assert game.names(0, HAND) == ["shy", "glow", "gleam"]
    assert (game.game.time, game.told()) == (time, [])
    assert game.asked() == ("A", ["pass", "glow", "gleam"])  # the same again would be taken back again
    game.say("A: glow", "A")
    assert "shy" in game.asked()[1]


def test_an_effect_without_its_target_does_the_rest_14_4c_1() -> None:
    game = with_moth([FLASH, FLAME, GLOW], [])
    game.say("A: flash", "A: moth", "A: flame", "A: moth", "A")
    assert game.told()[-4:] == ["A resolves flame", "A loses moth", "A draws plain 1", "A resolves flash"]


def test_a_target_that_left_and_came_back_is_another_card_3_2e() -> None:
    game = with_moth([FLAME, GLOW], [])
    game.say("A: flame", "A: moth")
    moth = game.game.cards(0, FRONT)[0]
    game.game.move(moth, HAND)
    game.game.move(moth, FRONT)
    game.say("A")
    assert "A is hurt moth" not in game.told()


def test_a_card_that_lies_face_down_stays_so_where_it_moves_in_play_3_2d() -> None:
    game = with_moth([GLOW], []).game
    game.face_down.append(0)
    game.rest(0)
    game.move(0, BACK)
    assert (game.face_down, game.rested) == ([0], [0])
    game.move(0, FRONT, face_down=False)
    assert game.face_down == []
    game.move(0, BACK, face_down=True)
    assert game.face_down == [0]
    game.move(0, EMBERS)
    assert (game.face_down, game.rested) == ([], [])


def test_a_target_that_moved_in_play_is_the_same_card_3_2d() -> None:
    game = with_moth([FLAME, GLOW], [])
    game.say("A: flame", "A: moth")
    game.game.move(game.game.cards(0, FRONT)[0], BACK)
    game.say("A")
    assert "A is hurt moth" in game.told()


def test_a_card_needs_its_target_to_be_played_14_4b_4() -> None:
    game = table([FLAME, GLOW], [])
    game.say("A: flame")
    assert game.asked() == ("A", ["pass", "glow"])
    assert (game.told(), game.names(0, HAND)) == ([], ["flame", "glow"])


def test_two_targets_are_different_ones_or_it_is_not_played_14_4b_4b() -> None:
    game = table([MOTH, BEE, FORK, GLOW], [], front=(0, 1))
    game.say("A: fork")
    assert game.asked() == ("A", ["moth", "bee"])
    assert game.say("A: bee").asked() == ("A", ["moth"])
    game.say("A: moth", "A")
    assert game.told() == [
        "A plays fork", "A is hurt bee", "A is hurt moth", "A resolves fork", "A loses moth", "A loses bee"
    ]  # fmt: skip
    alone = with_moth([FORK, GLOW], [])
    assert alone.say("A: fork").asked() == ("A", ["pass", "glow"])


def test_of_two_targets_one_that_left_is_none_14_4c_1() -> None:
    game = table([MOTH, BEE, FORK, GLOW], [], front=(0, 1))
    game.say("A: fork", "A: moth", "A: bee")
    game.game.move(0, HAND)
    game.say("A")
    assert game.told() == ["A plays fork", "A is hurt bee", "A resolves fork", "A loses bee"]


def test_up_to_two_targets_are_as_many_as_one_likes_3_2h() -> None:
    for said, hurt in (((), []), (("moth",), ["moth"]), (("bee", "moth"), ["bee", "moth"])):
        game = table([MOTH, BEE, FAN, GLOW], [], front=(0, 1))
        game.say("A: fan")
        assert game.asked() == ("A", ["pass", "moth", "bee"])
        game.say(*[f"A: {name}" for name in said], *["A"] * (2 - len(said) > 0), "A")
        assert [line for line in game.told() if "hurt" in line] == [f"A is hurt {name}" for name in hurt]
    assert table([FAN, GLOW], []).say("A: fan").told() == ["A plays fan"]  # no moth, and nobody is asked


def test_a_clone_made_between_two_targets_or_behind_an_answer_goes_on_by_itself() -> None:
    game = table([MOTH, BEE, MOTH._replace(name="fly"), FORK, GLOW], [], front=(0, 1, 2))
    game.say("A: fork", "A: moth")
    clone = Table(game.game.clone(), game.printed, WORDS)  # type: ignore[arg-type]
    game.say("A: bee", "A")
    clone.game.apply(2)
    behind = Table(clone.game.clone(), game.printed, WORDS)  # type: ignore[arg-type]
    clone.game.advance()
    for other in (clone, behind):
        other.say("A")
        assert [line for line in other.told() if "hurt" in line] == ["A is hurt moth", "A is hurt fly"]
    assert [line for line in game.told() if "hurt" in line] == ["A is hurt moth", "A is hurt bee"]


def test_a_card_waits_as_it_is_in_the_gate_and_an_ability_as_its_card_was_14_10h() -> None:
    game = with_moth([BLAZE, GLOW, FLAME], [BALM], MOTH._replace(going=DRAW))
    game.say("A: flame", "A: moth")
    assert game.game.waiting[0].incarnation == game.game.incarnation[game.game.waiting[0].card]
    game.say("A", "B")
    ability = game.game.waiting[-1]
    assert (game.printed[ability.card].name, ability.is_card) == ("moth", False)
    assert game.game.is_same(ability.card, ability.incarnation)
    game.game.move(ability.card, FRONT)
    assert not game.game.is_same(ability.card, ability.incarnation)


def test_what_is_doused_never_resolves() -> None:
    game = table([GLOW, GLEAM], [WATER])
    game.say("A: glow", "A", "B: water", "B: glow", "A")
    assert game.told() == ["A plays glow", "B plays water", "B douses glow", "B resolves water"]


def test_a_moth_is_played_only_while_the_gate_is_empty_9_3e_5() -> None:
    game = table([GLOW, MOTH], [MOTH._replace(name="bee")])
    game.say("A: glow")
    assert game.asked()[0] == "A"
    assert game.told()[:2] == ["A plays glow", "A draws plain 1"]


def test_a_clone_in_the_middle_of_playing_goes_on_alike_and_takes_back_alike() -> None:
    shy = Card("shy", hit_points=2, cost=1, shuns_the_back=True)
    game = table([shy, GLOW, GLEAM], [])
    game.say("A: shy", f"A: {BACK}")
    clone = Table(game.game.clone(), game.printed, WORDS)  # type: ignore[arg-type]
    for one in (game, clone):
        told = one.told()
        one.say("A: glow")
        assert one.names(0, HAND) == ["shy", "glow", "gleam"]
        assert one.asked() == ("A", ["pass", "glow", "gleam"])
        assert one.told() == told


def test_a_clone_in_the_middle_of_playing_tells_nothing_of_what_is_taken_back() -> None:
    """It begins to tell only then; what was told before it was made is not its own."""
    shy = Card("shy", hit_points=2, cost=1, shuns_the_back=True)
    game = table([GLOW, shy, GLEAM, PYRE], [])
    game.say("A: glow", "A")
    assert game.told() == ["A plays glow", "A draws plain 1", "A resolves glow"]
    game.say("A: shy", f"A: {BACK}")
    clone = Table(game.game.clone(), game.printed, WORDS)  # type: ignore[arg-type]
    clone.say("A: gleam")
    assert clone.asked() == ("A", ["pass", "gleam", "pyre", "plain 1"])
    assert clone.told() == []


def test_what_was_taken_back_is_offered_no_more_in_a_clone_that_tells_nothing_either() -> None:
    shy = Card("shy", hit_points=2, cost=1, shuns_the_back=True)
    game = table([shy, shy._replace(name="coy"), GLOW, GLEAM], [])
    game.say("A: shy", f"A: {BACK}", "A: glow")
    assert game.asked() == ("A", ["pass", "coy", "glow", "gleam"])
    clone = game.game.clone()
    for one in (game.game, clone):
        assert isinstance(one, Lanterns)
        assert one.cancelled == [0]
        for option in (1, BACK, 2):
            one.apply(option)
            one.advance()
        assert one.request is not None
        assert one.request.options == [PASS, 2, 3]
    assert clone.trace is None


def test_what_was_taken_back_is_offered_again_once_both_have_passed() -> None:
    game = table([FLAME, GLOW], [BLAZE])
    assert game.say("A: flame").asked() == ("A", ["pass", "glow"])
    game.say("A", "B", "B")
    assert game.asked() == ("A", ["pass", "flame", "glow"])


def test_a_clone_made_while_somebody_may_answer_goes_on_by_itself() -> None:
    game = table([GLOW, GLEAM], [BLAZE, BALM])
    game.say("A: glow", "A")
    clone, other = [Table(game.game.clone(), game.printed, WORDS) for _ in "ab"]  # type: ignore[arg-type]
    game.say("B")
    other.say("B")
    assert game.told()[1:] == other.told() == ["A draws plain 1", "A resolves glow"]
    clone.say("B: blaze", "B")
    assert clone.asked() == ("A", ["pass", "gleam"])
    assert [game.printed[one.card].name for one in clone.game.waiting] == ["glow", "blaze"]
    clone.say("A", "B" if clone.asked()[0] == "B" else "A")
    assert clone.told()[:2] == ["B plays blaze", "B resolves blaze"]
    assert game.game.added == 1


def test_what_was_taken_back_is_offered_again_after_after_an_action_that_plays_nothing() -> None:
    shy = Card("shy", hit_points=2, cost=1, shuns_the_back=True)
    restless = MOTH._replace(is_restless=True)
    game = table([restless, shy, GLOW, GLEAM], [], front=(0,))
    game.say("A: shy", f"A: {BACK}", "A: glow")
    assert game.asked() == ("A", ["pass", "glow", "gleam", "moth"])
    game.say("A: moth")
    assert game.names(0, BACK) == ["moth"]
    assert game.asked() == ("A", ["pass", "shy", "glow", "gleam", "moth"])


def test_without_the_rule_who_acts_gives_priority_away_but_acts_still() -> None:
    class Polite(Lanterns):
        def holds(self, rule: str) -> bool:
            return rule != "9-3f"

    game = Table(lanterns := Polite(([GLOW, GLEAM], [BLAZE]), (PLAIN[:2], PLAIN[2:])), lanterns.printed, WORDS)
    game.say("A: glow")
    assert game.told() == ["A plays glow"]
    assert game.asked() == ("B", ["pass", "blaze"])


def test_a_player_sees_ones_own_hand_and_of_the_other_only_how_many() -> None:
    game = table([GLOW, GLEAM], [BLAZE]).game
    assert game.seen(0, HAND, 0) == [0, 1]
    assert game.seen(0, HAND, 1) == [-2, -2]


def test_where_the_order_does_not_count_one_does_not_see_it_3_2c() -> None:
    game = table([GLOW, GLEAM], [BLAZE], deck_a=PLAIN[:3]).game
    game.move(0, HAND)
    assert game.cards(0, HAND) == [1, 0]
    assert game.seen(0, HAND, 0) == [0, 1]
    for card in (3, 2):
        game.move(card, EMBERS)
    assert game.seen(0, EMBERS, 1) == [3, 2]
    game.move(0, EMBERS, to_bottom=True)
    assert game.seen(0, EMBERS, 1) == [0, 3, 2]
    assert game.seen(0, DECK, 0) == [UNSEEN]


def test_what_lies_face_down_sees_only_whose_it_is() -> None:
    game = table([MOTH, GLOW], [BLAZE]).game
    game.move(0, FRONT, face_down=True)
    assert (game.seen(0, FRONT, 0), game.seen(0, FRONT, 1)) == ([0], [UNSEEN])
    game.move(0, EMBERS, face_down=True)
    assert game.seen(0, EMBERS, 0) == [UNSEEN]


def test_a_card_in_the_hands_of_the_other_player_goes_back_to_its_owner_3_2f() -> None:
    game = table([MOTH, GLOW], [BLAZE], front=(0,)).game
    game.rest(0)
    clone = game.clone()
    game.move(0, FRONT, 1)
    assert (game.cards(1, FRONT), game.holder[0], game.rested) == ([0], 1, [0])
    assert game.incarnation[0] == clone.incarnation[0]
    game.move(0, EMBERS)
    assert (game.cards(0, EMBERS), game.holder[0], game.rested) == ([0], 0, [])
    assert (clone.cards(0, FRONT), clone.holder[0], clone.rested) == ([0], 0, [0])
    assert game.incarnation[0] != clone.incarnation[0]
    clone.rest(0, is_so=False)
    assert clone.rested == []


def test_a_deck_is_shuffled_alike_in_a_clone() -> None:
    game = table([GLOW], [BLAZE], deck_a=[PLAIN[0]] * 20).game
    clone = game.clone()
    before = game.cards(0, DECK)[:]
    for one in (game, clone):
        one.shuffle(0, DECK)
    assert game.cards(0, DECK) == clone.cards(0, DECK) != before
    assert sorted(game.cards(0, DECK)) == before


def test_nobody_is_asked_who_can_only_pass() -> None:
    game = table([GLOW], [])
    game.game.apply(PASS)
    assert game.game.request is None
