"""Registers the app with Django."""

from django.apps import AppConfig


class CardsConfig(AppConfig):
    name = "cards"
