"""Import jobs: from one state to the next, once each, whatever becomes of messages and workers."""

import json
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
from django.core.files.base import ContentFile
from django.utils import timezone
from kombu.exceptions import OperationalError
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.models import User
from cards import tasks
from cards.importing import jobs, uploads
from cards.models import Card, ImportJob
from tests.cards.importing.ws_rows import row

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("uploads_folder")]
State = ImportJob.State
MakeJob = Callable[..., ImportJob]


@pytest.fixture
def make_job(uploads_folder: object) -> MakeJob:
    user = User.objects.create_user("keeper", "keeper@example.org", "a long password")

    def make(*rows: Any, content: bytes | None = None, **fields: Any) -> ImportJob:
        data = json.dumps(rows or (row(),)).encode() if content is None else content
        values = {"adapter": "ws-json", "file_name": "abc.json", "created_by": user} | fields
        return ImportJob.objects.create(upload=ContentFile(data, "abc.json"), **values)

    return make


def report_of(job: ImportJob) -> dict[str, Any]:
    assert job.report is not None
    return dict(job.report)


def since(job: ImportJob, age: timedelta) -> None:
    ImportJob.objects.filter(pk=job.pk).update(updated_at=timezone.now() - age)


def test_a_waiting_job_is_previewed_and_nothing_is_kept(make_job: MakeJob) -> None:
    job = make_job()
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert job.state == State.PREVIEWED
    assert report_of(job)["cards"]["added"] == 1
    assert Card.objects.count() == 0


def test_findings_name_the_file_as_it_was_uploaded(make_job: MakeJob) -> None:
    job = make_job(row(power="3017"), file_name="my set.json")
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert report_of(job)["findings"][0]["file"] == "my set.json"


def test_a_previewed_job_is_applied(make_job: MakeJob) -> None:
    job = make_job()
    jobs.run_job(job.pk)
    assert jobs.queue_apply(job.pk)
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert (job.state, report_of(job)["cards"]["added"]) == (State.APPLIED, 1)
    assert Card.objects.count() == 1


@pytest.mark.parametrize("state", [State.QUEUED, State.RUNNING, State.APPLIED, State.FAILED])
def test_only_a_previewed_job_can_be_applied(make_job: MakeJob, state: ImportJob.State) -> None:
    job = make_job(state=state)
    assert not jobs.queue_apply(job.pk)
    job.refresh_from_db()
    assert (job.state, job.dry_run) == (state, True)


@pytest.mark.parametrize("state", [State.RUNNING, State.PREVIEWED, State.APPLIED, State.FAILED])
def test_a_message_that_comes_twice_or_late_does_nothing(make_job: MakeJob, state: ImportJob.State) -> None:
    job = make_job(state=state, dry_run=False)
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert job.state == state
    assert Card.objects.count() == 0


def test_a_message_of_a_job_that_is_gone_does_nothing() -> None:
    jobs.run_job(4711)


def test_a_file_that_cannot_be_read_fails_with_the_reason(make_job: MakeJob) -> None:
    job = make_job(content=b'[{"name":')
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert job.state == State.FAILED
    assert "line 1, column 10" in job.error


def test_whatever_else_goes_wrong_ends_in_the_job(make_job: MakeJob, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_args: object, **_options: object) -> None:
        raise MemoryError("no room")

    job = make_job()
    monkeypatch.setattr(jobs, "import_file", fail)
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert (job.state, job.error) == (State.FAILED, "The import stopped: no room")


def test_a_failed_job_can_be_started_again(make_job: MakeJob) -> None:
    job = make_job(state=State.FAILED, error="no room")
    assert jobs.queue_again(job.pk)
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert (job.state, job.error) == (State.PREVIEWED, "")


def test_a_job_whose_worker_was_stopped_is_failed_by_the_sweep(make_job: MakeJob) -> None:
    lost, working = make_job(state=State.RUNNING), make_job(state=State.RUNNING)
    since(lost, timedelta(minutes=12))
    since(working, timedelta(minutes=9))
    tasks.sweep_import_jobs()
    lost.refresh_from_db()
    working.refresh_from_db()
    assert (lost.state, working.state) == (State.FAILED, State.RUNNING)
    assert "Start it again" in lost.error


