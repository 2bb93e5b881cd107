"""The rulebook that this folder follows."""

TITLE = "Gate Ruler Comprehensive Rules"
VERSION = "1.5.0 English-1.0"
CITATION = f"{TITLE} {VERSION}"
