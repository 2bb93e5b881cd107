"""Formats, restriction lists and titles in the admin, with a look at which decks a change would touch."""

from typing import Any

from django.contrib import admin
from django.contrib.messages import get_messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.template.response import TemplateResponse

from cards.admin_formats import FormatAdmin, RestrictionListAdmin, TitleGroupAdmin
from cards.models import Format, RestrictionList, TitleGroup
from decks.format_previews import Preview, tried
from rules.games import GAMES

LOOK = "_look"
NOT_KEPT = ("csrfmiddlewaretoken", LOOK)


class PreviewMixin(admin.ModelAdmin):  # type: ignore[type-arg]
    """A button beside "Save" that tries the change out and says which decks would be judged otherwise."""

    change_form_template = "admin/decks/previewed_form.html"

    def changeform_view(
        self,
        request: HttpRequest,
        object_id: str | None = None,
        form_url: str = "",
        extra_context: dict[str, Any] | None = None,
    ) -> HttpResponse:
        if request.method != "POST" or LOOK not in request.POST:
            return super().changeform_view(request, object_id, form_url, extra_context)
        save = super().changeform_view
        answer, preview = tried(lambda: save(request, object_id, form_url, extra_context), GAMES)
        is_gone = object_id is not None and self.get_object(request, object_id) is None
        if is_gone or not isinstance(answer, HttpResponseRedirect):
            return answer
        said = [str(message) for message in get_messages(request) if message.level_tag == "warning"]
        return self._preview(request, preview, said)

    def _preview(self, request: HttpRequest, preview: Preview, warnings: list[str]) -> HttpResponse:
        fields = [(name, value) for name, values in request.POST.lists() for value in values if name not in NOT_KEPT]
        context = {
            **self.admin_site.each_context(request),
            "title": "What this would change",
            "opts": self.model._meta,
            "preview": preview,
            "fields": fields,
            "warnings": warnings,
            "messages": (),  # those of a save that was taken back
        }
        return TemplateResponse(request, "admin/decks/preview.html", context)


for model in (Format, RestrictionList, TitleGroup):
    admin.site.unregister(model)


@admin.register(Format)
class PreviewedFormatAdmin(PreviewMixin, FormatAdmin):
    """Formats, looked at before they are saved."""


@admin.register(RestrictionList)
class PreviewedRestrictionListAdmin(PreviewMixin, RestrictionListAdmin):
    """Restriction lists, looked at before they are saved."""


@admin.register(TitleGroup)
class PreviewedTitleGroupAdmin(PreviewMixin, TitleGroupAdmin):
    """Titles, looked at before they are saved."""
