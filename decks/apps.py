"""Registers the app with Django."""

from django.apps import AppConfig


class DecksConfig(AppConfig):
    name = "decks"
