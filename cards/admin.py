"""The catalogue in the admin; formats, lists and titles have a file of their own."""

from cards import admin_formats

__all__ = ["admin_formats"]
