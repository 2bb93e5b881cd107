"""What formats add to the rulebook: restriction lists over every part of the deck, and requirements."""

from dataclasses import replace

from rules.legality import Restriction, RestrictionKind
from tests.rules.gate_ruler.make import BY_RULER, check, deck, geas, only, ruler


def test_a_restriction_list_may_ban_a_ruler_or_a_geas() -> None:
    banned = Restriction(RestrictionKind.BANNED, ("Weaver", "Vow"))
    found = only(check(deck(ruler(), geas()), replace(BY_RULER, restrictions=(banned,))))
    assert (found.rule, found.found) == ("restriction list", "2 of “Weaver” and “Vow”")


def test_a_requirement_that_is_not_known_is_a_warning() -> None:
    found = only(check(deck(ruler()), replace(BY_RULER, requirements={"one_faction": True})))
    assert (found.rule, found.severity, found.wanted) == ("ruler", "warning", "none")
