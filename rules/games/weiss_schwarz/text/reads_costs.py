"""costs.lark: what has to be paid."""

from typing import Any

from rules.games.weiss_schwarz.text.meanings import Program
from rules.text.grammar import Reader
from rules.text.reading import UNKNOWN_CONSTRUCT, TextError


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

    def put_some(self, parts: list[Any]) -> list[Program]:
        """Return what puts some cards of a zone somewhere; of markers those on top (3.7.2)."""
        (number, _, is_other), cards, into = parts
        if not {"zone", "place"} & set(cards):
            raise TextError(self.words[0].at, UNKNOWN_CONSTRUCT)
        if cards == {"zone": "markers"}:
            return [{"put": {**cards, "top": number}, **into}]
        other = {"is": "other"} if is_other else {}
        return [{"put": {"choose": {**cards, **other}, **_count(number)}, **into}]

    def put_this_standing(self, parts: list[Any]) -> list[Program]:
        return [{"put": {"choose": {"is": "this", "turned": "standing"}}, **parts[0]}]

    def rest_some(self, parts: list[Any]) -> list[Program]:
        (number, _, is_other), cards = parts
        other = {"is": "other"} if is_other else {}
        return [{"turn": {"choose": {**cards, **other, "turned": "standing"}, **_count(number)}, "to": "rested"}]


def _count(number: Any) -> Program:
    return {} if number == 1 else {"count": number}
