"""All the real sets: every row accounted for, nothing changed without a word, a second run without effect."""

import hashlib
import json
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from django.db import transaction
from pytest_django import DjangoDbBlocker

from cards.importing import Report, import_path
from cards.importing.adapters import adapters
from cards.importing.records import CardRecord, Kind, Notes
from cards.models import Ability, Card, CardNumber, CardText, CardWord, Printing
from cards.serials import resolve_all
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from tests.data.card_data import folder

pytestmark = pytest.mark.django_db


@dataclass(frozen=True)
class Imported:
    """Two imports one after the other, and digests of the tables after each."""

    first: Report
    second: Report
    rows_after_first: list[str]
    rows_after_second: list[str]


def cards_folder() -> Path:
    return folder() / "weiss-schwarz" / "cards"


def raw_rows() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Yield (file, position, row) of every row as it stands in its file."""
    for path in sorted(cards_folder().glob("*.json")):
        for position, row in enumerate(json.loads(path.read_text(encoding="utf-8")), start=1):
            yield path.name, position, row


def stored_rows() -> list[str]:
    """Return a digest of the rows of each table."""
    digests = []
    for model in (Card, CardText, Ability, CardNumber, CardWord, Printing):
        digest = hashlib.sha256()
        for values in model._default_manager.order_by("pk").values_list().iterator():
            digest.update(repr(values).encode())
        digests.append(f"{model.__name__} {digest.hexdigest()}")
    return digests


@pytest.fixture(scope="module")
def imported(django_db_setup: None, django_db_blocker: DjangoDbBlocker) -> Iterator[Imported]:
    with django_db_blocker.unblock(), transaction.atomic():
        first = import_path("ws-json", cards_folder())
        after_first = stored_rows()
        second = import_path("ws-json", cards_folder())
        yield Imported(first, second, after_first, stored_rows())
        transaction.set_rollback(True)


@pytest.fixture(scope="module")
def records() -> dict[str, tuple[dict[str, Any], CardRecord, set[str]]]:
    """Each number's row, record, and the fields that findings speak of (`ability 2` as `ability`)."""
    read = {}
    for file, position, row in raw_rows():
        notes = Notes(file, position, row["code"])
        record = adapters()["ws-json"].read_row(row, notes)
        read[record.code] = row, record, {finding.field.rstrip(" 0123456789") for finding in notes.findings}
    return read


def test_every_row_is_accounted_for_and_none_refused(imported: Imported) -> None:
    cards = imported.first.cards
    rows = sum(1 for _ in raw_rows())
    assert (cards.read, cards.added) == (rows, rows)
    assert cards.read == cards.added + cards.changed + cards.unchanged + cards.refused
    assert imported.first.sets == len(list(cards_folder().glob("*.json")))
    assert not imported.first.has_refusals


def test_a_second_run_changes_nothing_and_says_so(imported: Imported) -> None:
    cards = imported.second.cards
    assert (cards.added, cards.changed, cards.refused) == (0, 0, 0)
    assert cards.unchanged == cards.read == imported.first.cards.read
    assert imported.rows_after_second == imported.rows_after_first


def test_both_runs_find_the_same(imported: Imported) -> None:
    assert imported.first.count(Kind.REPAIRED) == imported.second.count(Kind.REPAIRED)
    differing = [
        Counter((f.code, f.field) for f in report.findings if f.reason.startswith("reprint"))
        for report in (imported.first, imported.second)
    ]
    assert differing[0] == differing[1]
    assert len({code for code, _ in differing[0]}) > 100


def test_every_finding_says_where_what_and_why(imported: Imported) -> None:
    for finding in imported.first.findings:
        assert finding.file
        assert finding.reason
        assert finding.field
        assert finding.position or "no such field" in finding.reason


def test_every_number_resolves_to_itself_exactly(imported: Imported) -> None:
    codes = list(Printing.objects.values_list("code", flat=True))
    for code, resolution in resolve_all(WEISS_SCHWARZ, codes).items():
        assert resolution.exact, code
        assert [printing.code for printing in resolution.printings] == [code]


