"""The rulebook that this folder follows."""

TITLE = "Trails TCG Comprehensive Rules"
VERSION = "1.0.1"
CITATION = f"{TITLE} {VERSION}"