def test_a_worker_that_was_given_up_does_not_overwrite_what_came_after(
    make_job: MakeJob, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = make_job()

    def given_up_meanwhile(*_args: object, **_options: object) -> None:
        ImportJob.objects.filter(pk=job.pk).update(state=State.RUNNING, updated_at=timezone.now())
        raise ValueError("late")

    monkeypatch.setattr(jobs, "import_file", given_up_meanwhile)
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert (job.state, job.error) == (State.RUNNING, "")


@pytest.mark.usefixtures("eager_tasks")
def test_a_job_whose_message_was_lost_is_sent_again(make_job: MakeJob) -> None:
    lost, fresh = make_job(), make_job()
    since(lost, timedelta(minutes=2))
    tasks.sweep_import_jobs()
    lost.refresh_from_db()
    fresh.refresh_from_db()
    assert (lost.state, fresh.state) == (State.PREVIEWED, State.QUEUED)


def test_a_broker_that_cannot_be_reached_leaves_the_job_waiting(
    make_job: MakeJob,
    monkeypatch: pytest.MonkeyPatch,
    django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks,
) -> None:
    def unreachable(*_args: object) -> None:
        raise OperationalError("connection refused")

    job = make_job(state=State.PREVIEWED)
    monkeypatch.setattr(tasks.run_import_job, "delay", unreachable)
    with django_capture_on_commit_callbacks(execute=True):
        assert uploads.apply(job=job)
    job.refresh_from_db()
    assert (job.state, job.dry_run) == (State.QUEUED, False)


def test_discarding_a_job_deletes_its_upload(make_job: MakeJob, uploads_folder: Any) -> None:
    make_job()
    assert len(list(uploads_folder.rglob("*.json"))) == 1
    uploads.discard(discarded=ImportJob.objects.all())
    assert ImportJob.objects.count() == 0
    assert list(uploads_folder.rglob("*.json")) == []


def apply(job: ImportJob) -> None:
    assert jobs.queue_apply(job.pk)
    jobs.run_job(job.pk)
    job.refresh_from_db()


def test_a_job_is_applied_once(make_job: MakeJob) -> None:
    job = make_job()
    jobs.run_job(job.pk)
    apply(job)
    assert job.state == State.APPLIED
    assert not jobs.queue_apply(job.pk)


@pytest.mark.parametrize("first", [row(power="5000"), row(rarity="SR")])
def test_what_was_seen_before_cards_changed_is_shown_anew_instead_of_written(make_job: MakeJob, first: Any) -> None:
    earlier, later = make_job(first), make_job(row(power="6000"))
    jobs.run_job(earlier.pk)
    jobs.run_job(later.pk)
    apply(earlier)
    before = list(Card.objects.values())
    apply(later)
    assert (later.state, later.dry_run, later.error) == (State.PREVIEWED, True, jobs.CHANGED_SINCE)
    assert list(Card.objects.values()) == before
    assert report_of(later)["cards"] == {"read": 1, "added": 0, "changed": 1, "unchanged": 0, "refused": 0}
    assert "power" in [one["field"] for one in report_of(later)["changed"][0]["fields"]]
    apply(later)
    assert (later.state, later.error, Card.objects.get().numbers["power"]) == (State.APPLIED, "", 6000)


def test_a_change_at_the_end_of_a_long_text_is_noticed(make_job: MakeJob) -> None:
    texts = [f"【AUTO】 {'Draw a card. ' * 20}{end}" for end in ("One.", "Two.", "Three.")]
    first, earlier, later = (make_job(row(ability=[text])) for text in texts)
    for job in (first, earlier, later):
        jobs.run_job(job.pk)
        if job is first:
            apply(job)
    apply(earlier)
    apply(later)
    assert later.error == jobs.CHANGED_SINCE
    assert Card.objects.get().abilities() == (texts[1],)


def test_cards_that_changed_elsewhere_do_not_hold_an_import_up(make_job: MakeJob) -> None:
    earlier, later = make_job(row()), make_job(row(code="ABC/W01-E002", name="Lamp"))
    jobs.run_job(earlier.pk)
    jobs.run_job(later.pk)
    apply(earlier)
    apply(later)
    assert (later.state, Card.objects.count()) == (State.APPLIED, 2)


def test_an_apply_whose_worker_was_stopped_is_still_bound_to_its_preview(make_job: MakeJob) -> None:
    job, other = make_job(row(power="6000")), make_job(row(power="5000"))
    jobs.run_job(job.pk)
    jobs.run_job(other.pk)
    assert jobs.queue_apply(job.pk)
    ImportJob.objects.filter(pk=job.pk).update(state=State.RUNNING)
    since(job, timedelta(hours=1))
    jobs.give_up_lost_jobs()
    apply(other)
    assert jobs.queue_again(job.pk)
    jobs.run_job(job.pk)
    job.refresh_from_db()
    assert (job.state, job.error) == (State.PREVIEWED, jobs.CHANGED_SINCE)
