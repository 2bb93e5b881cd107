"""Names, numbers, rarities and what else belongs to a printing."""

import pytest

from cards.importing.records import Kind, RowRefusedError
from tests.cards.importing.ws_rows import fields, read


def test_a_clean_row_is_read_without_a_word() -> None:
    record, findings = read()
    assert findings == []
    assert (record.code, record.rarity) == ("ABC/W01-E001", "C")
    assert (record.product, record.flavour) == ("Harbour of Lanterns", "Purr.")
    assert record.image_url == "https://cards.example/abc_e001.png"
    assert record.printed.name == "Lantern Cat"


@pytest.mark.parametrize("dirty", ["Lantern\nCat", " Lantern  Cat", "Lantern\u200b Cat", "Lantern\xa0Cat"])
def test_line_breaks_and_spare_or_invisible_characters_leave_a_name(dirty: str) -> None:
    record, findings = read(name=dirty)
    assert record.printed.name == "Lantern Cat"
    assert [(f.kind, f.field, f.value) for f in findings] == [(Kind.REPAIRED, "name", dirty)]


@pytest.mark.parametrize("name", ['"Oil & Wick" Cat', "“Oil” Cat♪", "《Lamp》 Cat?", "<<Lamp>> Cat"])
def test_quotes_and_signs_in_names_stay(name: str) -> None:
    record, findings = read(name=name)
    assert record.printed.name == name
    assert findings == []


def test_a_full_width_rarity_is_made_plain_and_a_missing_one_flagged() -> None:
    record, findings = read(rarity="Ｒ")
    assert record.rarity == "R"
    assert fields(findings, Kind.REPAIRED) == ["rarity"]
    assert fields(read(rarity="")[1], Kind.FLAGGED) == ["rarity"]


@pytest.mark.parametrize("none", ["", "-", "－", "―", "No Flavor Text"])
def test_a_flavour_text_that_means_none_is_none(none: str) -> None:
    record, findings = read(flavor_text=none)
    assert record.flavour == ""
    assert fields(findings, Kind.REPAIRED) == ["flavor_text"]


def test_a_flavour_text_keeps_its_lines() -> None:
    assert read(flavor_text="Purr.\nPurr.")[0].flavour == "Purr.\nPurr."


@pytest.mark.parametrize(
    "code", ["ABC/W01-E013a", "Ab9/WS02-TE22", "ABC/SX01-046Ari", "ABC/WX01-BSF2019-02", "9A/S01-P01A"]
)
def test_every_shape_of_number_is_taken_as_printed(code: str) -> None:
    assert read(code=code)[0].code == code


@pytest.mark.parametrize("code", ["", "ABC", "ABC-W01/E001", "ABC/W01", "ABC/W01-E001 SP", None])
def test_what_is_no_card_number_is_refused(code: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read(**({"code": code} if code is None else {"code": code, "set": "", "release": "", "sid": ""}))
    assert refusal.value.field == "code"


def test_parts_that_contradict_the_number_are_flagged() -> None:
    record, findings = read(sid="E999")
    assert record.code == "ABC/W01-E001"
    assert fields(findings, Kind.FLAGGED) == ["sid"]


@pytest.mark.parametrize("url", ["http://cards.example/a.png", "javascript:alert(1)", "https://a b"])
def test_an_address_that_is_not_https_is_left_out(url: str) -> None:
    record, findings = read(image=url)
    assert record.image_url == ""
    assert fields(findings, Kind.REPAIRED) == ["image"]


@pytest.mark.parametrize("name", ["", "  ", None, 7])
def test_a_card_without_a_name_is_refused(name: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read(name=name)
    assert refusal.value.field == "name"
