"""Keys and values are understood in the terms of a game, and what is not says where, why and what instead."""

from dataclasses import replace

import pytest

from cards.search.keys import COMMON, NOT_SERVED_YET, KeyKind, find_key, keys_of
from cards.search.meaning import understand
from cards.search.page import QueryError
from cards.search.parse import parse
from cards.search.predicates import (
    All,
    AnyOf,
    Column,
    Has,
    Holds,
    Negated,
    NumberAgainst,
    NumberIs,
    Predicate,
    Sort,
    Word,
    WordIs,
)
from cards.search.tree import Operator
from rules.games import GAMES, Field, FieldKind

GAME = GAMES["weiss-schwarz"]
ALL_KEYS = """
    is has not f legal banned restricted set code rarity artist date lang game in owned order unique
    level cost power soul trigger trait side title grade shield critical nation clan race persona
    atk hp stk faction attribute legendary ruler cp ep str def org building
"""


def field(key: str) -> Field:
    found = GAME.find_field(key)
    assert found is not None
    return found


def predicate(query: str) -> Predicate:
    return understand(parse(query), GAME).predicate


def test_bare_words_and_phrases_ask_for_the_name() -> None:
    assert predicate("Béll") == Holds(Column.NAME, ("bell",))
    assert predicate('!"Iron-Bell"') == Holds(Column.NAME, ("iron bell",), whole=True)


def test_a_stat_is_known_by_its_name_and_aliases() -> None:
    for query in ("level:2", "l:2", "lv=2", "LEVEL:2"):
        assert predicate(query) == NumberIs(field("level"), Operator.IS, (2,))


def test_a_stat_can_be_compared_with_another() -> None:
    assert predicate("cost>level") == NumberAgainst(field("cost"), Operator.ABOVE, field("level"))


def test_words_of_a_vocabulary_are_known_by_every_spelling() -> None:
    for query in ("trigger:comeback", "tr:door", "trigger:SALVAGE"):
        assert predicate(query) == WordIs(field("trigger"), (Word("comeback"),))


def test_an_asterisk_stands_for_all_words_of_a_vocabulary_that_fit() -> None:
    assert predicate("colour:*e*") == WordIs(field("colour"), tuple(map(Word, ("blue", "green", "red", "yellow"))))
    assert predicate("type:c*") == WordIs(field("type"), (Word("character"), Word("climax")))


def test_other_than_a_word_asks_for_another_word() -> None:
    red = WordIs(field("colour"), (Word("red"),))
    assert predicate("colour!=red") == All((Has(field("colour")), Negated(red)))
    assert predicate("-colour:red") == Negated(red)


def test_not_is_the_negation_of_is() -> None:
    assert predicate("not:climax") == Negated(predicate("is:climax"))


def test_alternatives_bind_looser_than_what_stands_side_by_side() -> None:
    bell, book, red = Holds(Column.NAME, ("bell",)), Holds(Column.NAME, ("book",)), predicate("c:red")
    assert predicate("bell or book c:red") == AnyOf((bell, All((book, red))))


@pytest.mark.parametrize("key", ALL_KEYS.split())
def test_every_key_of_the_language_is_served_or_says_why_it_is_not(key: str) -> None:
    known = find_key(keys_of(GAME), key)
    if known is None:
        reason = "not served for Weiß Schwarz yet" if key in NOT_SERVED_YET else "a key of .*, not of Weiß Schwarz"
        with pytest.raises(QueryError, match=f"{key}: is {reason}") as caught:
            predicate(f"bell {key}>=1")
        assert caught.value.position == 5
        assert "level, cost, power" in caught.value.suggestion


def test_a_key_of_other_games_says_whose_it_is() -> None:
    with pytest.raises(QueryError, match="shield: is a key of Vanguard and Vanguard 2014, not of Weiß Schwarz"):
        predicate("shield>=5000")


