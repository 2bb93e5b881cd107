"""The boosters of Blitz Shield.

Forty cards out of five make eight a pack (602.3a). Which rarities these are is stated nowhere: the slots below are
what is assumed here, and product data to change when it is known.
"""

from rules.boosters import Boosters, Slot
from rules.games.trails.blitz_shield import ANY_OF_POOL, POOL

BOOSTERS = Boosters(
    packs=5,
    slots=(Slot(4, {"C": 1}), Slot(2, {"U": 1}), Slot(1, {"R": 1}), Slot(1, {"R": 3, "SR": 1})),
    section=POOL,
    any_of_them=ANY_OF_POOL,
)
