"""Loops in a game of lamps: whoever is asked switches one of several on or off, or declines, and the next is asked."""

import pytest

from rules.engine import EngineError, Frame, Game, Procedure, Request, Step, seeded
from rules.engine import loops as kernel
from rules.engine.loops import DECLINED, LoopRules, Loops, Situation

LAMPS = 1
TIMES = 9


class Switch(Step[Game]):
    """What was chosen is switched, and the next player is asked; who declines is asked no more."""

    def run(self, game: Game, frame: Frame) -> int:
        assert isinstance(game, Lamps)
        if frame.answer != DECLINED:
            game.lamps ^= 1 << frame.answer
            game.switched += 1
        elif frame.number:
            game.declined.append(frame.player)
        frame.player, frame.number = (frame.player + 1) % game.players, 1
        if frame.player in game.declined:
            return game.end("all is dark", (0, 1))
        frame.at = -1  # asked, and back here
        return game.ask(frame.player, LAMPS, "1", [DECLINED, *range(game.count)] if game.may_decline else [0])


class Lamps(Game):
    __slots__ = ("count", "declined", "lamps", "loops", "made", "may_decline", "players", "switched")

    def __init__(self, *, players: int = 1, count: int = 1, may_decline: bool = True) -> None:
        super().__init__(seeded(1), NOTHING)
        self.players = players
        self.count = count
        self.may_decline = may_decline
        self.lamps = self.switched = self.made = 0
        self.declined: list[int] = []
        self.loops = Loops()
        self.call(SWITCHING, player=players - 1)
        self.stack[-1].answer = DECLINED

    def ask(self, player: int, kind: int, rule: str, options: list[int]) -> int:
        self.made += 1
        return self.loops.ask(self, RULES, Request(player, kind, rule, options), self.made)

    def apply(self, option: int) -> None:
        super().apply(option)
        self.loops.answered(option)

    def clone(self) -> "Lamps":
        other = Lamps(players=self.players, count=self.count, may_decline=self.may_decline)
        self.clone_machine_into(other)
        other.lamps, other.switched, other.made = self.lamps, self.switched, self.made
        other.loops = self.loops.clone()
        return other


class RulesOfLamps(LoopRules[Lamps]):
    def loops(self, game: Lamps) -> Loops:
        return game.loops

    def situation(self, game: Lamps, request: Request) -> Situation:
        return (game.lamps, request.player)

    def leading(self, game: Lamps) -> int:
        return 0


NOTHING: Procedure[Game] = Procedure("0")
SWITCHING: Procedure[Game] = Procedure("1", Switch("1"))
RULES = RulesOfLamps("one", "both", TIMES)


def asked(game: Lamps) -> tuple[int, int, str]:
    request = game.advance()
    assert request is not None
    return request.player, request.kind, request.rule


def switch(game: Lamps, *options: int) -> Lamps:
    for option in options:
        game.advance()
        game.apply(option)
    return game


def options(game: Lamps) -> list[int]:
    request = game.advance()
    assert request is not None
    return request.options


def test_who_alone_can_stop_it_says_how_often_and_goes_another_way_then() -> None:
    game = switch(Lamps(), 0, 0)
    assert asked(game) == (0, TIMES, "one")
    assert options(game)[:3] == [0, 1, 2]
    game.apply(3)
    assert asked(game) == (0, LAMPS, "1")
    assert (game.switched, game.lamps) == (2 + 3 * 2, 0)
    assert options(switch(game, 0)) == [DECLINED]  # the last way out of the loop


def test_every_choice_of_a_long_loop_is_made_again() -> None:
    game = switch(Lamps(count=2), 0, 1, 0, 1)
    assert asked(game) == (0, TIMES, "one")
    game.apply(3)
    assert asked(game) == (0, LAMPS, "1")
    assert (game.switched, game.lamps) == (4 + 3 * 4, 0)


def test_zero_times_is_a_number_too() -> None:
    game = switch(Lamps(), 0, 0, 0)
    assert asked(game) == (0, LAMPS, "1")
    assert game.switched == 2


