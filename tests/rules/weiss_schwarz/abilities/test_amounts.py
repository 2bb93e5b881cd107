"""Numbers that programs work out."""

from rules.games.weiss_schwarz.abilities.amounts import Fixed, Information, Plus
from rules.games.weiss_schwarz.abilities.context import ruling
from rules.games.weiss_schwarz.abilities.sets import InZone
from rules.games.weiss_schwarz.abilities.values import LEVEL
from rules.games.weiss_schwarz.zones import HAND
from tests.rules.weiss_schwarz.play.board import Table, Zones, character


def test_the_level_of_nobody_is_no_number_and_neither_is_one_more() -> None:
    level = Information(LEVEL, InZone(HAND, 0, ()), 1)
    for hand, is_there in (([], False), ([character("Rook")], True)):
        table = Table(Zones(hand=hand))
        by = ruling(0, 0, 0)
        assert level.exists(table.game, by) == is_there
        assert Plus((level, Fixed(1))).exists(table.game, by) == is_there
