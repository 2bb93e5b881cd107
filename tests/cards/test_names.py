"""Names in the texts of the catalogue: which in two languages are known, and which no card has."""

from pathlib import Path
from typing import Any

import pytest

from cards import compiling
from cards.compiling import read_on
from cards.importing import import_path
from cards.models import Card, MissingName, NamePair
from cards.names import known_pairs, renew_pairs
from rules.bilingual import Pair
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from tests.cards.importing.ws_rows import row, write_file
from tests.cards.make import record, write

pytestmark = pytest.mark.django_db
LAMP = Pair("Lamp", "灯")


def naming(*names: str) -> str:
    listed = " or ".join(f'"{name}"' for name in names)
    return f"【CONT】 All of your other characters with {listed} in their card names get +500 power."


def readings() -> dict[str, str]:
    return {card.name: card.reading for card in Card.objects.all()}


def pairs() -> dict[str, str]:
    return {str(one): one.standing for one in NamePair.objects.all()}


def test_an_ability_is_exact_where_its_names_are_known() -> None:
    write(
        record("ABC/W01-001", "Lamp at Night", abilities=(naming("Lamp(灯)"),)),
        record("ABC/W01-002", "Moth", abilities=(naming("Lamp(灯)", "Dawn(夜明け)"),)),
    )
    read_on()
    assert pairs() == {"Lamp(灯)": "known", "Dawn(夜明け)": "no card"}
    assert readings() == {"Lamp at Night": "exact", "Moth": "unsupported"}


def test_what_later_cards_say_of_a_name_changes_how_earlier_ones_are_read() -> None:
    write(record("ABC/W01-001", "Lamp at Night", abilities=(naming("Lamp(灯)"),)))
    write(record("ABC/W01-002", "Moth", abilities=(naming("Dawn(夜明け)"),)))
    write(record("ABC/W01-003", "Rope"))
    read_on()
    assert readings() == {"Lamp at Night": "exact", "Moth": "unsupported", "Rope": "exact"}
    write(record("ABC/W02-001", "Dawn", abilities=(naming("Lantern(灯)"),)))
    read_on()
    assert pairs() == {"Dawn(夜明け)": "known", "Lamp(灯)": "contradicted", "Lantern(灯)": "contradicted"}
    assert readings() == {"Lamp at Night": "unsupported", "Moth": "exact", "Rope": "exact", "Dawn": "unsupported"}
    assert known_pairs(WEISS_SCHWARZ) == {Pair("Dawn", "夜明け")}


def test_only_cards_with_a_name_that_changed_are_read_again() -> None:
    write(record("ABC/W01-001", "Lamp", abilities=(naming("Lamp(灯)"),)), record("ABC/W01-002", "Moth"))
    read_on()
    write(record("ABC/W01-003", "Lantern", abilities=(naming("Lantern(灯)"),)))
    renew_pairs(WEISS_SCHWARZ)
    assert readings() == {"Lamp": "", "Moth": "exact", "Lantern": ""}
    renew_pairs(WEISS_SCHWARZ)
    assert NamePair.objects.count() == 2


def test_an_import_makes_out_the_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("cards.importing.service.announce_texts", lambda: None)
    import_path("ws-json", write_file(tmp_path, "abc.json", row(name="Lamp", ability=[naming("Lamp(灯)")])))
    assert known_pairs(WEISS_SCHWARZ) == {LAMP}


def test_a_name_does_not_begin_in_the_line_before() -> None:
    write(
        record(
            "ABC/W01-001", "Lamp", abilities=('【CONT】 Your "Lamp" gets +500 power.', "【CONT】 This card(灯) glows.")
        )
    )
    renew_pairs(WEISS_SCHWARZ)
    assert pairs() == {}


def test_an_import_of_a_name_alone_makes_out_which_names_no_card_has(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cards.importing.service.announce_texts", lambda: None)
    speaks = row(name="Moth", ability=[naming("Lamp")])
    import_path("ws-json", write_file(tmp_path, "abc.json", speaks, row(code="ABC/W01-002", name="Lmap")))
    read_on()
    assert list(missing()) == ["Lamp"]
    import_path("ws-json", write_file(tmp_path, "abc.json", speaks, row(code="ABC/W01-002", name="Lamp")))
    assert missing() == {}


def test_a_name_that_becomes_unknown_while_a_text_is_read_is_not_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    write(record("ABC/W01-001", "Lamp", abilities=(naming("Lamp(灯)"),)))
    renew_pairs(WEISS_SCHWARZ)
    exact_texts = compiling._exact_texts

    def with_an_import(*given: Any) -> set[str]:
        found = exact_texts(*given)
        NamePair.objects.update(standing="contradicted")
        return found

    monkeypatch.setattr(compiling, "_exact_texts", with_an_import)
    compiling.read_some(WEISS_SCHWARZ)
    assert readings() == {"Lamp": ""}


def missing() -> dict[str, tuple[bool, list[str], list[str]]]:
    return {one.name: (one.is_part, one.cards, one.alike) for one in MissingName.objects.all()}


def test_names_that_no_card_has_are_kept_with_the_cards_that_speak_of_them() -> None:
    asks = '【AUTO】 When this card attacks, if you have another "{}", this card gets +500 power until end of turn.'
    write(
        record("ABC/W01-001", "Lamp at Night", abilities=(asks.format("Lamp at night"), naming("Lamp", "Moth"))),
        record("ABC/W01-002", "Dawn", abilities=(asks.format("Lamp at Night"), naming("Moth"))),
        record("ABC/W01-003", "Rope", abilities=('【AUTO】 When this card attacks, sing "Unread".',)),
    )
    read_on()
    assert missing() == {
        "Lamp at night": (False, ["ABC/W01-001"], ["Lamp at Night"]),
        "Moth": (True, ["ABC/W01-001", "ABC/W01-002"], []),
    }
    assert readings()["Dawn"] == "exact", "a name may be of a set that is not here"
    write(record("ABC/W02-001", "Moth"))
    read_on()
    assert list(missing()) == ["Lamp at night"]
