"""Playing a card in Gate Ruler's gate, with its targets and its cost, with lanterns."""

from rules.engine.timing.responding import PASS
from tests.rules.engine.timing.gate_table import (
    BEE,
    BLAZE,
    FAN,
    FLAME,
    FLASH,
    FORK,
    GLEAM,
    GLOW,
    MOTH,
    PYRE,
    table,
    with_moth,
)
from tests.rules.engine.timing.lanterns import (
    BACK,
    EMBERS,
    FRONT,
    HAND,
    WORDS,
    Card,
    Lanterns,
)
from tests.rules.engine.timing.telling import Table


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


def test_what_was_taken_back_is_offered_again_after_an_action_that_plays_nothing() -> None:
    shy = Card("shy", hit_points=2, cost=1, shuns_the_back=True)
    restless = MOTH._replace(is_restless=True)
    game = table([restless, shy, GLOW, GLEAM], [], front=(0,))
    game.say("A: shy", f"A: {BACK}", "A: glow")
    assert game.asked() == ("A", ["pass", "glow", "gleam", "moth"])
    game.say("A: moth")
    assert game.names(0, BACK) == ["moth"]
    assert game.asked() == ("A", ["pass", "shy", "glow", "gleam", "moth"])