def test_numbers_in_the_japanese_manner_find_their_english_print(imported: Imported) -> None:
    english = list(Printing.objects.filter(code__regex=r"-E[0-9]+$").values_list("code", flat=True))
    japanese = {code: code.replace("-E", "-") for code in english}
    resolved = resolve_all(WEISS_SCHWARZ, japanese.values())
    for code in english:
        assert [p.code for p in resolved[japanese[code]].printings] == [code]


def test_no_card_is_without_a_printing_and_each_is_named_by_its_first(imported: Imported) -> None:
    assert not Card.objects.filter(printings__isnull=True).exists()
    first_codes = set(Card.objects.values_list("first_code", flat=True))
    assert (
        Printing.objects.filter(code__in=first_codes, card__first_code__in=first_codes).count() == Card.objects.count()
    )


def test_the_rows_that_repeat_a_card_agree_with_it(imported: Imported) -> None:
    numbers = {(row.card_id, row.key): row.value for row in CardNumber.objects.iterator()}
    words: Counter[tuple[int, str]] = Counter()
    for word in CardWord.objects.iterator():
        words[word.card_id, word.key] += word.copies
    for card in Card.objects.iterator():
        assert all(numbers.pop((card.pk, key)) == value for key, value in card.numbers.items())
        assert all(words.pop((card.pk, key)) == len(values) for key, values in card.words.items())
    assert (numbers, words) == ({}, Counter())


def test_whatever_differs_from_the_file_is_reported(records: dict[str, Any]) -> None:
    for code, (row, record, reported) in records.items():
        printed = record.printed
        as_written = {
            "name": (row["name"], printed.name),
            "rarity": (row["rarity"], record.rarity),
            "expansion": (row["expansion"], record.product),
            "flavor_text": (row["flavor_text"], record.flavour),
            "image": (row["image"], record.image_url),
            "attributes": (tuple(row["attributes"]), printed.words.get("trait", ())),
            "ability": (tuple(row["ability"]), printed.abilities),
            "type": (row["type"].lower(), printed.words["type"][0]),
            "color": (row["color"], printed.words["colour"][0].upper()),
            "trigger": (tuple(icon.lower() for icon in row["trigger"]), printed.words.get("trigger", ())),
        }
        for field, (written, read) in as_written.items():
            assert written == read or field in reported, (code, field)
        for field in ("level", "cost", "power", "soul"):
            same = str(row[field]) == str(printed.numbers.get(field, 0 if field == "soul" else ""))
            assert same or field in reported, (code, field)


def test_odd_powers_are_kept_and_flagged(imported: Imported) -> None:
    odd = {
        row["code"]: int(row["power"]) for *_, row in raw_rows() if row["power"].isdecimal() and int(row["power"]) % 500
    }
    assert len(odd) >= 3
    flagged = {f.code for f in imported.first.findings if f.kind is Kind.FLAGGED and f.field == "power"}
    for code, power in odd.items():
        assert Printing.objects.get(code=code).card.numbers["power"] == power
        assert code in flagged


def test_lettered_numbers_are_printings_of_their_own(imported: Imported) -> None:
    lettered = {row["code"] for *_, row in raw_rows() if re.search(r"\d[a-i]$", row["code"])}
    assert len(lettered) > 200
    assert Printing.objects.filter(code__in=lettered).count() == len(lettered)


def test_one_name_is_both_an_event_and_a_climax(imported: Imported) -> None:
    types: dict[str, set[str]] = {}
    for card in Card.objects.iterator():
        types.setdefault(card.name, set()).update(card.words["type"])
    assert {"event", "climax"} in types.values()


def test_no_debris_is_left_in_the_texts(imported: Imported) -> None:
    debris = re.compile(r"^\s|\s$|\s\s|[\x00-\x1f\x7f]|\.gif|^\[(?:AUTO|CONT|ACT)\]|】[A-Za-z\[【]|［|］|^[-－―0]?$")
    several = re.compile(r"(?<=[.)])\s*【(?:AUTO|CONT|ACT)】")
    for text in Ability.objects.values_list("text", flat=True).iterator():
        assert not debris.search(text), text[:40]
        for match in several.finditer(text):
            assert text.count('"', 0, match.start()) % 2 == 1
