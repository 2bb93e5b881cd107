"""D-era cards as a site for decks exports them."""

from pathlib import Path

import pytest

from cards.importing import import_file
from cards.importing.records import Kind, RowRefusedError
from cards.importing.vanguard.site import KNOWN_FIELDS
from cards.models import Card, Printing
from tests.cards.importing.vanguard.rows import SITE, read_site, site_file
from tests.cards.importing.ws_rows import fields

ORDER = {"type": "Set Order", "race": "Song", "power": 0, "shield": 0, "critical": 0, "ability": "None"}


def test_a_sound_row_is_read_without_a_word() -> None:
    record, findings = read_site()
    assert (record.code, record.image_url, findings) == ("D-BT90/001", "https://cards.example/7.png", [])
    assert record.printed.words == {
        "type": ("unit",),
        "subtype": ("normal",),
        "skill": ("intercept",),
        "nation": ("Dragon Empire",),
        "race": ("Flame Dragon",),
    }


def test_none_is_a_word_for_nothing() -> None:
    words = read_site(race="None", ability="None", trigger="None", nation="NationLess")[0].printed.words
    assert words == {"type": ("unit",), "subtype": ("normal",)}


def test_keywords_are_kept_where_rules_of_decks_ask_for_them() -> None:
    words = read_site(keywords=["Persona Ride", "Sentinel", "Prison"])[0].printed.words
    assert (words["persona"], words["keyword"]) == (("yes",), ("sentinel",))


def test_an_order_has_no_numbers_but_its_grade_and_its_race_is_a_subtype() -> None:
    record, findings = read_site(**ORDER)
    assert record.printed.numbers == {"grade": 2}
    assert record.printed.words["subtype"] == ("set", "song")
    assert "race" not in record.printed.words
    assert fields(findings, Kind.REPAIRED) == ["power", "shield", "critical"]


def test_markup_becomes_lines() -> None:
    text = (
        "<i>(A reminder of it.)</i><br><br><b>[AUTO](RC):</b>Draw<span class='red'> a</span> card.</br>[ACT](RC):Rest."
    )
    record, findings = read_site(skill=text)
    assert record.printed.abilities == ("(A reminder of it.)", "[AUTO](RC):Draw a card.", "[ACT](RC):Rest.")
    assert fields(findings, Kind.REPAIRED) == ["skill"]


def test_a_sign_that_is_no_markup_stays() -> None:
    assert read_site(skill="Power < 5000 and > 3.")[0].printed.abilities == ("Power < 5000 and > 3.",)


def test_a_picture_that_is_not_https_is_left_out() -> None:
    record, findings = read_site(image="http://cards.example/a.png")
    assert (record.image_url, fields(findings, Kind.REPAIRED)) == ("", ["image"])


@pytest.mark.parametrize("codes", ["D-BT90 001", [], None, ["D-BT90 ???"], [7], ["D-BT90 001"] * 21])
def test_a_row_without_readable_numbers_is_refused(codes: object) -> None:
    with pytest.raises(RowRefusedError) as refusal:
        read_site(**{"setCode": codes if codes != "D-BT90 001" else {"one": codes}})
    assert refusal.value.field == "setCode"


@pytest.mark.django_db
def test_each_number_of_a_row_is_a_printing_of_one_card(tmp_path: Path) -> None:
    report = import_file("vg-site", site_file(tmp_path, {"setCode": ["D-BT90 001", "D-SS90 SP01", "D-BT90 ???"]}))
    assert report.cards.as_json() == {"read": 3, "added": 2, "changed": 0, "unchanged": 0, "refused": 1}
    assert set(Printing.objects.values_list("code", flat=True)) == {"D-BT90/001", "D-SS90/SP01"}
    assert Card.objects.count() == 1
    refused = [finding for finding in report.findings if finding.kind is Kind.REFUSED]
    assert [(f.position, f.code, f.field) for f in refused] == [(1, "D-BT90 ???", "setCode")]


@pytest.mark.django_db
def test_a_number_that_two_cards_claim_is_refused_for_both(tmp_path: Path) -> None:
    report = import_file("vg-site", site_file(tmp_path, {}, {"name": "Other Dragon"}))
    assert report.cards.as_json() == {"read": 2, "added": 0, "changed": 0, "unchanged": 0, "refused": 2}


@pytest.mark.django_db
@pytest.mark.parametrize("content", ["[]", '{"version": "1"}', '{"cards": {}}'])
def test_a_file_without_its_list_is_refused(tmp_path: Path, content: str) -> None:
    path = tmp_path / "site.json"
    path.write_text(content)
    report = import_file("vg-site", path)
    assert report.sets == 0
    assert report.has_refusals


def test_the_invented_row_has_every_field_of_the_format() -> None:
    assert SITE.keys() == KNOWN_FIELDS
