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


def test_a_job_is_applied_to_what_is_there_then_and_once(make_job: MakeJob) -> None:
    first, second = make_job(row(power="5000")), make_job(row(power="6000"))
    for job in (first, second):
        jobs.run_job(job.pk)
    for job in (first, second):
        assert jobs.queue_apply(job.pk)
        jobs.run_job(job.pk)
        assert not jobs.queue_apply(job.pk)
    second.refresh_from_db()
    assert (report_of(second)["cards"]["added"], report_of(second)["cards"]["changed"]) == (0, 1)
    assert report_of(second)["changed"][0]["fields"] == [{"field": "power", "before": "5000", "after": "6000"}]
    assert Card.objects.get().numbers["power"] == 6000
