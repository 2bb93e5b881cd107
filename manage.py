#!/usr/bin/env python3
"""Run a management command."""

import os
import sys

from django.core.management import execute_from_command_line
from django.db import OperationalError


def main() -> None:
    """Run the command; a database that does not answer ends it with a sentence, not with a traceback."""
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    try:
        execute_from_command_line(sys.argv)
    except OperationalError:
        from config.reachable import require_database

        require_database()
        raise


if __name__ == "__main__":
    main()
