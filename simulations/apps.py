"""Registers the app with Django."""

from django.apps import AppConfig


class SimulationsConfig(AppConfig):
    name = "simulations"
