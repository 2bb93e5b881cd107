"""Programs printed as English: nothing is left unsaid, and what is printed is read as the same program again."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from ruamel.yaml import YAML

from rules.games.weiss_schwarz import vocabulary as words
from rules.games.weiss_schwarz.abilities import reading, reading_conditions, reading_triggers
from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.abilities.keywords import DEFAULT_ENCORE
from rules.games.weiss_schwarz.abilities.verbs import VERBS
from rules.games.weiss_schwarz.starter_programs import programs_of, starter_programs
from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.games.weiss_schwarz.text.printing import actions, changes, conditions, english, scopes, triggers
from tests.rules.weiss_schwarz.text.plain import plain, without_kinds
from tests.rules.weiss_schwarz.text.test_readings import READINGS

SCENARIOS = Path(reading.__file__).parents[1] / "scenarios"
# Starter cards whose text no grammar reads, for what it is: damage that is not dealt, cards
# beyond so many, a soul that is kept by another card, and cards looked at twice.
UNREAD = {
    "HRB/W01-028", "EMK/S02-004", "EMK/S02-031", "MSA/S03-005",
}  # fmt: skip

MARKERS = {"zone": "markers"}


def scenario_programs() -> Iterator[Any]:
    for file in sorted(SCENARIOS.rglob("*.yaml")):
        yield from _programs_in(YAML(typ="safe").load(file))


def _programs_in(value: Any) -> Iterator[Any]:
    if isinstance(value, dict) and (value.get("kind") in reading.CATEGORIES or set(value) & _KEYWORDS):
        yield value
    elif isinstance(value, dict | list):
        for one in value.values() if isinstance(value, dict) else value:
            yield from _programs_in(one)


_KEYWORDS = {"encore", "assist", "bond", "backup", "great_performance", "shift", "sunder"}
ALL = [
    *(program for code in starter_programs() for program in programs_of(code)),
    *(one.values[1] for one in READINGS),
    *scenario_programs(),
]


def test_every_program_is_printed() -> None:
    assert len(ALL) > 400
    assert all(english(program).strip() for program in ALL)


@pytest.mark.parametrize(("text", "program"), READINGS)
def test_what_is_printed_is_read_as_the_same_program(text: str, program: dict[str, Any]) -> None:
    again = compile_line(english(program))
    assert plain(getattr(again, "program", again)) == plain(program)


@pytest.mark.parametrize("code", sorted(set(starter_programs()) - UNREAD))
def test_starter_programs_are_read_as_themselves(code: str) -> None:
    for program in programs_of(code):
        again = compile_line(english(program))
        assert plain(without_kinds(getattr(again, "program", again))) == plain(without_kinds(program))


@pytest.mark.parametrize("code", sorted(UNREAD))
def test_what_is_said_not_to_be_read_is_not(code: str) -> None:
    assert not all(hasattr(compile_line(english(program)), "program") for program in programs_of(code))


def test_all_words_of_programs_have_words() -> None:
    assert set(actions.SAID) | set(scopes.SCOPED) == set(VERBS)
    assert set(triggers.SAID) == set(reading_triggers._TRIGGERS)
    assert set(conditions.SAID) == set(reading_conditions._CONDITIONS)
    assert {*changes.CANNOT, *changes.GETS} == set(words.LIMITS)


@pytest.mark.parametrize(
    "program",
    [
        {"kind": "event", "do": [{"draw": 1}], "glow": True},
        {"kind": "event", "do": [{"draw": 1, "glow": True}]},
        {"kind": "event", "do": [{"put": {"choose": {"zone": "hand", "glow": 1}}, "in": "memory"}]},
        {"kind": "event", "do": [{"put": {"choose": {"zone": "hand"}, "glow": 1}, "in": "memory"}]},
        {"kind": "event", "do": [{"if": {"turn": "yours", "glow": 1}, "then": [{"draw": 1}]}]},
        {"kind": "event", "do": [{"glow": 1}]},
        {"kind": "auto", "when": {"attacks": "this", "glow": 1}, "do": [{"draw": 1}]},
        {"kind": "cont", "gives": {"power": {"count": {"zone": "hand"}, "glow": 1}}},
        {"kind": "cont", "gives": {"cannot": "glow"}},
        {"kind": "cont", "gives": {"icon": "glow"}},
        {"kind": "event", "do": [{"place": "this", "at": "glow"}]},
        {"kind": "event", "do": [{"turn": "this", "to": "glow"}]},
        {**DEFAULT_ENCORE, "glow": 1},
    ],
)
def test_what_has_no_words_is_refused(program: dict[str, Any]) -> None:
    with pytest.raises(ProgramError):
        english(program)


@pytest.mark.parametrize(
    ("program", "text"),
    [
        (
            {
                "kind": "auto",
                "when": {"attacks": "this"},
                "if": {"there_are": {"is": "other", "trait": "Salt", "type": "character"}, "least": 2},
                "cost": [{"stock": 1}],
                "do": [{"draw": 1}, {"put": {"choose": {"zone": "hand"}}, "in": "waiting_room"}],
            },
            "【AUTO】 [(1)] When this card attacks, if you have 2 or more other 《Salt》 characters, you may pay the "
            "cost. If you do, draw 1 card, choose 1 card in your hand, and put it into your waiting room.",
        ),
        (
            {"kind": "cont", "gives": {"power": {"count": MARKERS, "each": 500}, "level": {"count": MARKERS}}},
            "【CONT】 This card gets +500 power and +1 level for each marker underneath this card.",
        ),
        (
            {"kind": "event", "do": [{"one_of": [[{"draw": 1}], [{"damage": {"cards_in": "memory"}}]]}]},
            'Choose 1 of the following effects, and perform it. "Draw 1 card." "Deal X damage to your opponent. X is '
            'equal to the number of cards in your memory."',
        ),
        (
            {"kind": "cont", "replaces": {"leaves": "this", "to": "clock"}, "instead": [{"put": "this", "in": "hand"}]},
            "【CONT】 When this card would be put into your clock from the stage, instead, put this card into "
            "your hand.",
        ),
    ],
)
def test_it_is_plain_english(program: dict[str, Any], text: str) -> None:
    assert english(program) == text
