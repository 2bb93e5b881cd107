"""Card files are read within bounds, or refused with what is wrong and where."""

import json
from pathlib import Path
from typing import Any

import pytest

from cards.importing import reading
from cards.importing.reading import FileRefusedError, fault_of, parse_rows, read_rows


@pytest.mark.parametrize(
    ("content", "says"),
    [
        (b'[{"a": 1}', "line 1, column 10"),
        (b"\xff\xfe[]", "byte 0"),
        (b'{"cards": []}', "JSON list"),
        (b"[NaN]", "NaN"),
        (b"[" + b"9" * 5000 + b"]", "Not JSON"),
        (b"[" * 100_000, "deeply"),
        (b"", "line 1, column 1"),
    ],
)
def test_what_is_no_list_of_cards_is_refused(content: bytes, says: str) -> None:
    with pytest.raises(FileRefusedError, match=says):
        parse_rows(content)


def test_a_card_that_gives_a_key_twice_is_refused_with_the_key_and_leaves_the_others() -> None:
    rows = parse_rows(b'[{"name": "A", "level": 1, "level": 2}, {"name": "B"}, {"words": {"x": 1, "x": 2}}]')
    assert [fault_of(row) for row in rows] == [
        "the key 'level' stands there twice, and which value is meant is not known",
        None,
        "the key 'x' stands there twice, and which value is meant is not known",
    ]


def test_a_byte_order_mark_is_no_harm() -> None:
    assert parse_rows(b"\xef\xbb\xbf[]") == []


def test_too_many_rows_and_too_many_bytes_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.json"
    path.write_text("[1, 2, 3]")
    monkeypatch.setattr(reading, "MAX_ROWS", 2)
    with pytest.raises(FileRefusedError, match="3 cards"):
        read_rows(path)
    monkeypatch.setattr(reading, "MAX_BYTES", 8)
    with pytest.raises(FileRefusedError, match="9 bytes"):
        read_rows(path)


def test_a_file_that_is_not_there_is_refused(tmp_path: Path) -> None:
    with pytest.raises(FileRefusedError, match="cannot be opened"):
        read_rows(tmp_path / "none.json")


@pytest.mark.parametrize(
    ("row", "says"),
    [
        ([], "object"),
        ("card", "object"),
        (None, "object"),
        ({"name": "a\0b"}, "U+0000"),
        ({"name": json.loads('"\\ud83d"')}, "surrogate"),
        ({json.loads('"\\udc00"'): 1}, "surrogate"),
        ({"ability": ["x" * 10_001]}, "10,001 characters"),
        ({"a": [[[[[[1]]]]]]}, "deep"),
        ({"a": list(range(1000))}, "500 values"),
    ],
)
def test_a_row_that_cannot_be_stored_says_why(row: Any, says: str) -> None:
    fault = fault_of(row)
    assert fault is not None
    assert says in fault


def test_a_plain_row_has_no_fault() -> None:
    assert fault_of({"name": "Lantern Cat", "ability": ["a", "b"], "soul": 1, "x": None, "y": {"z": [1.5]}}) is None


def test_a_device_that_never_ends_is_read_no_further_than_the_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "MAX_BYTES", 1000)
    with pytest.raises(FileRefusedError, match="longer than the 1,000 bytes"):
        read_rows(Path("/dev/zero"))
