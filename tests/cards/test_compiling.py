"""Card texts are read by the compiler of their game, once, and again by a new one, while everybody looks on."""

from datetime import timedelta
from typing import Any

import pytest
from celery import current_app
from django.core.management import call_command
from django.db import IntegrityError, transaction
from django.utils import timezone
from pytest_django import DjangoCaptureOnCommitCallbacks

from cards import compiling, tasks
from cards.compiling import read_on, read_some, unread
from cards.importing import import_path
from cards.models import Card, Program
from cards.texts import text_hash
from rules.games import GAMES
from rules.games.weiss_schwarz import WEISS_SCHWARZ
from rules.text import Exact, Reading, Unsupported
from rules.text.texts import Texts
from tests.cards.importing.ws_rows import row, write_file
from tests.cards.make import card_of, record, write

pytestmark = pytest.mark.django_db
KNOWN = "【AUTO】 When this card attacks, draw 1 card."
UNKNOWN = "【AUTO】 When this card attacks, sing a song."
OTHER = "【AUTO】 When this card is reversed, sing a song."


def compiler(version: str, *known: str) -> Texts:
    """Return a compiler that knows these lines alone."""

    def read(line: str) -> Reading:
        return Exact({"kind": "auto", "by": version}, frozenset()) if line in known else Unsupported(28, "sing", "why")

    return Texts(read, version, frozenset)


def use(monkeypatch: pytest.MonkeyPatch, texts: Texts | None) -> None:
    game = WEISS_SCHWARZ
    monkeypatch.setitem(GAMES, game.key, type(game)(**{f: getattr(game, f) for f in game.__slots__} | {"texts": texts}))


@pytest.fixture(autouse=True)
def first_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, compiler("1", KNOWN))


@pytest.fixture
def sent(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The tasks that were sent."""
    names: list[str] = []
    monkeypatch.setattr(current_app, "send_task", lambda name, **_: names.append(name))
    return names


def readings() -> dict[str, tuple[str, int]]:
    return {card.name: (card.reading, card.read_by) for card in Card.objects.all()}


def write_cards() -> None:
    write(
        record("ABC/W01-001", "Known", abilities=(KNOWN,)),
        record("ABC/W01-002", "Half", abilities=(KNOWN, UNKNOWN)),
        record("ABC/W01-003", "Blank"),
        record("ABC/W01-004", "Reminder", abilities=("(Draw: you may draw 1 card)",)),
    )


def test_a_card_is_exact_if_all_its_abilities_are_read() -> None:
    write_cards()
    assert set(readings().values()) == {("", 0)}
    assert read_on() is False
    assert readings() == {
        "Known": ("exact", 1),
        "Half": ("unsupported", 1),
        "Blank": ("exact", 1),
        "Reminder": ("exact", 1),
    }


def test_each_text_is_kept_once_with_its_program_or_the_words_where_it_stopped() -> None:
    write_cards()
    read_on()
    kept = {one.text_hash: (one.program, one.at, one.words, one.reason) for one in Program.objects.all()}
    assert kept == {
        text_hash(KNOWN): ({"kind": "auto", "by": "1"}, None, "", ""),
        text_hash(UNKNOWN): (None, 28, "sing", "why"),
    }


def test_a_program_is_never_written_over() -> None:
    Program.objects.create(game=WEISS_SCHWARZ.key, text_hash=text_hash(KNOWN), version=1, program={"kept": 1})
    write_cards()
    read_on()
    assert Program.objects.get(text_hash=text_hash(KNOWN)).program == {"kept": 1}
    with pytest.raises(IntegrityError), transaction.atomic():
        Program.objects.create(game=WEISS_SCHWARZ.key, text_hash=text_hash(KNOWN), version=1, program={})


def test_a_new_compiler_adds_programs_and_the_old_ones_are_shown_until_a_card_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write_cards()
    read_on()
    use(monkeypatch, compiler("2", KNOWN, UNKNOWN))
    assert readings()["Half"] == ("unsupported", 1)
    read_on()
    assert readings()["Half"] == ("exact", 2)
    assert sorted(Program.objects.values_list("version", flat=True)) == [1, 1, 2, 2]


def test_a_worker_with_an_old_compiler_leaves_alone_what_a_new_one_has_read(monkeypatch: pytest.MonkeyPatch) -> None:
    write_cards()
    use(monkeypatch, compiler("2", KNOWN, UNKNOWN))
    read_on()
    use(monkeypatch, compiler("1", KNOWN))
    read_on()
    assert readings()["Half"] == ("exact", 2)


def test_a_text_that_an_import_changes_is_read_anew_and_no_other() -> None:
    write_cards()
    read_on()
    write(
        record("ABC/W01-001", "Known", abilities=(OTHER,)),
        record("ABC/W01-002", "Half", abilities=(KNOWN, UNKNOWN), power=9000),
    )
    assert readings()["Known"] == ("", 0)
    assert readings()["Half"] == ("unsupported", 1)
    read_on()
    assert readings()["Known"] == ("unsupported", 1)


def test_a_text_that_changes_while_it_is_read_waits_for_the_next_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    write(record(abilities=(KNOWN,)))

    def read(line: str) -> Reading:
        write(record(abilities=(OTHER,)))
        return Exact({"kind": "auto"}, frozenset())

    use(monkeypatch, Texts(read, "1", frozenset))
    read_some(GAMES[WEISS_SCHWARZ.key])
    assert card_of("ABC/W01-E001").reading == ""


def test_a_worker_comes_back_to_it_where_the_time_is_over(sent: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(compiling, "CARDS_AT_ONCE", 1)
    monkeypatch.setattr(compiling, "SLICE_SECONDS", 0)
    write_cards()
    assert read_on(0) is True
    assert unread(GAMES[WEISS_SCHWARZ.key]).count() == 3
    monkeypatch.setattr(compiling, "read_on", lambda: True)
    tasks.read_texts()
    assert sent == ["cards.tasks.read_texts"]


def test_an_import_tells_a_worker_of_new_texts(
    tmp_path: Any, sent: list[str], django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    with django_capture_on_commit_callbacks(execute=True):
        import_path("ws-json", write_file(tmp_path, "abc.json", row()))
    assert sent == ["cards.tasks.read_texts"]


def test_the_clock_starts_what_nobody_is_at(sent: list[str]) -> None:
    tasks.sweep_texts()
    assert sent == []
    write_cards()
    tasks.sweep_texts()
    assert sent == ["cards.tasks.read_texts"]
    read_on()
    write(record("ABC/W01-005", "Later", abilities=(OTHER,)))
    tasks.sweep_texts()
    assert len(sent) == 1, "somebody read a text just now"
    Program.objects.update(created_at=timezone.now() - timedelta(minutes=2))
    tasks.sweep_texts()
    assert len(sent) == 2


def test_a_game_whose_text_is_not_read_has_nothing_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    use(monkeypatch, None)
    write_cards()
    assert read_on() is False
    assert set(readings().values()) == {("", 0)}


def test_the_command_reads_what_is_stored(capsys: pytest.CaptureFixture[str]) -> None:
    write_cards()
    call_command("compile_text", "--stored")
    said = capsys.readouterr().out
    assert "4 cards read" in said
    assert "Weiß Schwarz: 3 of 4 cards exact (75.0%)" in said
