"""Runs one benchmark in this process and prints its figures as JSON.

`python -m bench.run_one import_cards DATA [--short]`
"""

import importlib
import json
import os
import sys
from pathlib import Path

import django


def main(name: str, data: str, *options: str) -> None:
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    django.setup()
    measure = importlib.import_module(f"bench.{name}").measure
    figures = measure(Path(data), "--short" in options)
    sys.stdout.write(json.dumps([figure.as_json() for figure in figures]))


if __name__ == "__main__":
    main(*sys.argv[1:])
