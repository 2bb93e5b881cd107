"""Abilities by position: dropped, joined, split, and otherwise left as they are."""

import pytest

from cards.importing.records import Kind
from tests.cards.importing.ws_rows import fields, read

ATTACKS = "【AUTO】 When this card attacks, draw 1 card."
ASSIST = "【CONT】 Assist All of your characters in front of this card get +500 power."
GRANTS = (
    "【AUTO】 When this card attacks, this card gets the following ability until end of turn. "
    '"【AUTO】 When this card becomes 【REVERSE】, draw 1 card. 【CONT】 This card cannot move."'
)


def abilities(*lines: str) -> tuple[str, ...]:
    return read(ability=list(lines))[0].printed.abilities


def test_clean_abilities_keep_their_positions() -> None:
    record, findings = read(ability=[ATTACKS, ASSIST])
    assert record.printed.abilities == (ATTACKS, ASSIST)
    assert findings == []


def test_two_identical_lines_both_stay() -> None:
    assert abilities(ATTACKS, ATTACKS) == (ATTACKS, ATTACKS)


@pytest.mark.parametrize("none", ["-", "－", "―", "", "''", "0", " "])
def test_a_line_that_means_none_is_dropped_and_reported(none: str) -> None:
    record, findings = read(ability=[none, ATTACKS])
    assert record.printed.abilities == (ATTACKS,)
    assert fields(findings, Kind.REPAIRED) == ["ability 1"]


@pytest.mark.parametrize("between", [" ", "", "\n", "  "])
def test_two_abilities_on_one_line_become_two(between: str) -> None:
    record, findings = read(ability=[f"{ATTACKS}{between}{ASSIST}"])
    assert record.printed.abilities == (ATTACKS, ASSIST)
    assert any(finding.reason.startswith("holds 2") for finding in findings)


def test_three_abilities_on_one_line_become_three_and_later_ones_move_down() -> None:
    assert abilities(f"{ATTACKS} {ASSIST} {ATTACKS}", ASSIST) == (ATTACKS, ASSIST, ATTACKS, ASSIST)


def test_a_reminder_in_parentheses_ends_an_ability_too() -> None:
    first = "【AUTO】 Encore [(1)] (When this card is put into your waiting room, you may pay the cost)"
    assert abilities(f"{first} {ATTACKS}") == (first, ATTACKS)


def test_a_granted_ability_is_never_split_off() -> None:
    record, findings = read(ability=[GRANTS])
    assert record.printed.abilities == (GRANTS,)
    assert findings == []


def test_an_ability_after_a_granted_one_is_split_off() -> None:
    assert abilities(f'{GRANTS[:-1]}" (Damage may be canceled) {ASSIST}') == (
        f'{GRANTS[:-1]}" (Damage may be canceled)',
        ASSIST,
    )


def test_a_mention_of_an_ability_splits_nothing() -> None:
    line = "【CONT】 This card cannot be chosen by the 【ACT】 effects of your opponent."
    assert abilities(line) == (line,)


def test_the_reminder_of_a_climax_gets_a_position_of_its_own() -> None:
    record, _ = read(
        "Climax",
        trigger=["COMEBACK"],
        ability=[
            "【CONT】 All of your characters get +1 soul. (【COMEBACK】: When this card triggers, choose a card.)"
        ],
    )
    assert record.printed.abilities[1] == "(【COMEBACK】: When this card triggers, choose a card.)"


def test_a_sentence_that_breaks_off_is_joined_with_the_line_that_goes_on() -> None:
    first, second = '【AUTO】 When this card attacks, if "Rising', 'Tide" is in your climax area, draw 1 card.'
    record, findings = read(ability=[first, second, ASSIST])
    assert record.printed.abilities == (f"{first} {second}", ASSIST)
    assert fields(findings, Kind.REPAIRED) == ["ability 2"]


def test_a_cost_that_stands_alone_is_joined_with_what_it_pays_for() -> None:
    assert abilities("【AUTO】 [(1)]", "When this card attacks, draw 1 card.") == (
        "【AUTO】 [(1)] When this card attacks, draw 1 card.",
    )


@pytest.mark.parametrize(
    "first",
    [
        "Choose 1 of the following effects, and perform it.",
        "【COUNTER】 Perform the following action 2 times.",
        "【AUTO】 When this card attacks, this card gets the following 2 abilities until end of turn.",
    ],
)
def test_quoted_lines_are_of_the_ability_that_announces_them(first: str) -> None:
    lines = [first, '"Draw 1 card."', '"Discard 1 card." (It may be any card)', ASSIST]
    record, findings = read(ability=lines)
    assert record.printed.abilities == (" ".join(lines[:3]), ASSIST)
    assert fields(findings, Kind.REPAIRED) == ["ability 2", "ability 3"]


def test_a_replay_command_is_of_the_ability_that_names_its_action() -> None:
    names, command = "【AUTO】 When this card attacks, Play the Tune.", "【REPLAY】 Play the Tune Draw 1 card."
    record, findings = read(ability=[names, command, ASSIST])
    assert record.printed.abilities == (f"{names} {command}", ASSIST)
    assert [one.reason for one in findings] == ["a replay command: joined with what names it"]


def test_a_replay_command_that_nothing_names_stays_a_line() -> None:
    assert abilities(ATTACKS, "【REPLAY】 Play the Tune Draw 1 card.") == (
        ATTACKS,
        "【REPLAY】 Play the Tune Draw 1 card.",
    )


def test_a_quoted_line_that_nothing_announces_keeps_its_position() -> None:
    lines = [ATTACKS, '"Draw 1 card."']
    assert abilities(*lines) == tuple(lines)


@pytest.mark.parametrize(
    "odd",
    [
        '【CONT】 If "Ideal Cat is in your memory, this card gets +500 power.',
        "【AUTO】 [Put 1 card from your hand into your waiting room When this card attacks, draw 1 card.",
        "【AUTO】 When this card's trigger check reveals a climax with in its trigger icon, draw 1 card.",
        "【AUTO】 When a climax with @ in its trigger icon is placed, draw 1 card.",
        "【AUTO】 Use ＄Skill＄.",
    ],
)
def test_damage_that_could_mean_several_things_is_flagged_and_kept(odd: str) -> None:
    record, findings = read(ability=[odd])
    assert record.printed.abilities == (odd,)
    assert fields(findings, Kind.FLAGGED)
    assert not fields(findings, Kind.REPAIRED)
