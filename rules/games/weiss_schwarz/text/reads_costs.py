"""costs.lark: what has to be paid."""

from typing import Any

from rules.games.weiss_schwarz.text.meanings import Program
from rules.text.grammar import Reader


class ReadsCosts(Reader):
    def cost(self, parts: list[list[Program]]) -> list[Program]:
        return [action for part in parts for action in part]

    def stock_cost(self, parts: list[int]) -> list[Program]:
        return [{"stock": parts[0]}] if parts[0] else []

    def paid(self, parts: list[Program]) -> list[Program]:
        return [parts[0]]

    def put_this(self, parts: list[Any]) -> list[Program]:
        return [{"put": "this", **parts[0]}]

    def reveal_some(self, parts: list[Any]) -> list[Program]:
        (number, _, _), cards = parts
        return [{"reveal": {"choose": cards, **_count(number)}}]

    def put_from_hand(self, parts: list[Any]) -> list[Program]:
        return [self._from("hand", parts)]

    def put_from_stage(self, parts: list[Any]) -> list[Program]:
        return [self._from("stage", parts)]

    def _from(self, zone: str, parts: list[Any]) -> Program:
        (number, _, is_other), cards, into = parts
        other = {"is": "other"} if is_other else {}
        return {"put": {"choose": {"zone": zone, **cards, **other}, **_count(number)}, **into}

    def rest_some(self, parts: list[Any]) -> list[Program]:
        (number, _, is_other), cards = parts
        other = {"is": "other"} if is_other else {}
        return [{"turn": {"choose": {**cards, **other, "turned": "standing"}, **_count(number)}, "to": "rested"}]


def _count(number: Any) -> Program:
    return {} if number == 1 else {"count": number}
