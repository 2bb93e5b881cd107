"""Formats, restriction lists, titles and the name table in the admin."""

from collections.abc import Iterable
from typing import Any

from django.contrib import admin, messages
from django.db.models import QuerySet
from django.http import HttpRequest

from cards.format_forms import (
    FormatForm,
    RestrictionForm,
    RestrictionListForm,
    SameNameForm,
    TitleCardForm,
    TitleGroupForm,
)
from cards.models import (
    CardName,
    CardSet,
    Format,
    Printing,
    Restriction,
    RestrictionList,
    RestrictionName,
    TitleCard,
    TitleGroup,
)


@admin.register(Format)
class FormatAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    form = FormatForm
    list_display = ("title", "key", "game", "edition", "since", "until")
    list_filter = ("game", "edition")
    search_fields = ("title", "key")
    fields = ("game", "key", "edition", "title", "asks_for", "parameters", "source", "since", "until")


class RestrictionInline(admin.StackedInline):  # type: ignore[type-arg]
    model = Restriction
    form = RestrictionForm
    extra = 1


@admin.register(RestrictionList)
class RestrictionListAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    form = RestrictionListForm
    list_display = ("source", "format", "since", "until")
    list_filter = ("format",)
    inlines = (RestrictionInline,)

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        restriction_list = form.instance
        names = RestrictionName.objects.filter(restriction__restriction_list=restriction_list)
        known = CardName.objects.filter(
            card__game=restriction_list.format.game, folded__in=names.values("folded")
        ).values("folded")
        _warn_of_unknown(request, "card is called", names.exclude(folded__in=known).values_list("name", flat=True))


@admin.register(TitleGroup)
class TitleGroupAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    form = TitleGroupForm
    list_display = ("name", "game", "listed_prefixes", "since", "until")
    list_filter = ("game",)
    search_fields = ("name", "prefixes__prefix")
    fields = ("game", "name", "prefix_list", "code_list", "source", "since", "until")

    def get_queryset(self, request: HttpRequest) -> QuerySet[TitleGroup]:
        return super().get_queryset(request).prefetch_related("prefixes")

    @admin.display(description="prefixes")
    def listed_prefixes(self, group: TitleGroup) -> str:
        return ", ".join(prefix.prefix for prefix in group.prefixes.all())

    def save_related(self, request: HttpRequest, form: Any, formsets: Any, change: bool) -> None:
        super().save_related(request, form, formsets, change)
        group = form.instance
        sets = CardSet.objects.filter(game=group.game).values("prefix")
        printings = Printing.objects.filter(game=group.game).values("code")
        unknown_prefixes = group.prefixes.exclude(prefix__in=sets).values_list("prefix", flat=True)
        _warn_of_unknown(request, "set has the prefix", unknown_prefixes)
        _warn_of_unknown(
            request, "card has the number", group.cards.exclude(code__in=printings).values_list("code", flat=True)
        )


@admin.register(TitleCard)
class TitleCardAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    form = TitleCardForm
    list_display = ("code", "game", "title")
    list_filter = ("game",)
    search_fields = ("code",)
    list_select_related = ("group",)

    @admin.display(description="belongs to")
    def title(self, card: TitleCard) -> str:
        return card.group.name if card.group else "every title"


@admin.register(CardName)
class SameNameAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """The name table: only names that maintainers join, never the printed ones."""

    form = SameNameForm
    list_display = ("card", "name", "game")
    list_select_related = ("card",)
    search_fields = ("name", "card__name")
    fields = ("game", "card_name", "name")

    def get_queryset(self, request: HttpRequest) -> QuerySet[CardName]:
        return super().get_queryset(request).filter(kind=CardName.Kind.REGARDED)

    @admin.display
    def game(self, name: CardName) -> str:
        return name.card.game


def _warn_of_unknown(request: HttpRequest, claim: str, names: Iterable[str]) -> None:
    """Say what the catalogue does not know: it may be misspelt, or not imported yet."""
    for name in names:
        messages.warning(request, f"No {claim} “{name}”: check the spelling, unless its cards are not imported yet.")
