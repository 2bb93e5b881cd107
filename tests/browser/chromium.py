"""Finds the system's Chromium; run as a program it says how to install it where it is missing."""

import os
import shutil
import sys
from pathlib import Path

USUAL = "/usr/bin/chromium"
# Everything that Chromium would ask the network for by itself is turned off.
OPTIONS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def executable() -> str:
    """Return the path of Chromium: CHROMIUM names it, else the usual places; raises SystemExit with the cure."""
    named = os.environ.get("CHROMIUM", "")
    found = shutil.which(named or USUAL) or (None if named else shutil.which("chromium"))
    if found is None:
        sys.exit(
            f"Chromium is not found at {named or USUAL}: install it (`apt-get install chromium` on Debian), "
            "or set CHROMIUM to the path of its program."
        )
    return str(Path(found))


if __name__ == "__main__":
    executable()
