"""Contradictions between card files in the admin: both values side by side, and the two ways to settle them."""

from collections.abc import Callable
from typing import Any, cast

from django.contrib import admin, messages
from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect
from django.template.response import TemplateResponse
from django.urls import URLPattern, path, reverse

from accounts.models import User
from cards.admin_catalogue import ReadMostlyAdmin, read_key
from cards.importing.settling import SettlingError, keep, take
from cards.models import ImportConflict, Printing
from config.methods import forms_only
from rules.games import GAMES


@admin.register(ImportConflict)
class ImportConflictAdmin(ReadMostlyAdmin):
    """Imports ask, maintainers answer; nothing here is written by hand."""

    list_display = ("code", "name", "differing", "adapter", "stored_by", "state")
    list_filter = ("state", "game", "adapter")
    search_fields = ("code", "name")
    ordering = ("state", "game", "code", "adapter")

    def get_urls(self) -> list[URLPattern]:
        wrap = self.admin_site.admin_view
        own = [
            path("<int:object_id>/keep/", wrap(forms_only(self.keep)), name="cards_importconflict_keep"),
            path("<int:object_id>/take/", wrap(forms_only(self.take)), name="cards_importconflict_take"),
        ]
        return own + super().get_urls()

    @admin.display(description="differs in")
    def differing(self, conflict: ImportConflict) -> str:
        return ", ".join(one["field"] for one in conflict.fields)

    def changelist_view(self, request: HttpRequest, extra_context: dict[str, Any] | None = None) -> TemplateResponse:
        """List the queue under a heading that says what it is of."""
        heading = {"title": "Where card files contradict each other"}
        return cast(TemplateResponse, super().changelist_view(request, heading | (extra_context or {})))

    def change_view(
        self, request: HttpRequest, object_id: str, form_url: str = "", extra_context: Any = None
    ) -> HttpResponse:
        """Show what is stored beside what is offered."""
        del form_url
        conflict = self._conflict(request, read_key(object_id, "contradiction"), to_write=False)
        context = self.admin_site.each_context(request) | self._context(request, conflict) | (extra_context or {})
        return TemplateResponse(request, "admin/cards/importconflict/conflict.html", context)

    def keep(self, request: HttpRequest, object_id: int) -> HttpResponse:
        """Keep what is stored."""
        return self._settle(request, object_id, keep)

    def take(self, request: HttpRequest, object_id: int) -> HttpResponse:
        """Take what is offered."""
        return self._settle(request, object_id, take)

    def _settle(self, request: HttpRequest, pk: int, settle: Callable[..., None]) -> HttpResponse:
        conflict = self._conflict(request, pk, to_write=True)
        try:
            settle(conflict=conflict, user=cast(User, request.user))
        except SettlingError as error:
            messages.warning(request, str(error))
        return redirect(reverse("admin:cards_importconflict_change", args=(pk,)))

    def _conflict(self, request: HttpRequest, pk: int, *, to_write: bool) -> ImportConflict:
        allowed = self.has_change_permission(request) if to_write else self.has_view_permission(request)
        if not allowed:
            raise PermissionDenied
        conflict = ImportConflict.objects.select_related("settled_by").filter(pk=pk).first()
        if conflict is None:
            raise Http404("no such contradiction")
        return conflict

    def _context(self, request: HttpRequest, conflict: ImportConflict) -> dict[str, Any]:
        printing = Printing.objects.select_related("card").filter(game=conflict.game, code=conflict.code).first()
        game = GAMES.get(conflict.game)
        return {
            "title": f"{conflict.code} {conflict.name}",
            "opts": self.opts,
            "conflict": conflict,
            "game": game.title if game else conflict.game,
            "stored_text": printing.card.abilities() if printing else (),
            "card": printing.card if printing else None,
            "may_write": self.has_change_permission(request),
            "next": ImportConflict.objects.filter(state=ImportConflict.State.OPEN).exclude(pk=conflict.pk).first(),
        }
