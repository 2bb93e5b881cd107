"""Decks as the API shows and takes them."""

from typing import Any

from django.urls import reverse
from rest_framework import serializers

from cards.api.serializers import game_field
from config.api.fields import Day, FormatKey, OneLine, StrictSerializer, Whole
from config.api.pages import Page
from config.api.schema import Problem
from decks.api.lists import DeckListField
from decks.limits import NAME_LENGTH
from decks.lists import write_text
from decks.models import Deck, DeckEntry
from rules.legality import Severity

FORMAT_LENGTH = 30
LARGEST_REVISION = 2**31 - 1


class CreateInput(StrictSerializer):
    """A new deck; without a format it gets the game's usual one."""

    game = game_field()
    name = OneLine(max_length=NAME_LENGTH, required=False)
    format = FormatKey(max_length=FORMAT_LENGTH, required=False)
    list = DeckListField(required=False)


class EditInput(StrictSerializer):
    """Changes to a deck: what is left out stays. `revision` is the one that the changes were made on."""

    revision = Whole(min_value=1, max_value=LARGEST_REVISION)
    name = OneLine(max_length=NAME_LENGTH, required=False)
    format = FormatKey(max_length=FORMAT_LENGTH, required=False)
    list = DeckListField(required=False, help_text="The whole list, which takes the place of the old one.")


class DayParameters(StrictSerializer):
    """The day that a verdict is about."""

    on = Day(required=False, help_text="The day to judge as of; today where it is left out.")


class DeckLine(serializers.ModelSerializer[DeckEntry]):
    """So many copies of one printing in one section."""

    code = serializers.CharField(source="printing.code")
    name = serializers.CharField(source="printing.card.name")
    card = serializers.IntegerField(source="printing.card_id")

    class Meta:
        model = DeckEntry
        fields = ("section", "code", "quantity", "name", "card")
        extra_kwargs = {"section": {"required": True}}


class DeckSummary(serializers.ModelSerializer[Deck]):
    """One of one's own decks; `share_key` is null while it is not shared."""

    url = serializers.SerializerMethodField()
    cards = serializers.SerializerMethodField(
        help_text="How many cards the deck has; what lies beside it is not counted."
    )

    class Meta:
        model = Deck
        fields: tuple[str, ...] = (
            "key",
            "url",
            "name",
            "game",
            "format",
            "revision",
            "cards",
            "share_key",
            "created_at",
            "updated_at",
        )
        read_only_fields = fields

    def get_url(self, deck: Deck) -> str:
        return reverse("api:deck", kwargs={"key": deck.key})

    def get_cards(self, deck: Deck) -> int:
        counted: int | None = getattr(deck, "cards", None)
        return deck.count if counted is None else counted


class DeckPage(Page):
    """One page of decks, the last changed first."""

    results = DeckSummary(many=True)


class WithLines(serializers.ModelSerializer[Deck]):
    """What a deck holds, line by line and as text."""

    lines = DeckLine(many=True, source="entries")
    unread = serializers.SerializerMethodField(help_text="Lines of an imported list that matched no card.")
    text = serializers.SerializerMethodField(help_text="The list as text, as every list of the API can be written.")

    def get_unread(self, deck: Deck) -> list[str]:
        return deck.unread.splitlines()

    def get_text(self, deck: Deck) -> str:
        return write_text(deck)


class DeckDetail(WithLines, DeckSummary):
    """One of one's own decks with everything in it."""

    class Meta(DeckSummary.Meta):
        fields = (*DeckSummary.Meta.fields, "lines", "unread", "text")
        read_only_fields = fields


class SharedDeck(WithLines):
    """A deck as everybody sees it who has its link."""

    class Meta:
        model = Deck
        fields = ("name", "game", "format", "revision", "updated_at", "lines", "unread", "text")
        read_only_fields = fields


class Shared(serializers.ModelSerializer[Deck]):
    """Under which key a deck is shared, and where its page is."""

    page = serializers.SerializerMethodField(help_text="The page to send to others.")

    class Meta:
        model = Deck
        fields = ("share_key", "page")
        extra_kwargs = {"share_key": {"allow_null": False, "required": True}}

    def get_page(self, deck: Deck) -> str:
        return reverse("decks:shared", kwargs={"share_key": deck.share_key})


class StaleProblem(Problem):
    """The deck has changed meanwhile, and `current` is what it is now; or it cannot hold what it is to hold."""

    current = DeckDetail(required=False)


class LegalityInput(StrictSerializer):
    """A list to judge, which is stored nowhere."""

    game = game_field()
    format = FormatKey(max_length=FORMAT_LENGTH)
    on = Day(required=False, help_text="The day to judge as of; today where it is left out.")
    list = DeckListField()


class MendDetail(serializers.Serializer[Any]):
    """A change that would help: so many copies of this card in this section."""

    section = serializers.CharField()
    code = serializers.CharField()
    quantity = serializers.IntegerField()


class ViolationDetail(serializers.Serializer[Any]):
    """One finding: `rule` is a rule number of `book`, or a format entry; `cards` are the numbers it points at."""

    rule = serializers.CharField()
    book = serializers.CharField(allow_blank=True)
    severity = serializers.ChoiceField(choices=[severity.value for severity in Severity])
    found = serializers.CharField(allow_blank=True)
    wanted = serializers.CharField(allow_blank=True)
    message = serializers.CharField()
    cards = serializers.ListField(child=serializers.CharField())
    suggestion = serializers.CharField(allow_null=True)
    mend = MendDetail(many=True, help_text="Changes that together settle the finding; empty where one has to choose.")


class VerdictDetail(serializers.Serializer[Any]):
    """Whether a list is legal, with every finding at once, errors first; `unknown` are lines that match no card."""

    legal = serializers.BooleanField()
    game = serializers.CharField()
    format = serializers.CharField()
    on = serializers.DateField()
    violations = ViolationDetail(many=True)
    unknown = serializers.ListField(child=serializers.CharField())
    remarks = serializers.ListField(
        child=serializers.CharField(), help_text="Lines of the list that were read oddly or not at all, and why."
    )
