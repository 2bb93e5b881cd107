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
    Later,
    May,
    OneOf,
    Otherwise,
    Pay,
    Perform,
    PerTurn,
    Program,
    Stands,
    Unplayable,
    Until,
    When,
)
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


class ReadsParts(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "pay_part": Pay(),
        "unplayable": Unplayable(),
        "for_each_climax": ForEach({"count": {"among": AMONG, "even_if_moved": True, "type": "climax"}}),
        "if_you_do": IfDone(is_done=True),
        "if_not": IfDone(is_done=False),
        "otherwise": Otherwise(),
        "this_attack": Until("end of attack"),
        "once_per_turn": PerTurn(1),
    }

    def until(self, parts: list[str]) -> Until:
        return Until(parts[0])

    def when(self, parts: list[When]) -> When:
        return parts[0]

    def if_part(self, parts: list[If]) -> If:
        return parts[0]

    def actions(self, parts: list[Any]) -> tuple[Program, ...]:
        return tuple(action for part in parts for action in (part if isinstance(part, list) else [part]))

    def perform(self, parts: list[str]) -> Perform:
        return Perform(parts[0])

    def perform_times(self, parts: list[Any]) -> Perform:
        return Perform(parts[1], parts[0])

    def perform_one(self, parts: list[Any]) -> OneOf:
        number, *texts = parts
        if number != 1 or len(texts) < 2:
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        return OneOf(tuple(texts))

    def later(self, parts: list[str]) -> Later:
        return Later({"at": parts[0]})

    def later_opponents(self, parts: list[str]) -> Later:
        return Later({"at": parts[0], "whose": "opponent's"})

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
