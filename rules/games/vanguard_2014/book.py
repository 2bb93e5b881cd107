"""The rulebook that this folder follows, of December 2014."""

TITLE = "Cardfight!! Vanguard Comprehensive Rules"
VERSION = "1.31"
CITATION = f"{TITLE} {VERSION}"
