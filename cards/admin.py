"""The catalogue in the admin: formats, lists and titles; cards and printings; imports."""

from cards import admin_catalogue, admin_formats, admin_imports

__all__ = ["admin_catalogue", "admin_formats", "admin_imports"]
