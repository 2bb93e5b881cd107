"""The forms of a title and of single cards that belong to further ones."""

import re
from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from cards.format_forms.fields import CODE_LENGTH, bounded, check_dates, check_once, game_field, lines_field
from cards.models import TitleCard, TitleGroup, TitlePrefix

_PREFIX = re.compile(r"[A-Za-z0-9]{1,20}")


class TitleGroupForm(forms.ModelForm):  # type: ignore[type-arg]
    """A title with its prefixes and single cards."""

    game = game_field()
    prefix_list = lines_field(
        "Prefixes", "Set prefixes as printed, letter case included: ABC of ABC/W01-E001.", required=False
    )
    code_list = lines_field("Cards", "Numbers of single cards of other titles, one a line.", required=False)

    class Meta:
        model = TitleGroup
        fields = ("game", "name", "source", "since", "until")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk:
            self.initial.setdefault("prefix_list", " ".join(self.instance.prefixes.values_list("prefix", flat=True)))
            self.initial.setdefault("code_list", "\n".join(self.instance.cards.values_list("code", flat=True)))

    def clean_prefix_list(self) -> list[str]:
        prefixes = bounded(re.split(r"[\s,;]+", self.cleaned_data["prefix_list"]), CODE_LENGTH)
        for prefix in prefixes:
            if not _PREFIX.fullmatch(prefix):
                raise ValidationError(f"“{prefix}” is no prefix: write what stands before the slash of a card number.")
        return prefixes

    def clean_code_list(self) -> list[str]:
        return bounded(self.cleaned_data["code_list"].splitlines(), CODE_LENGTH)

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        check_dates(cleaned.get("since"), cleaned.get("until"))
        check_once(self, "game", "name")
        if not self.errors and not cleaned["prefix_list"] and not cleaned["code_list"]:
            raise ValidationError("A title needs a prefix or a card.")
        return cleaned

    def _save_m2m(self) -> None:
        """Write the rows beside the group; the admin calls this once the group itself is stored."""
        super()._save_m2m()  # type: ignore[misc]
        group, prefixes, codes = self.instance, self.cleaned_data["prefix_list"], self.cleaned_data["code_list"]
        group.prefixes.exclude(prefix__in=prefixes).delete()
        group.cards.exclude(code__in=codes).delete()
        for prefix in prefixes:
            TitlePrefix.objects.get_or_create(group=group, prefix=prefix)
        for code in codes:
            TitleCard.objects.get_or_create(game=group.game, group=group, code=code)


class TitleCardForm(forms.ModelForm):  # type: ignore[type-arg]
    """A single card of a further title, or of every title."""

    game = game_field()
    group = forms.ModelChoiceField(TitleGroup.objects.all(), required=False, empty_label="every title")

    class Meta:
        model = TitleCard
        fields = ("game", "code", "group")

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        group = cleaned.get("group")
        if group and group.game != cleaned.get("game"):
            raise ValidationError({"group": f"“{group}” is a title of another game."})
        return cleaned
