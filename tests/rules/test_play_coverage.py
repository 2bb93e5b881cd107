"""Rules of play are proven by what fails without them; what was proven is kept with the game."""

import pytest

from rules.books import rules_of
from rules.coverage.mutation import without_steps
from rules.coverage.play import (
    ROOT,
    cited_by_scenarios,
    failing_scenarios,
    failing_tests,
    proven,
)
from rules.games import GAMES
from rules.games.weiss_schwarz.rule_actions import REFRESH_RESOLUTION

GAME = GAMES["weiss-schwarz"]


def test_a_scenario_proves_a_rule_that_it_fails_without() -> None:
    scenarios = cited_by_scenarios(GAME)["9.2.2"]
    assert failing_scenarios(GAME, "9.2.2", scenarios)


def test_a_scenario_does_not_prove_a_rule_that_it_holds_without() -> None:
    scenarios = cited_by_scenarios(GAME)["9.2.2"]
    assert failing_scenarios(GAME, "5.2.1.2", scenarios) == ()


def test_a_test_of_no_rule_proves_nothing() -> None:
    assert failing_tests(GAME, "9.2.2", ()) == ()


def test_the_steps_of_a_rule_are_back_behind_the_block() -> None:
    steps = REFRESH_RESOLUTION.steps
    with without_steps("9.2.2") as found:
        assert found >= 2
        assert REFRESH_RESOLUTION.steps != steps
    assert REFRESH_RESOLUTION.steps == steps


@pytest.mark.parametrize("key", GAMES)
def test_what_is_kept_as_proven_names_rules_and_files_that_are_there(key: str) -> None:
    game = GAMES[key]
    executable = {rule.id for rule in rules_of(key) if rule.executable}
    for rule, proofs in proven(game).items():
        assert rule in executable
        for proof in proofs:
            file = proof.split("::", maxsplit=1)[0]
            assert (game.folder / file).exists() or (ROOT / file).exists(), f"{rule}: {proof} is not there any more"
