"""The form of a format."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from cards.format_forms.fields import check_dates, game_field
from cards.models import Format
from rules.games import GAMES


class FormatForm(forms.ModelForm):  # type: ignore[type-arg]
    """A format; what it asks for beyond the book is ticked, not written as JSON."""

    game = game_field()
    asks_for = forms.MultipleChoiceField(
        required=False,
        widget=forms.CheckboxSelectMultiple,
        choices=[
            (key, f"{game.title}: {meaning}") for game in GAMES.values() for key, meaning in game.requirements.items()
        ],
        help_text="Beyond the rulebook, which always holds.",
    )

    class Meta:
        model = Format
        fields = ("game", "key", "edition", "title", "source", "since", "until")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.initial.setdefault("asks_for", [key for key, wanted in self.instance.requirements.items() if wanted])

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        check_dates(cleaned.get("since"), cleaned.get("until"))
        game = GAMES.get(cleaned.get("game", ""))
        strange = [key for key in cleaned.get("asks_for", ()) if game and key not in game.requirements]
        if game and strange:
            raise ValidationError({"asks_for": f"{game.title} does not know {', '.join(strange)}."})
        self.instance.requirements = dict.fromkeys(cleaned.get("asks_for", ()), True)
        return cleaned
