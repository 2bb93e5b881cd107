"""The type of a card, mended only where everything else proves it wrong."""

from typing import Any

import pytest

from cards.importing.records import Kind, RowRefusedError
from tests.cards.importing.ws_rows import fields, read

AS_EVENT: dict[str, Any] = {"level": "2", "cost": "1", "trigger": [], "ability": ["Draw 2 cards."]}
AS_CLIMAX: dict[str, Any] = {
    "level": "0",
    "cost": "0",
    "power": "0",
    "soul": 0,
    "attributes": [""],
    "trigger": ["SOUL", "SOUL"],
}


@pytest.mark.parametrize("card_type", ["Character", "Event", "Climax"])
def test_a_type_that_fits_is_left_alone(card_type: str) -> None:
    record, findings = read(card_type)
    assert record.printed.words["type"] == (card_type.lower(),)
    assert "type" not in fields(findings, Kind.REPAIRED)


@pytest.mark.parametrize(
    ("written", "changes", "meant"),
    [
        ("Event", {"power": "6000", "soul": 1, "attributes": ["Harbour"]}, "character"),
        ("Climax", AS_EVENT, "event"),
        ("Character", AS_CLIMAX, "climax"),
    ],
)
def test_a_type_that_everything_contradicts_is_mended(written: str, changes: dict[str, Any], meant: str) -> None:
    record, findings = read(written, **changes)
    assert record.printed.words["type"] == (meant,)
    assert "type" in fields(findings, Kind.REPAIRED)


@pytest.mark.parametrize(
    ("written", "changes"),
    [
        ("Event", {"power": "6000", "soul": 1}),
        ("Event", {"power": "6000", "attributes": ["Harbour"]}),
        ("Climax", AS_EVENT | {"trigger": ["SOUL"]}),
        ("Climax", AS_EVENT | {"cost": "-"}),
        ("Climax", AS_EVENT | {"ability": ["【CONT】 All of your characters get +2 soul."]}),
        ("Character", AS_CLIMAX | {"trigger": ["SOUL"]}),
        ("Character", AS_CLIMAX | {"power": "500"}),
        ("Character", AS_CLIMAX | {"attributes": ["Harbour"]}),
    ],
)
def test_less_than_all_evidence_mends_no_type(written: str, changes: dict[str, Any]) -> None:
    record, _ = read(written, **changes)
    assert record.printed.words["type"] == (written.lower(),)


@pytest.mark.parametrize("written", ["", "Ruler", "character", None, 3])
def test_an_unknown_type_is_refused(written: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read(type=written)
    assert refusal.value.field == "type"
