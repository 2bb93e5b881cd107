"""The catalogue in the admin: formats, lists and titles; cards and printings; imports and their contradictions."""

from cards import admin_catalogue, admin_conflicts, admin_formats, admin_imports

__all__ = ["admin_catalogue", "admin_conflicts", "admin_formats", "admin_imports"]
