"""Names of files that people send."""

import pytest

from config.file_names import plain_name


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
