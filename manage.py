#!/usr/bin/env python3
"""Run a management command."""

import os
import sys

from config.command import run

if __name__ == "__main__":
    os.environ.setdefault("DJANGO_SETTINGS_MODULE", "config.settings")
    run(sys.argv)
