"""parts.lark: what a part of a sentence is."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import (
    AMONG,
    Cards,
    Do,
    Equals,
    ForEach,
    If,
    IfDone,
    May,
    Pay,
    PerTurn,
    Program,
    Stands,
    Unplayable,
    When,
)
from rules.text.grammar import Reader


class ReadsParts(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "pay_part": Pay(),
        "unplayable": Unplayable(),
        "for_each_climax": ForEach({"count": {"among": AMONG, "even_if_moved": True, "type": "climax"}}),
        "if_you_do": IfDone(is_done=True),
        "if_not": IfDone(is_done=False),
        "once_per_turn": PerTurn(1),
    }

    def when(self, parts: list[When]) -> When:
        return parts[0]

    def if_part(self, parts: list[If]) -> If:
        return parts[0]

    def actions(self, parts: list[Program]) -> tuple[Program, ...]:
        return tuple(parts)

    def do_part(self, parts: list[Any]) -> Do:
        return Do(parts[0])

    def may_part(self, parts: list[Any]) -> May:
        return May(parts[0])

    def for_each_among(self, parts: list[Cards]) -> ForEach:
        return ForEach({"count": {"among": AMONG, "even_if_moved": True, **parts[0]}})

    def per_turn(self, parts: list[int]) -> PerTurn:
        return PerTurn(parts[0])

    def equals_part(self, parts: list[Equals]) -> Equals:
        return parts[0]

    def cont_part(self, parts: list[Stands]) -> Stands:
        return parts[0]
