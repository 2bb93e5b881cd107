"""Queries become trees, and what cannot be read says where."""

import pytest

from cards.search.page import QueryError
from cards.search.parse import MAX_DEPTH, MAX_LENGTH, MAX_TERMS, parse
from cards.search.tree import And, Comparison, Name, Node, Not, Operator, Or, Pattern, Text


def compared(key: str, operator: str, *values: str) -> Comparison:
    return Comparison(key, Operator(operator), tuple(map(Text, values)))


@pytest.mark.parametrize(
    ("query", "tree"),
    [
        ("", And()),
        ("bell", Name("bell")),
        ('"bell ringer"', Name("bell ringer")),
        ('!"Bell Ringer"', Name("Bell Ringer", exact=True)),
        ("!Bell", Name("Bell", exact=True)),
        (r'"a \"quoted\" bell"', Name('a "quoted" bell')),
        ("bell ringer", And((Name("bell"), Name("ringer")))),
        ("bell and ringer", And((Name("bell"), Name("ringer")))),
        ("bell or ringer", Or((Name("bell"), Name("ringer")))),
        ("a or b c", Or((Name("a"), And((Name("b"), Name("c")))))),
        ("(a or b) c", And((Or((Name("a"), Name("b"))), Name("c")))),
        ("-bell", Not(Name("bell"))),
        ("-(a b)", Not(And((Name("a"), Name("b"))))),
        ("level:0|1", compared("level", ":", "0", "1")),
        ("level >= 2", compared("level", ">=", "2")),
        ("LEVEL≥2", compared("level", ">=", "2")),
        ("level!=2", compared("level", "!=", "2")),
        ('trait:"a b"|c', compared("trait", ":", "a b", "c")),
        ("order:-power", compared("order", ":", "-power")),
        ("code:ABC/W01-E001", compared("code", ":", "ABC/W01-E001")),
        (r"o:/a\/b|c/", Comparison("o", Operator.HAS, (Pattern(r"a\/b|c"),))),
    ],
)
def test_a_query_is_read_as_its_tree(query: str, tree: Node) -> None:
    assert parse(query) == tree


@pytest.mark.parametrize("query", ["“bell ringer”", "ｎａｍｅ：bell", "−bell", "a\u3000b"])
def test_signs_from_other_keyboards_are_read_alike(query: str) -> None:
    plain = {"“bell ringer”": '"bell ringer"', "ｎａｍｅ：bell": "name:bell", "−bell": "-bell", "a\u3000b": "a b"}
    assert parse(query) == parse(plain[query])


@pytest.mark.parametrize("query", ["bell - ringer", "bell -- ringer", "- bell ringer", "bell ringer -"])
def test_a_dash_that_stands_alone_says_nothing(query: str) -> None:
    assert parse(query) == And((Name("bell"), Name("ringer")))


def test_or_where_it_can_join_nothing_is_a_word_of_a_name() -> None:
    assert parse("or") == Name("or")


@pytest.mark.parametrize(
    ("query", "position", "message"),
    [
        ("level:", 6, "value is missing"),
        ("bell or", 7, "missing at the end"),
        ("red (bell", 4, "not closed"),
        ("bell)", 4, "closes nothing"),
        ("()", 1, "closes nothing"),
        ('a "bell', 2, "quotation mark is not closed"),
        ("o:/bell", 2, "pattern is not closed"),
        ("bell|book", 4, "between two values"),
        ("level:1|", 8, "missing at the end"),
        (":3", 0, "no key before :"),
        ("2:30", 1, "no key before :"),
        ("bell\x00", 4, "cannot be read"),
        ("bell\ud800", 4, "cannot be read"),
        ("a" * (MAX_LENGTH + 1), MAX_LENGTH, "at most 1000"),
        ("-" * MAX_DEPTH + "a", MAX_DEPTH, "deeper than"),
        (" ".join("a" * (MAX_TERMS + 1)), 0, "at most 80"),
    ],
)
def test_what_cannot_be_read_says_where(query: str, position: int, message: str) -> None:
    with pytest.raises(QueryError, match=message) as caught:
        parse(query)
    assert caught.value.position == position
    assert caught.value.suggestion
