"""docs/abilities.md has every word of programs."""

import json
import re
from pathlib import Path

import pytest

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import (
    keywords,
    names,
    reading,
    reading_cards,
    reading_changes,
    reading_conditions,
    reading_qualities,
    reading_triggers,
    verbs,
)
from rules.games.weiss_schwarz.abilities.card_states import PLACES
from rules.games.weiss_schwarz.abilities.reading import read_ability

PAGE = (Path(__file__).resolve().parents[4] / "docs" / "abilities.md").read_text(encoding="utf-8")
KEYS = {
    *reading.CATEGORIES, *reading_triggers._TRIGGERS, *reading_cards._TESTS, *reading_qualities._STATES,
    *reading_conditions._CONDITIONS, *reading_changes._CHANGES, *verbs.VERBS, *keywords._KEYWORDS, *names.WHOSE,
    *names.NUMBERS, *names.ORIENTATIONS, *names.ATTACKS, *names.ROLES, *names.DURATIONS, *words.MOMENTS,
    *words.KEYWORDS, *words.LIMITS, *PLACES,
}  # fmt: skip


@pytest.mark.parametrize("word", sorted(KEYS))
def test_every_word_is_described(word: str) -> None:
    assert re.search(rf"(?<![\w]){re.escape(word)}(?![\w])", PAGE), f"docs/abilities.md does not mention {word!r}"


def test_the_program_of_the_page_is_read() -> None:
    example = re.search(r"```json\n(.*?)```", PAGE, re.DOTALL)
    assert example
    read_ability(json.loads(example[1]))
