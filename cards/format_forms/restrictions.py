"""The forms of a restriction list and its entries."""

from typing import Any

from django import forms
from django.core.exceptions import ValidationError

from cards.format_forms.fields import NAME_LENGTH, bounded, check_dates, lines_field
from cards.models import Restriction, RestrictionList, RestrictionName
from rules.folding import fold_name


class RestrictionListForm(forms.ModelForm):  # type: ignore[type-arg]
    """A list with the days on which it holds; of two lists that hold, the one that began last counts."""

    class Meta:
        model = RestrictionList
        fields = ("format", "source", "since", "until")

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        check_dates(cleaned.get("since"), cleaned.get("until"))
        return cleaned


class RestrictionForm(forms.ModelForm):  # type: ignore[type-arg]
    """One entry of a list with the card names it speaks of."""

    name_list = lines_field("Card names", "One a line. The names of one limited entry count together.")

    class Meta:
        model = Restriction
        fields = ("kind", "limit")

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        if self.instance.pk:
            self.initial.setdefault("name_list", "\n".join(self.instance.names.values_list("name", flat=True)))

    def clean_name_list(self) -> list[str]:
        names = bounded(self.cleaned_data["name_list"].splitlines(), NAME_LENGTH)
        return list({fold_name(name): name for name in names}.values())

    def clean(self) -> dict[str, Any]:
        cleaned = super().clean() or self.cleaned_data
        kind, limit = cleaned.get("kind"), cleaned.get("limit")
        if kind == Restriction.Kind.LIMITED and not limit:
            raise ValidationError({"limit": "Say how many copies are allowed; for none choose banned."})
        if kind != Restriction.Kind.LIMITED and limit:
            raise ValidationError({"limit": "Only a limited entry has a number of copies; leave 0."})
        if kind == Restriction.Kind.CHOOSE_ONE and len(cleaned.get("name_list", ("", ""))) < 2:
            raise ValidationError({"name_list": "Choosing needs two names or more."})
        return cleaned

    def _save_m2m(self) -> None:
        """Write the names beside the entry, once the entry itself is stored."""
        super()._save_m2m()  # type: ignore[misc]
        wanted = {fold_name(name): name for name in self.cleaned_data["name_list"]}
        self.instance.names.exclude(folded__in=wanted).delete()
        for folded, name in wanted.items():
            RestrictionName.objects.update_or_create(restriction=self.instance, folded=folded, defaults={"name": name})
