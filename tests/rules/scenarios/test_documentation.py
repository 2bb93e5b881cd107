"""docs/scenarios.md has every word that a scenario may say."""

import re
from pathlib import Path

import pytest

from rules.games.weiss_schwarz.scripted import schema
from rules.games.weiss_schwarz.scripted.choices import CHOICES
from rules.games.weiss_schwarz.specs import COLOURS, ICONS, KINDS
from rules.games.weiss_schwarz.vocabulary import REQUEST_KINDS
from rules.scenarios.running import run_text
from rules.scenarios.scenario import KEYS

PAGE = (Path(__file__).resolve().parents[3] / "docs" / "scenarios.md").read_text(encoding="utf-8")
CODE = " ".join(re.findall(r"`([^`\n]+)`", re.sub(r"```.*?```", "", PAGE, flags=re.DOTALL)))
WORDS = {
    *KEYS, *schema.CARD, *schema.GIVEN, *schema.SIDE, *schema.THEN, *schema.SIDE_THEN, *schema.CARDS_OF, *schema.ASKS,
    *schema.CARD_THEN, *schema.RESULT, *schema.JUDGED, *schema.STEPS, schema.PREPARATION, *schema.ORIENTATIONS,
    *schema.ATTACKS, *CHOICES, *COLOURS, *ICONS, *KINDS,
}  # fmt: skip


@pytest.mark.parametrize("word", sorted(WORDS))
def test_every_key_is_described(word: str) -> None:
    assert re.search(rf"\b{re.escape(word)}\b", CODE), f"docs/scenarios.md does not mention `{word}`"


@pytest.mark.parametrize("kind", REQUEST_KINDS)
def test_every_kind_of_question_is_described(kind: str) -> None:
    assert kind in PAGE


def test_the_scenario_of_the_page_holds() -> None:
    example = re.search(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
    assert example
    run = run_text(example[1])
    assert run.holds, run
