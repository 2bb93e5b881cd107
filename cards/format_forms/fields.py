"""Fields and checks that the forms share."""

from collections.abc import Iterable
from datetime import date
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from rules.games import GAMES

NAME_LENGTH = 300
CODE_LENGTH = 40


def game_field() -> forms.ChoiceField:
    return forms.ChoiceField(choices=[(game.key, game.title) for game in GAMES.values()])


def lines_field(label: str, help_text: str, *, required: bool = True) -> forms.CharField:
    rows = forms.Textarea(attrs={"rows": 6})
    return forms.CharField(label=label, widget=rows, help_text=help_text, required=required)


def check_dates(since: date | None, until: date | None) -> None:
    if since and until and until < since:
        raise ValidationError({"until": f"The last day is before the first: {until} is before {since}."})


def bounded(lines: Iterable[str], length: int) -> list[str]:
    """Return the lines that say something, each once; raises ValidationError for one that is too long."""
    found = list(dict.fromkeys(filter(None, (line.strip() for line in lines))))
    too_long = next((line for line in found if len(line) > length), None)
    if too_long:
        raise ValidationError(f"“{too_long[:40]}…” is longer than {length} characters.")
    return found


def check_once(form: "forms.ModelForm[Any]", *names: str) -> None:
    """Raise ValidationError where another row has the same of `names` and the same first day, or none like it."""
    same = {name: form.cleaned_data.get(name) for name in names}
    since = form.cleaned_data.get("since")
    day = {"since": since} if since else {"since__isnull": True}
    others = type(form.instance)._default_manager.exclude(pk=form.instance.pk)
    if all(same.values()) and others.filter(**same, **day).exists():
        begins = f"from {since}" if since else "without a first day"
        raise ValidationError(
            {"since": f"There is one of this {' and '.join(names)} {begins}: change that, or its day."}
        )
