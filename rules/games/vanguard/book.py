"""The rulebook that this folder follows."""

TITLE = "Cardfight!! Vanguard Comprehensive Rules"
VERSION = "4.55"
CITATION = f"{TITLE} {VERSION}"
