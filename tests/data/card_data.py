"""Where the real card files are; run as a program it says when CARD_DATA does not name them."""

import os
import sys
from pathlib import Path


def folder() -> Path:
    """Return the folder that CARD_DATA names; raises SystemExit saying what to set."""
    path = Path(os.environ.get("CARD_DATA", ""))
    if not os.environ.get("CARD_DATA") or not (path / "weiss-schwarz" / "cards").is_dir():
        sys.exit(
            "CARD_DATA must name a folder with weiss-schwarz/cards/*.json: set it, as in `CARD_DATA=FOLDER make ...`."
        )
    return path


if __name__ == "__main__":
    folder()
