"""The rulebook that this folder follows."""

from rules.in_force import BLOCKS, in_force

TITLE = "Weiß Schwarz Comprehensive Rules"
VERSION = "2.09"
CITATION = f"{TITLE} {VERSION}"


def holds(rule: str) -> bool:
    """Whether a rule of the book is in force: always, but where a proof takes it out (rules.in_force)."""
    return not BLOCKS.count or in_force(CITATION, rule)
