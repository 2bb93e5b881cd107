"""The indexes of the rulebooks: every rule has a place, and none has text."""

import pytest

from rules.books import FOLDER, kinds, rules_of

BOOKS = {path.stem for path in FOLDER.glob("*.json")}
EXECUTABLE = {"vanguard": 1227, "vanguard-2014": 426, "weiss-schwarz": 360, "gate-ruler": 829, "trails": 417}
CONSTRUCTION = {"vanguard": 14, "vanguard-2014": 7, "weiss-schwarz": 5, "gate-ruler": 18, "trails": 6}


def test_all_five_books_are_there() -> None:
    assert set(EXECUTABLE) == BOOKS
    assert "construction" in kinds()


@pytest.mark.parametrize("book", EXECUTABLE)
def test_each_book_has_its_executable_rules(book: str) -> None:
    executable = [rule for rule in rules_of(book) if rule.executable]
    assert len(executable) == EXECUTABLE[book]
    assert sum(rule.kind == "construction" for rule in executable) == CONSTRUCTION[book]


@pytest.mark.parametrize("book", EXECUTABLE)
def test_every_rule_stands_once_and_under_one_that_is_there(book: str) -> None:
    ids = [rule.id for rule in rules_of(book)]
    assert len(ids) == len(set(ids))
    assert {rule.parent for rule in rules_of(book) if rule.parent} <= set(ids)
