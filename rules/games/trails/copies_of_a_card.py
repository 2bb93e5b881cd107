"""What counts together towards a copy limit: cards of one name and one sub-name (602.4b)."""

from rules import copy_limits
from rules.copies import name_key
from rules.folding import fold_name
from rules.games.trails.book import CITATION
from rules.games.trails.cards import full_name, is_common
from rules.in_force import in_force
from rules.legality import DeckLine, FormatSpec


def counted_names(line: DeckLine, format_spec: FormatSpec) -> tuple[str, ...]:
    """602.4b: name and sub-name together; 602.4b-1: nothing where the sub-name is “Common”."""
    if is_common(line.card) and in_force(CITATION, "602.4b-1"):
        return ()
    return (f"{name_key(line.card.name, format_spec)} [{_sub_name(line)}]",)


def card_key(line: DeckLine) -> str:
    """Return the name and sub-name that tell one card from another, folded."""
    return f"{fold_name(line.card.name)} [{_sub_name(line)}]"


def _sub_name(line: DeckLine) -> str:
    return fold_name(line.card.word("sub_name") or "")


COPIES = copy_limits.CopyRule(
    CITATION,
    rule="602.4b",
    text_rule="104.1",
    reason="cards of the same name and sub-name count together",
    names_of=counted_names,
    full_name=full_name,
)
