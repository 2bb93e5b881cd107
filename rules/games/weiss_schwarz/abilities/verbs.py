"""All actions that programs know, by their words."""

from typing import Final

from rules.games.weiss_schwarz.abilities.verbs_of_cards import OF_CARDS
from rules.games.weiss_schwarz.abilities.verbs_of_effects import OF_EFFECTS
from rules.games.weiss_schwarz.abilities.verbs_of_flow import OF_FLOW
from rules.games.weiss_schwarz.abilities.verbs_of_stage import OF_STAGE
from rules.games.weiss_schwarz.abilities.writing import Write

VERBS: Final[dict[str, Write]] = OF_CARDS | OF_STAGE | OF_EFFECTS | OF_FLOW
