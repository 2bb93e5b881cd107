"""Rows that hold for a time: `since` and `until` are their first and last day, and either may be empty."""

from datetime import date

from django.db.models import Q


def in_force(day: date) -> Q:
    """Return the condition that a row holds on `day`."""
    return (Q(since=None) | Q(since__lte=day)) & (Q(until=None) | Q(until__gte=day))
