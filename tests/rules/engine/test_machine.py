"""The stack machine, tried out with a small made-up game."""

import pytest

from rules.engine import IllegalOption, NotWaiting, Procedure, Request
from tests.rules.engine.countdown import PAYMENT, Pile, Say


def play(game: Pile, *numbers: int) -> Pile:
    for number in numbers:
        game.advance()
        game.apply(number)
    game.advance()
    return game


def asked(game: Pile) -> Request:
    request = game.advance()
    assert request is not None
    return request


def test_a_game_runs_until_somebody_has_to_choose() -> None:
    game = Pile(left=5)
    request = asked(game)
    assert (request.player, request.rule, request.options) == (0, "1.1", [1, 2, 3])
    assert game.advance() is request
    assert game.result is None


def test_the_answer_reaches_the_next_step_of_the_procedure_that_asked() -> None:
    assert play(Pile(left=9), 3).left == 6


def test_a_step_that_stays_is_run_again() -> None:
    assert play(Pile(left=6), 3).log == ["take 5", "take 4", "take 3"]


def test_a_called_procedure_runs_to_its_end_before_the_caller_goes_on() -> None:
    game = play(Pile(left=5), 1)
    assert [line.split()[0] for line in game.log] == ["take", "rolled"]
    assert asked(game).player == 1


def test_a_procedure_without_steps_left_returns_to_what_is_below_it() -> None:
    game = Pile(left=5)
    game.call(Procedure("7", Say("7.1", "first"), Say("7.2", "second")))
    assert asked(game).rule == "1.1"
    assert game.log == ["first", "second"]


def test_a_pop_ends_a_procedure_before_its_last_step() -> None:
    assert not any("never" in line for line in play(Pile(left=5), 1).log)


def test_a_jump_passes_over_what_does_not_apply() -> None:
    """With an odd number left nobody rolls."""
    assert play(Pile(left=6), 1).log == ["take 5"]


def test_a_game_that_is_over_says_who_lost_under_which_rule() -> None:
    game = play(Pile(left=4), 3, 1)
    assert game.advance() is None
    assert game.result is not None
    assert (game.result.rule, game.result.losers, game.result.winner) == ("1.3", (1,), 0)


def test_when_both_lose_nobody_wins() -> None:
    game = Pile(left=4)
    game.end("1.3", (0, 1))
    assert game.result is not None
    assert game.result.winner is None


def test_what_interrupts_runs_between_two_runs_of_a_step() -> None:
    assert play(Pile(left=9), 3).log[:4] == ["take 8", "take 7", "alarm 4", "take 6"]


def test_what_interrupts_waits_until_a_payment_is_complete() -> None:
    game = Pile(left=5)
    game.call(PAYMENT)
    game.advance()
    assert game.log == ["pay", "pay", "alarm 4", "resolve"]


def test_an_option_that_is_not_there_is_refused_with_the_rule_and_changes_nothing() -> None:
    game = Pile(left=2)
    request = asked(game)
    with pytest.raises(IllegalOption, match=r"rule 1\.1 there is no option 3; there are \[1, 2\]"):
        game.apply(3)
    assert game.advance() is request
    game.apply(2)
    assert game.advance() is None


def test_an_answer_that_nobody_asked_for_is_refused() -> None:
    game = Pile(left=1)
    with pytest.raises(NotWaiting):
        game.apply(1)
    play(game, 1)
    assert game.result is not None
    with pytest.raises(NotWaiting):
        game.apply(1)


def test_a_clone_in_the_middle_goes_on_alike_and_by_itself() -> None:
    game = play(Pile(left=12), 3)
    clone = game.clone()
    original = play(game, 2, 1, 1)
    assert clone.left == 9
    assert play(clone, 2, 1, 1).log == original.log
    assert clone.steps == original.steps
    assert clone.random.state() == original.random.state()


def test_a_clone_between_two_runs_of_a_step_goes_on_alike() -> None:
    game = play(Pile(left=9))
    game.apply(3)
    assert game.advance_one()
    clone = game.clone()
    assert clone.log == ["take 8"]
    assert play(clone).log == play(game).log


def test_a_clone_in_the_middle_of_a_payment_goes_on_alike() -> None:
    """What waits for the end of the payment waits in the clone too."""
    game = Pile(left=5)
    game.call(PAYMENT)
    while game.log != ["pay"]:
        game.advance_one()
    clone = game.clone()
    clone.advance()
    assert clone.log == ["pay", "pay", "alarm 4", "resolve"]


def test_a_clone_with_something_due_that_interrupts_goes_on_alike() -> None:
    game = play(Pile(left=9))
    game.apply(3)
    while game.log[-1:] != ["take 7"]:
        game.advance_one()
    clone = game.clone()
    clone.advance_one()
    assert clone.log[-1] == "alarm 4"


def test_steps_can_be_run_one_by_one() -> None:
    alone, together = Pile(left=9), Pile(left=9)
    for number in (3, 2, 3, 1):
        while alone.advance_one():
            pass
        alone.apply(number)
        play(together, number)
    while alone.advance_one():
        pass
    assert alone.log == together.log
    assert alone.steps == together.steps
    assert alone.result is not None
    assert not alone.advance_one()


def test_a_concession_ends_the_game_whatever_is_under_way() -> None:
    game = play(Pile(left=9))
    game.concede(1, "1.2")
    assert game.advance() is None
    assert game.result is not None
    assert (game.result.rule, game.result.winner) == ("1.2", 0)


def test_a_game_that_is_over_stays_as_it_ended() -> None:
    game = play(Pile(left=1), 1)
    game.concede(1, "1.2")
    assert game.result is not None
    assert game.result.losers == (0,)
