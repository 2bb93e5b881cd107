"""The pages of the admin on which maintainers import card files."""

import csv
import io
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from django.contrib.auth.models import Permission
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client
from django.urls import reverse
from pytest_django import DjangoCaptureOnCommitCallbacks

from accounts.models import User
from cards import admin_imports
from cards.compiling import read_on
from cards.importing import import_file, jobs
from cards.models import Card, ImportConflict, ImportJob
from tests.cards.importing.cfa.samples import TRIGGER, UNIT
from tests.cards.importing.vanguard.rows import d_file, site_file
from tests.cards.importing.ws_rows import row

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("uploads_folder", "eager_tasks")]
State = ImportJob.State
ADD = reverse("admin:cards_importjob_add")
Upload = Callable[..., Any]


@pytest.fixture
def client() -> Client:
    """A browser in which a maintainer is signed in."""
    client = Client()
    client.force_login(User.objects.create_superuser("keeper", "keeper@example.org", "a long password"))
    return client


@pytest.fixture
def upload(client: Client, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks) -> Upload:
    """Upload rows (or content) as a card file, let the worker do its part, and return the page that follows."""

    def send(*rows: Any, content: bytes | None = None, adapter: str = "ws-json") -> Any:
        data = json.dumps(rows).encode() if content is None else content
        with django_capture_on_commit_callbacks(execute=True):
            return client.post(ADD, {"adapter": adapter, "upload": SimpleUploadedFile("abc.json", data)})

    return send


def page_of(client: Client, name: str = "change", job: ImportJob | None = None) -> str:
    pk = (job or ImportJob.objects.get()).pk
    return client.get(reverse(f"admin:cards_importjob_{name}", args=(pk,))).content.decode()


def test_the_form_offers_every_adapter(client: Client) -> None:
    page = client.get(ADD).content.decode()
    assert 'value="ws-json"' in page
    assert 'value="json:weiss-schwarz"' in page


def test_an_upload_is_previewed_and_its_page_says_what_would_change(client: Client, upload: Upload) -> None:
    response = upload(row(), row(code="ABC/W01-E002", color="PURPLE"), row(code="ABC/W01-E003", power="3017"))
    job = ImportJob.objects.get()
    assert response.url == reverse("admin:cards_importjob_change", args=(job.pk,))
    page = page_of(client)
    assert "What this file would change" in page
    assert "ABC/W01-E001" in page
    assert "PURPLE" in page
    assert "3017" in page
    assert 'value="Apply"' in page
    assert Card.objects.count() == 0


