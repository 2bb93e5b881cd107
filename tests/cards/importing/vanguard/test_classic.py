"""Units of 2011 to 2014 under identifiers, many texts damaged."""

import pytest

from cards.importing.records import Kind, RowRefusedError
from tests.cards.importing.vanguard.rows import dirty, read_classic
from tests.cards.importing.ws_rows import fields


def test_the_identifier_stands_in_the_place_of_the_number() -> None:
    record, findings = read_classic()
    assert (record.code, findings) == ("BT01-15/LANTERN_DRAGON_WICK", [])
    assert record.printed.words == {
        "type": ("normal-unit",),
        "skill": ("intercept",),
        "clan": ("Kagero",),
        "race": ("Flame Dragon",),
    }


def test_a_trigger_icon_makes_a_trigger_unit() -> None:
    assert read_classic(trigger="STAND")[0].printed.words["type"] == ("trigger-unit",)


def test_a_sentinel_is_known_by_its_text() -> None:
    text = '[CONT]: Sentinel (You may only have up to four cards with "[CONT]: Sentinel" in a deck)'
    assert read_classic(abilities=[text])[0].printed.words["keyword"] == ("sentinel",)


def test_a_misspelt_race_is_mended() -> None:
    record, findings = read_classic(race="Hight Beast")
    assert record.printed.words["race"] == ("High Beast",)
    assert fields(findings, Kind.REPAIRED) == ["race"]


def test_a_placeholder_is_no_card() -> None:
    with pytest.raises(RowRefusedError, match="placeholder"):
        read_classic(clan="DummyClan", grade=10)


def test_what_may_be_a_slip_is_kept_and_flagged() -> None:
    record, findings = read_classic(name="Lantern_Dragon", grade=0, power=10000, shield=0)
    assert (record.printed.name, record.printed.numbers["power"]) == ("Lantern_Dragon", 10000)
    assert fields(findings, Kind.FLAGGED) == ["name", "power"]


@pytest.mark.parametrize("identifier", ["", "lantern", "A-B", None, "A" * 61])
def test_another_identifier_is_refused(identifier: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read_classic(id=identifier)
    assert refusal.value.field == "id"


def test_every_damaged_text_is_flagged_once() -> None:
    findings = read_classic(text_dirty="[AUTO](RC):Draw a card choose one.")[1]
    assert [(f.kind, f.field) for f in findings] == [(Kind.FLAGGED, "text_dirty")]


def test_two_texts_of_one_card_are_refused() -> None:
    with pytest.raises(RowRefusedError, match="which is meant"):
        read_classic(text_dirty="[AUTO](RC):Draw.", abilities=["[AUTO](RC):Rest."])


@pytest.mark.parametrize(
    ("damaged", "mended"),
    [
        (
            "[ACT](RC)[Counter Blast (1) amp Rest this unit] Draw.",
            "[ACT](RC):[Counter Blast (1) & Rest this unit] Draw.",
        ),
        ("[AUTO]V/R When this attacks, draw.", "[AUTO](VC/RC):When this attacks, draw."),
        ("[AUTO] [V/R]: When this attacks, draw.", "[AUTO](VC/RC): When this attacks, draw."),
        ("[AUTO]V When this attacks, draw.", "[AUTO](VC):When this attacks, draw."),
        ("[AUTO][R] When this attacks, draw.", "[AUTO](RC):When this attacks, draw."),
        ("[ACT][Rest this unit] Draw.", "[ACT]:[Rest this unit] Draw."),
        ("[AUTO]When this attacks, draw.", "[AUTO]:When this attacks, draw."),
        ("CONTV/R During your turn, it gets Power +3000.", "[CONT](VC/RC):During your turn, it gets [Power]+3000."),
        ("[CONT](VC/RC):It gets [Power] +1000.", "[CONT](VC/RC):It gets [Power]+1000."),
        ("[ACT](VC):[Counter Blast(2)] Draw.", "[ACT](VC):[Counter Blast (2)] Draw."),
        ("[ACT](VC):Call a card named 'Old Wick'.", '[ACT](VC):Call a card named "Old Wick".'),
        ("[ACT](VC):Retire your opponents rear-guard.", "[ACT](VC):Retire your opponent's rear-guard."),
        ("[AUTO](VC):When this units attack hits, draw.", "[AUTO](VC):When this unit's attack hits, draw."),
        (
            "[AUTO](VC) Limit Break 4 (It needs four damage)Draw.",
            "[AUTO](VC) Limit Break 4 (It needs four damage):Draw.",
        ),
    ],
)
def test_what_can_have_meant_one_thing_only_is_mended(damaged: str, mended: str) -> None:
    record, findings = read_classic(text_dirty=damaged)
    assert record.printed.abilities == (mended,)
    assert Kind.REPAIRED in {finding.kind for finding in findings}


def test_abilities_that_run_together_are_taken_apart() -> None:
    assert dirty("[AUTO](VC):Draw.[CONT](RC):It gets [Power]+1000.") == (
        "[AUTO](VC):Draw.",
        "[CONT](RC):It gets [Power]+1000.",
    )
    assert dirty("[AUTO](VC):Draw. CONTV/R It gets [Power]+1000.")[1] == "[CONT](VC/RC):It gets [Power]+1000."


def test_an_ability_that_is_granted_stays_inside_its_quotation_marks() -> None:
    text = "[AUTO](VC):It gets '\n\n[AUTO](RC):When it attacks, draw.' until end of turn."
    assert dirty(text) == ('[AUTO](VC):It gets " [AUTO](RC):When it attacks, draw." until end of turn.',)


def test_a_clean_text_is_left_as_it_stands() -> None:
    text = "[ACT](VC):Call a card named 'Old Wick' V/R amp Power +1000."
    assert read_classic(abilities=[text])[0].printed.abilities == (text,)
