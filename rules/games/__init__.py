"""The games: one folder each, and one line here."""

from rules.games.game import Chart, Field, FieldKind, Game, Problem, Section, Validation
from rules.games.gate_ruler import GATE_RULER
from rules.games.trails import TRAILS
from rules.games.vanguard import VANGUARD
from rules.games.vanguard_2014 import VANGUARD_2014
from rules.games.weiss_schwarz import WEISS_SCHWARZ

GAMES: dict[str, Game] = {game.key: game for game in (WEISS_SCHWARZ, VANGUARD, VANGUARD_2014, GATE_RULER, TRAILS)}

__all__ = ["GAMES", "Chart", "Field", "FieldKind", "Game", "Problem", "Section", "Validation"]