def test_what_was_previewed_is_applied_on_request(
    client: Client, upload: Upload, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    upload(row())
    job = ImportJob.objects.get()
    with django_capture_on_commit_callbacks(execute=True):
        response = client.post(reverse("admin:cards_importjob_apply", args=(job.pk,)))
    assert response.status_code == 302
    page = page_of(client)
    assert "What this file has changed" in page
    assert "A worker is reading the abilities of the cards, 1 card to go." in page
    assert Card.objects.get().name == "Lantern Cat"
    read_on()
    assert "A worker is reading" not in page_of(client)


def test_an_applied_import_says_which_names_no_card_has_and_which_are_not_known(
    client: Client, upload: Upload, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    text = '【CONT】 All of your other characters with "{}" in their card names get +500 power.'
    texts = [text.format(name) for name in ("Lantern", "Moths", "Lantern Cat(猫)", "Owl(梟)")]
    upload(row(ability=texts))
    with django_capture_on_commit_callbacks(execute=True):
        client.post(reverse("admin:cards_importjob_apply", args=(ImportJob.objects.get().pk,)))
    read_on()
    page = page_of(client)
    assert "Names in texts that no card here has (1)" in page
    assert "<td>Moths (in a name)</td>" in page
    assert "<td>Owl(梟)</td><td>no card has its English part in its name</td>" in page
    assert "Cat(猫)" not in page


def test_a_change_is_shown_field_by_field(
    client: Client, upload: Upload, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    upload(row())
    with django_capture_on_commit_callbacks(execute=True):
        client.post(reverse("admin:cards_importjob_apply", args=(ImportJob.objects.get().pk,)))
    upload(row(power="5000"))
    page = page_of(client, job=ImportJob.objects.first())
    assert "<td>power</td><td>4500</td><td>5000</td>" in page


def test_applying_twice_is_answered_with_how_it_stands(client: Client, upload: Upload) -> None:
    upload(row())
    ImportJob.objects.update(state=State.APPLIED)
    address = reverse("admin:cards_importjob_apply", args=(ImportJob.objects.get().pk,))
    assert "not waiting to be applied" in client.post(address, follow=True).content.decode()


def test_a_file_without_news_offers_nothing_to_apply(client: Client, upload: Upload) -> None:
    upload(row(color="PURPLE"))
    page = page_of(client)
    assert "there is nothing to apply" in page
    assert 'value="Apply"' not in page


def test_a_file_that_cannot_be_read_says_why_and_can_be_tried_again(
    client: Client, upload: Upload, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    upload(content=b'{"no": "list"}')
    page = page_of(client)
    assert "must hold a JSON list of cards" in page
    assert 'value="Start again"' in page
    with django_capture_on_commit_callbacks(execute=True):
        client.post(reverse("admin:cards_importjob_again", args=(ImportJob.objects.get().pk,)))
    assert ImportJob.objects.get().state == State.FAILED


def test_a_job_that_has_not_failed_is_not_started_again(client: Client, upload: Upload) -> None:
    upload(row())
    address = reverse("admin:cards_importjob_again", args=(ImportJob.objects.get().pk,))
    assert "has not failed" in client.post(address, follow=True).content.decode()


@pytest.mark.parametrize("state", [State.QUEUED, State.RUNNING])
def test_an_open_job_asks_again_until_it_is_done(client: Client, upload: Upload, state: ImportJob.State) -> None:
    upload(row())
    ImportJob.objects.update(state=state, report=None)
    part = page_of(client, "progress")
    assert 'hx-trigger="every 1s"' in part
    assert "<html" not in part
    ImportJob.objects.update(state=State.FAILED, error="no room")
    assert "hx-trigger" not in page_of(client, "progress")


def test_a_file_over_the_limit_is_refused_at_once(
    client: Client, upload: Upload, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(admin_imports, "MAX_BYTES", 10)
    response = upload(row())
    assert response.status_code == 200
    assert "at most 10 are read" in response.content.decode()
    assert ImportJob.objects.count() == 0


@pytest.mark.parametrize("data", [{}, {"adapter": "tarot"}, {"adapter": "ws-json"}])
def test_a_form_without_format_or_file_is_shown_again(client: Client, data: dict[str, str]) -> None:
    response = client.post(ADD, data)
    assert response.status_code == 200
    assert "errorlist" in response.content.decode()


def test_the_report_can_be_taken_away_as_json_and_as_csv(client: Client, upload: Upload) -> None:
    upload(row(), row(code="ABC/W01-E002", color="PURPLE"))
    job = ImportJob.objects.get()
    as_json = client.get(reverse("admin:cards_importjob_report_json", args=(job.pk,)))
    assert json.loads(as_json.content)["cards"] == {"read": 2, "added": 1, "changed": 0, "unchanged": 0, "refused": 1}
    assert "attachment" in as_json["Content-Disposition"]
    as_csv = client.get(reverse("admin:cards_importjob_report_csv", args=(job.pk,)))
    kinds = [line["kind"] for line in csv.DictReader(io.StringIO(as_csv.content.decode()))]
    assert kinds == ["refused", "added"]


def test_there_is_no_report_before_there_is_one(client: Client, upload: Upload) -> None:
    upload(row())
    ImportJob.objects.update(report=None)
    address = reverse("admin:cards_importjob_report_json", args=(ImportJob.objects.get().pk,))
    assert client.get(address).status_code == 404


def test_long_listings_are_cut_and_say_so(client: Client, upload: Upload) -> None:
    upload(*(row(code=f"ABC/W01-E{n:03}", name=f"Cat {n}") for n in range(120)))
    page = page_of(client)
    assert "The first 100 of 120" in page
    assert "Cat 119" not in page


@pytest.mark.parametrize("address", ["4711", "abc", "1" * 5000])
def test_a_job_that_is_not_there_is_404(client: Client, address: str) -> None:
    assert client.get(f"{reverse('admin:cards_importjob_changelist')}{address}/change/").status_code == 404


def test_deleting_jobs_deletes_their_uploads(client: Client, upload: Upload, uploads_folder: Any) -> None:
    upload(row())
    upload(row())
    first, second = ImportJob.objects.all()
    client.post(reverse("admin:cards_importjob_delete", args=(first.pk,)), {"post": "yes"})
    listing = reverse("admin:cards_importjob_changelist")
    client.post(listing, {"action": "delete_selected", "_selected_action": [second.pk], "post": "yes"})
    assert ImportJob.objects.count() == 0
    assert list(uploads_folder.rglob("*.json")) == []


def test_whoever_may_look_only_can_neither_upload_nor_apply(upload: Upload) -> None:
    upload(row())
    job = ImportJob.objects.get()
    looker = User.objects.create_user("looker", "looker@example.org", "a long password", is_staff=True)
    looker.user_permissions.add(Permission.objects.get(codename="view_importjob"))
    client = Client()
    client.force_login(looker)
    page = page_of(client)
    assert "What this file would change" in page
    assert 'value="Apply"' not in page
    assert client.get(ADD).status_code == 403
    for name in ("apply", "again"):
        assert client.post(reverse(f"admin:cards_importjob_{name}", args=(job.pk,))).status_code == 403
    assert Card.objects.count() == 0


def test_staff_without_permission_and_others_see_nothing(upload: Upload) -> None:
    upload(row())
    job = ImportJob.objects.get()
    staff = Client()
    staff.force_login(User.objects.create_user("s", "s@example.org", "a long password", is_staff=True))
    names = ("change", "progress", "report_json", "report_csv")
    for name in names:
        address = reverse(f"admin:cards_importjob_{name}", args=(job.pk,))
        assert staff.get(address).status_code == 403
        assert Client().get(address).status_code == 302


@pytest.mark.parametrize("name", ["apply", "again"])
def test_writing_takes_post(client: Client, upload: Upload, name: str) -> None:
    upload(row())
    assert client.get(reverse(f"admin:cards_importjob_{name}", args=(ImportJob.objects.get().pk,))).status_code == 405


def test_the_list_of_jobs_does_not_read_their_reports(
    client: Client, upload: Upload, django_assert_max_num_queries: Any
) -> None:
    for _ in range(3):
        upload(row())
    with django_assert_max_num_queries(8) as queries:
        assert client.get(reverse("admin:cards_importjob_changelist")).status_code == 200
    assert not any('"report"' in query["sql"] for query in queries.captured_queries)


TABLE = "Nummer,Name,Typ,Farbe,Seite,Text\nABC/W01-002,Bell,Event,red,weiss,Draw.\n"
MEANT = ("code", "name", "type", "colour", "side", "abilities")


def choose(client: Client, *fields: str) -> int:
    job = ImportJob.objects.get()
    sent = {f"column-{place}": field for place, field in enumerate(fields)}
    status: int = client.post(reverse("admin:cards_importjob_columns", args=(job.pk,)), sent).status_code
    return status


def test_a_table_whose_headings_say_nothing_is_read_by_the_columns_that_are_chosen(
    client: Client, upload: Upload, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    upload(content=TABLE.encode(), adapter="csv:weiss-schwarz")
    page = page_of(client)
    assert "No column is the code." in page
    assert "What the columns are" in page
    with django_capture_on_commit_callbacks(execute=True):
        assert choose(client, *MEANT) == 302
    job = ImportJob.objects.get()
    assert (job.state, job.columns["Nummer"]) == (State.PREVIEWED, "code")
    assert job.report is not None
    assert job.report["cards"]["refused"] == 1  # an event has a level and a cost
    assert "level" in page_of(client)
    assert not Card.objects.exists()


def test_the_columns_of_an_applied_import_stay_as_they_were(client: Client, upload: Upload) -> None:
    upload(content=TABLE.encode(), adapter="csv:weiss-schwarz")
    ImportJob.objects.update(state=State.APPLIED)
    choose(client, *MEANT)
    assert ImportJob.objects.get().columns == {}


def test_each_game_has_an_empty_table_to_fill_in(client: Client) -> None:
    assert reverse("admin:cards_importjob_template", args=("weiss-schwarz",)) in client.get(ADD).content.decode()
    response = client.get(reverse("admin:cards_importjob_template", args=("weiss-schwarz",)))
    assert response.content.decode().startswith("code,name,")
    assert client.get(reverse("admin:cards_importjob_template", args=("chess",))).status_code == 404


def test_a_file_that_only_asks_questions_can_be_applied(
    client: Client, upload: Upload, tmp_path: Path, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    import_file("vg-d", d_file(tmp_path, {}))
    upload(content=site_file(tmp_path, {"name": "Lamp Dragon"}).read_bytes(), adapter="vg-site")
    page = page_of(client)
    assert "Nothing: there is nothing to apply" not in page
    assert "1 row contradicts" in " ".join(page.split())
    with django_capture_on_commit_callbacks(execute=True):
        client.post(reverse("admin:cards_importjob_apply", args=(ImportJob.objects.get().pk,)))
    assert ImportConflict.objects.get().file == "abc.json"


def test_the_numbers_of_a_database_are_said_on_its_page(
    client: Client, upload: Upload, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    upload(content=(UNIT + TRIGGER).encode("cp1252"), adapter="cfa")
    page = page_of(client)
    assert "What the numbers mean" in page
    assert '<input type="text" id="column-0" name="column-0" value=""' in page
    assert '<option value="critical">Critical</option>' in page
    assert "a dash where it means none" in page
    assert "cards, the first Lantern Dragon</span>" in page
    assert '<details class="columns" open>' in page
    with django_capture_on_commit_callbacks(execute=True):
        assert choose(client, "Kagero", "critical") == 302
    job = ImportJob.objects.get()
    assert job.columns == {"CardInClan 3": "Kagero", "TriggerUnit 1": "critical"}
    assert 'name="column-0" value="Kagero"' in page_of(client)
    assert '<details class="columns">' in page_of(client), "nothing is asked any more"
    with django_capture_on_commit_callbacks(execute=True):
        client.post(reverse("admin:cards_importjob_apply", args=(job.pk,)))
    assert [card.words["clan"] for card in Card.objects.all()] == [["Kagero"], ["Kagero"]]
    assert "What the numbers mean" not in page_of(client)


def test_the_list_of_imports_says_that_it_is_one(client: Client) -> None:
    page = client.get(reverse("admin:cards_importjob_changelist")).content.decode()
    assert "<h1>Imports</h1>" in page


def test_an_import_that_came_too_late_says_so_and_can_be_applied(client: Client, upload: Upload) -> None:
    upload(row())
    ImportJob.objects.update(error=jobs.CHANGED_SINCE)
    page = page_of(client)
    assert f'<p class="errornote">{jobs.CHANGED_SINCE}</p>' in page
    assert 'value="Apply"' in page


def test_a_meaning_that_cannot_be_is_said_and_can_be_put_right(
    client: Client, upload: Upload, django_capture_on_commit_callbacks: DjangoCaptureOnCommitCallbacks
) -> None:
    upload(content=(UNIT + TRIGGER).encode(), adapter="cfa:vanguard-2014")
    with django_capture_on_commit_callbacks(execute=True):
        choose(client, "Kagero", "front")
    page = page_of(client)
    assert "a trigger is one of critical, draw, stand, heal" in page
    assert 'value="Kagero"' in page
