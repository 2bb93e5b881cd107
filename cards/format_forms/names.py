"""The form of the name table."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from cards.format_forms.fields import NAME_LENGTH, game_field
from cards.models import Card, CardName
from rules.folding import fold_name


class SameNameForm(forms.ModelForm):  # type: ignore[type-arg]
    """Two names that count as one, though folding does not make them the same."""

    game = game_field()
    card_name = forms.CharField(max_length=NAME_LENGTH, help_text="The name of a card.")
    name = forms.CharField(max_length=NAME_LENGTH, label="counts as", help_text="The name it is the same as.")

    class Meta:
        model = CardName
        fields = ("name",)

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk:
            self.initial.update(game=self.instance.card.game, card_name=self.instance.card.name)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        if self.errors:
            return cleaned
        one, other = fold_name(cleaned["card_name"]), fold_name(cleaned["name"])
        card = Card.objects.filter(game=cleaned["game"], names__folded=one, names__kind=CardName.Kind.PRINTED).first()
        if card is None:
            raise ValidationError({"card_name": f"No card is called “{cleaned['card_name']}”."})
        if one == other:
            raise ValidationError({"name": "These two are the same name already."})
        rows = CardName.objects.filter(card=card, kind=CardName.Kind.REGARDED, folded=other)
        if rows.exclude(pk=self.instance.pk).exists():
            raise ValidationError({"name": "These two are joined already."})
        self.instance.card, self.instance.kind, self.instance.folded = card, CardName.Kind.REGARDED, other
        return cleaned
