"""Rules are in force unless a proof puts them out of force, and then only there."""

from rules.in_force import in_force, without


def test_a_rule_is_out_of_force_within_the_block_alone() -> None:
    with without("Book 1", "2.3"):
        assert not in_force("Book 1", "2.3")
        assert in_force("Book 2", "2.3")
        with without("Book 1", "2.4"):
            assert not in_force("Book 1", "2.3")
            assert not in_force("Book 1", "2.4")
        assert in_force("Book 1", "2.4")
    assert in_force("Book 1", "2.3")
