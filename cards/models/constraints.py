"""Constraints that several models share, in a form that SQLite and PostgreSQL both keep."""

from django.db.models import CheckConstraint, F, Q, UniqueConstraint


def dates_in_order(name: str) -> CheckConstraint:
    """`until` is not before `since`; either may be empty."""
    open_ended = Q(until__isnull=True) | Q(since__isnull=True)
    return CheckConstraint(condition=open_ended | Q(until__gte=F("since")), name=name)


def unique_even_if_empty(name: str, fields: tuple[str, ...], optional: str) -> tuple[UniqueConstraint, ...]:
    """`fields` with `optional` occur once, an empty `optional` counting as a value like any other."""
    empty = Q(**{f"{optional}__isnull": True})
    return (
        UniqueConstraint(fields=(*fields, optional), name=name),
        UniqueConstraint(fields=fields, condition=empty, name=f"{name}_empty"),
    )
