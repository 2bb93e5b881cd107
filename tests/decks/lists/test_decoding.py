"""From the bytes of a list file to text."""

import pytest

from decks.limits import LIST_BYTES
from decks.lists import ListError, decode

TEXT = "4 LNT/W01-E001 Laternenwächter für Ältere\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"])
def test_the_encodings_that_lists_come_in_are_read(encoding: str) -> None:
    assert decode(TEXT.encode(encoding)) == TEXT


def test_japanese_text_is_read() -> None:
    assert decode("４ 灯守\n".encode("utf-16")) == "４ 灯守\n"


@pytest.mark.parametrize("data", [b"", b" \r\n\t "])
def test_an_empty_file_is_refused(data: bytes) -> None:
    with pytest.raises(ListError, match="empty"):
        decode(data)


def test_a_file_larger_than_any_list_is_refused() -> None:
    assert decode(b"x" * LIST_BYTES)
    with pytest.raises(ListError, match="larger than 64 KB"):
        decode(b"x" * (LIST_BYTES + 1))


@pytest.mark.parametrize(
    "data",
    [b"\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR", bytes(range(256)), b"\x00\x01\x02\x03", b"4 LNT\x00W01", b"\xff\xfe\x00"],
)
def test_what_is_no_text_is_refused(data: bytes) -> None:
    with pytest.raises(ListError, match="not a text file"):
        decode(data)
