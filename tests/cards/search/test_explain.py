"""A query is said back in one sentence."""

import pytest

from cards.search import QueryError, explain_query
from rules.games import GAMES

GAME = GAMES["weiss-schwarz"]
ORDER = ", sorted by level, then name."


@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("", "All cards" + ORDER),
        ("order:-power,name", "All cards, sorted by power from high to low, then name."),
        ("order:name dir:desc", "All cards, sorted by name from Z to A."),
        ("order:-type", "All cards, sorted by type backwards."),
        ("bell", "Cards where the name contains “bell”" + ORDER),
        ("!bell", "Cards where the name is “bell”" + ORDER),
        ("-bell", "Cards where the name does not contain “bell”" + ORDER),
        ("name!=bell", "Cards where the name is not “bell”" + ORDER),
        ("bell level:0|1", "Cards where the name contains “bell” and the level is 0 or 1" + ORDER),
        ("bell -level:0", "Cards where the name contains “bell” and not (the level is 0)" + ORDER),
        ("level!=0", "Cards where the level is something other than 0" + ORDER),
        ("power>=5000", "Cards where the power is at least 5000" + ORDER),
        ("cost>level", "Cards where the cost is above the level" + ORDER),
        ("c:r|blue", "Cards where the colour is red or blue" + ORDER),
        ("-c:r", "Cards where the colour is not red" + ORDER),
        ("trait:mag*", "Cards where the trait is mag…" + ORDER),
        ("trait>=2", "Cards where the number of words printed as trait is at least 2" + ORDER),
        ("has:trigger -has:power", "Cards where the trigger is printed and no power is printed" + ORDER),
        ("is:vanilla", "Cards where there is no text" + ORDER),
        ("is:exact", "Cards where the engine understands all abilities" + ORDER),
        ("-is:unsupported", "Cards where not (the engine does not understand an ability)" + ORDER),
        ("--has:text", "Cards where there is text" + ORDER),
        ("not:reprint", "Cards where the card is not a reprint" + ORDER),
        ("set:ABC/W01", "Cards where the set is “ABC/W01”" + ORDER),
        ("title:ABC|Harbour", "Cards where the title is “ABC” or “Harbour”" + ORDER),
        ("-rarity:RR", "Cards where the rarity is not “RR”" + ORDER),
        ("code:W01", "Cards where the card number contains “W01”" + ORDER),
        ("-code:W01", "Cards where the card number does not contain “W01”" + ORDER),
        ("o:/draw (1|2)/", "Cards where an ability fits the pattern /draw (1|2)/" + ORDER),
        ("-o:/draw/", "Cards where no ability fits the pattern /draw/" + ORDER),
        ("-name:/^the/", "Cards where the name does not fit the pattern /^the/" + ORDER),
        (
            "o:draw (bell or level:3 is:event)",
            "Cards where the text contains “draw” and either the name contains “bell” or "
            "(the level is 3 and the type is event)" + ORDER,
        ),
        ("-(bell or book)", "Cards where not (either the name contains “bell” or the name contains “book”)" + ORDER),
    ],
)
def test_a_query_is_said_back(query: str, sentence: str) -> None:
    assert explain_query(GAME, query) == sentence


def test_what_cannot_be_read_cannot_be_said_back() -> None:
    with pytest.raises(QueryError):
        explain_query(GAME, "level:")
