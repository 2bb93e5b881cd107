"""Loads the starter cards and the formats that come with the project; running it again changes nothing."""

from typing import Any

from django.core.management.base import BaseCommand

from cards.starter import load_starter


class Command(BaseCommand):
    help = "Load the starter cards and formats that come with the project."

    def handle(self, *_args: Any, **_options: Any) -> None:
        for line in load_starter():
            self.stdout.write(line)
