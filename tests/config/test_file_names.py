"""Names of files that people send."""

import pytest

from config.file_names import name_order, plain_name


@pytest.mark.parametrize(
    ("name", "plain"),
    [
        ("abc.json", "abc.json"),
        ("../../etc/abc.json", "abc.json"),
        ("C:\\cards\\abc.json", "abc.json"),
        ("a\nb\u202e.json", "ab.json"),
        ("x" * 300 + ".json", "x" * 195 + ".json"),
        ("\n", "upload.json"),
    ],
)
def test_the_name_of_an_upload_is_made_plain(name: str, plain: str) -> None:
    assert plain_name(name, "upload.json") == plain


def test_names_sort_as_people_count_whatever_the_case_and_however_long() -> None:
    names = ["9" * 5000, "a", "A 10", "a 2", "a 02b", "B", "", "1", "007", "²"]
    assert sorted(names, key=name_order) == ["", "1", "007", "9" * 5000, "a", "a 2", "a 02b", "A 10", "B", "²"]
