"""Card files in the admin: upload, look at what would change, apply, take the report away."""

import json
from typing import Any, cast

from django import forms
from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.core.files.uploadedfile import UploadedFile
from django.db.models import QuerySet
from django.http import Http404, HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse

from accounts.models import User
from cards.admin_catalogue import read_key
from cards.importing import adapters, own_csv, uploads
from cards.importing.job_page import columns_of, page_of
from cards.importing.reading import MAX_BYTES
from cards.importing.report import as_csv
from cards.models import ImportJob
from config.methods import forms_only
from rules.games import GAMES


class UploadForm(forms.ModelForm):  # type: ignore[type-arg]
    """A card file and the format it is in."""

    adapter = forms.ChoiceField(label="Format")
    upload = forms.FileField(
        label="Card file", help_text=f"JSON, a table (CSV) or a text database, at most {MAX_BYTES // 1024 // 1024} MB."
    )

    class Meta:
        model = ImportJob
        fields = ("adapter", "upload")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        choices = [(adapter.key, f"{adapter.title} ({adapter.key})") for adapter in adapters().values()]
        cast(forms.ChoiceField, self.fields["adapter"]).choices = choices

    def clean_upload(self) -> "UploadedFile[bytes]":
        upload: UploadedFile[bytes] = self.cleaned_data["upload"]
        size = upload.size or 0
        if size > MAX_BYTES:
            raise forms.ValidationError(
                f"The file has {size:,} bytes; at most {MAX_BYTES:,} are read. Split it by set, "
                "or import it with `manage.py import_cards`."
            )
        return upload


@admin.register(ImportJob)
class ImportJobAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Each job has a page of its own instead of a form: nothing of it is edited."""

    form = UploadForm
    fields = ("adapter", "upload")
    add_form_template = "admin/cards/importjob/add.html"
    list_display = ("file_name", "adapter", "state", "created_by", "created_at")
    list_filter = ("state", "adapter")
    list_select_related = ("created_by",)

    def get_queryset(self, request: HttpRequest) -> QuerySet[ImportJob]:
        return super().get_queryset(request).defer("report")

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        own = [
            path("<int:object_id>/progress/", wrap(self.progress), name="cards_importjob_progress"),
            path("<int:object_id>/apply/", wrap(forms_only(self.apply)), name="cards_importjob_apply"),
            path("<int:object_id>/again/", wrap(forms_only(self.again)), name="cards_importjob_again"),
            path("<int:object_id>/columns/", wrap(forms_only(self.columns)), name="cards_importjob_columns"),
            path("template/<slug:game>.csv", wrap(self.template), name="cards_importjob_template"),
            path("<int:object_id>/report.json", wrap(self.report_json), name="cards_importjob_report_json"),
            path("<int:object_id>/report.csv", wrap(self.report_csv), name="cards_importjob_report_csv"),
        ]
        return own + super().get_urls()

    def save_model(self, request: HttpRequest, obj: ImportJob, form: Any, change: bool) -> None:
        del form, change
        uploads.submit(job=obj, user=cast(User, request.user))

    def response_add(self, request: HttpRequest, obj: ImportJob, post_url_continue: str | None = None) -> HttpResponse:
        del request, post_url_continue
        return _to_page(obj.pk)

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> TemplateResponse:
        """List the imports under a heading that says so: none of them is changed."""
        return cast(TemplateResponse, super().changelist_view(request, {"title": "Imports"} | (extra_context or {})))

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        """Show the page of a job."""
        del form_url
        job = self._job(request, read_key(object_id, "import"))
        context = self.admin_site.each_context(request) | self._context(request, job) | (extra_context or {})
        return TemplateResponse(request, "admin/cards/importjob/job.html", context)

    def progress(self, request: HttpRequest, object_id: int) -> HttpResponse:
        """Show the part of the page that changes while a worker is at it."""
        context = self._context(request, self._job(request, object_id))
        return TemplateResponse(request, "admin/cards/importjob/_progress.html", context)

    def apply(self, request: HttpRequest, object_id: int) -> HttpResponse:
        """Let what was previewed be written."""
        job = self._job(request, object_id, to_write=True)
        if not uploads.apply(job=job):
            messages.warning(request, "This import is not waiting to be applied; here is how it stands.")
        return _to_page(job.pk)

    def again(self, request: HttpRequest, object_id: int) -> HttpResponse:
        """Let a failed import be tried once more."""
        job = self._job(request, object_id, to_write=True)
        if not uploads.start_again(job=job):
            messages.warning(request, "This import has not failed; here is how it stands.")
        return _to_page(job.pk)

    def columns(self, request: HttpRequest, object_id: int) -> HttpResponse:
        """Let a table be previewed by the columns that were chosen."""
        job = self._job(request, object_id, to_write=True)
        asked = [(f"column-{place}", column.heading) for place, column in enumerate(columns_of(job))]
        chosen = {heading: request.POST[name] for name, heading in asked if name in request.POST}
        if not uploads.map_columns(job=job, columns=chosen):
            messages.warning(request, "The columns of this import cannot be changed now; here is how it stands.")
        return _to_page(job.pk)

    def template(self, request: HttpRequest, game: str) -> HttpResponse:
        """Give an empty table of a game to fill in."""
        if not self.has_view_permission(request):
            raise PermissionDenied
        if game not in GAMES:
            raise Http404("no such game")
        response = HttpResponse(own_csv.template(GAMES[game]), content_type="text/csv; charset=utf-8")
        response["Content-Disposition"] = f'attachment; filename="{game}-cards.csv"'
        return response

    def report_json(self, request: HttpRequest, object_id: int) -> HttpResponse:
        job = self._job(request, object_id)
        return _download(job, "json", json.dumps(_report_of(job), ensure_ascii=False, indent=1), "application/json")

    def report_csv(self, request: HttpRequest, object_id: int) -> HttpResponse:
        job = self._job(request, object_id)
        return _download(job, "csv", as_csv(_report_of(job)), "text/csv; charset=utf-8")

    def delete_model(self, request: HttpRequest, obj: ImportJob) -> None:
        del request
        uploads.discard(discarded=ImportJob.objects.filter(pk=obj.pk))

    def delete_queryset(self, request: HttpRequest, queryset: QuerySet[ImportJob]) -> None:
        del request
        uploads.discard(discarded=queryset)

    def _job(self, request: HttpRequest, pk: int, *, to_write: bool = False) -> ImportJob:
        allowed = self.has_add_permission(request) if to_write else self.has_view_permission(request)
        if not allowed:
            raise PermissionDenied
        job = ImportJob.objects.select_related("created_by").filter(pk=pk).first()
        if job is None:
            raise Http404("no such import")
        return job

    def _context(self, request: HttpRequest, job: ImportJob) -> dict[str, Any]:
        return {
            "title": f"Import of {job.file_name}",
            "opts": self.opts,
            "job": job,
            "page": page_of(job),
            "may_write": self.has_add_permission(request),
        }


def _to_page(pk: int) -> HttpResponseRedirect:
    return redirect(reverse("admin:cards_importjob_change", args=(pk,)))


def _report_of(job: ImportJob) -> dict[str, Any]:
    if job.report is None:
        raise Http404("no report yet")
    return cast(dict[str, Any], job.report)


def _download(job: ImportJob, suffix: str, content: str, content_type: str) -> HttpResponse:
    response = HttpResponse(content, content_type=content_type)
    response["Content-Disposition"] = f'attachment; filename="import-{job.pk}-report.{suffix}"'
    return response
