"""Django's own check for deployment has nothing to say about the settings for HTTPS."""

import os
import subprocess
import sys
from pathlib import Path

from django.conf import settings

ENVIRONMENT = {"HTTPS_ONLY": "true", "DEBUG": "false", "SECRET_KEY": "".join(chr(33 + n) for n in range(64))}


def test_nothing_is_left_open(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "manage.py", "check", "--deploy", "--fail-level", "WARNING"],
        cwd=settings.BASE_DIR,
        env=os.environ | ENVIRONMENT | {"VAR_DIR": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "no issues" in done.stdout
