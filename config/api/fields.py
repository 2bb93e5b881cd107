"""Input fields that take exactly what the schema says, and serializers that refuse names they do not know."""

import re
from datetime import date
from typing import Any

from django.core.validators import ProhibitNullCharactersValidator, RegexValidator
from django.http import QueryDict
from rest_framework import serializers
from rest_framework.exceptions import ValidationError

ISO_DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
DIGITS = re.compile(r"[0-9]{1,9}")


class StrictSerializer(serializers.Serializer[Any]):
    """Input in which a misspelt name is an error instead of being ignored."""

    def to_internal_value(self, data: Any) -> Any:
        if isinstance(data, dict) and (unknown := [name for name in data if name not in self.fields]):
            known = ", ".join(self.fields)
            raise ValidationError({name: [f"There is no such name here; there are {known}."] for name in unknown})
        return super().to_internal_value(data)


def read_parameters(serializer: type[StrictSerializer], query: QueryDict) -> dict[str, Any]:
    """Return the valid parameters of an address; raises ValidationError."""
    repeated = [name for name, values in query.lists() if len(values) > 1]
    if repeated:
        raise ValidationError({name: ["Give this once."] for name in repeated})
    return read_body(serializer, query.dict())


def read_body(serializer: type[StrictSerializer], data: Any) -> dict[str, Any]:
    """Return a valid body; raises ValidationError."""
    bound = serializer(data=data)
    bound.is_valid(raise_exception=True)
    return dict(bound.validated_data)


class Text(serializers.CharField):
    """A string as it is: numbers are not turned into one, and spaces stay."""

    pattern = r"\A[^\x00]*\Z"
    rule = "Leave out the NUL character."
    schema_format = ""

    def __init__(self, **kwargs: Any) -> None:
        validators = [RegexValidator(self.pattern, self.rule)]
        super().__init__(trim_whitespace=False, validators=validators, **kwargs)
        self.validators = [each for each in self.validators if not isinstance(each, ProhibitNullCharactersValidator)]

    def to_internal_value(self, data: Any) -> str:
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class OneLine(Text):
    """A string of one line that is not empty or all spaces."""

    pattern = r"\A[^\x00-\x1f\x7f]*[^\s\x00-\x1f\x7f][^\x00-\x1f\x7f]*\Z"
    rule = "Write one line with at least one sign that can be seen."

    def __init__(self, **kwargs: Any) -> None:
        super().__init__(min_length=1, **kwargs)


class FormatKey(Text):
    """The key of a format as `/games/` lists them."""

    pattern = r"\A[a-z0-9-]+\Z"
    rule = "Write lower case letters, digits and hyphens."
    schema_format = "format-key"


class CardCode(OneLine):
    """A card number, as printed or as people paste it."""

    schema_format = "card-code"


class CardQuery(Text):
    """A query in the language of the search box."""

    schema_format = "card-query"


class Whole(serializers.IntegerField):
    """A whole number, never written as a string."""

    def to_internal_value(self, data: Any) -> int:
        if isinstance(data, float) and data.is_integer():
            return int(data)
        if type(data) is not int:
            self.fail("invalid")
        return data


class WholeParameter(Whole):
    """A whole number in an address, where everything is a string."""

    def to_internal_value(self, data: Any) -> int:
        if not (isinstance(data, str) and DIGITS.fullmatch(data)):
            self.fail("invalid")
        return int(data)


class Day(serializers.DateField):
    """A day as ISO 8601 writes it with hyphens, and no other way."""

    def to_internal_value(self, data: Any) -> date:
        if not (isinstance(data, str) and ISO_DAY.fullmatch(data)):
            self.fail("invalid", format="YYYY-MM-DD")
        return super().to_internal_value(data)
