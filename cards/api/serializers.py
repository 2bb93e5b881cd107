"""Cards as the API shows them, and what it takes to ask for them."""

from typing import Any

from django.urls import reverse
from drf_spectacular.utils import extend_schema_field
from rest_framework import serializers

from cards.models import Card, Printing
from cards.readings import AbilityReading, reading_of
from cards.search.parse import MAX_LENGTH
from config.api.fields import CardCode, CardQuery, StrictSerializer
from config.api.pages import Page, PageParameters
from rules.games import GAMES

MAX_CODES = 100
MAX_CODE = 60


def game_field() -> serializers.ChoiceField:
    return serializers.ChoiceField(choices=list(GAMES), help_text="The key of a game, as /games/ lists them.")


class SearchParameters(PageParameters):
    """What a search takes."""

    game = game_field()
    q = CardQuery(
        max_length=MAX_LENGTH,
        allow_blank=True,
        default="",
        help_text='The query, in the language of the search box: level>=2 colour:red "night". Empty finds every card.',
    )


class ResolveInput(StrictSerializer):
    """Card numbers as people paste them."""

    game = game_field()
    codes = serializers.ListField(child=CardCode(max_length=MAX_CODE), min_length=1, max_length=MAX_CODES)


class CardSummary(serializers.ModelSerializer[Card]):
    """A card as the rules see it: what is not printed on it is absent from `numbers` and `words`."""

    url = serializers.SerializerMethodField(help_text="Where the whole card is.")
    code = serializers.CharField(source="first_code", help_text="The number of its first printing.")
    numbers = serializers.DictField(child=serializers.IntegerField())
    words = serializers.DictField(child=serializers.ListField(child=serializers.CharField()))

    class Meta:
        model = Card
        fields: tuple[str, ...] = ("id", "url", "game", "code", "name", "numbers", "words")

    def get_url(self, card: Card) -> str:
        return reverse("api:card", kwargs={"pk": card.pk})


class CardPage(Page):
    """One page of cards in the order of the query."""

    explanation = serializers.CharField(allow_blank=True, help_text="The query in a sentence.")
    results = CardSummary(many=True)


class PrintingDetail(serializers.ModelSerializer[Printing]):
    """One printing of a card; a date that is not known is null."""

    set = serializers.CharField(source="card_set.code")
    set_name = serializers.CharField(source="card_set.name", allow_blank=True)
    image_url = serializers.CharField(allow_blank=True)

    class Meta:
        model = Printing
        fields = ("code", "set", "set_name", "rarity", "language", "flavour", "image_url", "released_on")


class CardNameDetail(serializers.Serializer[Any]):
    """A name that a card has, printed or also regarded as its own."""

    name = serializers.CharField()
    language = serializers.CharField()
    kind = serializers.CharField()


class AbilityDetail(serializers.Serializer[AbilityReading]):
    """How the engine reads one printed ability; reminders are none."""

    text = serializers.CharField(help_text="As printed.")
    exact = serializers.BooleanField(source="is_exact")
    told = serializers.CharField(allow_blank=True, help_text="What the engine does, in plain English.")
    remarks = serializers.ListField(child=serializers.CharField(), help_text="Names in it that no card here has.")
    at = serializers.IntegerField(allow_null=True, help_text="Where it stops, counted in characters; null where exact.")
    words = serializers.CharField(allow_blank=True, help_text="The first words that are not understood.")
    reason = serializers.CharField(allow_blank=True, help_text="Why not.")


class CardDetail(CardSummary):
    """A card with its abilities by position, its names and printings."""

    abilities = serializers.ListField(child=serializers.CharField())
    reading = serializers.CharField(
        help_text="exact: the engine understands all abilities; unsupported: not all; empty: not read (yet)."
    )
    readings = serializers.SerializerMethodField(help_text="Ability by ability; empty where nothing is read (yet).")
    names = CardNameDetail(many=True)
    printings = PrintingDetail(many=True)

    class Meta(CardSummary.Meta):
        fields = (*CardSummary.Meta.fields, "abilities", "reading", "readings", "names", "printings")

    @extend_schema_field(AbilityDetail(many=True))
    def get_readings(self, card: Card) -> Any:
        found = reading_of(card)
        return [AbilityDetail(one).data for one in found.abilities] if found else []


class FoundPrinting(serializers.Serializer[Any]):
    """A printing that a pasted number may mean."""

    code = serializers.CharField()
    card = serializers.IntegerField(source="card_id")
    name = serializers.CharField(source="card.name")


class FoundCode(serializers.Serializer[Any]):
    """What a pasted number may mean: one printing, several, or none; `exact` says that nothing had to be guessed."""

    text = serializers.CharField()
    exact = serializers.BooleanField()
    printings = FoundPrinting(many=True)


class ResolveResult(serializers.Serializer[Any]):
    """One entry for every number, in the order they were given."""

    results = FoundCode(many=True)
