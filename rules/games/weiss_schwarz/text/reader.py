"""The meaning of every construct of the grammar, by chapters of it."""

from rules.games.weiss_schwarz.text.reads_actions import ReadsActions
from rules.games.weiss_schwarz.text.reads_cards import ReadsCards
from rules.games.weiss_schwarz.text.reads_conditions import ReadsConditions
from rules.games.weiss_schwarz.text.reads_continuous import ReadsContinuous
from rules.games.weiss_schwarz.text.reads_costs import ReadsCosts
from rules.games.weiss_schwarz.text.reads_everyone import ReadsEveryone
from rules.games.weiss_schwarz.text.reads_gives import ReadsGives
from rules.games.weiss_schwarz.text.reads_numbers import ReadsNumbers
from rules.games.weiss_schwarz.text.reads_parts import ReadsParts
from rules.games.weiss_schwarz.text.reads_triggers import ReadsTriggers


class WeissReader(
    ReadsParts,
    ReadsTriggers,
    ReadsConditions,
    ReadsActions,
    ReadsEveryone,
    ReadsGives,
    ReadsCosts,
    ReadsContinuous,
    ReadsNumbers,
    ReadsCards,
):
    """Reads a parse bottom up."""
