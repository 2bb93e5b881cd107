"""Cards, printings and sets in the admin: to look up, not to edit, since the next import would write them anew."""

from typing import Any

from django.contrib import admin
from django.db.models import Q, QuerySet
from django.http import Http404, HttpRequest
from django.urls import reverse
from django.utils.html import format_html_join

from cards.models import Card, CardSet, Printing
from rules.folding import fold_search
from rules.games import GAMES, FieldKind

MAX_DIGITS = 19  # of a key; an address may have any number of them


def read_key(object_id: str, what: str) -> int:
    """Return the key that an address names; raises Http404 where it can be none."""
    if not object_id.isdecimal() or len(object_id) > MAX_DIGITS:
        raise Http404(f"no such {what}")
    return int(object_id)


class ReadMostlyAdmin(admin.ModelAdmin):  # type: ignore[type-arg]
    """Imports add and remove these rows; counting all of them for each page would only cost time."""

    show_full_result_count = False
    list_per_page = 50

    def has_add_permission(self, request: HttpRequest) -> bool:
        del request
        return False

    def has_delete_permission(self, request: HttpRequest, obj: Any = None) -> bool:
        del request, obj
        return False


@admin.register(Card)
class CardAdmin(ReadMostlyAdmin):
    list_display = ("name", "first_code", "kind", "numbers_shown", "game")
    list_filter = ("game",)
    ordering = ("sort_key",)
    search_fields = ("search_name",)
    fields = ("name", "game", "numbers_shown", "words_shown", "text", "printings_shown")
    readonly_fields = fields

    def has_change_permission(self, request: HttpRequest, obj: Card | None = None) -> bool:
        del request, obj
        return False

    def get_search_results(
        self, request: HttpRequest, queryset: QuerySet[Card], search_term: str
    ) -> tuple[QuerySet[Card], bool]:
        """Search names as the site does, and numbers however they are written."""
        del request
        if not search_term.strip():
            return queryset, False
        serials = [key for game in GAMES.values() for key in game.serial_keys(search_term)[:1]]
        printings = Printing.objects.filter(Q(code__icontains=search_term.strip()) | Q(serial__in=serials))
        named = Q(search_name__contains=fold_search(search_term))
        return queryset.filter(named | Q(pk__in=printings.values("card"))), False

    @admin.display(description="type")
    def kind(self, card: Card) -> str:
        return ", ".join(card.words.get(GAMES[card.game].group_by, ()))

    @admin.display(description="numbers")
    def numbers_shown(self, card: Card) -> str:
        fields = (f for f in GAMES[card.game].fields if f.kind is FieldKind.NUMBER and f.key in card.numbers)
        return ", ".join(f"{field.title} {card.numbers[field.key]}" for field in fields)

    @admin.display(description="words")
    def words_shown(self, card: Card) -> str:
        fields = (f for f in GAMES[card.game].fields if f.kind is FieldKind.WORD and f.key in card.words)
        return "; ".join(f"{field.title}: {', '.join(card.words[field.key])}" for field in fields)

    @admin.display
    def text(self, card: Card) -> str:
        return "\n".join(card.abilities()) or "none"

    @admin.display(description="printings")
    def printings_shown(self, card: Card) -> str:
        """Link each printing; a table of them in the form would have headers without a name."""
        links = ((reverse("admin:cards_printing_change", args=(p.pk,)), p.code, p.rarity) for p in card.printings.all())
        return format_html_join("", '<a href="{}">{}</a> {}<br>', links)


@admin.register(Printing)
class PrintingAdmin(ReadMostlyAdmin):
    list_display = ("code", "card", "rarity", "product", "released_on")
    list_filter = ("game", "language")
    list_select_related = ("card",)
    search_fields = ("code", "card__search_name")
    fields = ("code", "card", "card_set", "rarity", "product", "language", "flavour", "image_url", "released_on")
    readonly_fields = fields[:-1]


@admin.register(CardSet)
class CardSetAdmin(ReadMostlyAdmin):
    list_display = ("code", "name", "prefix", "released_on")
    list_filter = ("game",)
    search_fields = ("code", "name")
    fields = ("code", "name", "game", "prefix", "released_on")
    readonly_fields = fields[:-1]