def test_no_two_keys_of_a_game_share_a_spelling() -> None:
    for game in GAMES.values():
        spellings = [spelling for key in keys_of(game) for spelling in key.spellings]
        assert len(set(spellings)) == len(spellings)
        assert all(spelling == spelling.lower() for spelling in spellings)


def test_keys_to_come_are_not_served_by_all_games_already() -> None:
    assert not {spelling for key in COMMON for spelling in key.spellings} & set(NOT_SERVED_YET)


def test_order_and_direction_are_keys_too() -> None:
    assert [key.kind for key in COMMON[-2:]] == [KeyKind.ORDER, KeyKind.DIRECTION]


@pytest.mark.parametrize(
    ("query", "position", "message", "suggestion"),
    [
        ("bell lvel:3", 5, "no key lvel", "Did you mean level?"),
        ("re:zero", 0, "no key re", "put the name in quotes"),
        ("level:x", 6, "compared with a number, not with 'x'", "level>=1"),
        ("level:1|x", 8, "compared with a number", "-has:level"),
        ("level:1.5", 6, "compared with a number", ""),
        ("level:9999999999", 6, "compared with a number", ""),
        ("level<0|1", 8, "takes one value", "level:0|1"),
        ("level:/3/", 6, "Patterns are read after name: and text: only", ""),
        ("level<colour", 6, "compared with a number", ""),
        ("colour:rde", 7, "colour is never 'rde'", "Did you mean red?"),
        ("colour:purple", 7, "never 'purple'", "yellow, green, red or blue"),
        ("colour:z*", 7, "never 'z*'", ""),
        ("trait:a*b", 6, "An asterisk stands at the start or the end", ""),
        ("trait>=red", 7, "compared with a number", ""),
        ("trait>=1|2", 9, "takes one value", ""),
        ("name<bell", 4, "cannot be compared by <", "Use :, = or !="),
        ("set>3", 3, "cannot be compared by >", ""),
        ("is!=climax", 2, "cannot be compared by !=", "Use : or ="),
        ("is:clmax", 3, "does not know 'clmax'", "Did you mean climax?"),
        ("not:zzzz", 4, "does not know 'zzzz'", "vanilla"),
        ("has:trigers", 4, "does not know 'trigers'", "Did you mean trigger?"),
        ('name:""', 5, "nothing to look for", ""),
        ("name:'", 5, "nothing to look for", ""),
        ('""', 0, "nothing to look for", ""),
        ("set:-", 4, "nothing to look for", ""),
        ("order:beauty", 6, "cannot be sorted by 'beauty'", "level"),
        ("order:trait", 6, "cannot be sorted by 'trait'", ""),
        ("order:level,pwer", 12, "cannot be sorted by 'pwer'", "Did you mean power?"),
        ("order:level|power", 0, "takes one word", ""),
        ("order>level", 0, "takes one word", ""),
        ("order:/a/", 0, "takes one word", ""),
        ("dir:sideways", 4, "not a direction", "dir:asc or dir:desc"),
        ("order:level bell order:name", 17, "stands twice", "order:level,-power"),
        ("-order:level", 1, "holds for the whole query", ""),
        ("bell (book or (order:level name:x))", 15, "holds for the whole query", ""),
    ],
)
def test_what_is_not_understood_says_where_and_what_instead(
    query: str, position: int, message: str, suggestion: str
) -> None:
    with pytest.raises(QueryError) as caught:
        predicate(query)
    assert message in caught.value.message
    assert caught.value.position == position
    assert suggestion in caught.value.suggestion
    assert caught.value.suggestion


def test_a_game_with_other_fields_has_other_keys() -> None:
    grade = Field("grade", "Grade", FieldKind.NUMBER, ("gr",))
    grades = replace(GAME, fields=(grade,), default_order=("grade", "name"))
    found = understand(parse("gr>=2"), grades)
    assert found.predicate == NumberIs(grade, Operator.AT_LEAST, (2,))
    assert found.order == (Sort(grade), Sort("name"))
    with pytest.raises(QueryError, match=r"level: is a key of .*Gate Ruler, not of"):
        understand(parse("level:2"), grades)
