"""The abilities that the rules themselves give: encore (10.2.3), and what a shot icon leaves behind (4.12.2.7)."""

from typing import Final

from rules.games.weiss_schwarz.abilities.keywords import DEFAULT_ENCORE
from rules.games.weiss_schwarz.abilities.reading import read_ability

ENCORE: Final = read_ability(DEFAULT_ENCORE, "10.2.3")
SHOT: Final = read_ability(
    {
        "kind": "auto",
        "rule": "4.12.2.7",
        "when": {"damage": "cancelled", "to": "anyone's", "by": "this"},
        "do": [{"damage": 1, "by": "nobody"}],
    },
    "4.12.2.7",
)
