"""The form of a format."""

from collections.abc import Iterable
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from cards.format_forms.fields import check_dates, check_once, game_field
from cards.models import Format
from rules.games import GAMES, Game
from rules.shapes import in_words

PARAMETERS_HELP = "As one JSON object, a key for each ticked requirement that needs more than a tick. " + " ".join(
    f"{game.title}, {key}: {in_words(parameter.shape)}{'.' if parameter.is_needed else ', or nothing.'}"
    for game in GAMES.values()
    for key, parameter in game.parameters.items()
)


class FormatForm(forms.ModelForm):  # type: ignore[type-arg]
    """A format; what it asks for beyond the book is ticked, and only what a tick cannot say is written as JSON."""

    game = game_field()
    asks_for = forms.MultipleChoiceField(
        required=False,
        widget=forms.CheckboxSelectMultiple,
        choices=[
            (key, f"{game.title}: {meaning}") for game in GAMES.values() for key, meaning in game.requirements.items()
        ],
        help_text="Beyond the rulebook, which always holds.",
    )
    parameters = forms.JSONField(required=False, widget=forms.Textarea(attrs={"rows": 8}), help_text=PARAMETERS_HELP)

    class Meta:
        model = Format
        fields = ("game", "key", "edition", "title", "source", "since", "until")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        asked = {key: value for key, value in self.instance.requirements.items() if value}
        self.initial.setdefault("asks_for", list(asked))
        self.initial.setdefault("parameters", {key: value for key, value in asked.items() if value is not True} or None)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        check_dates(cleaned.get("since"), cleaned.get("until"))
        check_once(self, "game", "key", "edition")
        game = GAMES.get(cleaned.get("game", ""))
        strange = [key for key in cleaned.get("asks_for", ()) if game and key not in game.requirements]
        if game and strange:
            raise ValidationError({"asks_for": f"{game.title} does not know {', '.join(strange)}."})
        if game and "parameters" not in self.errors:
            self.instance.requirements = _requirements(game, cleaned.get("asks_for", ()), cleaned.get("parameters"))
        return cleaned


def _requirements(game: Game, asked: Iterable[str], written: Any) -> dict[str, Any]:
    """Return what the format asks for, each with its parameters; raises ValidationError where they do not fit."""
    parameters = written or {}
    if not isinstance(parameters, dict):
        raise ValidationError({"parameters": 'Write an object: {"requirement": …}.'})
    requirements = {key: parameters.get(key, True) for key in asked}
    wrong = [f"{key} is not ticked." for key in parameters if key not in requirements]
    for key, value in requirements.items():
        parameter = game.parameters.get(key)
        if parameter is None and value is not True:
            wrong.append(f"{key} is only ticked, and takes no parameters.")
        elif parameter is not None and (misfit := parameter.misfit(value)):
            wrong.append(f"{key}: {misfit}.")
    if wrong:
        raise ValidationError({"parameters": wrong})
    return requirements
