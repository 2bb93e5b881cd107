"""Gate Ruler's gate, with lanterns."""

from rules.engine.cards import UNSEEN
from rules.engine.timing.responding import PASS
from tests.rules.engine.timing.gate_table import (
    BALM,
    BEE,
    BLAZE,
    FLAME,
    GLEAM,
    GLOW,
    MOTH,
    PLAIN,
    PYRE,
    WATER,
    table,
    with_moth,
)
from tests.rules.engine.timing.lanterns import (
    BLAST,
    BURN_1,
    DAMAGE,
    DECK,
    DRAW,
    EMBERS,
    FRONT,
    HAND,
    HEAL,
    SCORCH,
    WORDS,
    Card,
    Lanterns,
    Triggered,
)
from tests.rules.engine.timing.telling import Table


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
