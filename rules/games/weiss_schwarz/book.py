"""The rulebook that this folder follows."""

TITLE = "Weiß Schwarz Comprehensive Rules"
VERSION = "2.09"
CITATION = f"{TITLE} {VERSION}"
