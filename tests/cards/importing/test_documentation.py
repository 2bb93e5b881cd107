"""What docs/importing.md says is so."""

from pathlib import Path

import pytest
from django.conf import settings

from cards.importing import adapters, checks, reading
from cards.importing.cfa import statements, tokens

TEXT = (Path(settings.BASE_DIR) / "docs" / "importing.md").read_text(encoding="utf-8")
FOLDER = Path(settings.BASE_DIR) / "cards" / "importing"


@pytest.mark.parametrize("adapter", sorted({key.partition(":")[0] for key in adapters()}))
def test_every_adapter_is_described(adapter: str) -> None:
    assert f"| `{adapter}` |" in TEXT


@pytest.mark.parametrize("module", sorted(path.name for path in FOLDER.glob("[a-z]*.py")))
def test_every_module_has_its_place_in_the_table(module: str) -> None:
    assert module == "records.py" or f"`{module}`" in TEXT


def test_the_limits_are_the_ones_that_hold() -> None:
    assert f"{reading.MAX_BYTES // 1024 // 1024} MB, {reading.MAX_ROWS:,} cards" in TEXT
    assert f"{reading.MAX_VALUES_PER_ROW} values a card, {reading.MAX_STRING:,} characters a text" in TEXT
    assert f"{checks.MAX_ABILITIES} abilities a card" in TEXT
    assert f"numbers up to {checks.MAX_NUMBER:,}" in TEXT
    assert reading.MAX_DEPTH == 5
    assert f"more than {statements.MAX_FAULTS:,} lines" in TEXT
    assert f"more than {tokens.MAX_LINES:,} lines or {tokens.MAX_WORDS:,} words and signs" in TEXT
    assert f"A line of more than {tokens.MAX_LINE:,} characters" in TEXT


@pytest.mark.parametrize("suffix", sorted({adapter.suffix for adapter in adapters().values()}))
def test_the_suffixes_of_a_folder_are_named(suffix: str) -> None:
    assert f"`{suffix}`" in TEXT


@pytest.mark.parametrize("folder", sorted(path.parent.name for path in FOLDER.glob("*/__init__.py")))
def test_every_folder_of_adapters_has_its_place_in_the_table(folder: str) -> None:
    assert f"`{folder}/`" in TEXT
