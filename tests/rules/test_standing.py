"""Where a single card stands in a format."""

from rules.legality import FormatSpec, Restriction, RestrictionKind
from rules.standing import standing


def spec(*entries: Restriction, **values: object) -> FormatSpec:
    return FormatSpec(key="standard", title="Standard", restrictions=entries, **values)  # type: ignore[arg-type]


def test_a_card_that_no_entry_names_is_legal() -> None:
    found = standing(["Lantern Keeper"], spec(Restriction(RestrictionKind.BANNED, ("Bell Ringer",))))
    assert (found.headline, found.state) == ("Legal", "legal")


def test_a_banned_card_is_banned() -> None:
    found = standing(["Lantern Keeper"], spec(Restriction(RestrictionKind.BANNED, ("Lantern Keeper",))))
    assert (found.headline, found.state) == ("Banned", "illegal")


def test_a_limited_card_says_its_limit() -> None:
    found = standing(["Lantern Keeper"], spec(Restriction(RestrictionKind.LIMITED, ("Lantern Keeper",), 1)))
    assert (found.headline, found.state) == ("Limited to 1", "warning")


def test_one_of_a_choice_says_that_one_must_be_chosen() -> None:
    entry = Restriction(RestrictionKind.CHOOSE_ONE, ("Bell Ringer", "Lantern Keeper"))
    assert standing(["Lantern Keeper"], spec(entry)).headline == "Choose one"


def test_names_are_compared_folded() -> None:
    found = standing(["Lantern\u3000Keeper"], spec(Restriction(RestrictionKind.BANNED, ("Lantern Keeper",))))
    assert found.headline == "Banned"


def test_a_name_that_counts_as_another_stands_where_that_one_stands() -> None:
    found = standing(
        ["Keeper of Lanterns"],
        spec(
            Restriction(RestrictionKind.BANNED, ("Lantern Keeper",)),
            same_name={"Keeper of Lanterns": "Lantern Keeper"},
        ),
    )
    assert found.headline == "Banned"


def test_a_card_of_two_names_stands_where_either_of_them_stands() -> None:
    listed = spec(Restriction(RestrictionKind.BANNED, ("Keeper [Night]",)))
    assert standing(["Keeper", "Keeper [Night]"], listed).headline == "Banned"
    assert standing(["Keeper", "Keeper [Day]"], listed).headline == "Legal"
