"""How much of the real cards' text is read, without the sets that are kept out of sight (held_out_sets.json)."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.commands import run_command
from tests.data.card_data import folder

HELD_OUT = set(json.loads((Path(__file__).parent / "held_out_sets.json").read_text(encoding="utf-8"))["sets"])
# What has been read before stays read.
LEAST = {"lines": 0.88, "distinct": 0.82, "cards": 0.82}


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> Any:
    known = tmp_path_factory.mktemp("cards")
    for path in (folder() / "weiss-schwarz" / "cards").glob("*.json"):
        if path.stem not in HELD_OUT:
            (known / path.name).symlink_to(path.resolve())
    return run_command("compile_text", str(known), "--adapter", "ws-json", "--json").json


@pytest.mark.parametrize("what", LEAST)
def test_as_much_is_read_as_before(found: Any, what: str) -> None:
    assert found[what]["exact"] >= LEAST[what] * found[what]["total"], found[what]


def test_what_is_not_read_says_where(found: Any) -> None:
    assert len(found["unsupported"]) == found["lines"]["total"] - found["lines"]["exact"]
    for one in found["unsupported"]:
        assert one["text"][one["at"] :].strip().startswith(one["words"].split()[0] if one["words"] else ""), one
