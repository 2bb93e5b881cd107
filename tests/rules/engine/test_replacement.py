"""Replacement effects, in a game of nothing but damage: a number is dealt to each player of a batch."""

from rules.engine import NEXT, OVER, Frame, Game, Procedure, Step, seeded
from rules.engine.replacement import ACCEPTED, DECLINED, Batch, Replacement, ReplacingFrame, replacing

ORDER, MAY = 1, 2
REPLACING = replacing("1", "2", order_kind=ORDER, may_kind=MAY)
CAUSER = 0
AFFECTED = 1


class End(Step[Game]):
    def run(self, game: Game, frame: Frame) -> int:
        return OVER


NOTHING = Procedure("0", End("0"))


class Duel(Game):
    """`effects` is what replaces damage to a player: (player, name, what is done instead, whether it is optional)."""

    __slots__ = ("effects", "log", "possible")

    def __init__(self, *effects: tuple[int, str, str, bool]) -> None:
        super().__init__(seeded(1), NOTHING)
        self.effects = effects
        self.log: list[str] = []
        self.possible = 9  # choices that can be made
        self.call(NOTHING)

    def clone(self) -> "Duel":
        other = Duel(*self.effects)
        other.log = self.log[:]
        other.possible = self.possible
        self.clone_machine_into(other)
        return other


class Effect(Replacement[Duel]):
    __slots__ = ("instead",)

    def __init__(self, player: int, name: str, instead: str, is_optional: bool) -> None:
        super().__init__(name, player, is_optional=is_optional)
        self.instead = instead

    def may_be_chosen(self, game: Duel, promised: list[Replacement[Duel]]) -> bool:
        return len(promised) < game.possible

    def perform(self, game: Duel) -> None:
        game.log.append(f"{self.key}: {self.instead}")
        if self.instead == "less":
            deal(game, self.player)


class Damage(Batch[Duel]):
    __slots__ = ("who_orders",)

    def __init__(self, who_orders: int) -> None:
        super().__init__("3")
        self.who_orders = who_orders

    def found(self, game: Duel, event: int) -> list[Replacement[Duel]]:
        return [Effect(*effect) for effect in game.effects if effect[0] == event]

    def orderer(self, game: Duel, event: int) -> int:
        return event if self.who_orders == AFFECTED else 1 - event

    def happen(self, game: Duel, events: list[int]) -> int:
        game.log.append(f"damage to {events}")
        return NEXT

    def done(self, game: Duel, *, is_replaced: bool) -> None:
        game.log.append("replaced" if is_replaced else "as it was")


def deal(game: Duel, *players: int, who_orders: int = AFFECTED) -> Duel:
    game.stack.append(ReplacingFrame(REPLACING, Damage(who_orders), list(players)))
    return game


def asked(game: Game) -> tuple[int, int, list[int]] | None:
    request = game.advance()
    return None if request is None else (request.player, request.kind, request.options)


def test_what_nothing_replaces_happens_to_all_at_once() -> None:
    game = deal(Duel(), 0, 1)
    assert asked(game) is None
    assert game.log == ["damage to [0, 1]", "as it was"]


def test_what_is_replaced_never_happens_and_the_rest_does_before_what_comes_instead() -> None:
    game = deal(Duel((0, "Wall", "a card is lost", False)), 0, 1)
    assert asked(game) is None
    assert game.log == ["damage to [1]", "Wall: a card is lost", "replaced"]


def test_of_several_effects_the_affected_player_says_which_is_first_and_none_is_left_to_replace() -> None:
    game = deal(Duel((1, "Wall", "nothing", False), (1, "Moat", "nothing", False)), 1)
    assert asked(game) == (1, ORDER, [0, 1])
    game.apply(1)
    assert asked(game) is None
    assert game.log == ["Moat: nothing", "replaced"]


def test_in_other_games_who_causes_the_event_says_so() -> None:
    game = deal(Duel((1, "Wall", "nothing", False), (1, "Moat", "nothing", False)), 1, who_orders=CAUSER)
    assert asked(game) == (0, ORDER, [0, 1])


def test_each_effect_is_applied_once_to_what_comes_instead_too() -> None:
    game = deal(Duel((1, "Wall", "less", False), (1, "Moat", "less", False)), 1)
    assert asked(game) == (1, ORDER, [0, 1])
    game.apply(0)
    assert asked(game) is None
    assert game.log == ["Wall: less", "Moat: less", "damage to [1]", "as it was", "replaced", "replaced"]


def test_the_next_event_is_replaced_again() -> None:
    game = deal(deal(Duel((1, "Wall", "nothing", False)), 1), 1)
    assert asked(game) is None
    assert game.log == ["Wall: nothing", "replaced"] * 2


def test_an_optional_effect_is_offered_once_and_may_be_declined() -> None:
    game = deal(Duel((1, "Wall", "nothing", True)), 1)
    assert asked(game) == (1, MAY, [DECLINED, ACCEPTED])
    other = game.clone()
    game.apply(DECLINED)
    assert asked(game) is None
    assert game.log == ["damage to [1]", "as it was"]
    other.apply(ACCEPTED)
    assert asked(other) is None
    assert other.log == ["Wall: nothing", "replaced"]


def test_an_optional_effect_whose_choice_cannot_be_made_is_not_applied() -> None:
    game = deal(Duel((1, "Wall", "nothing", True), (1, "Moat", "nothing", False)), 1)
    game.possible = 0
    assert asked(game) == (1, ORDER, [0, 1])
    game.apply(0)
    assert asked(game) is None
    assert game.log == ["Moat: nothing", "replaced"]


def test_what_one_choice_takes_is_spoken_for_as_the_next_is_offered() -> None:
    game = deal(Duel((0, "Wall", "nothing", True), (1, "Moat", "nothing", True)), 0, 1)
    game.possible = 1
    assert asked(game) == (0, MAY, [DECLINED, ACCEPTED])
    other = game.clone()
    game.apply(ACCEPTED)
    assert asked(game) is None
    assert game.log == ["damage to [1]", "Wall: nothing", "replaced"]
    other.apply(DECLINED)
    assert asked(other) == (1, MAY, [DECLINED, ACCEPTED])


def test_a_copy_made_while_somebody_orders_goes_on_by_itself() -> None:
    game = deal(Duel((1, "Wall", "nothing", False), (1, "Moat", "nothing", False)), 0, 1)
    assert asked(game) == (1, ORDER, [0, 1])
    other = game.clone()
    for one, option, name in ((game, 0, "Wall"), (other, 1, "Moat")):
        one.apply(option)
        assert asked(one) is None
        assert one.log == ["damage to [0]", f"{name}: nothing", "replaced"]


def test_a_copy_made_while_something_is_done_instead_knows_what_was_applied() -> None:
    """Three effects, and damage that is dealt to both; the second is being chosen as the copy is made."""
    names = ("Wall", "Moat", "Gate")
    game = deal(Duel(*[(1, name, "less", False) for name in names], (0, "Hut", "nothing", False)), 1, 0)
    assert asked(game) == (1, ORDER, [0, 1, 2])
    game.apply(0)
    assert asked(game) == (1, ORDER, [0, 1])
    other = game.clone()
    for one, option, second, third in ((game, 0, "Moat", "Gate"), (other, 1, "Gate", "Moat")):
        one.apply(option)
        copy = one.clone()  # behind the answer
        for each in (one, copy):
            assert asked(each) is None
            assert each.log == [
                "Wall: less", f"{second}: less", f"{third}: less", "damage to [1]",
                "as it was", "replaced", "replaced", "Hut: nothing", "replaced",
            ]  # fmt: skip
