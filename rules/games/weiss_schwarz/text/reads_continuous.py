"""continuous.lark: what is so as long as the ability is active."""

from typing import Any, ClassVar

from rules.games.weiss_schwarz.text.meanings import THIS, Cards, Program, Stands
from rules.text.grammar import Reader


class ReadsContinuous(Reader):
    MEANINGS: ClassVar[dict[str, Any]] = {
        "each_marker": {"count": {"zone": "markers"}},
        "side_attack": "attack from the side",
        "frontal_attack": "attack frontally",
        "no_attack": "attack",
        "no_reverse": "become reversed",
        "no_stand": "stand",
        "not_chosen": "be chosen",
        "no_move": "move",
        "keeps_soul": Stands({"gets": "keeps its soul"}),
    }

    def stands(self, parts: list[Any]) -> Stands:
        whom, gives = parts
        return Stands(gives if whom == THIS else {"cards": whom, **gives})

    def stands_in_hand(self, parts: list[Any]) -> Stands:
        return Stands({**parts[0], "in_zone": "hand"})

    def gets_for(self, parts: list[Any]) -> Program:
        gives, each = parts
        return {key: {**each, "each": value} for key, value in gives.items()}

    def each_of_yours(self, parts: list[Cards]) -> Any:
        return {"count": parts[0]}

    each_card = each_of_yours

    def each_other(self, parts: list[Cards]) -> Any:
        return {"count": {**parts[0], "is": "other"}}

    def stands_limit(self, parts: list[str]) -> Stands:
        return Stands({"cannot": parts[0]})

    def facing_limit(self, parts: list[str]) -> Stands:
        return Stands({"cards": {"whose": "opponent's", "place": "facing"}, "cannot": parts[0]})
