"""A text of which a word is not in the program is not read: its last step says which word."""

from typing import Any

import pytest

from rules.games.weiss_schwarz.abilities.fields import ProgramError
from rules.games.weiss_schwarz.abilities.reading import read_ability
from rules.games.weiss_schwarz.text.accounting import account
from rules.games.weiss_schwarz.text.compiling import compile_line
from rules.text import Exact
from rules.text.reading import NOT_ACCOUNTED, TextError
from tests.rules.weiss_schwarz.text.mutations import mutations
from tests.rules.weiss_schwarz.text.plain import plain
from tests.rules.weiss_schwarz.text.test_readings import READINGS

LINES: list[Any] = [one.values for one in READINGS]
CHOICE = {"zone": "waiting_room", "trait": "Salt", "type": "character"}
TEXT = "【AUTO】 When this card attacks, choose 1 《Salt》 character in your waiting room, and return it to your hand."
# What a text does not say in words of its own, or says twice, so that one of two that are missing is not seen.
UNSAID = {
    "even_if_moved", "later_too", "either", "in", "by", "from", "whose", "zone", "among", "type", "to", "turned",
    "until", "cards", "of",
}  # fmt: skip
# Lists of which one thing more says nothing more: both orders of two effects, a keyword that a label uses.
ALIKE = {"is", "least", "do", "one_of", "gives"}


def program(**changes: Any) -> dict[str, Any]:
    return {"kind": "auto", "when": {"attacks": "this"}, "do": [{"put": {"choose": CHOICE}, "in": "hand"}], **changes}


def choosing(**changes: Any) -> dict[str, Any]:
    return program(do=[{"put": {"choose": {**CHOICE, **changes}}, "in": "hand"}])


def test_a_text_that_its_program_says_is_accounted_for() -> None:
    account(TEXT, program())


@pytest.mark.parametrize(
    ("swallowed", "text", "said"),
    [
        ("Salt》", TEXT, {key: one for key, one in CHOICE.items() if key != "trait"}),
        ("character", TEXT, {key: one for key, one in CHOICE.items() if key != "type"}),
        ("other", TEXT.replace("1 《", "1 other 《"), CHOICE),
        ("red", TEXT.replace("《Salt", "red 《Salt"), CHOICE),
        ("2", TEXT.replace("《Salt", "level 2 《Salt"), {**CHOICE, "level": 3}),
        ("level", TEXT.replace("《Salt", "level 2 《Salt"), {**CHOICE, "cost": 2}),
        ("lower", TEXT.replace("《Salt", "level 2 or lower 《Salt"), {**CHOICE, "level": 2}),
        ("up", TEXT.replace("1 《", "up to 1 《"), CHOICE),
        ("opponent", TEXT.replace("in your w", "in your opponent's w"), CHOICE),
        ("waiting", TEXT, {**CHOICE, "zone": "memory"}),
        ('"Lamp"', TEXT.replace("character", 'character named "Lamp"'), CHOICE),
        ("【REST】", TEXT.replace("1 《", "1 【REST】 《"), CHOICE),
        ("may", TEXT.replace("choose", "you may choose"), CHOICE),
        ("until", TEXT.replace("hand.", "hand until end of turn."), CHOICE),
    ],
)
def test_a_word_that_is_swallowed_is_told(swallowed: str, text: str, said: dict[str, Any]) -> None:
    with pytest.raises(TextError) as raised:
        account(text, program(do=[{"put": {"choose": said}, "in": "hand"}]))
    assert raised.value.reason == NOT_ACCOUNTED
    assert text[raised.value.at :].lstrip("《").startswith(swallowed)


@pytest.mark.parametrize(
    "text",
    [
        "【AUTO】 When this card's battle opponent becomes 【REVERSE】, put that battle opponent into your opponent's"
        " clock.",
        "【COUNTER】 Choose 1 of your characters in battle, and put it into your memory. At the beginning of your next"
        " draw phase, put that character from your memory on any position of your stage, and that character gets +1000"
        " power until end of turn.",
        "【AUTO】 [(1)] When this card becomes 【REVERSE】 in battle, you may pay the cost. If you do, 【REST】 this"
        " card, and 【REVERSE】 this card's battle opponent.",
        "【ACT】 [(2) 【REST】 this card] Put 1 card from the top of your clock into your waiting room.",
        "【AUTO】 When this card attacks, Trigger the frontal stage. 【REPLAY】 Trigger the frontal stage Draw 1 card.",
    ],
)
def test_what_is_known_already_or_a_name_of_its_own_need_not_be_said(text: str) -> None:
    assert isinstance(compile_line(text), Exact)


@pytest.mark.parametrize("added", [{"level": 3}, {"name": "Lamp"}, {"trait": ["Salt", "Sugar"]}])
def test_a_program_says_no_more_than_its_text(added: dict[str, Any]) -> None:
    with pytest.raises(TextError):
        account(TEXT, choosing(**added))


def test_what_has_no_words_is_not_accounted_for() -> None:
    with pytest.raises(TextError):
        account(TEXT, program(glow=True))


@pytest.mark.parametrize(("text", "read"), READINGS)
def test_all_that_is_taken_out_of_a_program_is_missed(text: str, read: dict[str, Any]) -> None:
    account(text, read)
    missed = [where for where, changed in mutations(read) if _is_another(changed, read) and _accounts(text, changed)]
    assert [where for where in missed if not _is_unsaid(where)] == []


def test_nearly_everything_that_is_changed_is_caught() -> None:
    found = [
        _accounts(text, changed) for text, read in LINES for _, changed in mutations(read) if _is_another(changed, read)
    ]
    assert len(found) > 500
    assert sum(found) <= 0.1 * len(found)


def _is_another(changed: Any, read: dict[str, Any]) -> bool:
    """Return whether a program means something else, and the engine would play it."""
    try:
        read_ability(changed)
    except (ProgramError, TypeError, AttributeError, KeyError):
        return False
    return bool(plain(changed) != plain(read))


def _accounts(text: str, changed: Any) -> bool:
    try:
        account(text, changed)
    except TextError:
        return False
    return True


def _is_unsaid(where: str) -> bool:
    """Return whether something taken out is none of what a text says once; of two that are alike one is not missed."""
    last = where.removesuffix(" taken out").rsplit(".", 1)[-1]
    key = last.split("[")[0]
    return key in UNSAID or ("[" in last and key in ALIKE)