def test_where_both_can_stop_it_the_leading_player_says_a_number_first_and_the_smaller_counts() -> None:
    game = switch(Lamps(players=2), 0, 0)
    assert asked(game) == (0, TIMES, "both")
    game.apply(7)
    assert asked(game) == (1, TIMES, "both")
    game.apply(2)
    assert asked(game) == (0, LAMPS, "1")
    assert game.switched == 2 + 2 * 2
    assert options(game) == [DECLINED]  # said the greater number
    assert options(switch(game, DECLINED)) == [DECLINED, 0]  # another situation: a lamp less was switched


def test_who_said_the_smaller_number_may_go_the_old_way_again_after_another_one() -> None:
    """The loop with the second lamp is another one, after which the first may be switched again, if only by the one."""
    game = switch(Lamps(players=2, count=2), 0, 0, 1, 5)
    assert options(game) == [DECLINED, 1]
    assert asked(switch(game, 1)) == (1, LAMPS, "1")
    assert game.lamps == 2
    assert asked(switch(game, 1)) == (0, TIMES, "both")
    assert options(switch(game, 0, 0)) == [DECLINED, 0]
    assert options(switch(game, 0)) == [DECLINED, 1]


def test_a_loop_in_which_nobody_has_two_ways_to_go_is_endless() -> None:
    game = switch(Lamps(may_decline=False), 0, 0)
    with pytest.raises(EngineError, match="nobody had anything to choose"):
        game.advance()


def test_a_copy_made_while_somebody_says_a_number_goes_on_by_itself() -> None:
    game = switch(Lamps(players=2), 0, 0, 7)
    assert asked(game) == (1, TIMES, "both")
    other = game.clone()
    for one, times in ((game, 1), (other, 4)):
        one.advance()
        one.apply(times)
        one.advance()
        assert one.switched == 2 + 2 * times


def test_a_copy_made_in_the_loop_knows_how_it_began_and_goes_on_by_itself() -> None:
    """The one declines, so that it is another situation; the other comes back to the beginning."""
    game = switch(Lamps(count=2), 0)
    game.advance()
    other = game.clone()
    switch(game, 1)
    assert asked(game) == (0, LAMPS, "1")
    switch(other, 0)
    assert asked(other) == (0, TIMES, "one")
    other.apply(3)
    assert asked(other) == (0, LAMPS, "1")
    assert other.switched == 2 + 3 * 2
    switch(game, 0)
    assert asked(game) == (0, LAMPS, "1")  # the second lamp alone, which was never so before
    switch(game, 1)
    assert asked(game) == (0, TIMES, "one")
    game.apply(1)
    game.advance()
    assert game.switched == 4 + 4


def test_a_copy_made_while_a_loop_is_repeated_repeats_as_often() -> None:
    game = switch(Lamps(), 0, 0)
    game.advance()
    game.apply(9)
    while game.switched < 7:
        game.advance_one()
    other = game.clone()
    for one in (game, other):
        assert asked(one) == (0, LAMPS, "1")
        assert one.switched == 2 + 9 * 2


def test_a_copy_made_after_the_number_is_barred_from_the_same() -> None:
    game = switch(Lamps(), 0, 0, 5, 0)
    assert options(game.clone()) == options(game) == [DECLINED]


def test_after_very_many_choices_one_can_only_decline(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "MOST_CHOICES", 20)
    game = Lamps(count=10)
    for number in range(1, 21):
        assert options(game) == [DECLINED, *range(10)]
        game.apply((number & -number).bit_length() - 1)  # a Gray code: no two situations are the same
    assert options(game) == [DECLINED]


def test_after_twice_as_many_that_nobody_could_decline_it_is_endless(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel, "MOST_CHOICES", 1)
    game = Lamps(may_decline=False)
    switch(game, 0)
    game.loops = Loops()  # which has seen nothing yet
    switch(game, 0)
    game.loops = Loops()
    with pytest.raises(EngineError, match="nobody had anything to choose"):
        game.advance()
